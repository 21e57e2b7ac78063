/// How a file's bytes spell its text.
package enum TextEncoding: String, Hashable, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16 (little endian)"
  case utf16BigEndian = "UTF-16 (big endian)"
  case windows1252 = "Windows-1252"
}

/// Turns a file's bytes, pushed in pieces of any size, into UTF-8 without a byte order mark.
///
/// Without a given encoding a byte order mark decides; where there is none the bytes pass unchanged and
/// `encoding` tells afterwards whether they were UTF-8 or have to be read as Windows-1252.
struct TextDecoder {
  private var given: TextEncoding?
  private var head: [UInt8] = []
  private var isStarted = false
  private var validity = UTF8Validity()
  private var utf16 = UTF16Decoder(isBigEndian: false)

  init(encoding: TextEncoding? = nil) {
    given = encoding
  }

  /// What the bytes so far were; final after `finish`.
  var encoding: TextEncoding {
    given ?? (validity.isLikelyUTF8 ? .utf8 : .windows1252)
  }

  /// Bytes of text said to be UTF-8 that are not.
  var unreadableBytes: Int {
    encoding == .utf8 ? validity.invalid : 0
  }

  mutating func decode(_ chunk: ArraySlice<UInt8>, into output: inout [UInt8]) {
    guard !isStarted else { return pass(chunk, into: &output) }
    head.append(contentsOf: chunk)
    if head.count >= 3 { start(into: &output) }
  }

  mutating func finish(into output: inout [UInt8]) {
    if !isStarted { start(into: &output) }
    utf16.finish(into: &output)
    validity.finish()
  }

  private mutating func start(into output: inout [UInt8]) {
    isStarted = true
    var mark = 0
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      mark = 3
    } else if head.starts(with: [0xFF, 0xFE]) {
      (mark, given) = (2, .utf16LittleEndian)
    } else if head.starts(with: [0xFE, 0xFF]) {
      (mark, given) = (2, .utf16BigEndian)
    }
    utf16 = UTF16Decoder(isBigEndian: given == .utf16BigEndian)
    pass(head[mark...], into: &output)
    head = []
  }

  private mutating func pass(_ chunk: ArraySlice<UInt8>, into output: inout [UInt8]) {
    switch given {
    case .utf8: output.append(contentsOf: chunk)
    case .utf16LittleEndian, .utf16BigEndian: utf16.decode(chunk, into: &output)
    case .windows1252: Windows1252.decode(chunk, into: &output)
    case nil:
      validity.check(chunk)
      output.append(contentsOf: chunk)
    }
  }
}

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

/// UTF-16 in pieces; a lone surrogate becomes U+FFFD.
struct UTF16Decoder {
  let isBigEndian: Bool
  private var half: UInt8?
  private var high: UInt16?

  init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  mutating func decode(_ chunk: ArraySlice<UInt8>, into output: inout [UInt8]) {
    for byte in chunk {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      let (upper, lower) = isBigEndian ? (first, byte) : (byte, first)
      take(UInt16(upper) << 8 | UInt16(lower), into: &output)
    }
  }

  mutating func finish(into output: inout [UInt8]) {
    if half != nil || high != nil { output.append(contentsOf: "\u{FFFD}".utf8) }
    (half, high) = (nil, nil)
  }

  private mutating func take(_ unit: UInt16, into output: inout [UInt8]) {
    var units = [unit]
    if let first = high { units.insert(first, at: 0) }
    high = nil
    if units.count == 1, UTF16.isLeadSurrogate(unit) {
      high = unit
      return
    }
    output.append(contentsOf: String(decoding: units, as: UTF16.self).utf8)
  }
}

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

  static func character(_ byte: UInt8) -> Character {
    guard (0x80...0x9F).contains(byte) else { return Character(Unicode.Scalar(byte)) }
    return upper[Int(byte) - 0x80]
  }

  private static let upper: [Character] = [
    "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
    "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
  ]
}
