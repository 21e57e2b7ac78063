internal import Shell
internal import Training

/// Days and times as a person writes them on the command line.
enum DateText {
  /// `today`, `yesterday`, `2026-11-27`, `2026-11-27 18:30`; without a time, noon.
  static func moment(_ text: String, clock: Clock) throws -> LocalMoment {
    let words = text.split { $0 == " " || $0 == "T" }.map(String.init)
    guard let first = words.first, words.count <= 2 else { throw refusal(text) }
    let day = try day(first, clock: clock)
    guard words.count == 2 else { return clock.resolve(day.number * 86_400 + 12 * 3_600) }
    let parts = words[1].split(separator: ":").map { Int($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
      (0..<60).contains(minute)
    else { throw refusal(text) }
    return clock.resolve(day.number * 86_400 + hour * 3_600 + minute * 60)
  }

  static func day(_ text: String, clock: Clock) throws -> Day {
    guard let day = dayIfAny(text, clock: clock) else { throw refusal(text) }
    return day
  }

  private static func refusal(_ text: String) -> Refusal {
    Refusal("“\(text)” is no date: write today, yesterday, 2026-11-27 or \"2026-11-27 18:30\".")
  }
}

extension DateText {
  /// The day, or nil where the text is none.
  static func dayIfAny(_ text: String, clock: Clock) -> Day? {
    switch text.lowercased() {
    case "today": clock.now().day
    case "yesterday": clock.now().day + -1
    default: Day(iso: text)
    }
  }
}
