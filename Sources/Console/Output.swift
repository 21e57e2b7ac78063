internal import Shell

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Where a verb writes: collected and sent in large pieces; a closed pipe or
/// terminal ends the writing quietly.
package final class Output {
  package let isTerminal: Bool
  /// Columns to write in: those asked for, of the terminal, or 80.
  package let columns: Int
  /// Why the text did not arrive; nil while it does, and when nobody reads on.
  package private(set) var failure: String?
  /// Whether nobody reads on.
  private(set) var isClosed = false
  private var pending: [UInt8] = []
  /// Takes as many bytes as it can and answers how many; below 0 is the error's number, negative.
  private let transmit: (ArraySlice<UInt8>) -> Int

  package init(isTerminal: Bool, columns: Int = 80, send: @escaping (ArraySlice<UInt8>) -> Int) {
    self.isTerminal = isTerminal
    self.columns = columns
    transmit = send
  }

  /// `COLUMNS`, where somebody set it, says how wide to write.
  package convenience init(descriptor: Int32) {
    let isTerminal = isatty(descriptor) == 1
    var size = winsize()
    let isKnown = isTerminal && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    let asked = Platform.variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    self.init(isTerminal: isTerminal, columns: asked ?? (isKnown ? Int(size.ws_col) : 80)) { bytes in
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      return count < 0 ? -Int(errno) : count
    }
  }

  /// Text for a person, a line of it: what could steer a terminal is replaced wherever it goes.
  func line(_ text: String = "") {
    append(text)
    pending.append(10)
    if pending.count > 1 << 16 { flush() }
  }

  /// A line of data for another program: as it is, unless a person reads it.
  func exact(_ text: String) {
    guard !isTerminal else { return line(text) }
    pending += text.utf8
    pending.append(10)
    if pending.count > 1 << 16 { flush() }
  }

  /// Bytes as they are: files.
  func send(_ bytes: [UInt8]) {
    if isTerminal { append(String(decoding: bytes, as: UTF8.self)) } else { pending += bytes }
    if pending.count > 1 << 16 { flush() }
  }

  /// Text without a line end, sent at once: questions.
  func show(_ text: String) {
    append(text)
    flush()
  }

  /// The terminal's bell, at once.
  func ring() {
    pending.append(7)
    flush()
  }

  /// Goes back to the line's start and writes over it, at once: progress.
  func redraw(_ text: String) {
    pending.append(13)
    append(text)
    flush()
  }

  private func append(_ text: String) { pending += Output.harmless(text).utf8 }

  /// The text with a sign in place of whatever could steer a terminal.
  static func harmless(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: steers) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(steers(scalar) ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }

  private static func steers(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9, 10: false
    case 0..<32, 127..<160: true
    default: false
    }
  }

  package func flush() {
    var rest = pending[...]
    while !rest.isEmpty, !isClosed {
      let count = transmit(rest)
      if count == -Int(EINTR) { continue }
      guard count > 0 else {
        isClosed = true
        if count != -Int(EPIPE), !(isTerminal && count == -Int(EIO)) {
          failure = String(cString: strerror(Int32(-count)))
        }
        break
      }
      rest = rest.dropFirst(count)
    }
    pending = []
  }
}
