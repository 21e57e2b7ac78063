import Training

/// Reads a new StrongLifts file: each row is an exercise of a workout with all its sets.
struct StrongLiftsHistory: RowHistory {
  private let layout: StrongLiftsLayout
  private var stamps: StampCells
  private let unit: WeightUnit
  private let zone: (CivilTime) -> LocalMoment

  /// Cells that a row has at least.
  private let needed: Int

  private(set) var tally = ImportTally()
  private var key: RowKey
  private var workout: ImportedWorkout?

  init?(_ scan: Scan, _ choice: ImportChoice) {
    guard let layout = scan.strongLifts else { return nil }
    self.layout = layout
    stamps = StampCells(date: layout.date, time: layout.start, order: scan.dateOrder)
    unit = layout.unit ?? choice.unit
    zone = choice.zone
    let cells = [layout.date, layout.exercise, layout.number, layout.start, layout.workout]
    needed = cells.reduce(0) { max($0, $1 ?? 0) } + 1
    key = RowKey([layout.date, layout.number, layout.start, layout.workout].compactMap { $0 })
  }

  mutating func take(_ record: CSVRecord, into items: inout [ImportedItem]) {
    do throws(ProblemReason) {
      guard record.count >= needed else { throw .cells(found: record.count, expected: needed) }
      guard !record.isBlank(layout.exercise) else { throw .noExercise }
      var doubts: [ProblemReason] = []
      let sets = try sets(of: record, &doubts)
      if workout == nil || !key.matches(record) {
        let stamp = try stamps.stamp(of: record)
        finish(into: &items)
        begin(record, at: stamp.moment(in: zone), into: &items)
      }
      addNote(of: record)
      if !sets.isEmpty {
        workout?.blocks.append(ImportedBlock(exerciseName: record.text(layout.exercise), sets: sets))
      }
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
    guard let workout, !workout.blocks.isEmpty || !workout.note.isEmpty else { return }
    tally.count(workout)
    items.append(.workout(workout))
  }

  private mutating func begin(_ record: CSVRecord, at start: LocalMoment, into items: inout [ImportedItem]) {
    key.take(record)
    let name = [layout.workout, layout.program].compactMap { $0 }
      .filter { $0 < record.count && !record.isBlank($0) }.map { record.text($0) }.first
    let duration = duration(of: record)
    workout = ImportedWorkout(
      name: name ?? Dialect.title, start: start, duration: duration,
      saysNotes: layout.notes != nil, line: record.line)
    guard let index = layout.bodyweight, index < record.count,
      let weight = LabelledWeight(record.bytes.span.extracting(record.range(index))),
      weight.number.thousandths > 0
    else { return }
    tally.counts.measurements += 1
    items.append(
      .measurement(
        ImportedMeasurement(
          kind: "bodyweight", milli: (weight.number.thousandths + 5) / 10 * 10,
          unit: (weight.unit ?? layout.bodyweightUnit ?? unit).rawValue, taken: start, line: record.line)))
  }

  /// From the start to the end, over midnight too; else the hours that the file tells.
  private mutating func duration(of record: CSVRecord) -> Int? {
    if let start = layout.start, let end = layout.end, end < record.count,
      let from = ColonTime.clock(record.bytes.span.extracting(record.range(start))),
      let to = ColonTime.clock(record.bytes.span.extracting(record.range(end)))
    {
      return (to - from + 86_400) % 86_400
    }
    guard let hours = layout.hours, hours < record.count,
      let number = Decimal(record.bytes.span.extracting(record.range(hours))), number.thousandths >= 0
    else { return nil }
    let seconds = Int((number.value * 3_600).rounded())
    if seconds > Doubts.longestWorkout {
      tally.counts.suspicious += 1
      tally.doubt(record, .workoutDuration("\(seconds / 3_600) h \(seconds / 60 % 60) min"))
    }
    return seconds
  }

  private mutating func addNote(of record: CSVRecord) {
    guard let index = layout.notes, index < record.count, !record.isBlank(index), let note = workout?.note
    else { return }
    let text = record.text(index)
    guard text != note else { return }
    workout?.note = note.isEmpty ? text : note + "\n" + text
  }
}

extension StrongLiftsHistory {
  /// An empty pair of cells is no set; a dash for reps is a set that failed.
  private func sets(
    of record: CSVRecord, _ doubts: inout [ProblemReason]
  ) throws(ProblemReason) -> [ImportedSet] {
    var sets: [ImportedSet] = []
    for cells in layout.sets {
      var values = SetValues()
      let reps = try number(cells.reps, "reps", of: record)
      let weight = try number(cells.weight, "weight", of: record)
      let seconds = try number(cells.seconds, "seconds", of: record)
      guard reps != nil || (seconds?.thousandths ?? 0) > 0 else { continue }
      if let weight { values.weight = try Conversion.typed(weight, in: unit) }
      if let reps { values.reps = reps.thousandths / 1_000 }
      if let seconds, seconds.thousandths > 0 { values.duration = (seconds.thousandths + 500) / 1_000 }
      if values.reps == 0, values.duration != nil { values.reps = nil }
      let found = Doubts.about(values)
      doubts += found
      sets.append(ImportedSet(values: values, isSuspicious: !found.isEmpty))
    }
    return sets
  }

  private func number(
    _ index: Int?, _ column: String, of record: CSVRecord
  ) throws(ProblemReason) -> Decimal? {
    guard let index, index < record.count, !record.isBlank(index) else { return nil }
    let text = record.bytes.span.extracting(record.range(index))
    if let number = text.count == 1 && text[0] == 45 ? Decimal("0") : Decimal(text),
      number.thousandths >= 0 || column == "weight"
    {
      return number
    }
    if column == "seconds", let seconds = ColonTime.duration(record.text(index)) {
      return Decimal(String(seconds))
    }
    throw .number(column: column, text: String(record.text(index).prefix(40)))
  }
}
