import Training

/// What the rows of a table of sets tell together: dates, units, commas and points.
struct TableScan {
  private static let numbers: [Column] = [.weight, .otherWeight, .reps, .distance, .seconds, .rpe]

  private let layout: Layout
  private let dateIndex: Int
  private let exerciseIndex: Int
  private let numberIndices: [Int]
  private var marks: [DecimalMarkTally]
  private var dates = DateTally()
  private var guess = UnitGuessTally()
  private var examples = UnitExamples()
  private var hasWeights = false
  private var hasDistances = false
  /// The name in the row before, so that a run of sets is looked at once.
  private var exercise: [UInt8] = []

  /// Nil without a date and an exercise.
  init?(_ layout: Layout) {
    guard let date = layout[.date], let exercise = layout[.exercise] else { return nil }
    self.layout = layout
    dateIndex = date
    exerciseIndex = exercise
    numberIndices = TableScan.numbers.compactMap { layout[$0] }
    marks = numberIndices.map { _ in DecimalMarkTally() }
  }

  mutating func add(_ record: CSVRecord) {
    guard record.count >= layout.count else { return }
    let bytes = record.bytes.span
    dates.add(bytes.extracting(record.range(dateIndex)))
    for (place, index) in numberIndices.enumerated() where !record.isEmpty(index) {
      marks[place].add(bytes.extracting(record.range(index)))
    }
    addWeight(record)
    guard !hasDistances, let index = layout[.distance] else { return }
    hasDistances = (Decimal(bytes.extracting(record.range(index)))?.thousandths ?? 0) > 0
  }

  private mutating func addWeight(_ record: CSVRecord) {
    guard let index = layout[.weight], !record.isEmpty(index),
      let weight = Decimal(record.bytes.span.extracting(record.range(index))), weight.thousandths > 0
    else { return }
    hasWeights = true
    if !record.bytes[record.range(exerciseIndex)].elementsEqual(exercise) {
      exercise = Array(record.bytes[record.range(exerciseIndex)])
      examples.turn(to: record.likelyText(exerciseIndex))
    }
    guess.add(weight, isBarbell: examples.isBarbell)
    if examples.wants(weight) { examples.take(weight, written: record.text(index)) }
  }

  func describe(in scan: inout Scan) {
    scan.layout = layout
    dates.describe(in: &scan)
    for (tally, index) in zip(marks, numberIndices) {
      scan.marks[index] = tally.mark(delimiter: scan.delimiter)
    }
    if layout.has(.weightUnit) || layout.has(.otherWeight) && layout.otherWeightUnit != nil {
      scan.weightUnit = .perRow
    } else if let unit = layout.weightUnit {
      scan.weightUnit = .stated(unit)
    } else if hasWeights {
      scan.weightUnit = .unknown
    }
    if let unit = layout.distanceUnit {
      scan.distanceUnit = .stated(unit)
    } else if layout.has(.distanceUnit) {
      scan.distanceUnit = .perRow
    } else if hasDistances {
      scan.distanceUnit = .unknown
    }
    scan.unitGuess = guess.guess(examples: examples.examples)
  }
}
