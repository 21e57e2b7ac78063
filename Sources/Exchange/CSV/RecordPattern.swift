/// What records of one file have in common, to tell a fresh record from a note's second line.
struct RecordPattern {
  let delimiter: UInt8
  /// Cells of the header.
  var columns = 0
  /// The first cell of the first record below the header, see `shape`.
  var firstCell: [UInt8] = []

  init(delimiter: UInt8) {
    self.delimiter = delimiter
  }

  /// Takes the delimiter that is most frequent outside quotes in a file's first line.
  init(header: ArraySlice<UInt8>) {
    var counts = [UInt8](",;\t".utf8).map { (byte: $0, count: 0) }
    var isQuoted = false
    for byte in header {
      if byte == CSVReader.quote { isQuoted.toggle() }
      guard !isQuoted, let index = counts.firstIndex(where: { $0.byte == byte }) else { continue }
      counts[index].count += 1
    }
    let best = counts.dropFirst().reduce(counts[0]) { $1.count > $0.count ? $1 : $0 }
    self.init(delimiter: best.byte)
  }

  /// Whether a line that began inside quotes reads like a record of its own.
  ///
  /// Its first cell must be shaped like that of the record before it. A shape with a date and a time is
  /// proof enough; a weaker one also needs the header's number of cells.
  func isFresh(_ line: ArraySlice<UInt8>, after cell: ArraySlice<UInt8>?) -> Bool {
    guard columns > 1, let first = firstCell(of: line) else { return false }
    let expected = cell.map(RecordPattern.shape) ?? firstCell
    let groups = expected.count { $0 == RecordPattern.digits }
    let found = RecordPattern.shape(first)
    if groups >= 5, found == expected { return true }
    guard groups == 0 || found == expected else { return false }
    return (groups > 0 || columns >= 5) && cells(of: line) == columns
  }

  /// The kinds of characters in a cell: digits as one `0`, letters as one `a`, the rest as it is.
  static func shape(_ cell: ArraySlice<UInt8>) -> [UInt8] {
    var shape: [UInt8] = []
    for byte in cell.prefix(64) {
      let kind =
        switch byte {
        case 48...57: digits
        case 65...90, 97...122, 0x80...: letters
        default: byte
        }
      if kind == shape.last, kind == digits || kind == letters { continue }
      shape.append(kind)
    }
    return shape
  }

  private static let digits = UInt8(ascii: "0")
  private static let letters = UInt8(ascii: "a")

  /// Nil where no record begins so; a quote within plain text is the end of the quotes before.
  private func firstCell(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.first == CSVReader.quote else {
      return line.firstIndex(of: delimiter).map { line[..<$0] }
        .flatMap { $0.contains(CSVReader.quote) ? nil : $0 }
    }
    let text = line.dropFirst()
    guard let close = text.firstIndex(of: CSVReader.quote), close + 1 < line.endIndex,
      line[close + 1] == delimiter
    else { return nil }
    return text[..<close]
  }

  /// How many cells a line holds that is a whole record; nil when its quotes do not fit.
  private func cells(of line: ArraySlice<UInt8>) -> Int? {
    var count = 1
    var isQuoted = false
    var isCellStart = true
    var at = line.startIndex
    while at < line.endIndex {
      let byte = line[at]
      let next = at + 1 < line.endIndex ? line[at + 1] : delimiter
      at += 1
      if byte == CSVReader.quote, isQuoted {
        if next == CSVReader.quote {
          at += 1
        } else if next == delimiter {
          isQuoted = false
        } else {
          return nil
        }
      } else if byte == CSVReader.quote, isCellStart {
        isQuoted = true
      } else if byte == delimiter, !isQuoted {
        count += 1
      }
      isCellStart = byte == delimiter && !isQuoted
    }
    return isQuoted ? nil : count
  }
}
