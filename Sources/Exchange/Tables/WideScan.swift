import Training

/// What the rows of a file tell together whose rows hold several sets each.
struct WideScan {
  private var strongLifts: StrongLiftsLayout?
  private var strongLiftsWide: StrongLiftsWideLayout?
  private var jefitLogs: JefitLogsLayout?
  private let date: Int
  private var dates = DateTally()

  /// Nil for other formats and for headers that lack what the format has.
  init?(_ header: Header, _ format: Format) {
    switch format {
    case .strongLifts: strongLifts = StrongLiftsLayout(header)
    case .strongLiftsWide: strongLiftsWide = StrongLiftsWideLayout(header)
    case .jefitLogs: jefitLogs = JefitLogsLayout(header)
    default: break
    }
    guard let date = strongLifts?.date ?? strongLiftsWide?.date ?? jefitLogs?.date else { return nil }
    self.date = date
  }

  mutating func add(_ record: CSVRecord) {
    guard date < record.count else { return }
    dates.add(record.bytes.span.extracting(record.range(date)))
    guard let wide = strongLiftsWide, wide.unit == nil, let index = wide.bodyweight, index < record.count
    else { return }
    strongLiftsWide?.unit = LabelledWeight(record.bytes.span.extracting(record.range(index)))?.unit
  }

  func describe(in scan: inout Scan) {
    dates.describe(in: &scan)
    scan.strongLifts = strongLifts
    scan.strongLiftsWide = strongLiftsWide
    scan.jefitLogs = jefitLogs
    if let strongLifts {
      scan.dateOrder = strongLifts.dateOrder ?? scan.dateOrder
      scan.weightUnit = strongLifts.unit.map { .stated($0) } ?? .unused
      scan.hasClocks = strongLifts.start != nil
    } else if let wide = strongLiftsWide {
      scan.dateOrder = scan.dateOrder ?? .monthFirst
      let unit = wide.unit ?? (wide.units.count == 1 ? wide.units[0] : nil)
      scan.weightUnit = unit.map { .stated($0) } ?? .unknown
    } else {
      scan.weightUnit = jefitLogs?.unit.map { .stated($0) } ?? .unknown
    }
  }
}
