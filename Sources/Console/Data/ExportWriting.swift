internal import Exchange
internal import Logbook
internal import Shell
internal import Training

/// One export on its way: what is chosen, and how each workout is written.
final class ExportWriting {
  private let form: ExportForm
  private let choice: WorkoutChoice
  private let foreign: ForeignWriting?
  private let log: Logbook
  private let call: Call
  private let exercises: [ID<Exercise>: Exercise]
  private let routines: [ID<Routine>: Routine]
  private let measurements: [Measurement]
  private let order: ReadingOrder
  private var used: Set<ID<Exercise>> = []
  private var losses: LossTally
  private var workouts = 0
  private var sets = 0

  init(
    _ form: ExportForm, _ choice: WorkoutChoice, unit: WeightUnit?, _ log: Logbook, _ call: Call
  ) throws {
    self.form = form
    self.choice = choice
    self.log = log
    self.call = call
    exercises = Dictionary(uniqueKeysWithValues: try log.everyExercise().map { ($0.id, $0) })
    routines = Dictionary(uniqueKeysWithValues: try log.routines().map { ($0.id, $0) })
    let isWhole = choice.exercise == nil && choice.workout == nil
    measurements = isWhole ? try log.measurements(since: choice.since, until: choice.until) : []
    order = form == .hevy ? .newestFirst : .oldestFirst
    foreign = try ForeignWriting(form, choice, unit: unit, log, call.preferences)
    let usual = ForeignUnits(weight: call.preferences.weightUnit, distance: .km)
    losses = LossTally(form, units: foreign?.units ?? usual, losses: foreign?.losses)
    try log.forEach(choice, order) { workout in
      let isKept = foreign?.isKept(workout) { exercises[$0]?.name } ?? false
      if isKept { losses.addKept(workout) } else { losses.add(workout) }
      used.formUnion(workout.blocks.map(\.exercise))
      workouts += 1
      sets += workout.blocks.reduce(0) { $0 + $1.sets.count }
    }
  }

  /// Says on the standard error what the form cannot carry of what is chosen.
  func tellLosses() {
    var sentences = losses.sentences
    if form != .jsonl {
      if !measurements.isEmpty { sentences.append("measurements: \(measurements.count)") }
      if choice.isEverything, !routines.isEmpty { sentences.append("routines: \(routines.count)") }
      if !used.isEmpty {
        sentences.append("the settings of exercises: their muscles, units, rests and notes")
      }
      let padded = used.count { id in (exercises[id]?.name).map { $0 != Words.trimmed($0) } ?? false }
      if foreign != nil, padded > 0 {
        sentences.append("blanks around a name: \(padded) exercise\(padded == 1 ? "" : "s")")
      }
    }
    guard workouts > 0, !sentences.isEmpty else { return }
    call.errors.line("The form \(form.rawValue) cannot carry:")
    for sentence in sentences { call.errors.line("  \(sentence)") }
    call.errors.flush()
  }

  func write(to path: String?) throws {
    guard let path else {
      return try send { call.output.send($0) }
    }
    let file = try FileWriter(path: path)
    do {
      try send { try file.write($0) }
      try file.finish()
    } catch {
      file.giveUp()
      throw error
    }
    call.output.line(
      "Wrote \(workouts) workout\(workouts == 1 ? "" : "s"), \(sets) set\(sets == 1 ? "" : "s") to \(path)")
  }

  private func send(_ bytes: ([UInt8]) throws -> Void) throws {
    try heading(bytes)
    var isFirst = true
    try log.forEach(choice, order) { workout in
      if form == .text, !isFirst { try bytes(Array("\n\(WorkoutForm.separator)\n\n".utf8)) }
      isFirst = false
      try bytes(try text(of: workout))
    }
  }

  private func heading(_ bytes: ([UInt8]) throws -> Void) throws {
    switch form {
    case .csv: try bytes(LogCSV.heading)
    case .strong, .hevy: try bytes(foreign?.heading ?? [])
    case .md: try bytes(MarkdownText.heading)
    case .jsonl: try lines(bytes)
    case .text, .sqlite: break
    }
  }

  /// What stands before the workouts in JSON Lines: of a part of the log only what they use.
  private func lines(_ bytes: ([UInt8]) throws -> Void) throws {
    try bytes(LogLineText.heading + [10])
    let routines = choice.isEverything ? try log.routines() : []
    for exercise in try log.everyExercise() where choice.isEverything || used.contains(exercise.id) {
      try bytes(LogLineText.line(exercise) + [10])
    }
    for routine in routines { try bytes(LogLineText.line(routine) + [10]) }
    for measurement in measurements { try bytes(LogLineText.line(measurement) + [10]) }
  }

  private func text(of workout: Workout) throws -> [UInt8] {
    let names = { [exercises] (id: ID<Exercise>) in exercises[id]?.name }
    switch form {
    case .csv: return LogCSV.rows(workout, names: names)
    case .strong, .hevy: return try foreign?.rows(workout, names: names) ?? []
    case .md:
      // For reading, in a terminal too: what could steer one is shown as a sign.
      let text = MarkdownText.text(workout, exercises: { [exercises] in exercises[$0] }, style: call.style)
      return Array(Output.harmless(String(decoding: text, as: UTF8.self)).utf8)
    case .jsonl: return LogLineText.line(workout, names: names) + [10]
    case .text: return Array(WorkoutForm.text(workout, naming).utf8)
    case .sqlite: return []
    }
  }

  private lazy var naming = WorkoutForm.Naming(exercises: exercises, routines: routines)
}

extension WorkoutForm.Naming {
  init(exercises: [ID<Exercise>: Exercise], routines: [ID<Routine>: Routine]) {
    // Names are looked up as they read, so one that reads like another needs its identifier; so does one of a
    // person's own that reads like another name of a built-in exercise.
    func key(of name: String) -> String {
      let key = Search.key(of: name)
      return key.isEmpty ? name : key
    }
    var counts = Dictionary(exercises.values.map { (key(of: $0.name), 1) }, uniquingKeysWith: +)
    let own = Set(exercises.values.filter(\.isCustom).map { key(of: $0.name) })
    for exercise in exercises.values where !exercise.isCustom {
      for alias in exercise.aliases where own.contains(key(of: alias)) { counts[key(of: alias)] = 2 }
    }
    self.init(
      exercise: { exercises[$0] }, isUnique: { [counts] in counts[key(of: $0)] == 1 },
      routine: { routines[$0]?.name })
  }
}
