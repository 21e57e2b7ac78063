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
  /// Hands over what is left.
  mutating func finish(into items: inout [ImportedItem])
}

/// A file's bytes on their way to what they tell.
protocol ItemSource {
  var tally: ImportTally { get }
  mutating func feed(_ chunk: ArraySlice<UInt8>, into items: inout [ImportedItem])
  mutating func finish(into items: inout [ImportedItem])
}

/// A table of rows, read through a format's history.
struct TableSource<History: RowHistory>: ItemSource {
  private var csv: CSVReader
  private var history: History
  private var isHeaderRead: Bool

  /// A file of several tables has no header of its own.
  init(_ scan: Scan, _ history: History, hasHeader: Bool = true) {
    self.history = history
    csv = CSVReader(delimiter: scan.delimiter, encoding: scan.encoding)
    isHeaderRead = !hasHeader
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
