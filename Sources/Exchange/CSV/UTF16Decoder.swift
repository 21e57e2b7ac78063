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
