internal import SQLite
internal import Training

/// Writes the rows of an import and keeps its sums and records as they go by.
final class ImportRows {
  /// Moments of weigh-ins this import brought.
  var weighIns: [Int] = []
  /// Sets with a weight below zero of exercises that know no assistance.
  private(set) var belowZero = 0

  /// The program the rows come from.
  var source: String

  private let store: Store
  private let importID: String
  private let writer: ImportWriter
  private let deriver: Deriver
  /// Nil when the log held workouts before: records then depend on what was there.
  private let records: ImportRecords?
  private var earliest: [String: Int] = [:]
  /// The months of workouts, with their sums while the log held none before.
  private var months: [Month: MonthTotal] = [:]
  private var shrunken: Set<Month> = []

  private var workoutID = ""
  private var blockID = ""
  private var start = LocalMoment(moment: Moment(seconds: 0), offset: 0)
  private var duration = 0
  private var total = WorkoutTotal()
  private var text = WorkoutText(start: 0, name: "")
  private var rest: Int?
  private var bodyweight: Weight?

  init(_ store: Store, known: Int, source: String, importID: String) throws(LogbookError) {
    self.store = store
    self.source = source
    self.importID = importID
    writer = try store.told { () throws(DatabaseError) in try ImportWriter(store.database) }
    deriver = try Deriver(store)
    records = known == 0 ? ImportRecords(try store.recordPreference()) : nil
  }

  func begin(_ workout: ImportedWorkout, id: String, fingerprint: Int) throws(LogbookError) {
    workoutID = id
    duration = workout.duration.map { max(0, $0) } ?? 0
    start = workout.start
    total = WorkoutTotal()
    text = WorkoutText(start: start.moment.seconds, name: workout.name)
    text.add(note: workout.note)
    rest = nil
    records?.begin(workout: id, at: start)
    try store.told { () throws(DatabaseError) in
      try writer.write(workout, id: id, source: source, importID: importID, fingerprint: fingerprint)
    }
  }

  func begin(_ block: ImportedBlock, id: String, of imported: ImportedExercise, position: Int)
    throws(LogbookError)
  {
    blockID = id
    imported.meet(block)
    let exercise = imported.exercise
    if imported.isNew, imported.uses == 1 { try add(exercise) }
    let seconds = start.moment.seconds
    earliest[exercise.id.text] = min(earliest[exercise.id.text] ?? seconds, seconds)
    bodyweight = try deriver.bodyweight(for: exercise, on: start.day)
    text.add(exercise: exercise.id.text)
    text.add(note: block.note)
    let ended = block.sets.isEmpty ? nil : records?.begin(exercise)
    try store.told { () throws(DatabaseError) in
      if let ended { try writer.writeSession(ended, of: exercise.id.text) }
      try writer.writeBlock(
        block, id: id, workout: workoutID, start: seconds, exercise: exercise.id.text, position: position)
    }
  }

  /// A parent must be there before its rows: while a reference is open, SQLite searches whole tables.
  private func add(_ exercise: Exercise) throws(LogbookError) {
    let row = Store.row(exercise)
    let batch: [TableRow.Column] = [("import_id", .text(importID))]
    try store.insert(TableRow(table: row.table, id: row.id, columns: row.columns + batch))
  }

  func write(_ set: ImportedSet, id: String, of imported: ImportedExercise, position: Int)
    throws(LogbookError)
  {
    let exercise = imported.exercise
    var set = set
    if set.values.weight?.milli == 0, !exercise.kind.has(.weight) { set.values.weight = nil }
    if let weight = set.values.weight, weight.milli < 0, !imported.allowsAssistance {
      set.isSuspicious = true
      belowZero += 1
    }
    try store.told { () throws(DatabaseError) in
      try writer.writeSet(
        SetRow(set: set, id: id, block: blockID, position: position, rest: rest))
    }
    rest = set.restAfter
    text.add(note: set.note)
    total.add(set, rules: exercise.loadRules, bodyweight: bodyweight)
    records?.add(
      RecordInput(
        workoutID: workoutID, setID: id, type: set.type, values: set.values, bodyweight: bodyweight,
        isSuspicious: set.isSuspicious))
  }

  func end() throws(LogbookError) {
    try store.told { () throws(DatabaseError) in
      try writer.writeTotal(total, of: workoutID)
      try writer.writeText(text, of: workoutID)
    }
    let totals = Totals(workouts: 1, sets: total.sets, volume: total.volume, duration: duration)
    months[Month(of: start.day), default: MonthTotal()].add(totals, on: start.day)
  }

  /// Takes note that a workout will not stay.
  func drop(_ workout: String) throws(LogbookError) {
    if let month = try store.month(ofWorkout: workout) { shrunken.insert(month) }
  }

  /// Writes what still waits to be written.
  func flush() throws(LogbookError) {
    try store.told { () throws(DatabaseError) in try writer.flush() }
  }

  /// Makes the numbers that depend on other workouts; `reviewing` are exercises whose kind is not
  /// the one their sets were counted by.
  func derive(reviewing changed: [Exercise]) throws(LogbookError) {
    let late = try Deriver(store)
    for exercise in changed { try late.totals(of: exercise.id.text, from: Int.min) }
    var reach = earliest
    if let records, records.isInOrder {
      try records.finish(in: store)
      reach = [:]
    } else {
      // Those written so far may not be whole.
      if records != nil { try store.run("DELETE FROM exercise_session") }
      for exercise in earliest.keys { try store.countWorkouts(of: exercise) }
    }
    for exercise in changed { reach[exercise.id.text] = Int.min }
    for (exercise, start) in try store.reach(ofWeighIns: weighIns) {
      reach[exercise] = min(reach[exercise] ?? start, start)
      try late.totals(of: exercise, from: start)
    }
    for (exercise, start) in reach.sorted(by: { $0.key < $1.key }) {
      try late.numbers(of: exercise, from: start)
    }
    if records == nil {
      shrunken.formUnion(months.keys)
    } else {
      for (month, total) in months { try store.write(total, of: month) }
    }
    try late.settleMonths(and: shrunken)
  }
}
