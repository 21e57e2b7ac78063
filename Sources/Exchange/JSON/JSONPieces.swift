/// Cuts the values at one depth out of a JSON text pushed in pieces, so that each can be read by itself.
///
/// In `{"results": [{…}, {…}]}` the two objects lie at depth 2. Feed a piece, take `next` until it answers
/// nil, feed the next one. Memory stays within one value's limit and one piece.
package struct JSONPieces {
  private let depth: Int
  private let limit: Int
  private var level = 0
  private var isInString = false
  private var isEscaped = false
  private var piece: [UInt8] = []
  private var pieces: [[UInt8]] = []

  /// A value of more bytes than the limit comes as none at all.
  package init(depth: Int, limit: Int = 16 << 20) {
    self.depth = depth
    self.limit = limit
  }

  package mutating func feed(_ chunk: ArraySlice<UInt8>) {
    for byte in chunk { take(byte) }
  }

  /// The next list or object at the depth, whole; empty in the place of one that is too long.
  package mutating func next() -> [UInt8]? {
    pieces.isEmpty ? nil : pieces.removeFirst()
  }

  private mutating func take(_ byte: UInt8) {
    if level > depth, piece.count <= limit { piece.append(byte) }
    if isInString {
      isInString = isEscaped || byte != UInt8(ascii: "\"")
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      return
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      level += 1
      if level == depth + 1 { piece = [byte] }
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      level -= 1
      guard level == depth else { return }
      pieces.append(piece.count > limit ? [] : piece)
      piece = []
    default: break
    }
  }
}
