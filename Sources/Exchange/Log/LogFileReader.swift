internal import Training

/// Reads a log that was written as JSON Lines: pushed in pieces, it hands over what is in it, line by line.
///
/// A line that cannot be read is left out and listed; the rest is kept.
package struct LogFileReader {
  private var splitter = LineSplitter()
  package private(set) var faults = LineFaultList()
  /// The version the heading names, when it is newer than the one known here: nothing is handed over then.
  package private(set) var newerVersion: Int?

  package init() {}

  /// Whether a file that begins so is a log written as JSON Lines.
  package static func recognizes(_ head: ArraySlice<UInt8>) -> Bool {
    let bytes = withoutMark(head).prefix(256).filter { $0 > 32 }
    return bytes.starts(with: #"{"knurl":"log""#.utf8)
      || ["exercise", "routine", "measurement", "workout"].contains {
        bytes.starts(with: "{\"\($0)\":{\"id\":".utf8)
      }
  }

  package mutating func feed<Failure>(
    _ chunk: ArraySlice<UInt8>, each: (LogLine, Int) throws(Failure) -> Void
  ) throws(Failure) {
    var lines: [(ArraySlice<UInt8>, Int)] = []
    splitter.feed(chunk) { lines.append(($0, $1)) }
    try hand(lines, to: each)
  }

  package mutating func finish<Failure>(
    each: (LogLine, Int) throws(Failure) -> Void
  ) throws(Failure) {
    var lines: [(ArraySlice<UInt8>, Int)] = []
    splitter.finish { lines.append(($0, $1)) }
    try hand(lines, to: each)
  }

  private mutating func hand<Failure>(
    _ lines: [(ArraySlice<UInt8>, Int)], to each: (LogLine, Int) throws(Failure) -> Void
  ) throws(Failure) {
    for (bytes, number) in lines where newerVersion == nil {
      if let line = read(bytes, number) { try each(line, number) }
    }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, _ number: Int) -> LogLine? {
    let bytes = number == 1 ? LogFileReader.withoutMark(bytes) : bytes
    guard bytes.contains(where: { $0 > 32 }) else { return nil }
    do throws(LineFault) {
      let line = try LogLine(bytes, line: number)
      if case .heading(let version) = line, version > LogLine.version { newerVersion = version }
      return line
    } catch {
      faults.add(error)
      return nil
    }
  }

  private static func withoutMark(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }
}
