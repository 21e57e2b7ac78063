/// How numbers are written for a person.
package struct NumberStyle: Hashable, Sendable {
  /// `97,5` and `4.820` instead of `97.5` and `4,820`.
  package var usesDecimalComma: Bool

  package init(usesDecimalComma: Bool = false) {
    self.usesDecimalComma = usesDecimalComma
  }

  package static let point = NumberStyle()
  package static let comma = NumberStyle(usesDecimalComma: true)

  var decimalMark: String { usesDecimalComma ? "," : "." }
  var groupMark: String { usesDecimalComma ? "." : "," }
}

/// Numbers as thousandths: how they are read and written.
package enum Number {
  /// Thousandths as text: no trailing zeros, at least `minimum` and at most `maximum` decimals, halves up.
  package static func text(
    _ thousandths: Int, minimum: Int = 0, maximum: Int = 3, grouped: Bool = false,
    style: NumberStyle = .point
  ) -> String {
    let rounded = maximum >= 3 ? thousandths : rounded(thousandths, decimals: max(0, maximum))
    let size = rounded.magnitude
    let whole = grouped ? Number.grouped(size / 1_000, mark: style.groupMark) : String(size / 1_000)
    let decimals = decimals(Int(size % 1_000), minimum: minimum)
    let sign = rounded < 0 ? "-" : ""
    return sign + whole + (decimals.isEmpty ? "" : style.decimalMark + decimals)
  }

  /// A whole number with its thousands apart: `4,820`.
  package static func grouped(_ number: Int, style: NumberStyle = .point) -> String {
    (number < 0 ? "-" : "") + grouped(number.magnitude, mark: style.groupMark)
  }

  private static func grouped(_ number: UInt, mark: String) -> String {
    guard number >= 1_000 else { return String(number) }
    return grouped(number / 1_000, mark: mark) + mark + padded(Int(number % 1_000), to: 3)
  }

  private static func rounded(_ thousandths: Int, decimals: Int) -> Int {
    let dropped = [1_000, 100, 10][decimals]
    return Int(clamping: roundedHalfUp(Int128(thousandths), by: Int128(dropped)) * Int128(dropped))
  }

  /// Thousandths below one without the zeros at their end.
  private static func decimals(_ thousandths: Int, minimum: Int) -> String {
    var rest = thousandths
    var digits = 3
    while digits > minimum, rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    return digits == 0 ? "" : padded(rest, to: digits)
  }

  /// Reads `100`, `100.5`, `100,5`, `.5`, `-5` as thousandths, refusing what would not be kept exactly.
  ///
  /// One mark at most, comma or point. A comma before exactly three digits could group thousands,
  /// so it is refused unless the whole part is 0 or missing.
  package static func thousandths(of text: some StringProtocol) throws(Reason) -> Int {
    var digits = text[...]
    let isNegative = digits.first == "-" || digits.first == "−"
    if isNegative { digits.removeFirst() }
    let size = try magnitude(of: digits, typed: String(text))
    return isNegative ? -size : size
  }

  private static func padding(_ decimals: some StringProtocol) -> String {
    decimals + String(repeating: "0", count: 3 - decimals.count)
  }

  private static func magnitude(of text: some StringProtocol, typed: String) throws(Reason) -> Int {
    let parts = text.split(separator: text.contains(",") ? "," : ".", omittingEmptySubsequences: false)
    guard !typed.isEmpty else { throw .empty }
    guard (1...2).contains(parts.count), parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { throw .notANumber(typed) }
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    guard decimals.count <= 3 else { throw .tooManyDecimals(typed) }
    let hasWhole = parts[0].contains { $0 != "0" }
    if text.contains(","), decimals.count == 3, hasWhole { throw .ambiguousComma(typed) }
    guard let size = Int(String(parts[0]) + padding(decimals)) else {
      throw .tooLarge(typed, limit: Number.text(Limits.weight, grouped: true))
    }
    return size
  }
}
