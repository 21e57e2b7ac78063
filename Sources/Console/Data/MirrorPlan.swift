internal import Exchange
internal import Logbook
internal import Training

/// One workout, or one text, of a mirror.
struct MirrorItem {
  var file: String
  var workout: ID<Workout>?
  var entry: MirrorEntry?
  var step: MirrorStep
}

/// Which side of a mirror wins where both changed.
enum MirrorSide: String, CaseIterable {
  case log, files
}

/// What lies on both sides of a mirror, workout by workout.
struct MirrorPlan {
  private(set) var items: [MirrorItem] = []
  /// Prints of the log's workouts and of the files, as they are.
  private(set) var logPrints: [ID<Workout>: String] = [:]
  private(set) var filePrints: [String: String] = [:]
  private let isSameLog: Bool

  init(_ folder: MirrorFolder, _ log: Logbook, isSameLog: Bool, render: (Workout) -> String) throws {
    self.isSameLog = isSameLog
    for file in folder.files { filePrints[file] = try folder.text(of: file).map(TextPrint.of) }
    let byWorkout = Dictionary(
      folder.entries.values.compactMap { entry in entry.skeleton.map { ($0.id, entry) } }
    ) { first, _ in first }
    var taken = Set((Array(filePrints.keys) + Array(folder.entries.keys)).map { $0.lowercased() })
    var met: Set<String> = []
    try log.forEach(WorkoutChoice()) { workout in
      guard !workout.isRunning else { return }
      let entry = byWorkout[workout.id]
      let file = entry?.file ?? name(of: workout, folder, &taken, met)
      met.insert(file)
      let text = TextPrint.of(render(workout))
      logPrints[workout.id] = text
      add(MirrorItem(file: file, workout: workout.id, entry: entry, step: .nothing), log: text)
    }
    for entry in folder.entries.values where !met.contains(entry.file) && entry.skeleton != nil {
      met.insert(entry.file)
      add(MirrorItem(file: entry.file, workout: entry.skeleton?.id, entry: entry, step: .nothing), log: nil)
    }
    for file in filePrints.keys where !met.contains(file) {
      add(MirrorItem(file: file, workout: nil, entry: nil, step: .nothing), log: nil)
    }
    items.sort { $0.file < $1.file }
  }

  /// The file a workout gets: one that nobody accounts for and that bears its name, else a new one.
  private func name(
    of workout: Workout, _ folder: MirrorFolder, _ taken: inout Set<String>, _ met: Set<String>
  ) -> String {
    let plain = MirrorName.name(of: workout, among: [])
    if filePrints[plain] != nil, folder.entries[plain] == nil, !met.contains(plain) { return plain }
    let name = MirrorName.name(of: workout, among: taken)
    taken.insert(name.lowercased())
    return name
  }

  private mutating func add(_ item: MirrorItem, log: String?) {
    var item = item
    let sides = MirrorSides(file: filePrints[item.file], log: log, entry: item.entry)
    item.step = sides.step(isSameLog: isSameLog)
    items.append(item)
  }

  /// Settles what is open: conflicts by the side that wins, deletions where they are wanted.
  mutating func decide(_ side: MirrorSide?, deletes: Bool) {
    for index in items.indices {
      let item = items[index]
      let isInLog = item.workout.flatMap { logPrints[$0] } != nil
      let isFile = filePrints[item.file] != nil
      switch (item.step, side) {
      case (.conflict, .log): items[index].step = isInLog ? .writeFile : .deleteFile
      case (.conflict, .files): items[index].step = isFile ? .takeFile : .deleteWorkout
      case (.deleteFile, .files): items[index].step = .takeFile
      case (.deleteWorkout, .log): items[index].step = .writeFile
      case (.deleteFile, .log), (.deleteWorkout, .files): break
      case (.deleteFile, nil), (.deleteWorkout, nil):
        if !deletes { open.append(item) }
      case (.conflict, nil): open.append(item)
      default: break
      }
    }
    let waiting = Set(open.map(\.file))
    items.removeAll { waiting.contains($0.file) }
  }

  /// What was left open, to be shown.
  private(set) var open: [MirrorItem] = []
}
