import Training

/// A date such as `12 Dec 2024, 13:18` or `12 Dec 2024`, with an English month of three letters.
///
/// Most files write so, and some a date of its own in every row: this reads it without looking at languages.
struct EnglishDate {
  let stamp: Stamp
  /// 1…12.
  private let month: Int

  /// The languages that write the month so.
  var languages: MonthWords.Languages { EnglishDate.languages[month - 1] }

  private static let languages = months.map { name in
    MonthWords.month(String(decoding: name, as: UTF8.self))?.languages ?? 1
  }

  /// Nil for anything else, whether another date or none.
  init?(_ text: Span<UInt8>) {
    var at = 0
    guard let number = EnglishDate.digits(text, &at, 1...2), EnglishDate.take(text, &at, UInt8(ascii: " ")),
      let month = EnglishDate.month(text, &at), EnglishDate.take(text, &at, UInt8(ascii: " ")),
      let year = EnglishDate.digits(text, &at, 4...4), CivilTime.years.contains(year),
      let day = Day(year: year, month: month, day: number)
    else { return nil }
    self.month = month
    guard at < text.count else {
      stamp = .day(day)
      return
    }
    guard let second = EnglishDate.time(text, &at) else { return nil }
    stamp = .wall(CivilTime(day: day, second: second))
  }

  /// Seconds since midnight of `, 13:18` at the end.
  private static func time(_ text: Span<UInt8>, _ at: inout Int) -> Int? {
    guard take(text, &at, UInt8(ascii: ",")), take(text, &at, UInt8(ascii: " ")),
      let hour = digits(text, &at, 1...2), take(text, &at, UInt8(ascii: ":")),
      let minute = digits(text, &at, 2...2), at == text.count, hour < 24, minute < 60
    else { return nil }
    return hour * 3_600 + minute * 60
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
