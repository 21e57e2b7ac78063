import Training

/// Reads an old StrongLifts file: each row is a workout, its exercises side by side.
///
/// Rows are ragged, so exercises are found by their shape: a name, its weights, then reps.
struct StrongLiftsWideHistory: RowHistory {
  private let layout: StrongLiftsWideLayout
  private var stamps: StampCells
  private let unit: WeightUnit
  private let zone: (CivilTime) -> LocalMoment

  private(set) var tally = ImportTally()

  init?(_ scan: Scan, _ choice: ImportChoice) {
    guard let layout = scan.strongLiftsWide else { return nil }
    self.layout = layout
    stamps = StampCells(date: layout.date, time: nil, order: scan.dateOrder)
    unit = layout.unit ?? choice.unit
    zone = choice.zone
  }

  mutating func take(_ record: CSVRecord, into items: inout [ImportedItem]) {
    do throws(ProblemReason) {
      guard record.count > layout.first else { throw .cells(found: record.count, expected: layout.first + 1) }
      let start = try stamps.stamp(of: record).moment(in: zone)
      let bodyweight = layout.bodyweight.flatMap { labelled(record, $0) }
      let unit = bodyweight?.unit ?? unit
      var doubts: [ProblemReason] = []
      var workout = ImportedWorkout(name: name(of: record), start: start, line: record.line)
      workout.blocks = try blocks(of: record, unit, &doubts)
      if let note = layout.note { workout.note = record.text(note) }
      if let bodyweight, bodyweight.number.thousandths > 0 {
        tally.counts.measurements += 1
        items.append(
          .measurement(
            ImportedMeasurement(
              kind: "bodyweight", milli: (bodyweight.number.thousandths + 5) / 10 * 10,
              unit: unit.rawValue, taken: start, line: record.line)))
      }
      for doubt in doubts { tally.doubt(record, doubt) }
      guard !workout.blocks.isEmpty || !workout.note.isEmpty else { return }
      tally.count(workout)
      items.append(.workout(workout))
    } catch {
      tally.leaveOut(record, error)
    }
  }

  mutating func take(_ damage: CSVDamage) {
    tally.leftOut.add(damage.problem)
  }

  mutating func finish(into items: inout [ImportedItem]) {}

  /// `Workout A` for `A`; longer names stand as they are.
  private func name(of record: CSVRecord) -> String {
    guard let index = layout.workout, !record.isBlank(index) else { return Dialect.title }
    let text = record.text(index)
    return text.count <= 3 ? "\(Dialect.title) \(text)" : text
  }
}

extension StrongLiftsWideHistory {
  private func blocks(
    of record: CSVRecord, _ unit: WeightUnit, _ doubts: inout [ProblemReason]
  ) throws(ProblemReason) -> [ImportedBlock] {
    var blocks: [ImportedBlock] = []
    var at = layout.first
    while at < record.count {
      guard case .other = cell(record, at) else {
        at += 1
        continue
      }
      var block = ImportedBlock(exerciseName: record.text(at))
      let weight = try weight(of: record, after: at, unit)
      at += 1 + layout.units.count
      block.sets.reserveCapacity(StrongLiftsWideHistory.usualSets)
      sets: while at < record.count {
        switch cell(record, at) {
        case .empty: break
        case .reps(let reps): block.sets.append(set(weight, reps, &doubts))
        case .other: break sets
        }
        at += 1
      }
      if !block.sets.isEmpty { blocks.append(block) }
    }
    return blocks
  }

  /// The load in the wanted unit, or in the one that is there.
  private func weight(
    of record: CSVRecord, after name: Int, _ unit: WeightUnit
  ) throws(ProblemReason) -> Weight? {
    let place = layout.units.firstIndex(of: unit) ?? 0
    let index = name + 1 + place
    guard index < record.count, !record.isBlank(index) else { return nil }
    guard let weight = labelled(record, index) else {
      throw .number(column: "weight", text: String(record.text(index).prefix(40)))
    }
    return try Conversion.typed(weight.number, in: weight.unit ?? layout.units[place])
  }

  private func labelled(_ record: CSVRecord, _ index: Int) -> LabelledWeight? {
    LabelledWeight(record.bytes.span.extracting(record.range(index)))
  }

  private static let usualSets = 5

  private enum Cell {
    case empty, other
    /// A dash is none.
    case reps(Int)
  }

  private func cell(_ record: CSVRecord, _ index: Int) -> Cell {
    guard !record.isBlank(index) else { return .empty }
    let text = record.bytes.span.extracting(record.range(index))
    // Names of exercises need not be tried as numbers.
    if (97...122).contains(text[0] | 0x20) { return .other }
    if text.count == 1, text[0] == UInt8(ascii: "-") { return .reps(0) }
    guard let number = Decimal(text) else { return .other }
    return .reps(max(0, number.thousandths / 1_000))
  }

  private func set(_ weight: Weight?, _ reps: Int, _ doubts: inout [ProblemReason]) -> ImportedSet {
    let values = SetValues(weight: weight, reps: reps)
    let found = Doubts.about(values)
    doubts += found
    return ImportedSet(values: values, isSuspicious: !found.isEmpty)
  }
}
