import Training

/// Reads a JEFIT backup.
///
/// Its tables refer to each other in any order, so workouts come at the end.
struct JefitHistory: RowHistory {
  private struct Session {
    var start: Int
    var end: Int
  }

  /// An exercise of a session, as the backup logs it.
  private struct Log {
    var id: Int
    var session: Int
    var day: Stamp?
    var exercise: Int
    var name: String
    var line: Int
    var excerpt: String
    var block: ImportedBlock
    var doubts: [ProblemReason]
  }

  private let unit: WeightUnit
  private let zone: (CivilTime) -> LocalMoment
  private(set) var tally = ImportTally()
  private var sections = JefitSections()
  private var sessions: [Int: Session] = [:]
  private var logs: [Log] = []
  private var names: [Int: String] = [:]
  /// Sets kept one by one, by the log they are of.
  private var sets: [Int: [ImportedSet]] = [:]
  private var notes: [(exercise: Int, day: Stamp?, text: String)] = []
  private var lengthUnit = "cm"

  init?(_ scan: Scan, _ choice: ImportChoice) {
    guard scan.format == .jefit else { return nil }
    unit = scan.jefitUnit ?? choice.unit
    zone = choice.zone
  }

  mutating func take(_ record: CSVRecord, into items: inout [ImportedItem]) {
    guard sections.isRow(record) else { return }
    do throws(ProblemReason) {
      switch sections.name {
      case "SETTING": lengthUnit = sections.text("length", of: record).flatMap(UnitWord.measure) ?? lengthUnit
      case "PROFILE": try takeProfile(record, into: &items)
      case "WORKOUT SESSIONS": takeSession(record)
      case "EXERCISE LOGS": try takeLog(record)
      case "EXERCISE SET LOGS": try takeSet(record)
      case "CUSTOM EXERCISES": takeExercise(record)
      case "NOTES": takeNote(record)
      default: break
      }
    } catch {
      tally.leaveOut(record, error)
    }
  }

  mutating func take(_ damage: CSVDamage) {
    tally.leftOut.add(damage.problem)
  }
}

extension JefitHistory {
  private mutating func takeSession(_ record: CSVRecord) {
    guard let id = sections.whole("_id", of: record), let start = sections.whole("starttime", of: record),
      Stamp.unixSeconds.contains(start)
    else { return }
    sessions[id] = Session(start: start, end: sections.whole("endtime", of: record) ?? 0)
  }

  private mutating func takeLog(_ record: CSVRecord) throws(ProblemReason) {
    let exercise = sections.whole("eid", of: record) ?? 0
    let name = sections.text("ename", "exercise_name", of: record) ?? ""
    if !name.isEmpty { names[exercise] = name }
    let text = sections.text("logs", of: record) ?? ""
    var doubts: [ProblemReason] = []
    guard let sets = text.isEmpty ? [] : try JefitSets.unpacked(text, unit, &doubts) else {
      throw .number(column: "logs", text: String(text.prefix(40)))
    }
    logs.append(
      Log(
        id: sections.whole("_id", of: record) ?? 0, session: sections.whole("belongsession", of: record) ?? 0,
        day: day(of: record), exercise: exercise, name: name, line: record.line, excerpt: record.excerpt,
        block: ImportedBlock(exerciseName: name, sets: sets), doubts: doubts))
  }

  /// A set of its own row: weights are in pounds there, whatever the setting.
  private mutating func takeSet(_ record: CSVRecord) throws(ProblemReason) {
    let log = sections.whole(
      "exercise_log_id", "exercise_logs_id", "exerciselogid", "log_id", "belonglog", "exercise_log",
      of: record)
    guard let log else { return }
    var values = SetValues()
    if let weight = sections.number("weight_lbs", of: record), weight.thousandths != 0 {
      values.weight = try Conversion.typed(weight, in: .lb)
    }
    values.reps = sections.count("reps", of: record)
    values.duration = sections.count("duration", "duration_secs", of: record)
    if let distance = sections.number("distance_mi", of: record), distance.thousandths > 0 {
      values.distance = Distance(milli: distance.thousandths, unit: .mi)
    }
    guard !values.isEmpty else { return }
    let type: SetType =
      switch sections.text("set_type", of: record)?.lowercased() {
      case "warmup", "warm-up", "warm up": .warmup
      case "dropset", "drop", "drop set": .drop
      case "failure": .failure
      default: .work
      }
    sets[log, default: []].append(
      ImportedSet(type: type, values: values, isSuspicious: !Doubts.about(values).isEmpty))
  }

  private mutating func takeExercise(_ record: CSVRecord) {
    guard let id = sections.whole("_id", "exercise_id", of: record),
      let name = sections.text("name", "ename", of: record), names[id] == nil
    else { return }
    names[id] = name
  }

  private mutating func takeNote(_ record: CSVRecord) {
    guard let text = sections.text("mynote", "mynotes", "note", "notes", of: record),
      let exercise = sections.whole("eid", "exercise_id", of: record)
    else { return }
    notes.append((exercise, day(of: record), text))
  }

  private func day(of record: CSVRecord) -> Stamp? {
    sections.text("mydate", of: record).flatMap { Stamp(Array($0.utf8).span) }
  }

  /// Body measures of a day; 0 is not measured.
  private mutating func takeProfile(
    _ record: CSVRecord, into items: inout [ImportedItem]
  ) throws(ProblemReason) {
    let text = sections.text("mydate", "timestamp", of: record) ?? ""
    guard let stamp = Stamp(Array(text.utf8).span) else { throw .date(String(text.prefix(40))) }
    let kinds: [(column: String, kind: String, unit: String)] =
      [("weight", "bodyweight", unit.rawValue), ("fatpercent", "body fat", "%")]
      + ["chest", "arms", "waist", "calves", "hips", "thighs", "shoulders", "neck", "forearms"]
      .map { ($0, $0, lengthUnit) }
    for (column, kind, unit) in kinds {
      guard let number = sections.number(column, of: record), number.thousandths > 0 else { continue }
      tally.counts.measurements += 1
      items.append(
        .measurement(
          ImportedMeasurement(
            kind: kind, milli: (number.thousandths + 5) / 10 * 10, unit: unit,
            taken: stamp.moment(in: zone), line: record.line)))
    }
  }
}

extension JefitHistory {
  mutating func finish(into items: inout [ImportedItem]) {
    var order: [Stamp] = []
    var workouts: [Stamp: ImportedWorkout] = [:]
    for log in logs {
      let session = sessions[log.session]
      let stamp = session.map { Stamp.instant(Moment(seconds: $0.start), offset: nil) } ?? log.day
      guard let stamp else {
        tally.leftOut.add(Problem(line: log.line, reason: .date(""), excerpt: log.excerpt))
        continue
      }
      guard let block = block(of: log) else { continue }
      if workouts[stamp] == nil {
        order.append(stamp)
        let duration = session.flatMap { $0.end > $0.start ? $0.end - $0.start : nil }
        workouts[stamp] = ImportedWorkout(
          name: Dialect.title, start: stamp.moment(in: zone), duration: duration, line: log.line)
      }
      workouts[stamp]?.blocks.append(block)
    }
    logs = []
    for workout in order.compactMap({ workouts[$0] }) {
      tally.count(workout)
      items.append(.workout(workout))
    }
  }

  /// The log's exercise with its name, its sets and its note; nil when nothing was done.
  private mutating func block(of log: Log) -> ImportedBlock? {
    var block = log.block
    if let own = sets[log.id], log.id != 0 { block.sets = own }
    guard !block.sets.isEmpty else {
      tally.notDone += 1
      return nil
    }
    if block.exerciseName.isEmpty {
      block.exerciseName = names[log.exercise] ?? "JEFIT exercise \(log.exercise)"
    }
    let own = notes.filter { $0.exercise == log.exercise && $0.day != nil && $0.day == log.day }
    block.note = own.map(\.text).joined(separator: "\n")
    for doubt in log.doubts where sets[log.id] == nil {
      tally.doubts.add(Problem(line: log.line, reason: doubt, excerpt: log.excerpt))
    }
    return block
  }
}
