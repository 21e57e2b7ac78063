/// The cells that stay the same through rows that belong together.
struct RowKey {
  private let indices: [Int]
  private var texts: [[UInt8]] = []

  init(_ indices: [Int]) {
    self.indices = indices
  }

  /// Whether a row's cells are those taken last.
  func matches(_ record: CSVRecord) -> Bool {
    guard texts.count == indices.count else { return false }
    for (index, text) in zip(indices, texts) where !RowKey.isSame(record, index, text) { return false }
    return true
  }

  mutating func take(_ record: CSVRecord) {
    texts = indices.map { Array(record.bytes[record.range($0)]) }
  }

  /// Whether a cell holds exactly these bytes.
  static func isSame(_ record: CSVRecord, _ index: Int, _ text: [UInt8]) -> Bool {
    let range = record.range(index)
    guard range.count == text.count else { return false }
    let bytes = record.bytes.span
    for offset in text.indices where bytes[range.lowerBound + offset] != text[offset] { return false }
    return true
  }
}
