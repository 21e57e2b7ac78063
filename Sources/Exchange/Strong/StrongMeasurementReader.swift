package import Training

/// Reads a Strong measurements file that was scanned before: pushed in pieces.
package struct StrongMeasurementReader {
  private var csv: CSVReader
  private let measure: StrongMeasure
  private let scan: Scan
  private let zone: (CivilTime) -> LocalMoment
  private var isHeaderRead = false

  package private(set) var count = 0
  /// Rows that could not be read.
  package private(set) var leftOut = ProblemList()

  /// Nil when the scan is of another format; the zone's answer is shown with the file's wall clock.
  package init?(scan: Scan, zone: @escaping (CivilTime) -> LocalMoment) {
    guard let measure = scan.measure else { return nil }
    self.measure = measure
    self.scan = scan
    self.zone = zone
    csv = CSVReader(delimiter: scan.delimiter, encoding: scan.encoding)
  }

  package mutating func feed<Failure>(
    _ chunk: ArraySlice<UInt8>, each: (ImportedMeasurement) throws(Failure) -> Void
  ) throws(Failure) {
    csv.feed(chunk)
    try drain(each)
  }

  package mutating func finish<Failure>(
    each: (ImportedMeasurement) throws(Failure) -> Void
  ) throws(Failure) {
    csv.finish()
    try drain(each)
  }

  private mutating func drain<Failure>(
    _ each: (ImportedMeasurement) throws(Failure) -> Void
  ) throws(Failure) {
    while let event = csv.next() {
      switch event {
      case .damage(let damage): leftOut.add(damage.problem)
      case .record where !isHeaderRead: isHeaderRead = true
      case .record:
        if let value = take(csv.record) { try each(value) }
      }
    }
  }

  private mutating func take(_ record: CSVRecord) -> ImportedMeasurement? {
    do throws(ProblemReason) {
      let value = try value(of: record)
      count += 1
      return value
    } catch {
      leftOut.add(Problem(line: record.line, reason: error, excerpt: record.excerpt))
      return nil
    }
  }

  private func value(of record: CSVRecord) throws(ProblemReason) -> ImportedMeasurement {
    guard record.count == 2 else { throw .cells(found: record.count, expected: 2) }
    let bytes = record.bytes.span
    guard let time = CivilTime(bytes.extracting(record.range(0)), order: scan.dateOrder) else {
      throw .date(String(record.text(0).prefix(40)))
    }
    let number = Decimal(bytes.extracting(record.range(1)), mark: scan.marks[1] ?? .point)
    guard let number, number.thousandths > 0 else {
      throw .number(column: measure.kind, text: String(record.text(1).prefix(40)))
    }
    let hundredths = (number.thousandths + 5) / 10
    return ImportedMeasurement(
      kind: measure.kind, milli: hundredths * 10, unit: measure.unit, taken: time.moment(in: zone),
      line: record.line)
  }
}
