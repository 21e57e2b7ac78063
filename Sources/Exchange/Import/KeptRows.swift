/// The rows of a workout as its file has them, each told by what differs from the row above.
///
/// A row is the number of bytes it begins with like the row above, the number of those that follow, and
/// these; numbers are written in groups of seven bits.
package struct KeptRows {
  private(set) var bytes: [UInt8] = []
  private var last: [UInt8] = []

  mutating func add(_ record: CSVRecord) {
    let shared = sharedCount(record.bytes.span.extracting(record.start..<record.end))
    let rest = record.bytes[(record.start + shared)..<record.end]
    add(shared)
    add(rest.count)
    bytes += rest
    last.removeSubrange(shared...)
    last += rest
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    last.removeAll(keepingCapacity: true)
  }

  private func sharedCount(_ row: Span<UInt8>) -> Int {
    let above = last.span
    let count = min(above.count, row.count)
    var shared = 0
    while shared < count, above[shared] == row[shared] { shared += 1 }
    return shared
  }

  private mutating func add(_ number: Int) {
    var rest = number
    while rest >= 128 {
      bytes.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

extension KeptRows {
  /// The rows as they stood in the file, each with the line break; nil when the bytes are no kept rows.
  package static func text(of bytes: ArraySlice<UInt8>, lineBreak: String) -> [UInt8]? {
    var text: [UInt8] = []
    var last: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      guard let shared = number(in: bytes, at: &place), let count = number(in: bytes, at: &place),
        shared <= last.count, count <= bytes.endIndex - place
      else { return nil }
      last.removeSubrange(shared...)
      last += bytes[place..<place + count]
      place += count
      text += last
      text += lineBreak.utf8
    }
    return text
  }

  private static func number(in bytes: ArraySlice<UInt8>, at place: inout Int) -> Int? {
    var number = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard place < bytes.endIndex else { return nil }
      let byte = bytes[place]
      place += 1
      number |= Int(byte & 127) << shift
      if byte < 128 { return number }
    }
    return nil
  }
}
