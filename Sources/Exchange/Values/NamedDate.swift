import Training

/// A date with its month in words, such as `12 Dec 2024, 13:18`, `Sep 22, 2026, 6:00 AM`, `5 9월 2026, 06:10`.
struct NamedDate {
  /// The word for the month as the file writes it; empty where the month is a number.
  private(set) var word = ""
  private(set) var isMonthFirst = false
  /// The languages that write the month so; all of them for a number.
  private(set) var languages = MonthWords.allLanguages
  private var month: Int?
  private var numbers: [Int] = []
  private var year: Int?
  private var isAfternoon: Bool?

  /// Nil for text that does not have the shape of such a date.
  init?(_ text: Span<UInt8>) {
    guard (8...60).contains(text.count), NamedDate.hasWord(text) else { return nil }
    var tokens = Tokens(text)
    while let token = tokens.next() {
      switch token {
      case .number(let number, let digits): take(number, digits)
      case .word(let word): take(word)
      }
    }
    guard year != nil, [1, 3, 4].contains(numbers.count), month != nil || !word.isEmpty else { return nil }
  }

  /// Whether the month is written in a word that no language known here has.
  var isUnknownMonth: Bool { month == nil }

  /// Nil when the month is not known or there is no such day or time.
  var stamp: Stamp? {
    guard let year, let month, let day = Day(year: year, month: month, day: numbers[0]),
      CivilTime.years.contains(year)
    else { return nil }
    guard numbers.count > 1 else { return .day(day) }
    var hour = numbers[1]
    if let isAfternoon {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    let second = numbers.count > 3 ? numbers[3] : 0
    guard hour < 24, numbers[2] < 60, second < 60 else { return nil }
    return .wall(CivilTime(day: day, second: hour * 3_600 + numbers[2] * 60 + second))
  }

  private mutating func take(_ number: Int, _ digits: Int) {
    if digits == 4, year == nil { year = number } else { numbers.append(number) }
  }

  private mutating func take(_ text: String) {
    let plain = text.lowercased()
    if let isAfternoon = ColonTime.isAfternoon(plain), numbers.count > 1 || plain.count == 2 {
      self.isAfternoon = isAfternoon
    } else if plain == "월" || plain == "月" {
      month = numbers.popLast()
    } else if NamedDate.small.contains(plain) {
      return
    } else if word.isEmpty {
      word = text
      isMonthFirst = numbers.isEmpty && year == nil
      guard let known = MonthWords.month(text) else { return }
      (month, languages) = (known.month, known.languages)
    }
  }

  /// Whether there is a letter beyond ASCII or two in a row: `T` and `Z` are no words.
  private static func hasWord(_ text: Span<UInt8>) -> Bool {
    var wasLetter = false
    for index in text.indices {
      let isLetter = (97...122).contains(text[index] | 0x20)
      if text[index] >= 0x80 || isLetter && wasLetter { return true }
      wasLetter = isLetter
    }
    return false
  }

  /// Words that stand between the parts of a date.
  private static let small: Set = [
    "de", "del", "a", "à", "um", "uhr", "kl", "klo", "om", "at", "alle", "ore", "m", "le", "г", "в",
    "р", "о", "год", "년", "일", "年", "日", "o", "às", "as", "la",
  ]
}

/// The numbers and words of a text.
private struct Tokens {
  enum Token {
    case number(Int, digits: Int)
    case word(String)
  }

  private var rest: Substring.UnicodeScalarView

  init(_ text: Span<UInt8>) {
    var bytes: [UInt8] = []
    for index in text.indices { bytes.append(text[index]) }
    // A first pass does not know the file's encoding yet.
    let text = String(validating: bytes, as: UTF8.self) ?? Windows1252.text(bytes)
    rest = Substring(text).unicodeScalars
  }

  mutating func next() -> Token? {
    rest = rest.drop { !Tokens.isLetter($0) && !Tokens.isDigit($0) }
    guard let first = rest.first else { return nil }
    guard Tokens.isDigit(first) else {
      let word = rest.prefix(while: Tokens.isLetter)
      rest = rest[word.endIndex...]
      return .word(String(word))
    }
    let digits = rest.prefix(while: Tokens.isDigit)
    rest = rest[digits.endIndex...]
    let number = digits.prefix(9).reduce(0) { $0 * 10 + Int($1.value) - 48 }
    return .number(number, digits: digits.count)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { (48...57).contains(scalar.value) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return (97...122).contains(scalar.value | 0x20) }
    return scalar.properties.isAlphabetic || (0x300...0x36F).contains(scalar.value)
  }
}
