internal import CZlib
internal import Exchange

/// Packs bytes small, quickly.
enum Packer {
  private static let quick: Int32 = 1

  /// With the wrapping that `unpacked` takes off again.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var length = compressBound(UInt(bytes.count))
    var packed = [UInt8](repeating: 0, count: Int(length))
    let status = compress2(&packed, &length, bytes, UInt(bytes.count), quick)
    precondition(status == Z_OK, "zlib could not pack: \(status)")
    packed.removeLast(packed.count - Int(length))
    return packed
  }

  static func unpacked(_ bytes: [UInt8]) throws(FileError) -> [UInt8] {
    let unpacker = Unpacker(.zlib, limit: 1 << 30)
    var all: [UInt8] = []
    try unpacker.feed(bytes, "the rows kept in the log") { all += $0 }
    return all
  }
}
