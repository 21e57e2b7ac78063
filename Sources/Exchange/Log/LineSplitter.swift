/// Cuts bytes pushed in pieces into lines; a line ends with LF, CRLF or the file.
struct LineSplitter {
  private var rest: [UInt8] = []
  private(set) var line = 0

  /// Calls `each` with every line that is whole by now.
  mutating func feed<Failure>(
    _ chunk: ArraySlice<UInt8>, each: (ArraySlice<UInt8>, Int) throws(Failure) -> Void
  ) throws(Failure) {
    var start = chunk.startIndex
    while let end = chunk[start...].firstIndex(of: 10) {
      line += 1
      if rest.isEmpty {
        try each(LineSplitter.withoutReturn(chunk[start..<end]), line)
      } else {
        rest += chunk[start..<end]
        try each(LineSplitter.withoutReturn(rest[...]), line)
        rest = []
      }
      start = end + 1
    }
    rest += chunk[start...]
  }

  mutating func finish<Failure>(
    each: (ArraySlice<UInt8>, Int) throws(Failure) -> Void
  ) throws(Failure) {
    guard !rest.isEmpty else { return }
    line += 1
    try each(LineSplitter.withoutReturn(rest[...]), line)
    rest = []
  }

  private static func withoutReturn(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.last == 13 ? bytes.dropLast() : bytes
  }
}
