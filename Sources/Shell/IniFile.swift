internal import CInih

/// One `key = value` line of an INI file.
package struct IniEntry: Hashable, Sendable {
  package var section: String
  package var key: String
  package var value: String
  /// From 1.
  package var line: Int
}

/// INI text as libinih reads it.
package struct IniFile: Hashable, Sendable {
  package let entries: [IniEntry]
  /// The first line that is neither a key, a section nor a comment, from 1; the others count.
  package let damagedLine: Int?

  package init(_ text: String) {
    let reading = Reading(text)
    let user = Unmanaged.passUnretained(reading).toOpaque()
    let fault = Int(ini_parse_stream(nextLine, user, keep, user))
    entries = reading.entries
    // libinih counts the pieces it was handed, which are more than the lines where one is very long.
    damagedLine = reading.lines.indices.contains(fault - 1) ? reading.lines[fault - 1] : nil
  }
}

extension IniFile {
  /// Every line that is neither a key, a section nor a comment, from 1.
  func damagedLines(of text: String) -> [Int] {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    let bare = lines.indices.filter { index in
      guard let first = lines[index].first(where: { !$0.isWhitespace }), !"#;[\u{FEFF}".contains(first)
      else { return false }
      return !lines[index].contains { $0 == "=" || $0 == ":" }
    }
    return Set(bare.map { $0 + 1 } + (damagedLine.map { [$0] } ?? [])).sorted()
  }
}

/// The text being read, line by line, and what came of it.
private final class Reading {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 0
  /// The line of every piece handed out.
  private(set) var lines: [Int] = []
  var entries: [IniEntry] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next line with its end, or as much of it as fits; nil after the last.
  func next(atMost size: Int) -> ArraySlice<UInt8>? {
    if position == 0 || bytes[position - 1] == 10 {
      line += 1
      // An indented line would go on with the value above it.
      while position < bytes.count, bytes[position] == 32 || bytes[position] == 9 { position += 1 }
    }
    guard position < bytes.count else { return nil }
    lines.append(line)
    let start = position
    while position < bytes.count, position - start < size {
      position += 1
      if bytes[position - 1] == 10 { break }
    }
    return bytes[start..<position]
  }

  func keep(_ section: String, _ key: String, _ value: String) {
    entries.append(IniEntry(section: section, key: key, value: value, line: lines.last ?? 0))
  }
}

/// `fgets` over the text.
private func nextLine(
  _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int32, _ stream: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<CChar>? {
  guard let buffer, let stream, size > 1 else { return nil }
  let reading = Unmanaged<Reading>.fromOpaque(stream).takeUnretainedValue()
  guard let piece = reading.next(atMost: Int(size) - 1) else { return nil }
  for (index, byte) in piece.enumerated() { buffer[index] = CChar(bitPattern: byte) }
  buffer[piece.count] = 0
  return buffer
}

private func keep(
  _ user: UnsafeMutableRawPointer?, _ section: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?,
  _ value: UnsafePointer<CChar>?
) -> Int32 {
  guard let user, let section, let name else { return 0 }
  let reading = Unmanaged<Reading>.fromOpaque(user).takeUnretainedValue()
  reading.keep(
    String(cString: section), String(cString: name), value.map { String(cString: $0) } ?? "")
  return 1
}
