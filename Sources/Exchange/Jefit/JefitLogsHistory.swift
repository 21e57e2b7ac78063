import Training

/// Where a flat JEFIT file keeps what: a row for each exercise of a day, its sets in one cell.
struct JefitLogsLayout: Hashable {
  let date: Int
  let exercise: Int
  let logs: Int
  let unit: WeightUnit?

  init?(_ header: Header) {
    guard let date = header.place(of: "mydate", "date"), let exercise = header.place(of: "ename"),
      let logs = header.names.firstIndex(where: { $0.hasPrefix("logs") })
    else { return nil }
    self.date = date
    self.exercise = exercise
    self.logs = logs
    unit = MeasureName.bracketed(header.names[logs]).flatMap { WeightUnit(rawValue: $0.unit) }
  }
}

/// Reads a flat JEFIT file with packed sets.
struct JefitLogsHistory: RowHistory {
  private let layout: JefitLogsLayout
  private var stamps: StampCells
  private let unit: WeightUnit
  private let zone: (CivilTime) -> LocalMoment
  private(set) var tally = ImportTally()
  private var key: RowKey
  private var workout: ImportedWorkout?

  init?(_ scan: Scan, _ choice: ImportChoice) {
    guard let layout = scan.jefitLogs else { return nil }
    self.layout = layout
    stamps = StampCells(date: layout.date, time: nil, order: scan.dateOrder)
    unit = layout.unit ?? choice.unit
    zone = choice.zone
    key = RowKey([layout.date])
  }

  mutating func take(_ record: CSVRecord, into items: inout [ImportedItem]) {
    do throws(ProblemReason) {
      let needed = max(layout.date, layout.exercise, layout.logs) + 1
      guard record.count >= needed else { throw .cells(found: record.count, expected: needed) }
      guard !record.isBlank(layout.exercise) else { throw .noExercise }
      var doubts: [ProblemReason] = []
      let text = record.text(layout.logs)
      guard let sets = try JefitSets.unpacked(text, unit, &doubts) else {
        throw .number(column: "logs", text: String(text.prefix(40)))
      }
      guard !sets.isEmpty else {
        tally.notDone += 1
        return
      }
      if workout == nil || !key.matches(record) {
        let start = try stamps.stamp(of: record).moment(in: zone)
        finish(into: &items)
        workout = ImportedWorkout(name: Dialect.title, start: start, saysNotes: false, line: record.line)
        key.take(record)
      }
      workout?.blocks.append(ImportedBlock(exerciseName: record.text(layout.exercise), sets: sets))
      for doubt in doubts { tally.doubt(record, doubt) }
    } catch {
      tally.leaveOut(record, error)
    }
  }

  mutating func take(_ damage: CSVDamage) {
    tally.leftOut.add(damage.problem)
  }

  mutating func finish(into items: inout [ImportedItem]) {
    defer { workout = nil }
    guard let workout else { return }
    tally.count(workout)
    items.append(.workout(workout))
  }
}
