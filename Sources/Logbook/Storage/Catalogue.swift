internal import SQLite
internal import Training

/// The built-in exercises, embedded in the binary as a table of tab-separated lines.
///
/// Columns: number, name, equipment, kind, primary and secondary muscles, aliases, bodyweight share,
/// implements, increment. What is in the log is never overwritten: people change built-in exercises too.
enum Catalogue {
  /// The id of a built-in exercise: the same in every log.
  static func id(number: Int) -> ID<Exercise> {
    let digits = String(number)
    return ID("00000000-0000-7000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits)
  }

  /// Adds the exercises and names the log does not know yet, when the catalogue is not the one it last saw.
  static func seed(_ store: Store, from bytes: [UInt8] = PackageResources.exercises_tsv) throws(LogbookError)
  {
    let version = String(fingerprint(bytes), radix: 16)
    guard try store.meta("catalogue") != version else { return }
    let exercises = read(String(decoding: bytes, as: UTF8.self))
    try store.writing { () throws(LogbookError) in
      try CatalogueUpdate(store).apply(exercises)
      if try store.meta("formula") == nil {
        try store.setRecordPreference(RecordPreference(formula: .epley, firstCounts: false))
      }
      try store.setMeta("catalogue", version)
    }
  }

  /// Notes the names that a log of an older program was offered, where they are those of today: what was taken
  /// away since then stays away.
  static func remember(in store: Store) throws(LogbookError) {
    let bytes = PackageResources.exercises_tsv
    guard try store.meta("catalogue") == String(fingerprint(bytes), radix: 16),
      try store.meta(CatalogueUpdate.memory) == nil
    else { return }
    try store.setMeta(
      CatalogueUpdate.memory, CatalogueUpdate.text(read(String(decoding: bytes, as: UTF8.self))))
  }

  /// Lines that begin with `#` and the heading are passed over.
  static func read(_ text: String) -> [Exercise] {
    text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 4, let number = Int(cells[0]), let kind = ExerciseKind(rawValue: cells[3])
      else { return nil }
      func cell(_ index: Int) -> String { index < cells.count ? cells[index] : "" }
      return Exercise(
        id: id(number: number), name: cells[1], equipment: cells[2], kind: kind,
        primaryMuscles: muscles(cell(4)), secondaryMuscles: muscles(cell(5)),
        aliases: cell(6).split(separator: "|").map(trimmed), bodyweightShare: Int(cell(7)),
        implements: Int(cell(8)) ?? 1, increment: Int(cell(9)), isCustom: false)
    }
  }

  /// What common exercises are called in other languages, by their ids.
  static var translations: [(id: ID<Exercise>, names: [String])] {
    String(decoding: PackageResources.names_tsv, as: UTF8.self).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t")
      guard cells.count == 2, let number = Int(cells[0]) else { return nil }
      return (id(number: number), cells[1].split(separator: "|").map(String.init))
    }
  }

  private static func muscles(_ list: String) -> [Muscle] {
    list.split { $0 == "," || $0 == "|" }.compactMap { Muscle(rawValue: trimmed($0)) }
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  /// FNV-1a, 64 bits (Fowler, Noll, Vo).
  private static func fingerprint(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
