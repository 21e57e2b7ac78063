/// The dates of a measurements file.
struct MeasurementScan {
  private var dates = DateTally()
  private var mark = DecimalMarkTally()

  mutating func add(_ record: CSVRecord) {
    guard record.count >= 2 else { return }
    let bytes = record.bytes.span
    dates.add(bytes.extracting(record.range(0)))
    mark.add(bytes.extracting(record.range(1)))
  }

  func describe(in scan: inout Scan) {
    scan.dates = dates.range
    scan.dateOrder = dates.order
    scan.marks[1] = mark.mark(delimiter: scan.delimiter)
  }
}
