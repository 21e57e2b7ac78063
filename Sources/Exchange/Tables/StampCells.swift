/// The cells of a table's rows that say when.
struct StampCells {
  private let date: Int
  private let time: Int?
  private let order: DateOrder?
  private var last = Remembered<Stamp>()

  init(date: Int, time: Int?, order: DateOrder?) {
    self.date = date
    self.time = time
    self.order = order
  }

  init?(_ layout: Layout, order: DateOrder?) {
    guard let date = layout[.date] else { return nil }
    self.init(date: date, time: layout[.time], order: order)
  }

  mutating func stamp(of record: CSVRecord) throws(ProblemReason) -> Stamp {
    let stamp = try last.meaning(of: record, date) { [order] () throws(ProblemReason) in
      try StampCells.stamp(record, date, order)
    }
    guard case .day(let day) = stamp, let time, !record.isBlank(time) else { return stamp }
    guard let clock = ColonTime.clock(record.bytes.span.extracting(record.range(time))) else {
      throw .date(String(record.text(time).prefix(40)))
    }
    return .wall(CivilTime(day: day, second: clock))
  }

  func stamp(of record: CSVRecord, at index: Int) throws(ProblemReason) -> Stamp {
    try StampCells.stamp(record, index, order)
  }

  private static func stamp(
    _ record: CSVRecord, _ index: Int, _ order: DateOrder?
  ) throws(ProblemReason) -> Stamp {
    let bytes = record.bytes.span.extracting(record.range(index))
    if let stamp = Stamp(bytes, order: order) { return stamp }
    let written = String(record.text(index).prefix(40))
    throw order == nil && LooseTime(bytes).isOrderOpen ? .dateOrder(written) : .date(written)
  }
}
