internal import CInih

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// One `key = value` line of an INI file.
package struct IniEntry: Hashable, Sendable {
  package var section: String
  package var key: String
  package var value: String
  /// From 1.
  package var line: Int
}

/// A line that is neither a key, a section nor a comment.
package struct IniError: Error, Hashable, Sendable {
  package var line: Int
}

/// Reads INI text with libinih.
package enum IniFile {
  package static func entries(of text: String) throws(IniError) -> [IniEntry] {
    let reading = Reading(text)
    let user = Unmanaged.passUnretained(reading).toOpaque()
    let line = ini_parse_stream(nextLine, user, keep, user)
    guard line == 0 else { throw IniError(line: Int(line)) }
    return reading.entries
  }
}

/// The text being read, line by line, and what came of it.
private final class Reading {
  let bytes: [UInt8]
  var position = 0
  var line = 0
  var entries: [IniEntry] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }
}

/// `fgets` over the text; counts the lines.
private func nextLine(
  _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int32, _ stream: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<CChar>? {
  guard let buffer, let stream, size > 1 else { return nil }
  let reading = Unmanaged<Reading>.fromOpaque(stream).takeUnretainedValue()
  guard reading.position < reading.bytes.count else { return nil }
  if reading.position == 0 || reading.bytes[reading.position - 1] == 10 { reading.line += 1 }
  var count = 0
  while count < Int(size) - 1, reading.position < reading.bytes.count {
    let byte = reading.bytes[reading.position]
    buffer[count] = CChar(bitPattern: byte)
    reading.position += 1
    count += 1
    if byte == 10 { break }
  }
  buffer[count] = 0
  return buffer
}

private func keep(
  _ user: UnsafeMutableRawPointer?, _ section: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?,
  _ value: UnsafePointer<CChar>?
) -> Int32 {
  guard let user, let section, let name else { return 0 }
  let reading = Unmanaged<Reading>.fromOpaque(user).takeUnretainedValue()
  reading.entries.append(
    IniEntry(
      section: String(cString: section), key: String(cString: name),
      value: value.map { String(cString: $0) } ?? "", line: reading.line))
  return 1
}
