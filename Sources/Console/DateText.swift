internal import Shell
internal import Training

/// Days and times as a person writes them on the command line.
enum DateText {
  /// `today`, `yesterday`, `2026-11-27`, `2026-11-27 18:30`; without a time, noon.
  static func moment(_ text: String, clock: Clock) throws -> LocalMoment {
    let parts = try parts(text)
    guard let day = dayIfAny(parts.day, clock: clock) else { throw refusal(text) }
    return clock.resolve(day.number * 86_400 + (parts.second ?? 12 * 3_600))
  }

  /// A time of a day, `19:05`, or all that `moment` reads.
  static func moment(_ text: String, on day: Day, clock: Clock) throws -> LocalMoment {
    guard let second = second(of: text[...]) else { return try moment(text, clock: clock) }
    return clock.resolve(day.number * 86_400 + second)
  }

  static func day(_ text: String, clock: Clock) throws -> Day {
    guard let day = dayIfAny(text, clock: clock) else { throw refusal(text) }
    return day
  }

  /// The day, or nil where the text is none.
  static func dayIfAny(_ text: String, clock: Clock) -> Day? {
    switch text.lowercased() {
    case "today": clock.now().day
    case "yesterday": clock.now().day + -1
    default: Day(iso: text)
    }
  }

  static func hasTime(_ text: String) -> Bool { text.contains(":") }

  private static func parts(_ text: String) throws -> (day: String, second: Int?) {
    let isISO = text.count > 10 && text.first?.isNumber == true
    let words = text.split { $0 == " " || (isISO && ($0 == "T" || $0 == "t")) }
    guard let day = words.first, words.count <= 2 else { throw refusal(text) }
    guard words.count == 2 else { return (String(day), nil) }
    guard let second = second(of: words[1]) else { throw refusal(text) }
    return (String(day), second)
  }

  /// Seconds since midnight of `7:05`, `19:05` or `19:05:30`.
  private static func second(of text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      (1...2).contains(part.count) && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard (2...3).contains(parts.count), numbers.count == parts.count, numbers[0] < 24,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return numbers[0] * 3_600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
  }

  private static func refusal(_ text: String) -> UsageError {
    UsageError("“\(text)” is no date: write today, yesterday, 2026-11-27 or \"2026-11-27 18:30\".")
  }
}
