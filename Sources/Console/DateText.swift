internal import Shell
internal import Training

/// Days and times as a person writes them on the command line.
enum DateText {
  /// `today`, `yesterday`, `2026-11-27`, `2026-11-27 18:30`; without a time, noon.
  static func moment(_ text: String, clock: Clock) throws -> LocalMoment {
    guard let date = SpokenDate(text, today: clock.now().day) else { throw refusal(text) }
    return date.moment(clock)
  }

  /// A time of a day, `19:05`, or all that `moment` reads.
  static func moment(_ text: String, on day: Day, clock: Clock) throws -> LocalMoment {
    guard let second = SpokenDate.second(of: text[...]) else { return try moment(text, clock: clock) }
    return clock.resolve(day.number * 86_400 + second)
  }

  static func day(_ text: String, clock: Clock) throws -> Day {
    guard let day = dayIfAny(text, clock: clock) else { throw refusal(text) }
    return day
  }

  /// The day, or nil where the text is none.
  static func dayIfAny(_ text: String, clock: Clock) -> Day? {
    SpokenDate.day(text, today: clock.now().day)
  }

  static func hasTime(_ text: String) -> Bool { text.contains(":") }

  private static func refusal(_ text: String) -> UsageError {
    UsageError("“\(text)” is no date: write today, yesterday, 2026-11-27 or \"2026-11-27 18:30\".")
  }
}
