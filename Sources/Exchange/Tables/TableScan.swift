import Training

/// What the rows of a Strong file tell together: dates, units, commas and points.
struct StrongScan {
  private static let numbers: [StrongColumn] = [.weight, .reps, .distance, .seconds, .rpe]

  private let columns: StrongColumns
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

  init?(_ columns: StrongColumns) {
    guard let date = columns[.date], let exercise = columns[.exercise] else { return nil }
    self.columns = columns
    dateIndex = date
    exerciseIndex = exercise
    numberIndices = StrongScan.numbers.compactMap { columns[$0] }
    marks = numberIndices.map { _ in DecimalMarkTally() }
  }

  mutating func add(_ record: CSVRecord) {
    guard record.count >= columns.count else { return }
    let bytes = record.bytes.span
    dates.add(bytes.extracting(record.range(dateIndex)))
    for (place, index) in numberIndices.enumerated() where !record.isEmpty(index) {
      marks[place].add(bytes.extracting(record.range(index)))
    }
    addWeight(record)
    guard !hasDistances, let index = columns[.distance] else { return }
    hasDistances = (Decimal(bytes.extracting(record.range(index)))?.thousandths ?? 0) > 0
  }

  private mutating func addWeight(_ record: CSVRecord) {
    guard let index = columns[.weight], !record.isEmpty(index),
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
    scan.variant = columns.variant.rawValue
    scan.columns = columns
    scan.dates = dates.range
    scan.dateOrder = dates.order
    for (tally, index) in zip(marks, numberIndices) {
      scan.marks[index] = tally.mark(delimiter: scan.delimiter)
    }
    if let unit = columns.weightUnit {
      scan.weightUnit = .stated(unit)
    } else if columns[.weightUnit] != nil {
      scan.weightUnit = .perRow
    } else if hasWeights {
      scan.weightUnit = .unknown
    }
    if let unit = columns.distanceUnit {
      scan.distanceUnit = .stated(unit)
    } else if columns[.distanceUnit] != nil {
      scan.distanceUnit = .perRow
    } else if hasDistances {
      scan.distanceUnit = .unknown
    }
    scan.unitGuess = guess.guess(examples: examples.examples)
  }
}
