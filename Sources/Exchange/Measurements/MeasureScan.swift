/// What the rows of a measurements file tell together.
struct MeasureScan {
  private let layout: MeasureLayout
  private var dates = DateTally()
  private var marks: [DecimalMarkTally]
  private var examples: [UnitGuess.Example] = []

  init(_ layout: MeasureLayout) {
    self.layout = layout
    marks = layout.numbers.map { _ in DecimalMarkTally() }
  }

  mutating func add(_ record: CSVRecord) {
    guard record.count > layout.date else { return }
    let bytes = record.bytes.span
    dates.add(bytes.extracting(record.range(layout.date)))
    for (place, index) in layout.numbers.enumerated() where index < record.count && !record.isEmpty(index) {
      marks[place].add(bytes.extracting(record.range(index)))
      guard examples.count < 3, let value = layout.values.first(where: { $0.index == index }),
        value.unit == nil
      else { continue }
      examples.append(UnitGuess.Example(exercise: "body weight", weight: record.text(index)))
    }
  }

  func describe(in scan: inout Scan) {
    scan.measures = layout
    dates.describe(in: &scan)
    for (tally, index) in zip(marks, layout.numbers) {
      scan.marks[index] = tally.mark(delimiter: scan.delimiter)
    }
    if layout.needsUnit, !examples.isEmpty {
      scan.weightUnit = .unknown
      scan.unitGuess = UnitGuess(examples: examples)
    }
  }
}
