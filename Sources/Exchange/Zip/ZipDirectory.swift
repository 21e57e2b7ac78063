/// The list at the end of an archive (PKWARE's APPNOTE, 4.3).
package enum ZipDirectory {
  /// Bytes at an archive's end within which its last record begins.
  package static let tailSize = 22 + 65_535
  /// The size of an entry's own header before its name.
  package static let headerSize = 30
  private static let mostEntries = 10_000

  /// Whether a file begins as archives do.
  package static func recognizes(_ head: ArraySlice<UInt8>) -> Bool {
    head.starts(with: "PK\u{3}\u{4}".utf8) || head.starts(with: "PK\u{5}\u{6}".utf8)
  }

  /// Where the list lies, told by the archive's last bytes; `size` is the whole archive's.
  package static func place(in tail: [UInt8], of size: Int) throws(ZipFault) -> Range<Int> {
    guard tail.count >= 22 else { throw .damaged }
    let mark = [UInt8]("PK\u{5}\u{6}".utf8)
    guard
      let end = stride(from: tail.count - 22, through: 0, by: -1).first(where: {
        tail[$0...].starts(with: mark)
      })
    else { throw .damaged }
    let length = number(tail, end + 12, bytes: 4)
    let start = number(tail, end + 16, bytes: 4)
    guard length != 0xFFFF_FFFF, start != 0xFFFF_FFFF, number(tail, end + 10, bytes: 2) != 0xFFFF else {
      throw .tooLarge
    }
    guard start + length <= size - tail.count + end else { throw .damaged }
    return start..<(start + length)
  }

  /// The entries of the list, in its order.
  package static func entries(_ list: [UInt8]) throws(ZipFault) -> [ZipEntry] {
    var entries: [ZipEntry] = []
    var place = 0
    while place < list.count {
      guard place + 46 <= list.count, list[place...].starts(with: "PK\u{1}\u{2}".utf8) else { throw .damaged }
      let nameLength = number(list, place + 28, bytes: 2)
      let end = place + 46 + nameLength
      guard end <= list.count else { throw .damaged }
      guard entries.count < mostEntries else { throw .tooLarge }
      entries.append(entry(list, place, name: String(decoding: list[(place + 46)..<end], as: UTF8.self)))
      place = end + number(list, place + 30, bytes: 2) + number(list, place + 32, bytes: 2)
    }
    try check(entries)
    return entries
  }

  private static func entry(_ list: [UInt8], _ place: Int, name: String) -> ZipEntry {
    let packing: ZipEntry.Packing =
      switch number(list, place + 10, bytes: 2) {
      case 0: .stored
      case 8: .deflated
      default: .other
      }
    return ZipEntry(
      name: name, packing: packing, isEncrypted: number(list, place + 8, bytes: 2) & 1 == 1,
      packedSize: number(list, place + 20, bytes: 4), size: number(list, place + 24, bytes: 4),
      checksum: UInt32(truncatingIfNeeded: number(list, place + 16, bytes: 4)),
      offset: number(list, place + 42, bytes: 4))
  }

  /// Files that share bytes unpack to far more than the archive holds.
  private static func check(_ entries: [ZipEntry]) throws(ZipFault) {
    let inOrder = entries.sorted { $0.offset < $1.offset }
    for (entry, next) in zip(inOrder, inOrder.dropFirst())
    where entry.offset + headerSize + entry.packedSize > next.offset {
      throw .overlapping
    }
  }

  /// Where an entry's packed bytes begin, told by its own header.
  package static func start(of entry: ZipEntry, header: [UInt8]) throws(ZipFault) -> Int {
    guard header.count == headerSize, header.starts(with: "PK\u{3}\u{4}".utf8) else { throw .damaged }
    return entry.offset + headerSize + number(header, 26, bytes: 2) + number(header, 28, bytes: 2)
  }

  private static func number(_ bytes: [UInt8], _ place: Int, bytes count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
}
