#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// What waiting for a line of the plain mode brought.
package enum Heard: Hashable, Sendable {
  case line(String)
  /// The time that was given is over.
  case time
  /// The other descriptor has something to read.
  case notice
  case end
}

/// Reads lines from a descriptor while it watches the time and another descriptor.
final class LineReader {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var hasEnded = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// The next line, or what came before one; nil milliseconds wait for ever.
  func next(within milliseconds: Int?, watching other: Int32?) -> Heard {
    while true {
      if let line = takeLine() { return .line(line) }
      if hasEnded { return .end }
      var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      if let other { polled.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0)) }
      let count = poll(&polled, nfds_t(polled.count), Int32(clamping: milliseconds ?? -1))
      if count < 0, errno == EINTR { continue }
      if count == 0 { return .time }
      guard polled[0].revents != 0 else { return .notice }
      readOn()
    }
  }

  private func takeLine() -> String? {
    if let end = pending.firstIndex(of: 10) {
      let line = pending[..<end]
      pending.removeSubrange(...end)
      return text(of: line)
    }
    guard hasEnded, !pending.isEmpty else { return nil }
    defer { pending = [] }
    return text(of: pending[...])
  }

  private func text(of line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
  }

  private func readOn() {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { return }
    if count > 0 { pending += buffer[..<count] } else { hasEnded = true }
  }
}
