#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Where a verb writes: collected and sent in large pieces; a closed pipe ends the program quietly.
package final class Output {
  let isTerminal: Bool
  /// Columns of the terminal, or 80.
  let columns: Int
  private let descriptor: Int32
  private var pending: [UInt8] = []

  package init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
    var size = winsize()
    let isKnown = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    columns = isKnown ? Int(size.ws_col) : 80
  }

  func line(_ text: String = "") {
    pending += text.utf8
    pending.append(10)
    if pending.count > 1 << 16 { flush() }
  }

  /// Text without a line end, sent at once: progress and questions.
  func show(_ text: String) {
    pending += text.utf8
    flush()
  }

  package func flush() {
    var sent = 0
    while sent < pending.count {
      let count = pending[sent...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      sent += count
    }
    pending = []
  }
}

/// Where a verb reads answers: the person at the terminal, or nobody.
package struct Input {
  let isTerminal: Bool

  package init() {
    isTerminal = isatty(STDIN_FILENO) == 1
  }

  /// The line the person types; nil when there is nobody.
  func answer() -> String? {
    guard isTerminal else { return nil }
    return readLine()
  }
}
