import Training

/// A date such as `12 Dec 2024, 13:18` or `12 Dec 2024`, with an English month of three letters.
///
/// Most files write so, and some a date of its own in every row: this reads it without looking at languages.
enum EnglishDate {
  /// Nil for anything else, whether another date or none.
  static func stamp(_ text: Span<UInt8>) -> Stamp? {
    var at = 0
    guard let number = digits(text, &at, 1...2), take(text, &at, UInt8(ascii: " ")),
      let month = month(text, &at), take(text, &at, UInt8(ascii: " ")), let year = digits(text, &at, 4...4),
      CivilTime.years.contains(year), let day = Day(year: year, month: month, day: number)
    else { return nil }
    if at == text.count { return .day(day) }
    guard take(text, &at, UInt8(ascii: ",")), take(text, &at, UInt8(ascii: " ")),
      let hour = digits(text, &at, 1...2), take(text, &at, UInt8(ascii: ":")),
      let minute = digits(text, &at, 2...2), at == text.count, hour < 24, minute < 60
    else { return nil }
    return .wall(CivilTime(day: day, second: hour * 3_600 + minute * 60))
  }

  private static func take(_ text: Span<UInt8>, _ at: inout Int, _ byte: UInt8) -> Bool {
    guard at < text.count, text[at] == byte else { return false }
    at += 1
    return true
  }

  private static func digits(_ text: Span<UInt8>, _ at: inout Int, _ length: ClosedRange<Int>) -> Int? {
    let start = at
    var number = 0
    while at < text.count, (48...57).contains(text[at]), at - start < length.upperBound {
      number = number * 10 + Int(text[at] - 48)
      at += 1
    }
    return length.contains(at - start) ? number : nil
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  .map { Array($0.utf8) }

  private static func month(_ text: Span<UInt8>, _ at: inout Int) -> Int? {
    guard at + 3 < text.count else { return nil }
    let word = (text[at] | 0x20, text[at + 1] | 0x20, text[at + 2] | 0x20)
    at += 3
    return months.firstIndex { $0[0] == word.0 && $0[1] == word.1 && $0[2] == word.2 }.map { $0 + 1 }
  }
}
