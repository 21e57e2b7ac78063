/// Counts what is and what is not UTF-8 in bytes that arrive in pieces.
struct UTF8Validity {
  private(set) var invalid = 0
  private(set) var sequences = 0
  private var missing = 0
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  /// Whether more is right than wrong.
  var isLikelyUTF8: Bool { invalid == 0 || sequences > invalid }

  mutating func check(_ chunk: ArraySlice<UInt8>) {
    var seen: UInt8 = 0
    for byte in chunk { seen |= byte }
    guard seen >= 0x80 || missing > 0 else { return }
    for byte in chunk { step(byte) }
  }

  mutating func finish() {
    if missing > 0 { invalid += 1 }
    missing = 0
  }

  private mutating func step(_ byte: UInt8) {
    guard missing > 0 else { return lead(byte) }
    guard byte >= lowest, byte <= highest else {
      missing = 0
      invalid += 1
      return lead(byte)
    }
    (lowest, highest) = (0x80, 0xBF)
    missing -= 1
    if missing == 0 { sequences += 1 }
  }

  /// The ranges of well-formed sequences, Unicode 16 table 3-7.
  private mutating func lead(_ byte: UInt8) {
    (lowest, highest) = (0x80, 0xBF)
    switch byte {
    case 0x00...0x7F: break
    case 0xC2...0xDF: missing = 1
    case 0xE0: (missing, lowest) = (2, 0xA0)
    case 0xED: (missing, highest) = (2, 0x9F)
    case 0xE1...0xEF: missing = 2
    case 0xF0: (missing, lowest) = (3, 0x90)
    case 0xF1...0xF3: missing = 3
    case 0xF4: (missing, highest) = (3, 0x8F)
    default: invalid += 1
    }
  }
}
