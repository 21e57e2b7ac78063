internal import CZlib
internal import Exchange

/// Unpacks bytes in pieces and sums them up.
final class Unpacker {
  enum Wrapping: Int32 {
    /// As archives hold them, without anything around.
    case none = -15
    case gzip = 31
    case zlib = 15
  }

  private var stream = z_stream()
  private var buffer = [UInt8](repeating: 0, count: 1 << 17)
  private let isDeflated: Bool
  private let limit: Int
  private var size = 0
  private(set) var checksum = crc32(0, nil, 0)
  /// Whether nothing more is to come.
  private(set) var isAtEnd = false

  /// Bytes without a wrapping are taken as they are; more than `limit` of them are a trap.
  init(_ wrapping: Wrapping?, limit: Int) {
    self.limit = limit
    isDeflated = wrapping != nil
    guard let wrapping else { return }
    let length = Int32(MemoryLayout<z_stream>.size)
    let status = inflateInit2_(&stream, wrapping.rawValue, ZLIB_VERSION, length)
    precondition(status == Z_OK, "zlib could not begin: \(status)")
  }

  deinit { if isDeflated { inflateEnd(&stream) } }

  /// Hands over what comes of the next bytes; `name` is told where they make no sense.
  func feed(
    _ bytes: [UInt8], _ name: String, each: (ArraySlice<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    guard isDeflated else { return try hand(bytes[...], name, each) }
    var input = bytes
    try input.withUnsafeMutableBufferPointer { (input) throws(FileError) in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      repeat {
        guard let count = step() else { throw FileError(path: name, ZipFault.damaged) }
        try hand(buffer[..<count], name, each)
      } while !isAtEnd && (stream.avail_in > 0 || stream.avail_out == 0)
    }
  }

  private func hand(
    _ bytes: ArraySlice<UInt8>, _ name: String, _ each: (ArraySlice<UInt8>) throws(FileError) -> Void
  ) throws(FileError) {
    size += bytes.count
    guard size <= limit else { throw FileError(path: name, ZipFault.bomb) }
    checksum = bytes.withUnsafeBufferPointer { crc32(checksum, $0.baseAddress, UInt32($0.count)) }
    if !bytes.isEmpty { try each(bytes) }
  }

  /// Fills the buffer as far as the input goes; answers how many bytes came, nil where they make no sense.
  private func step() -> Int? {
    let room = buffer.count
    return buffer.withUnsafeMutableBufferPointer { output in
      stream.next_out = output.baseAddress
      stream.avail_out = UInt32(room)
      let status = inflate(&stream, Z_NO_FLUSH)
      guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { return nil }
      isAtEnd = status == Z_STREAM_END
      return room - Int(stream.avail_out)
    }
  }
}
