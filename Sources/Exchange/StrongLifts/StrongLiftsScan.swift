import Training

/// What the rows of a StrongLifts file tell together.
struct StrongLiftsScan {
  private let narrow: StrongLiftsLayout?
  private var wide: StrongLiftsWideLayout?
  private let date: Int
  private var dates = DateTally()

  /// Nil for other formats and for headers that lack what the format has.
  init?(_ header: Header, _ format: Format) {
    narrow = format == .strongLifts ? StrongLiftsLayout(header) : nil
    wide = format == .strongLiftsWide ? StrongLiftsWideLayout(header) : nil
    guard let date = narrow?.date ?? wide?.date else { return nil }
    self.date = date
  }

  mutating func add(_ record: CSVRecord) {
    guard date < record.count else { return }
    dates.add(record.bytes.span.extracting(record.range(date)))
    guard let wide, wide.unit == nil, let index = wide.bodyweight, index < record.count else { return }
    self.wide?.unit = LabelledWeight(record.text(index))?.unit
  }

  func describe(in scan: inout Scan) {
    dates.describe(in: &scan)
    scan.strongLifts = narrow
    scan.strongLiftsWide = wide
    if let narrow {
      scan.dateOrder = narrow.dateOrder ?? scan.dateOrder
      scan.weightUnit = narrow.unit.map { .stated($0) } ?? .unused
      scan.hasClocks = narrow.start != nil
    }
    if let wide {
      scan.dateOrder = scan.dateOrder ?? .monthFirst
      scan.weightUnit =
        (wide.unit ?? (wide.units.count == 1 ? wide.units[0] : nil)).map { .stated($0) } ?? .unknown
    }
  }
}

/// A weight with its unit behind it: `183lb`, `183.00lb`, `80 kg`.
struct LabelledWeight: Hashable {
  let number: Decimal
  let unit: WeightUnit?

  init?(_ text: String) {
    let bytes = Array(text.utf8.drop { $0 <= 32 })
    let digits = bytes.prefix { (48...57).contains($0) || $0 == 46 || $0 == 44 || $0 == 45 }
    guard let number = Decimal(Array(digits).span) else { return nil }
    self.number = number
    unit = UnitWord.weight(String(decoding: bytes[digits.endIndex...], as: UTF8.self))
  }
}
