/// Collects a bracketed paste up to its end; of an overlong one the beginning is kept.
struct PasteBuffer {
  static let limit = 262_144
  private static let end: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0

  /// Answers the whole text when this byte ends it.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == PasteBuffer.end[matched] {
      matched += 1
    } else {
      keep(PasteBuffer.end.prefix(matched))
      matched = byte == PasteBuffer.end[0] ? 1 : 0
      if matched == 0 { keep([byte]) }
    }
    guard matched == PasteBuffer.end.count else { return nil }
    defer { self = PasteBuffer() }
    return PasteBuffer.text(bytes)
  }

  private mutating func keep(_ more: some Sequence<UInt8>) {
    for byte in more where bytes.count < PasteBuffer.limit { bytes.append(byte) }
  }

  /// Line ends become one kind, other control characters and broken bytes go.
  private static func text(_ bytes: [UInt8]) -> String {
    var assembler = ScalarAssembler()
    var text = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for byte in bytes {
      guard case .scalar(let scalar) = assembler.take(byte) else { continue }
      let isSecondHalf = scalar == "\n" && previous == "\r"
      if scalar == "\r" || scalar == "\n" {
        if !isSecondHalf { text.append("\n") }
      } else if scalar == "\t" || scalar.properties.generalCategory != .control {
        text.append(scalar)
      }
      previous = scalar
    }
    return String(text)
  }
}
