/// The first pass over a file: pushed in pieces, it tells the format and everything a whole file decides.
package struct FileScan {
  private static let headSize = 4096
  /// Nearly four times the sets of the longest history known of any program.
  private static let mostHeld = 150_000

  private var csv = CSVReader()
  private var head: [UInt8] = []
  private var header: Header?
  private var headerLine = ""
  private let stated: Format?
  private let mostHeld: Int
  private var format: Format?
  private var isPositional = false
  /// Whether the file is known to be nothing that is read here.
  private var isForeign = false
  private var rows = 0
  private var hasMetRow = false
  private var firstDate = ""
  private var variant = ""
  private var table: TableScan?
  private var measures: MeasureScan?
  private var wide: WideScan?
  private var jefit: JefitScan?
  private var wger: WgerScan?
  private var isTable: Bool?

  /// A stated format is believed; else the file's bytes tell.
  package init(format: Format? = nil) {
    self.init(format: format, mostHeld: FileScan.mostHeld)
  }

  /// Of files whose tables refer to each other no more than so many sets are held at once.
  init(format: Format? = nil, mostHeld: Int) {
    stated = format
    self.mostHeld = mostHeld
  }

  package mutating func feed(_ chunk: ArraySlice<UInt8>) {
    let before = head.count
    if head.count < FileScan.headSize {
      head.append(contentsOf: chunk.prefix(FileScan.headSize - head.count))
    }
    if isTable == nil { meetStart(before) }
    wger?.feed(chunk)
    guard wger == nil else { return }
    // What is no file of records need not be read to its end.
    guard !isForeign else { return }
    csv.feed(chunk)
    drain()
    isForeign = format.map { !$0.isReadable } ?? (isCompressed || Format.signature(head[...]) != nil)
  }

  /// Tells JSON from tables by the first characters.
  private mutating func meetStart(_ before: Int) {
    guard let start = WgerPages.start(of: head[...]) else { return }
    isTable = !start.isJSON
    guard start.isJSON else { return }
    wger = WgerScan(isList: start.isList)
    wger?.feed(head[..<before])
  }

  /// What the file is; a refusal when it is nothing that can be read.
  package mutating func finish() throws(ScanRefusal) -> Scan {
    if let wger {
      guard var scan = wger.scan(head[...]) else { throw .unknown(header: CSVRecord.excerpt(of: head[...])) }
      scan.shares = shares(of: wger.held)
      return scan
    }
    csv.finish()
    drain()
    if isCompressed { throw .compressed }
    guard let header else { throw .empty }
    guard let format = format ?? Format.signature(head[...]) else {
      throw head.starts(with: MarkdownText.heading) ? .onlyForReading : .unknown(header: shown(header))
    }
    guard format.isReadable else { throw .notReadYet(format) }
    var scan = scan(format, header)
    if let jefit {
      scan.shares = shares(of: jefit.held)
      let isLight = jefit.sessions <= 10 * mostHeld && jefit.looked <= mostHeld
      guard isLight, scan.shares == 1 || !jefit.hasSetsBeforeLogs else {
        throw .tooLarge(format, most: mostHeld)
      }
    }
    guard scan.isComplete else { throw .incomplete(format, header: shown(header)) }
    guard scan.unknownMonths.isEmpty else { throw .unknownMonths(scan.unknownMonths) }
    return scan
  }

  private func shares(of held: Int) -> Int { max(1, (held + mostHeld - 1) / mostHeld) }

  private var isCompressed: Bool {
    head.starts(with: [0x1F, 0x8B]) || head.starts(with: "PK\u{3}\u{4}".utf8)
  }

  private mutating func drain() {
    while let event = csv.next() {
      guard event == .record else {
        // A row that cannot be read is a row of the file all the same.
        if header != nil { rows += 1 }
        continue
      }
      if header == nil { readHeader() } else { readRow() }
    }
  }

  private mutating func readHeader() {
    let header = Header((0..<csv.record.count).map { csv.record.likelyText($0) })
    self.header = header
    headerLine = csv.record.likelyLine
    format = stated ?? Format.detect(header)
    guard let format else { return }
    if format == .jefit {
      jefit = JefitScan()
      jefit?.add(csv.record)
    }
    table = format.layout(header).flatMap(TableScan.init)
    measures = MeasureLayout(header, format).map(MeasureScan.init)
    wide = WideScan(header, format)
    if format == .strong { variant = StrongColumns(header)?.variant.rawValue ?? "" }
  }

  private mutating func readRow() {
    rows += 1
    if !hasMetRow { meetFirstRow() }
    hasMetRow = true
    table?.add(csv.record)
    measures?.add(csv.record)
    wide?.add(csv.record)
    jefit?.add(csv.record)
  }

  private mutating func meetFirstRow() {
    if let header, let date = header.place(of: "start_time"), date < csv.record.count {
      firstDate = csv.record.text(date)
    }
    let isOpen = format == nil || (format == stated && table == nil && measures == nil && wide == nil)
    if isOpen, stated == nil || stated == .strong { tryPositions() }
    if format == nil || (stated == .bodyweight && measures == nil) { tryBodyweight() }
  }

  /// A header in a language not known is Strong's when the first row begins with a date.
  private mutating func tryPositions() {
    guard let header, let columns = StrongColumns(positional: header),
      CivilTime(csv.record.bytes.span.extracting(csv.record.range(0))) != nil
    else { return }
    format = .strong
    variant = columns.variant.rawValue
    isPositional = true
    table = TableScan(columns.layout)
  }

  /// A date and a body weight make a file of body weights.
  private mutating func tryBodyweight() {
    guard let header,
      let layout = MeasureLayout(header, firstRow: csv.record, isStated: stated == .bodyweight)
    else { return }
    format = .bodyweight
    measures = MeasureScan(layout)
  }

  private func shown(_ header: Header) -> String {
    let text = header.written.joined(separator: String(decoding: [csv.delimiter], as: UTF8.self))
    return text.count > 120 ? text.prefix(119) + "…" : text
  }

  private func scan(_ format: Format, _ header: Header) -> Scan {
    var scan = Scan(
      format: format, variant: variant, encoding: csv.encoding, unreadableBytes: csv.unreadableBytes,
      delimiter: csv.delimiter, header: header.written)
    scan.headerLine = headerLine
    scan.isCRLF = head.firstIndex(of: 10).map { $0 > 0 && head[$0 - 1] == 13 } ?? false
    scan.isPositional = isPositional
    scan.rows = rows
    table?.describe(in: &scan)
    measures?.describe(in: &scan)
    wide?.describe(in: &scan)
    jefit?.describe(in: &scan)
    if variant.isEmpty { scan.variant = format.variant(scan, header, firstDate: firstDate) }
    return scan
  }
}
