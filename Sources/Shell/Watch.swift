#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Tells that a log's files were written to, by whatever program: a descriptor to poll.
package final class Watch {
  /// Milliseconds, each after the one before, at which to look again after a notice: the file is written
  /// before what was written counts.
  package static let looks = [5, 20, 80, 200, 400]

  package let descriptor: Int32
  /// The names of the files that hold the log.
  private let names: [[UInt8]]

  /// Nil where the system offers no such notice; changes are then seen at the next key or tick.
  package init?(log path: String) {
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    names = ["", "-wal", "-shm", "-journal"].map { Array(name.utf8) + Array($0.utf8) }
    #if canImport(Glibc)
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      guard inotify_add_watch(descriptor, folder, UInt32(IN_MODIFY)) >= 0 else {
        close(descriptor)
        return nil
      }
    #else
      return nil
    #endif
  }

  /// Takes the notices that lie ready; answers whether one is about the log.
  package func drain() -> Bool {
    #if canImport(Glibc)
      var buffer = [UInt8](repeating: 0, count: 4_096)
      var isOfLog = false
      while true {
        let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 else { return isOfLog }
        if tells(buffer.prefix(count)) { isOfLog = true }
      }
    #else
      return false
    #endif
  }

  #if canImport(Glibc)
    /// Whether one of several notices is about the log, or about more than could be listed.
    private func tells(_ notices: ArraySlice<UInt8>) -> Bool {
      var rest = notices
      while rest.count >= Watch.head {
        let (mask, length) = rest.withUnsafeBytes { bytes in
          (
            bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self),
            Int(bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
          )
        }
        let name = rest.dropFirst(Watch.head).prefix(length).prefix { $0 != 0 }
        if mask & UInt32(IN_Q_OVERFLOW) != 0 || names.contains(where: { $0.elementsEqual(name) }) {
          return true
        }
        rest = rest.dropFirst(Watch.head + length)
      }
      return false
    }

    /// The bytes of a notice before its name.
    private static let head = 16
  #endif
}
