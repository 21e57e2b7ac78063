/// Puts UTF-8 bytes together; overlong forms, surrogates and stray bytes are broken.
struct ScalarAssembler {
  enum Step {
    case scalar(Unicode.Scalar)
    case more
    case broken
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var least: UInt32 = 0

  var isPending: Bool { missing > 0 }

  mutating func take(_ byte: UInt8) -> Step {
    if missing > 0, byte & 0xC0 == 0x80 { return takeContinuation(byte) }
    missing = 0
    switch byte {
    case 0..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: return begin(byte & 0x1F, missing: 1, least: 0x80)
    case 0xE0...0xEF: return begin(byte & 0x0F, missing: 2, least: 0x800)
    case 0xF0...0xF4: return begin(byte & 0x07, missing: 3, least: 0x10000)
    default: return .broken
    }
  }

  private mutating func begin(_ bits: UInt8, missing: Int, least: UInt32) -> Step {
    value = UInt32(bits)
    self.missing = missing
    self.least = least
    return .more
  }

  private mutating func takeContinuation(_ byte: UInt8) -> Step {
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .more }
    guard value >= least, let scalar = Unicode.Scalar(value) else { return .broken }
    return .scalar(scalar)
  }
}
