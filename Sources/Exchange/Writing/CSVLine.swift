internal import Training

/// One record of a CSV file as it is written (RFC 4180).
struct CSVLine {
  private(set) var bytes: [UInt8] = []
  private let delimiter: UInt8
  private let quotesAll: Bool
  private var isFirst = true

  init(delimiter: UInt8 = UInt8(ascii: ","), quotesAll: Bool = false) {
    self.delimiter = delimiter
    self.quotesAll = quotesAll
  }

  private mutating func separate() {
    if !isFirst { bytes.append(delimiter) }
    isFirst = false
  }

  /// A text, in quotes where it must be.
  mutating func add(_ text: String) {
    let needsQuotes =
      quotesAll || text.utf8.contains { $0 == delimiter || $0 == 34 || $0 == 10 || $0 == 13 }
    if needsQuotes { return addQuoted(text) }
    separate()
    bytes += text.utf8
  }

  /// A text in quotes, whatever it holds.
  mutating func addQuoted(_ text: String) {
    separate()
    bytes.append(34)
    for byte in text.utf8 {
      if byte == 34 { bytes.append(34) }
      bytes.append(byte)
    }
    bytes.append(34)
  }

  /// A whole number; an empty cell for none.
  mutating func add(_ number: Int?) {
    add(number.map { String($0) } ?? "")
  }

  /// Thousandths as a decimal number; an empty cell for none.
  mutating func add(thousandths milli: Int?) {
    add(milli.map { Number.text($0) } ?? "")
  }

  mutating func end(_ lineEnd: String) { bytes += lineEnd.utf8 }
}

extension RPE {
  var thousandths: Int { halves * 500 }
}
