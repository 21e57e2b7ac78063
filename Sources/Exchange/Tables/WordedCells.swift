import Training

/// Cells that carry their unit as a word, in any language: `20 ripetizioni`, `5 minuti`, `35,00 kg`.
struct WordedCells {
  private let amount: Int
  private let load: Int
  private let amountMark: DecimalMark
  private let loadMark: DecimalMark
  /// What a set, a warm-up set and a cool-down set are called.
  private let types: [String]

  /// Nil for formats whose cells hold bare numbers.
  init?(_ scan: Scan) {
    guard scan.format == .gymBook, let layout = scan.layout, let amount = layout[.reps],
      let load = layout[.weight], let type = layout[.type]
    else { return nil }
    self.amount = amount
    self.load = load
    amountMark = scan.marks[amount] ?? .point
    loadMark = scan.marks[load] ?? .point
    types = scan.header[type].split(separator: "/").map { WordedCells.trimmed($0.lowercased()) }
  }

  func type(named text: String) -> SetType {
    let name = WordedCells.trimmed(text.lowercased())
    return types.count > 1 && name == types[1] ? .warmup : .work
  }

  func values(of record: CSVRecord) throws(ProblemReason) -> SetValues {
    var values = SetValues()
    if let (number, word) = try parts(of: record, amount, amountMark, "reps") {
      if let length = WordedCells.length(of: word) {
        values.duration = number.thousandths * length / 1_000
      } else if number.thousandths >= 0, number.thousandths % 1_000 == 0 {
        values.reps = number.thousandths / 1_000
      } else {
        throw .fraction(column: "reps", text: String(record.text(amount).prefix(40)))
      }
    }
    guard let (number, word) = try parts(of: record, load, loadMark, "weight"), number.thousandths != 0 else {
      return values
    }
    if let unit = UnitWord.weight(word) {
      values.weight = Conversion.typed(number, in: unit)
    } else if let unit = UnitWord.distance(word), number.thousandths > 0 {
      values.distance = Distance(milli: number.thousandths, unit: unit)
    } else {
      throw .unit(String(record.text(load).prefix(40)))
    }
    return values
  }

  private func parts(
    of record: CSVRecord, _ index: Int, _ mark: DecimalMark, _ column: String
  ) throws(ProblemReason) -> (Decimal, String)? {
    guard !record.isBlank(index) else { return nil }
    let range = record.range(index)
    let bytes = record.bytes[range]
    let end = (bytes.lastIndex { (48...57).contains($0) }).map { $0 + 1 } ?? range.lowerBound
    guard let number = Decimal(record.bytes.span.extracting(range.lowerBound..<end), mark: mark),
      number.thousandths.magnitude < 1_000_000_000
    else { throw .number(column: column, text: String(record.text(index).prefix(40))) }
    return (number, WordedCells.trimmed(String(decoding: bytes[end...], as: UTF8.self).lowercased()))
  }

  /// Seconds of a unit of time by the beginning of its name; nil for another word.
  private static func length(of word: String) -> Int? {
    let units: [(beginnings: [String], seconds: Int)] = [
      (["min", "мин", "分", "분", "dak"], 60), (["sec", "sek", "seg", "сек", "秒", "초", "san"], 1),
      (["hour", "hr", "std", "stund", "heure", "hora", "ora", "ore", "uur", "час", "小时", "時間"], 3_600),
    ]
    if word == "s" { return 1 }
    if word == "h" { return 3_600 }
    return units.first { $0.beginnings.contains(where: word.hasPrefix) }?.seconds
  }

  private static func trimmed(_ text: String) -> String {
    var text = text.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
