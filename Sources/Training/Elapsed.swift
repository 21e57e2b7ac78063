/// Lengths of time in whole seconds: how they are written and read.
package enum Elapsed {
  /// `0:45`, `12:30`, `1:05:00`; a minus in front below zero.
  package static func text(_ seconds: Int) -> String {
    let size = Int(clamping: seconds.magnitude)
    let (hours, minutes, rest) = (size / 3_600, size / 60 % 60, size % 60)
    let tail = "\(hours > 0 ? padded(minutes, to: 2) : String(minutes)):\(padded(rest, to: 2))"
    return (seconds < 0 ? "-" : "") + (hours > 0 ? "\(hours):" : "") + tail
  }

  /// `41 min`, `1 h 5 min`: for a workout's length in a sentence.
  package static func words(_ seconds: Int) -> String {
    let minutes = max(0, seconds) / 60
    guard minutes >= 60 else { return "\(minutes) min" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// What a number without a unit counts.
  package enum Bare: Hashable, Sendable {
    case seconds, minutes
  }

  /// Reads `45s`, `1:30`, `1:05:00`, `90`, `5 min`, `1h 5m`; at least a second, at most 99:59:59.
  package static func seconds(of text: String, bare: Bare) throws(Reason) -> Int {
    let typed = text.filter { $0 != " " }.lowercased()
    guard !typed.isEmpty else { throw .empty }
    guard !typed.hasPrefix("-") else { throw .negative }
    let parsed = typed.contains(":") ? clock(typed) : units(typed, bare: bare)
    guard let parsed, parsed > 0 else { throw .notADuration(text) }
    guard parsed <= Limits.duration else {
      throw .tooLarge(text, limit: Elapsed.text(Limits.duration))
    }
    return parsed
  }

  private static func clock(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { digits($0) }
    guard (2...3).contains(parts.count), numbers.count == parts.count,
      zip(parts, numbers).dropFirst().allSatisfy({ $0.count == 2 && $1 < 60 })
    else { return nil }
    return numbers.reduce(0) { $0 * 60 + $1 }
  }

  private static func units(_ text: String, bare: Bare) -> Int? {
    if let number = digits(text[...]) { return bare == .seconds ? number : number * 60 }
    var rest = text[...]
    var total = 0
    var largest = Int.max
    while !rest.isEmpty {
      let number = rest.prefix { $0.isASCII && $0.isNumber }
      let unit = rest.dropFirst(number.count).prefix { $0.isLetter }
      guard let count = digits(number), let size = size(ofUnit: unit), size < largest else { return nil }
      total += count * size
      largest = size
      rest = rest.dropFirst(number.count + unit.count)
    }
    return total
  }

  /// Whole seconds per unit of time; nil for other words.
  static func size(ofUnit unit: some StringProtocol) -> Int? {
    switch unit {
    case "s", "sec": 1
    case "m", "min": 60
    case "h", "hr": 3_600
    default: nil
    }
  }

  /// Digits small enough that hours of them still fit.
  private static func digits(_ text: Substring) -> Int? {
    guard (1...9).contains(text.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }
}
