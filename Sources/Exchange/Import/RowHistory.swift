import Training

/// What the person or the scan has settled before a file is read.
struct ImportChoice {
  /// Used where the file names none.
  var unit: WeightUnit
  var distanceUnit: DistanceUnit
  /// The moment of a wall clock; its answer is shown with the file's wall clock.
  var zone: (CivilTime) -> LocalMoment
}

/// Puts the rows of one format together.
protocol RowHistory {
  var tally: ImportTally { get }
  /// Takes the next row and hands over what is complete now.
  mutating func take(_ record: CSVRecord, into items: inout [ImportedItem])
  mutating func take(_ damage: CSVDamage)
  /// The file comes again from its start, for the nth time after the first.
  mutating func begin(reading: Int)
  /// Hands over what is left, or some of it.
  mutating func finish(into items: inout [ImportedItem])
  /// Whether something is left after `finish`, which is then called again.
  var hasMore: Bool { get }
}

extension RowHistory {
  /// Most files are read once.
  mutating func begin(reading: Int) {}
  /// Most histories hold no more than a workout.
  var hasMore: Bool { false }
}

/// A file's bytes on their way to what they tell.
protocol ItemSource {
  var tally: ImportTally { get }
  /// The file comes again from its start, for the nth time after the first.
  mutating func begin(reading: Int)
  mutating func feed(_ chunk: ArraySlice<UInt8>, into items: inout [ImportedItem])
  /// Hands over what is left, or some of it.
  mutating func finish(into items: inout [ImportedItem])
  /// Whether something is left after `finish`, which is then called again.
  var hasMore: Bool { get }
}

/// A table of rows, read through a format's history.
struct TableSource<History: RowHistory>: ItemSource {
  private var csv: CSVReader
  private var history: History
  private var isHeaderRead: Bool
  private let hasHeader: Bool
  private let delimiter: UInt8
  private let encoding: TextEncoding

  /// A file of several tables has no header of its own.
  init(_ scan: Scan, _ history: History, hasHeader: Bool = true) {
    self.history = history
    (delimiter, encoding, self.hasHeader) = (scan.delimiter, scan.encoding, hasHeader)
    csv = CSVReader(delimiter: delimiter, encoding: encoding)
    isHeaderRead = !hasHeader
  }

  mutating func begin(reading: Int) {
    csv = CSVReader(delimiter: delimiter, encoding: encoding)
    isHeaderRead = !hasHeader
    history.begin(reading: reading)
  }

  var tally: ImportTally { history.tally }

  mutating func feed(_ chunk: ArraySlice<UInt8>, into items: inout [ImportedItem]) {
    csv.feed(chunk)
    drain(into: &items)
  }

  mutating func finish(into items: inout [ImportedItem]) {
    csv.finish()
    drain(into: &items)
    history.finish(into: &items)
  }

  var hasMore: Bool { history.hasMore }

  private mutating func drain(into items: inout [ImportedItem]) {
    while let event = csv.next() {
      switch event {
      case .damage(let damage): history.take(damage)
      case .record where !isHeaderRead: isHeaderRead = true
      case .record: history.take(csv.record, into: &items)
      }
    }
  }
}
