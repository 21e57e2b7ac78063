/// A name for one thing that is the same on every device: a UUIDv7 as text.
package struct ID<Subject>: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func < (left: ID, right: ID) -> Bool { left.text < right.text }
}

/// Makes UUIDv7 identifiers from a seed and the moments it is given (RFC 9562 §5.7).
///
/// Identifiers of one source ascend in the order they were made. The seed comes from outside: the same
/// seed and moments give the same identifiers.
package struct IDSource: Sendable {
  private var state: UInt64
  private var lastMillisecond: UInt64 = 0
  private var sequence: UInt64 = 0

  package init(seed: UInt64) {
    state = seed
  }

  /// A new identifier, stamped with `moment`; never below the one before it.
  package mutating func next<Subject>(_: Subject.Type = Subject.self, at moment: Moment) -> ID<Subject> {
    let millisecond = max(UInt64(max(0, moment.seconds)) * 1000, lastMillisecond)
    if millisecond > lastMillisecond { sequence = 0 }
    lastMillisecond = millisecond
    sequence += 1
    // 12 bits of the sequence sit in the version field's tail, further ones move the clock on.
    let stamp = millisecond + sequence >> 12
    let high = stamp << 16 | 0x7000 | (sequence & 0xFFF)
    let low = random() & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
    return ID(IDSource.text(high, low))
  }

  /// What another source may begin with.
  package mutating func seed() -> UInt64 { random() }

  /// SplitMix64 (Steele, Lea, Flood 2014).
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  private static func text(_ high: UInt64, _ low: UInt64) -> String {
    var bytes = InlineArray<36, UInt8>(repeating: 45)
    var place = 0
    for position in 0..<32 {
      if position == 8 || position == 12 || position == 16 || position == 20 { place += 1 }
      let word = position < 16 ? high : low
      let digit = UInt8(word >> UInt64(60 - position % 16 * 4) & 0xF)
      bytes[place] = digit < 10 ? 48 + digit : 87 + digit
      place += 1
    }
    do {
      return String(copying: try UTF8Span(validating: bytes.span))
    } catch {
      preconditionFailure("Digits and hyphens are text.")
    }
  }
}
