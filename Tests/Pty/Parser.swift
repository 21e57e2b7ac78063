/// Cuts what a program sends into characters, control bytes and sequences.
struct Parser: Sendable {
  enum Piece: Sendable {
    case scalar(Unicode.Scalar)
    case control(UInt8)
    case escape(String)
    case sequence(prefix: Character?, numbers: [Int], final: Character, text: String)
    case string(introducer: Character, text: String)
  }

  private enum State: Sendable { case ground, escape, sequence, string, stringEscape, scalar }

  private var state = State.ground
  private var bytes: [UInt8] = []
  private var introducer: Character = " "

  mutating func take(_ byte: UInt8) -> Piece? {
    switch state {
    case .ground: takePlain(byte)
    case .scalar: takeScalar(byte)
    case .escape: takeEscape(byte)
    case .sequence: takeSequence(byte)
    case .string: takeString(byte)
    case .stringEscape: takeStringEscape(byte)
    }
  }

  private mutating func takePlain(_ byte: UInt8) -> Piece? {
    bytes = []
    switch byte {
    case 0x1B: state = .escape
    case 0..<0x20, 0x7F: return .control(byte)
    case 0x20..<0x7F: return .scalar(Unicode.Scalar(byte))
    default: return takeScalar(byte)
    }
    return nil
  }

  private mutating func takeScalar(_ byte: UInt8) -> Piece? {
    bytes.append(byte)
    state = .scalar
    let length = bytes[0] >= 0xF0 ? 4 : bytes[0] >= 0xE0 ? 3 : 2
    guard bytes.count == length else { return nil }
    state = .ground
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map(Piece.scalar)
  }

  private mutating func takeEscape(_ byte: UInt8) -> Piece? {
    if bytes.isEmpty, byte == UInt8(ascii: "[") {
      state = .sequence
    } else if bytes.isEmpty, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "P") {
      introducer = Character(Unicode.Scalar(byte))
      state = .string
    } else {
      bytes.append(byte)
      guard !(0x20...0x2F).contains(byte) else { return nil }
      state = .ground
      return .escape(String(decoding: bytes, as: UTF8.self))
    }
    return nil
  }

  private mutating func takeSequence(_ byte: UInt8) -> Piece? {
    guard (0x40...0x7E).contains(byte) else {
      bytes.append(byte)
      return nil
    }
    state = .ground
    let text = String(decoding: bytes, as: UTF8.self)
    let hasPrefix = text.first.map { "?>=<".contains($0) } ?? false
    let numbers = text.drop { !$0.isNumber && $0 != ";" }
      .split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    return .sequence(
      prefix: hasPrefix ? text.first : nil, numbers: text.isEmpty ? [] : numbers,
      final: Character(Unicode.Scalar(byte)), text: text)
  }

  /// Ends at BEL or ESC \; one handed through tmux holds doubled escapes and the BELs of others.
  private mutating func takeString(_ byte: UInt8) -> Piece? {
    let isWrapped = bytes.starts(with: "tmux;".utf8)
    if byte == 0x07, !isWrapped { return endString() }
    if byte == 0x1B {
      state = .stringEscape
    } else {
      bytes.append(byte)
    }
    return nil
  }

  private mutating func takeStringEscape(_ byte: UInt8) -> Piece? {
    guard byte == 0x1B else { return endString() }
    bytes.append(byte)
    state = .string
    return nil
  }

  private mutating func endString() -> Piece? {
    state = .ground
    return .string(introducer: introducer, text: String(decoding: bytes, as: UTF8.self))
  }
}
