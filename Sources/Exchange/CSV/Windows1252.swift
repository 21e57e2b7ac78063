/// The code page of western Windows; its five unused bytes stand for the control characters of Latin-1.
enum Windows1252 {
  static func decode(_ chunk: ArraySlice<UInt8>, into output: inout [UInt8]) {
    for byte in chunk {
      if byte < 0x80 {
        output.append(byte)
      } else {
        output.append(contentsOf: String(character(byte)).utf8)
      }
    }
  }

  static func text(_ bytes: [UInt8]) -> String {
    var decoded: [UInt8] = []
    decode(bytes[...], into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  static func character(_ byte: UInt8) -> Character {
    guard (0x80...0x9F).contains(byte) else { return Character(Unicode.Scalar(byte)) }
    return upper[Int(byte) - 0x80]
  }

  private static let upper: [Character] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
