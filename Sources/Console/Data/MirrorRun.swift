internal import Exchange
internal import Logbook
internal import Shell
internal import Training

/// What a mirroring did, or would do.
struct MirrorReport {
  var written = 0
  var taken = 0
  var deletedFiles = 0
  var deletedWorkouts = 0
  var isLibraryTaken = false
  var open: [MirrorItem] = []
  /// Sentences on files that could not be taken.
  var faults: [String] = []

  var isQuiet: Bool {
    written + taken + deletedFiles + deletedWorkouts == 0 && !isLibraryTaken && open.isEmpty && faults.isEmpty
  }
}

/// One mirroring of a log and a folder.
final class MirrorRun {
  private let folder: MirrorFolder
  private let log: Logbook
  private let call: Call
  private let side: MirrorSide?
  private let deletes: Bool
  private let isDryRun: Bool
  private let identity: String
  private var naming: WorkoutForm.Naming
  private var steps: [Change.Step] = []
  private var entries: [MirrorEntry] = []
  private var report = MirrorReport()

  init(
    _ folder: MirrorFolder, _ log: Logbook, _ call: Call, side: MirrorSide?, deletes: Bool, isDryRun: Bool
  ) throws {
    self.folder = folder
    self.log = log
    self.call = call
    self.side = side
    self.deletes = deletes
    self.isDryRun = isDryRun
    identity = try log.identity { String(call.newSeed(), radix: 16) }
    naming = try MirrorRun.naming(log)
  }

  private static func naming(_ log: Logbook, adding steps: [Change.Step] = []) throws -> WorkoutForm.Naming {
    var exercises = Dictionary(uniqueKeysWithValues: try log.everyExercise().map { ($0.id, $0) })
    var routines = Dictionary(uniqueKeysWithValues: try log.routines().map { ($0.id, $0) })
    for step in steps {
      if case .exercise(_, let exercise?) = step { exercises[exercise.id] = exercise }
      if case .routine(_, let routine?) = step { routines[routine.id] = routine }
    }
    return WorkoutForm.Naming(exercises: exercises, routines: routines)
  }

  func perform() throws -> MirrorReport {
    let isSameLog = folder.log == nil || folder.log == identity
    try takeLibrary(isSameLog: isSameLog)
    naming = try MirrorRun.naming(log, adding: steps)
    var plan = try MirrorPlan(folder, log, isSameLog: isSameLog) { [naming] in WorkoutForm.text($0, naming) }
    plan.decide(side, deletes: deletes)
    report.open += plan.open
    entries += plan.open.compactMap(\.entry)
    let taken = try take(plan)
    guard !isDryRun else {
      for item in plan.items { count(item.step) }
      return report
    }
    try save()
    for item in plan.items { try finish(item, plan, taken[item.file]) }
    try writeLibrary()
    try folder.remember(entries, of: identity)
    return report
  }

  private func count(_ step: MirrorStep) {
    switch step {
    case .writeFile: report.written += 1
    case .deleteFile: report.deletedFiles += 1
    case .deleteWorkout: report.deletedWorkouts += 1
    case .takeFile, .nothing, .conflict, .forget: break
    }
  }

  private func save() throws {
    guard !steps.isEmpty else { return }
    let changes = [
      (report.taken, "took in"), (report.deletedWorkouts, "deleted"),
    ].filter { $0.0 > 0 }.map { "\($0.1) \($0.0) workout\($0.0 == 1 ? "" : "s")" }
    let what = changes.isEmpty ? "took in the library" : changes.joined(separator: ", ")
    try log.save(Change("Mirrored \(folder.path): \(what)", steps), at: call.now.moment)
  }
}

extension MirrorRun {
  /// Reads the texts that changed and adds what they say to the change; answers the workouts by file.
  private func take(_ plan: MirrorPlan) throws -> [String: Workout] {
    var taking = try WorkoutTaking(
      exercises: allExercises(), routines: allRoutines(), ids: call.newIDs())
    var taken: [String: Workout] = [:]
    for item in plan.items {
      switch item.step {
      case .takeFile:
        guard let workout = try workout(of: item, &taking) else { continue }
        let old = try item.workout.flatMap { try log.workout($0) }
        if workout != old { steps.append(.workout(from: old, to: workout)) }
        taken[item.file] = workout
        report.taken += 1
      case .deleteWorkout:
        guard let old = try item.workout.flatMap({ try log.workout($0) }) else { continue }
        steps.append(.workout(from: old, to: nil))
        report.deletedWorkouts += isDryRun ? 0 : 1
      default: break
      }
    }
    steps = taking.new.map { .exercise(from: nil, to: $0) } + steps
    return taken
  }

  /// The workout a text means; nil, with the fault told, when it cannot be read.
  private func workout(of item: MirrorItem, _ taking: inout WorkoutTaking) throws -> Workout? {
    guard let text = try folder.text(of: item.file) else { return nil }
    let old = try item.workout.flatMap { try log.workout($0) } ?? item.entry?.skeleton
    do {
      let written = try WorkoutForm.read(
        text, unit: call.preferences.weightUnit,
        zone: { [call] time in call.clock.resolve(time.day.number * 86_400 + time.second) })
      return try taking.workout(written, continuing: old)
    } catch {
      report.faults.append("\(folder.path)/\(item.file): \(error.sentence)")
      if let entry = item.entry { entries.append(entry) }
      return nil
    }
  }

  private func allExercises() throws -> [Exercise] {
    var all = Dictionary(uniqueKeysWithValues: try log.everyExercise().map { ($0.id, $0) })
    for case .exercise(_, let exercise?) in steps { all[exercise.id] = exercise }
    return Array(all.values)
  }

  private func allRoutines() throws -> [Routine] {
    var all = Dictionary(uniqueKeysWithValues: try log.routines().map { ($0.id, $0) })
    for case .routine(_, let routine?) in steps { all[routine.id] = routine }
    return all.values.sorted { $0.id < $1.id }
  }

  /// Carries a step out on the folder's side and remembers what both sides are now.
  private func finish(_ item: MirrorItem, _ plan: MirrorPlan, _ taken: Workout?) throws {
    switch item.step {
    case .nothing:
      guard let workout = try item.workout.flatMap({ try log.workout($0) }) else { return }
      remember(item.file, workout, filePrint: plan.filePrints[item.file])
    case .writeFile:
      guard let workout = try item.workout.flatMap({ try log.workout($0) }) else { return }
      try folder.write(WorkoutForm.text(workout, naming), to: item.file)
      remember(item.file, workout, filePrint: nil)
      count(.writeFile)
    case .takeFile:
      guard let taken else { return }
      remember(item.file, taken, filePrint: plan.filePrints[item.file])
    case .deleteFile:
      folder.remove(item.file)
      count(.deleteFile)
    case .deleteWorkout, .conflict, .forget: break
    }
  }

  /// `filePrint` is nil for a file that holds exactly the log's text.
  private func remember(_ file: String, _ workout: Workout, filePrint: String?) {
    let logPrint = TextPrint.of(WorkoutForm.text(workout, naming))
    entries.append(
      MirrorEntry(file: file, filePrint: filePrint ?? logPrint, logPrint: logPrint, skeleton: workout))
  }
}

extension MirrorRun {
  private func takeLibrary(isSameLog: Bool) throws {
    let file = MirrorFolder.library
    let text = try folder.text(of: file)
    let mine = TextPrint.of(try MirrorLibrary.text(of: log))
    let entry = folder.entries[file]
    // A log that has never seen the folder takes what the folder has.
    let log: String? = entry == nil && folder.log == nil || isSameLog ? mine : nil
    let step = MirrorSides(file: text.map(TextPrint.of), log: log, entry: entry).step(isSameLog: isSameLog)
    let isTaken = step == .takeFile || (step == .conflict && side == .files)
    if step == .conflict, side == nil {
      report.open.append(MirrorItem(file: file, workout: nil, entry: entry, step: .conflict))
    }
    guard isTaken, let text else { return }
    do {
      steps += try MirrorLibrary.steps(from: text, to: self.log)
      report.isLibraryTaken = !steps.isEmpty
    } catch {
      throw Refusal("\(folder.path)/\(file): \(error.sentence) Nothing was changed.")
    }
  }

  private func writeLibrary() throws {
    let file = MirrorFolder.library
    guard !report.open.contains(where: { $0.file == file }) else {
      if let entry = folder.entries[file] { entries.append(entry) }
      return
    }
    let text = try MirrorLibrary.text(of: log)
    if try folder.text(of: file) != text {
      try folder.write(text, to: file)
      if !report.isLibraryTaken { report.written += 1 }
    }
    let print = TextPrint.of(text)
    entries.append(MirrorEntry(file: file, filePrint: print, logPrint: print, skeleton: nil))
  }
}
