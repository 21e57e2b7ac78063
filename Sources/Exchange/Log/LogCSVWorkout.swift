internal import Training

/// A workout as its rows come in.
struct LogCSVWorkout {
  private static let blockColumns: [LogCSV.Column] = [.block, .exerciseID, .exercise]

  private var workout: Workout
  private var names: [ID<Exercise>: String] = [:]
  private let line: Int
  /// The cells by which the next row is known to belong to it, as the file has them.
  private let key: [(column: LogCSV.Column, cell: [UInt8])]
  private var block: [(column: LogCSV.Column, cell: [UInt8])] = []
  private var lastSet = 0

  init(_ row: LogCSVRow) throws(FieldFault) {
    guard let start = try row.moment(.startedAt) else { throw .missing("started_at") }
    line = row.line
    let columns: [LogCSV.Column] =
      row.isEmpty(.workoutID) ? [.workoutID, .startedAt, .workout] : [.workoutID]
    key = columns.map { ($0, row.cell($0)) }
    workout = Workout(
      id: ID(row.text(.workoutID)), name: row.text(.workout), start: start,
      ending: try LogCSVWorkout.ending(row, start), note: row.text(.workoutNote))
    if row.has(.source) { workout.source = row.text(.source) }
  }

  var found: LogCSVReader.Found { (workout, names, line) }

  private static func ending(_ row: LogCSVRow, _ start: LocalMoment) throws(FieldFault) -> Ending {
    if row.text(.endedAt) == LogCSV.running { return .running }
    guard let end = try row.moment(.endedAt) else { return .finished(at: nil) }
    guard end.moment >= start.moment else { throw FieldFault(reason: "the workout ends before it starts") }
    return .finished(at: end.moment)
  }

  private static func trimmed(_ text: String) -> String {
    let tail = text.drop(while: \.isWhitespace)
    let blanks = tail.reversed().prefix(while: \.isWhitespace).count
    return String(tail.dropLast(blanks))
  }

  func isContinued(by row: LogCSVRow) -> Bool {
    key.allSatisfy { row.isSame($0.column, $0.cell) }
  }

  mutating func take(_ row: LogCSVRow) throws(FieldFault) {
    let set = try row.set()
    let number = try row.integer(.set, in: 0...Int.max) ?? lastSet + 1
    let isSameBlock = !block.isEmpty && block.allSatisfy { row.isSame($0.column, $0.cell) }
    if !isSameBlock || (!row.has(.block) && number <= lastSet) { try begin(row) }
    lastSet = number
    workout.blocks[workout.blocks.count - 1].sets.append(set)
  }

  private mutating func begin(_ row: LogCSVRow) throws(FieldFault) {
    let told = row.text(.exerciseID)
    // Blanks around a name are a slip where a person wrote the table, and kept where the program did.
    let name = told.isEmpty ? LogCSVWorkout.trimmed(row.text(.exercise)) : row.text(.exercise)
    guard name.contains(where: { $0 != " " }) else { throw .missing("exercise") }
    block = LogCSVWorkout.blockColumns.map { ($0, row.cell($0)) }
    // Without an id the name stands for it inside the file.
    let id: ID<Exercise> = ID(told.isEmpty ? "\n" + name : told)
    names[id] = name
    workout.blocks.append(
      Block(
        id: ID(row.text(.blockID)), exercise: id,
        superset: try row.integer(.superset, in: Int.min...Int.max), note: row.text(.exerciseNote)))
  }
}
