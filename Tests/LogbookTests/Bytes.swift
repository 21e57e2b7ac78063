#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files as bytes, for tests that damage and copy them.
enum Bytes {
  static func read(_ path: String) -> [UInt8]? {
    let file = fopen(path, "r")
    guard let file else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let file = fopen(path, "w")
    guard let file else { return false }
    let count = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && count == bytes.count
  }
}
