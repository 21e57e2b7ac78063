#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Tells that a log's files were written to, by whatever program: a descriptor to poll.
package final class Watch {
  package let descriptor: Int32

  /// Nil where the system offers no such notice; changes are then seen at the next key or tick.
  package init?(log path: String) {
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

  /// Takes the notices that lie ready.
  package func drain() {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while buffer.withUnsafeMutableBytes({ read(descriptor, $0.baseAddress, $0.count) }) > 0 {}
  }
}
