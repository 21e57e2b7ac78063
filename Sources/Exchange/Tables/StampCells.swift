/// The cells of a table's rows that say when.
struct StampCells {
  private let date: Int
  private let time: Int?
  private let order: DateOrder?

  init(date: Int, time: Int?, order: DateOrder?) {
    self.date = date
    self.time = time
    self.order = order
  }

  init?(_ layout: Layout, order: DateOrder?) {
    guard let date = layout[.date] else { return nil }
    self.init(date: date, time: layout[.time], order: order)
  }

  func stamp(of record: CSVRecord) throws(ProblemReason) -> Stamp {
    let stamp = try stamp(of: record, at: date)
    guard case .day(let day) = stamp, let time, !record.isBlank(time) else { return stamp }
    let text = record.text(time)
    guard let clock = ColonTime.clock(text) else { throw .date(String(text.prefix(40))) }
    return .wall(CivilTime(day: day, second: clock))
  }

  func stamp(of record: CSVRecord, at index: Int) throws(ProblemReason) -> Stamp {
    let text = record.bytes.span.extracting(record.range(index))
    if let stamp = Stamp(text, order: order) { return stamp }
    let written = String(record.text(index).prefix(40))
    throw order == nil && LooseTime(text).isOrderOpen ? .dateOrder(written) : .date(written)
  }
}
