/// One record of a CSV file: where its fields lie in the reader's bytes.
package struct CSVRecord: Sendable {
  /// The line it begins on, from 1.
  package internal(set) var line = 1
  package internal(set) var fields: [CSVField] = []
  /// The bytes the fields' ranges point into, valid until the reader moves on.
  package internal(set) var bytes: [UInt8] = []
  var start = 0
  var end = 0

  package var count: Int { fields.count }

  /// Where a field's text lies, without its outer quotes; doubled quotes are still doubled.
  package func range(_ index: Int) -> Range<Int> {
    fields[index].start..<fields[index].end
  }

  package func isEmpty(_ index: Int) -> Bool {
    fields[index].start == fields[index].end
  }

  /// Whether a field holds nothing but blanks.
  package func isBlank(_ index: Int) -> Bool {
    isEmpty(index) || bytes[range(index)].allSatisfy { $0 <= 32 }
  }

  /// A field's text; what is not UTF-8 in it is replaced by U+FFFD.
  package func text(_ index: Int) -> String {
    let field = fields[index]
    guard field.holdsQuotes else {
      return String(decoding: bytes[field.start..<field.end], as: UTF8.self)
    }
    return String(decoding: unquoted(field), as: UTF8.self)
  }

  /// A field's text before the file's encoding is known: what is not UTF-8 is read as Windows-1252.
  func likelyText(_ index: Int) -> String {
    isText(range(index)) ? text(index) : Windows1252.text(Array(bytes[range(index)]))
  }

  /// The whole record's text, likewise.
  var likelyLine: String {
    isText(start..<end)
      ? String(decoding: bytes[start..<end], as: UTF8.self) : Windows1252.text(Array(bytes[start..<end]))
  }

  private func isText(_ range: Range<Int>) -> Bool {
    var validity = UTF8Validity()
    validity.check(bytes[range])
    validity.finish()
    return validity.invalid == 0
  }

  /// The beginning of the record as it stands in the file, on one line.
  package var excerpt: String {
    CSVRecord.excerpt(of: bytes[start..<max(start, end)])
  }

  static func excerpt(of bytes: ArraySlice<UInt8>) -> String {
    let line = bytes.prefix(while: { $0 != 10 && $0 != 13 })
    let text = String(decoding: line.prefix(320), as: UTF8.self)
    return text.count > 60 || line.count > 320 ? text.prefix(59) + "…" : text
  }

  private func unquoted(_ field: CSVField) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(field.end - field.start)
    var at = field.start
    while at < field.end {
      text.append(bytes[at])
      let isDoubled = bytes[at] == CSVReader.quote && at + 1 < field.end && bytes[at + 1] == CSVReader.quote
      at += isDoubled ? 2 : 1
    }
    return text
  }
}

/// A field's place in its record's bytes.
package struct CSVField: Hashable, Sendable {
  package var start: Int
  package var end: Int
  /// Whether quotes stand inside it.
  package var holdsQuotes: Bool
}
