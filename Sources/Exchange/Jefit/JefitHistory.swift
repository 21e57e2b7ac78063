import Training

/// Reads a JEFIT backup.
///
/// Its tables refer to each other in any order, so workouts come at the end. A large one is read again and
/// again: first its small tables, then the exercises and sets of one share of its workouts after the other.
struct JefitHistory: RowHistory {
  private struct NoteKey: Hashable {
    var exercise: Int
    var day: Stamp
  }

  /// An exercise of a session, as the backup logs it.
  private struct Log {
    var id: Int
    var session: Int
    var day: Stamp?
    var exercise: Int
    var line: Int
    var excerpt: String
    var name: String
    /// The sets as the cell has them, known to be readable.
    var packed: String
    var doubts: [ProblemReason]
  }

  private let unit: WeightUnit
  private let zone: (CivilTime) -> LocalMoment
  private(set) var tally = ImportTally()
  private var sections = JefitSections()
  private var sessions = JefitSessions()
  private var logs: [Log] = []
  private var names: [Int: String] = [:]
  /// Sets kept one by one, by the log they are of.
  private var sets: [Int: [ImportedSet]] = [:]
  private var notes: [NoteKey: [String]] = [:]
  private var lengthUnit = "cm"
  private var shares: JefitShares
  private var reading = 0
  /// The logs of each workout, while they are handed over.
  private var runs: RankedRuns?
  /// The logs of this share, where sets in rows of their own are asked for.
  private var held: Set<Int> = []

  init?(_ scan: Scan, _ choice: ImportChoice) {
    guard scan.format == .jefit else { return nil }
    unit = scan.jefitUnit ?? choice.unit
    zone = choice.zone
    shares = JefitShares(scan.shares)
  }

  mutating func begin(reading: Int) {
    self.reading = reading
    if reading == 1 { shares.settle() }
    sections = JefitSections()
    sets = [:]
    held = []
  }

  /// Whether this reading is for the small tables.
  private var looks: Bool { reading == 0 }
  /// Whether this reading is for exercises and sets.
  private var gathers: Bool { !isShared || reading > 0 }
  private var isShared: Bool { shares.count > 1 }

  /// Whether a session or day is one of this reading's share.
  private func isDue(_ session: JefitSessions.Session?, _ day: Stamp?) -> Bool {
    guard isShared else { return true }
    let number = session.map { Moment(seconds: $0.start) }.map {
      LocalMoment(moment: $0, offset: 0).day.number
    }
    return shares.share(of: number ?? day?.civil.day.number) == reading - 1
  }

  mutating func take(_ record: CSVRecord, into items: inout [ImportedItem]) {
    guard sections.isRow(record) else { return }
    do throws(ProblemReason) {
      switch sections.name {
      case "SETTING" where looks:
        lengthUnit = sections.text("length", of: record).flatMap(UnitWord.measure) ?? lengthUnit
      case "PROFILE" where looks: try takeProfile(record, into: &items)
      case "WORKOUT SESSIONS" where looks: takeSession(record)
      case "EXERCISE LOGS": try takeLog(record)
      case "EXERCISE SET LOGS" where gathers: try takeSet(record)
      case "CUSTOM EXERCISES" where looks: takeExercise(record)
      case "NOTES" where looks: takeNote(record)
      default: break
      }
    } catch {
      tally.leaveOut(record, error)
    }
  }

  mutating func take(_ damage: CSVDamage) {
    if looks { tally.leftOut.add(damage.problem) }
  }
}

extension JefitHistory {
  private mutating func takeSession(_ record: CSVRecord) {
    guard let id = sections.whole("_id", of: record), let start = sections.whole("starttime", of: record),
      Stamp.unixSeconds.contains(start)
    else { return }
    sessions.add(
      JefitSessions.Session(id: id, start: start, end: sections.whole("endtime", of: record) ?? 0))
  }

  private mutating func takeLog(_ record: CSVRecord) throws(ProblemReason) {
    if looks { look(at: record) }
    guard gathers else { return }
    let session = sections.whole("belongsession", of: record) ?? 0
    // Most rows of a large file are of another share: they are told by their session alone.
    let known = isShared ? sessions.session(session) : nil
    guard known == nil || isDue(known, nil) else { return }
    let day = day(of: record)
    guard known != nil || isDue(nil, day) else { return }
    let exercise = sections.whole("eid", of: record) ?? 0
    var name = sections.text("ename", "exercise_name", of: record) ?? ""
    // One copy of a name serves all its exercises.
    if let known = names[exercise], known == name { name = known }
    let text = sections.text("logs", of: record) ?? ""
    var doubts: [ProblemReason] = []
    guard text.isEmpty ? true : try JefitSets.unpacked(text, unit, &doubts) != nil else {
      throw .number(column: "logs", text: String(text.prefix(40)))
    }
    let id = sections.whole("_id", of: record) ?? 0
    if isShared { held.insert(id) }
    let excerpt = doubts.isEmpty && day != nil ? "" : record.excerpt
    logs.append(
      Log(
        id: id, session: session, day: day, exercise: exercise, line: record.line, excerpt: excerpt,
        name: name, packed: text, doubts: doubts))
  }

  private mutating func look(at record: CSVRecord) {
    if isShared, let day = day(of: record) { shares.add(day.civil.day, size: record.end - record.start) }
    guard let name = sections.text("ename", "exercise_name", of: record) else { return }
    let exercise = sections.whole("eid", of: record) ?? 0
    if names[exercise] != name { names[exercise] = name }
  }

  /// A set of its own row: weights are in pounds there, whatever the setting.
  private mutating func takeSet(_ record: CSVRecord) throws(ProblemReason) {
    let log = sections.whole(
      "exercise_log_id", "exercise_logs_id", "exerciselogid", "log_id", "belonglog", "exercise_log",
      of: record)
    guard let log, !isShared || held.contains(log) else { return }
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
    if let day = day(of: record) { notes[NoteKey(exercise: exercise, day: day), default: []].append(text) }
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
  /// Workouts handed over at a time, so that a share is never there twice.
  private static let batch = 200

  var hasMore: Bool { runs != nil }

  mutating func finish(into items: inout [ImportedItem]) {
    var runs = runs ?? RankedRuns(keys())
    for _ in 0..<JefitHistory.batch {
      guard let run = runs.next() else {
        (self.runs, logs, sets) = (nil, [], [:])
        return
      }
      guard let workout = workout(of: run) else { continue }
      tally.count(workout)
      items.append(.workout(workout))
    }
    self.runs = runs
  }

  private mutating func stamp(of log: Log) -> Stamp? {
    sessions.session(log.session).map { .instant(Moment(seconds: $0.start), offset: nil) } ?? log.day
  }

  /// For each log which workout it is of.
  private mutating func keys() -> [RankedRuns.Key?] {
    var keys: [RankedRuns.Key?] = []
    for log in logs {
      if sessions.session(log.session) != nil {
        keys.append(.session(log.session))
      } else {
        keys.append(log.day.map { .day($0) })
        guard log.day == nil else { continue }
        tally.leftOut.add(Problem(line: log.line, reason: .date(""), excerpt: log.excerpt))
      }
    }
    return keys
  }

  /// Nil when nothing was done in it.
  private mutating func workout(of run: ArraySlice<Int>) -> ImportedWorkout? {
    var workout: ImportedWorkout?
    for place in run {
      let log = logs[place]
      guard let block = block(of: log), let stamp = stamp(of: log) else { continue }
      if workout == nil {
        let duration = sessions.session(log.session)
          .flatMap { $0.end > $0.start ? $0.end - $0.start : nil }
        workout = ImportedWorkout(
          name: Dialect.title, start: stamp.moment(in: zone), duration: duration, line: log.line)
      }
      workout?.blocks.append(block)
    }
    return workout
  }

  /// The log's exercise with its name, its sets and its note; nil when nothing was done.
  private mutating func block(of log: Log) -> ImportedBlock? {
    let own = log.id == 0 ? nil : sets[log.id]
    let found = own ?? unpacked(log)
    guard !found.isEmpty else {
      tally.notDone += 1
      return nil
    }
    let name = log.name.isEmpty ? names[log.exercise] ?? "JEFIT exercise \(log.exercise)" : log.name
    let remarks = log.day.flatMap { notes[NoteKey(exercise: log.exercise, day: $0)] }
    for doubt in log.doubts where own == nil {
      tally.doubts.add(Problem(line: log.line, reason: doubt, excerpt: log.excerpt))
    }
    return ImportedBlock(exerciseName: name, note: remarks?.joined(separator: "\n") ?? "", sets: found)
  }

  private mutating func unpacked(_ log: Log) -> [ImportedSet] {
    guard !log.packed.isEmpty else { return [] }
    var doubts: [ProblemReason] = []
    do throws(ProblemReason) {
      return try JefitSets.unpacked(log.packed, unit, &doubts) ?? []
    } catch {
      tally.leftOut.add(Problem(line: log.line, reason: error, excerpt: log.excerpt))
      return []
    }
  }
}
