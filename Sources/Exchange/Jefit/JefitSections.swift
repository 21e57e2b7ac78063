/// The tables of a JEFIT backup: a line of `### NAME ###`, a header, rows, a line of `#`.
struct JefitSections {
  /// The section's name, in capitals; empty between sections.
  private(set) var name = ""
  private var columns: [String: Int] = [:]

  /// Whether the record is a row of the present section.
  mutating func isRow(_ record: CSVRecord) -> Bool {
    if !record.isEmpty(0), record.bytes[record.range(0).lowerBound] == UInt8(ascii: "#") {
      name = String(record.text(0).filter { $0 != "#" }).uppercased().split(separator: " ").joined(
        separator: " ")
      columns = [:]
      return false
    }
    guard columns.isEmpty || isHeader(record) else { return true }
    columns = [:]
    for index in 0..<record.count {
      let column = record.text(index).lowercased().filter { !$0.isWhitespace }
      if columns[column] == nil { columns[column] = index }
    }
    return false
  }

  /// A section may hold several tables, each under a header of its own.
  private func isHeader(_ record: CSVRecord) -> Bool {
    (0..<min(4, record.count)).contains { index in
      let range = record.range(index)
      // Most cells begin with a digit, and need not be made text of.
      guard (3...6).contains(range.count), record.bytes[range.lowerBound] > UInt8(ascii: "9") else {
        return false
      }
      return ["_id", "userid", "row_id", "rowid"].contains(record.text(index).lowercased())
    }
  }

  /// The text of the first of these columns that holds anything, without blanks around it.
  func text(_ names: String..., of record: CSVRecord) -> String? {
    for name in names {
      guard let index = columns[name], index < record.count, !record.isBlank(index) else { continue }
      return JefitSections.trimmed(record.text(index))
    }
    return nil
  }

  private static func trimmed(_ text: String) -> String {
    guard text.first?.isWhitespace ?? false || text.last?.isWhitespace ?? false else { return text }
    return String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  func number(_ names: String..., of record: CSVRecord) -> Decimal? {
    for name in names {
      guard let index = columns[name], index < record.count, !record.isBlank(index) else { continue }
      return Decimal(record.bytes.span.extracting(record.range(index)))
    }
    return nil
  }

  func whole(_ names: String..., of record: CSVRecord) -> Int? {
    for name in names {
      guard let index = columns[name], index < record.count, !record.isBlank(index) else { continue }
      let text = record.bytes.span.extracting(record.range(index))
      return JefitSections.digits(text) ?? Int(record.text(index))
        ?? Decimal(text).map { $0.thousandths / 1_000 }
    }
    return nil
  }

  /// What nothing but digits say.
  private static func digits(_ text: Span<UInt8>) -> Int? {
    guard text.count <= 18 else { return nil }
    var number = 0
    for index in text.indices {
      guard (48...57).contains(text[index]) else { return nil }
      number = number * 10 + Int(text[index]) - 48
    }
    return number
  }

  /// A number above 0 of things or seconds.
  func count(_ names: String..., of record: CSVRecord) -> Int? {
    for name in names {
      guard let index = columns[name], index < record.count, !record.isBlank(index) else { continue }
      let number = Decimal(record.bytes.span.extracting(record.range(index)))
      return number.flatMap { $0.thousandths >= 1_000 ? $0.thousandths / 1_000 : nil }
    }
    return nil
  }
}
