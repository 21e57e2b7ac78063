/// A number of a file, read exactly: thousandths, halves rounded up in size.
struct Decimal: Hashable {
  var thousandths: Int
  /// The number itself, for telling conversions by their decimals.
  var value: Double
  /// Decimals written, without zeros at the end.
  var decimals: Int

  /// Numbers beyond ±10⁹ are not taken.
  private static let limit = 1_000_000_000_000

  /// Reads `60`, `-21.5`, `.5`, `1e3`, `44,09`, `1,250.5`; nil for anything else.
  ///
  /// The mark only decides where both readings are possible: one comma or point before exactly three digits.
  init?(_ text: Span<UInt8>, mark: DecimalMark = .point) {
    if mark == .point, let plain = Decimal(plain: text) {
      self = plain
      return
    }
    guard let normal = Grouping.removed(from: text, mark: mark) else { return nil }
    self.init(plain: normal.span)
  }

  /// Reads a text of its own.
  init?(_ text: some StringProtocol, mark: DecimalMark = .point) {
    let bytes = Array(text.utf8)
    self.init(bytes.span, mark: mark)
  }

  /// Digits with at most one point, a sign and an exponent.
  private init?(plain text: Span<UInt8>) {
    var scanner = Scanner(text)
    guard scanner.readMantissa(text) else { return nil }
    guard let exponent = scanner.exponent(text) else { return nil }
    self.init(scanner, exponent: exponent)
  }

  private init?(_ scanner: Scanner, exponent: Int) {
    let shift = 3 + exponent - scanner.decimals
    guard let size = Decimal.scaled(scanner.mantissa, by: shift), size <= Decimal.limit else { return nil }
    thousandths = scanner.isNegative ? -size : size
    decimals = max(0, scanner.significantDecimals - exponent)
    value = Double(scanner.mantissa) * Decimal.power(exponent - scanner.decimals)
    if scanner.isNegative { value = -value }
  }

  /// `mantissa` · 10^`shift`, halves up; nil beyond what an Int holds.
  private static func scaled(_ mantissa: Int, by shift: Int) -> Int? {
    guard mantissa != 0 else { return 0 }
    guard shift < 19 else { return nil }
    guard shift > -19 else { return 0 }
    let factor = powers[abs(shift)]
    guard shift < 0 else {
      let (product, overflows) = mantissa.multipliedReportingOverflow(by: factor)
      return overflows ? nil : product
    }
    let (quotient, remainder) = mantissa.quotientAndRemainder(dividingBy: factor)
    return remainder >= factor - remainder ? quotient + 1 : quotient
  }

  private static func power(_ exponent: Int) -> Double {
    let size = Double(powers[min(18, abs(exponent))])
    return exponent < 0 ? 1 / size : size
  }

  private static let powers: [Int] = (0...18).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
}

extension Decimal {
  /// Runs over a plain number's characters.
  private struct Scanner {
    var at = 0
    var isNegative = false
    /// The first eighteen digits; later ones are beyond any use.
    var mantissa = 0
    var digits = 0
    /// Decimals inside the mantissa.
    var decimals = 0
    /// Decimals up to the last that is not zero.
    var significantDecimals = 0
    var isExact = true

    init(_ text: Span<UInt8>) {
      guard text.count > 0, text[0] == UInt8(ascii: "-") || text[0] == UInt8(ascii: "+") else { return }
      isNegative = text[0] == UInt8(ascii: "-")
      at = 1
    }

    mutating func readMantissa(_ text: Span<UInt8>) -> Bool {
      var sawPoint = false
      var sawDigit = false
      var place = 0
      while at < text.count {
        let byte = text[at]
        if byte >= 48, byte <= 57 {
          sawDigit = true
          if sawPoint { place += 1 }
          take(Int(byte) - 48, place: place)
        } else if byte == UInt8(ascii: "."), !sawPoint {
          sawPoint = true
        } else {
          break
        }
        at += 1
      }
      return sawDigit && isExact
    }

    private mutating func take(_ digit: Int, place: Int) {
      if digits < 18 {
        mantissa = mantissa * 10 + digit
        if mantissa > 0 { digits += 1 }
        decimals = place
        if digit != 0 { significantDecimals = place }
      } else if place == 0 {
        isExact = false
      }
    }

    /// The exponent behind the mantissa, 0 when there is none; nil when something else follows.
    mutating func exponent(_ text: Span<UInt8>) -> Int? {
      guard at < text.count else { return 0 }
      guard text[at] | 0x20 == UInt8(ascii: "e"), at + 1 < text.count, text.count - at <= 5 else {
        return nil
      }
      at += 1
      let sign = text[at] == UInt8(ascii: "-") ? -1 : 1
      if sign < 0 || text[at] == UInt8(ascii: "+") { at += 1 }
      guard at < text.count else { return nil }
      var value = 0
      while at < text.count {
        guard text[at] >= 48, text[at] <= 57 else { return nil }
        value = value * 10 + Int(text[at]) - 48
        at += 1
      }
      return sign * value
    }
  }
}
