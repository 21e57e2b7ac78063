/// Reads comma-separated records (RFC 4180) from bytes pushed in pieces of any size.
///
/// Feed a piece, take `next` until it answers nil, feed the next one; after the last piece `finish` and take
/// what is left. Records end with CRLF, LF or CR, in any mix, the last one also with the end of the file;
/// empty lines are no records. Unless given, the delimiter is the one of `,` `;` and tab that is most
/// frequent in the first line.
///
/// A quote that is never closed costs the damaged record only: as soon as a line inside quotes reads like a
/// fresh record, reading resumes there and the lines before it are reported as damage. Memory stays within
/// one record's limit and one piece.
package struct CSVReader {
  static let quote = UInt8(ascii: "\"")
  static let lineFeed: UInt8 = 10
  static let carriageReturn: UInt8 = 13

  private enum Mode {
    case cellStart, plain, quoted
    /// Inside a record beyond the limit, until its line ends.
    case skipping
  }

  private enum Step {
    case goOn, needsMore
    case event(CSVEvent)
  }

  /// The record that `next` has found.
  package private(set) var record = CSVRecord()
  private let limit: Int
  private let isStrict: Bool
  private var decoder: TextDecoder
  private var pattern: RecordPattern
  private var isDelimiterKnown: Bool
  private var recordsSeen = 0
  private var mode = Mode.cellStart
  private var position = 0
  private var line = 1
  private var cellStart = 0
  private var holdsQuotes = false
  private var isDelivered = false
  private var isFinished = false
  private var skipsLineFeed = false
  /// Where the line that began inside quotes begins, and its number.
  private var continuation: (start: Int, line: Int)?
  private var tooLong: CSVDamage?

  /// Without an encoding a byte order mark decides; strict, it looks for no fresh record in quotes.
  package init(
    delimiter: UInt8? = nil, encoding: TextEncoding? = nil, limit: Int = 16 << 20, isStrict: Bool = false
  ) {
    self.limit = limit
    self.isStrict = isStrict
    decoder = TextDecoder(encoding: encoding)
    pattern = RecordPattern(delimiter: delimiter ?? UInt8(ascii: ","))
    isDelimiterKnown = delimiter != nil
  }

  package var delimiter: UInt8 { pattern.delimiter }
  /// What the bytes were; certain after `finish`.
  package var encoding: TextEncoding { decoder.encoding }
  /// Bytes that are not text in `encoding`.
  package var unreadableBytes: Int { decoder.unreadableBytes }

  package mutating func feed(_ chunk: ArraySlice<UInt8>) {
    discardRead()
    decoder.decode(chunk, into: &record.bytes)
  }

  package mutating func finish() {
    guard !isFinished else { return }
    discardRead()
    decoder.finish(into: &record.bytes)
    isFinished = true
  }

  /// The next record or damage; nil when more bytes are needed, or none are left after `finish`.
  package mutating func next() -> CSVEvent? {
    if isDelivered { begin() }
    guard isDelimiterKnown || findDelimiter() else { return nil }
    while true {
      let step =
        switch mode {
        case .cellStart: startCell()
        case .plain: readPlain()
        case .quoted: readQuoted()
        case .skipping: skip()
        }
      switch step {
      case .goOn: continue
      case .event(let event): return event
      case .needsMore:
        guard mode != .skipping, position - record.start > limit else { return nil }
        startSkipping()
      }
    }
  }
}

extension CSVReader {
  private mutating func begin() {
    record.fields.removeAll(keepingCapacity: true)
    record.start = position
    record.line = line
    mode = .cellStart
    continuation = nil
    isDelivered = false
  }

  /// Drops the bytes before the record that is being read.
  private mutating func discardRead() {
    if isDelivered { begin() }
    let read = record.start
    guard read > 0 else { return }
    record.bytes.removeSubrange(..<read)
    record.start = 0
    position -= read
    cellStart -= read
    if let place = continuation { continuation = (place.start - read, place.line) }
    for index in record.fields.indices {
      record.fields[index].start -= read
      record.fields[index].end -= read
    }
  }

  private mutating func findDelimiter() -> Bool {
    let bytes = record.bytes
    let lineEnd = bytes.firstIndex { $0 == CSVReader.lineFeed || $0 == CSVReader.carriageReturn }
    guard lineEnd != nil || isFinished || bytes.count > limit else { return false }
    pattern = RecordPattern(header: bytes[..<(lineEnd ?? bytes.count)])
    isDelimiterKnown = true
    return true
  }

  private mutating func startCell() -> Step {
    if skipsLineFeed, position < record.bytes.count {
      skipsLineFeed = false
      if record.bytes[position] == CSVReader.lineFeed {
        position += 1
        record.start = position
      }
    }
    guard position < record.bytes.count else {
      guard isFinished, !record.fields.isEmpty else { return .needsMore }
      return endOfRecord(endingCellAt: position)
    }
    holdsQuotes = false
    let isQuoted = record.bytes[position] == CSVReader.quote
    if isQuoted { position += 1 }
    cellStart = position
    mode = isQuoted ? .quoted : .plain
    return .goOn
  }

  /// Runs over cells without quotes, to the end of the record or the first cell with quotes.
  private mutating func readPlain() -> Step {
    while true {
      position = CSVReader.first(pattern.delimiter, orBreakIn: record.bytes.span, from: position)
      let count = record.bytes.count
      guard position < count else { return isFinished ? endOfRecord(endingCellAt: position) : .needsMore }
      guard record.bytes[position] == pattern.delimiter else { return endOfRecord(endingCellAt: position) }
      record.fields.append(CSVField(start: cellStart, end: position, holdsQuotes: false))
      position += 1
      cellStart = position
      guard position < count, record.bytes[position] != CSVReader.quote else {
        mode = .cellStart
        return .goOn
      }
    }
  }

  /// Where the byte or a line break comes next, or the count of bytes.
  private static func first(_ wanted: UInt8, orBreakIn bytes: Span<UInt8>, from start: Int) -> Int {
    var at = start
    while at < bytes.count {
      let byte = bytes[at]
      if byte == wanted || byte == lineFeed || byte == carriageReturn { return at }
      at += 1
    }
    return at
  }

  private mutating func readQuoted() -> Step {
    position = CSVReader.first(CSVReader.quote, orBreakIn: record.bytes.span, from: position)
    let count = record.bytes.count
    guard position < count else { return isFinished ? openAtEnd() : .needsMore }
    let next = position + 1 < count ? record.bytes[position + 1] : nil
    guard next != nil || isFinished else { return .needsMore }
    return record.bytes[position] == CSVReader.quote ? closeQuote(before: next) : breakLine(before: next)
  }

  private mutating func closeQuote(before next: UInt8?) -> Step {
    switch next {
    case nil, CSVReader.lineFeed, CSVReader.carriageReturn:
      position += 1
      return endOfRecord(endingCellAt: position - 1)
    case pattern.delimiter:
      record.fields.append(CSVField(start: cellStart, end: position, holdsQuotes: holdsQuotes))
      position += 2
      mode = .cellStart
    case CSVReader.quote:
      holdsQuotes = true
      position += 2
    default:
      holdsQuotes = true
      position += 1
    }
    return .goOn
  }

  private mutating func breakLine(before next: UInt8?) -> Step {
    if let damage = damage(endingAt: position) { return .event(damage) }
    let isPair = record.bytes[position] == CSVReader.carriageReturn && next == CSVReader.lineFeed
    position += isPair ? 2 : 1
    line += 1
    continuation = (position, line)
    return .goOn
  }

  private mutating func endOfRecord(endingCellAt end: Int) -> Step {
    if let damage = damage(endingAt: position) { return .event(damage) }
    let isBlankLine = record.fields.isEmpty && mode == .plain && end == cellStart
    let start = mode == .cellStart ? position : cellStart
    record.fields.append(CSVField(start: start, end: end, holdsQuotes: mode == .quoted && holdsQuotes))
    record.end = position
    consumeBreak()
    if isBlankLine {
      begin()
      return .goOn
    }
    isDelivered = true
    learn()
    return .event(.record)
  }

  private mutating func consumeBreak() {
    guard position < record.bytes.count else { return }
    skipsLineFeed = record.bytes[position] == CSVReader.carriageReturn
    position += 1
    line += 1
  }

  private mutating func learn() {
    guard recordsSeen < 2 else { return }
    recordsSeen += 1
    if recordsSeen == 1 { pattern.columns = record.count }
    if recordsSeen == 2 { pattern.firstCell = RecordPattern.shape(record.bytes[record.range(0)]) }
  }
}

extension CSVReader {
  /// What is wrong with the record when its present line ends here; reading resumes behind the damage.
  private mutating func damage(endingAt end: Int) -> CSVEvent? {
    if end - record.start > limit {
      let damage = report(.tooLong, to: line)
      position = end
      consumeBreak()
      begin()
      return .damage(damage)
    }
    guard !isStrict, let place = continuation else { return nil }
    let first = record.fields.isEmpty ? nil : record.bytes[record.range(0)]
    guard pattern.isFresh(record.bytes[place.start..<end], after: first) else { return nil }
    let damage = report(.openQuote, to: place.line - 1)
    (position, line) = (place.start, place.line)
    begin()
    return .damage(damage)
  }

  /// The file ends inside quotes: no line since the record began reads like another one.
  private mutating func openAtEnd() -> Step {
    if let damage = damage(endingAt: position) { return .event(damage) }
    let last = continuation?.start == position ? line - 1 : line
    let damage = report(.openQuote, to: last)
    begin()
    return .event(.damage(damage))
  }

  private func report(_ cause: CSVDamage.Cause, to last: Int) -> CSVDamage {
    CSVDamage(
      cause: cause, lines: record.line...max(record.line, last),
      excerpt: CSVRecord.excerpt(of: record.bytes[record.start...]))
  }

  private mutating func startSkipping() {
    tooLong = report(.tooLong, to: line)
    mode = .skipping
  }

  private mutating func skip() -> Step {
    position = CSVReader.first(CSVReader.lineFeed, orBreakIn: record.bytes.span, from: position)
    record.start = position
    record.fields.removeAll(keepingCapacity: true)
    let isLineEnd = position < record.bytes.count
    guard isLineEnd || isFinished, let damage = tooLong else { return .needsMore }
    tooLong = nil
    consumeBreak()
    begin()
    return .event(.damage(damage))
  }
}
