package import Training

/// A day, and perhaps a time, as a person writes it: `today`, `yesterday`, `tuesday`, `2026-11-27 18:30`.
package struct SpokenDate: Hashable, Sendable {
  package let day: Day
  /// Seconds since midnight; nil where no time was given.
  package let second: Int?

  /// Nil where the text is no date; a weekday is the last one of its name before today.
  package init?(_ text: String, today: Day) {
    let isISO = text.count > 10 && text.first?.isNumber == true
    let words = text.split { $0 == " " || (isISO && ($0 == "T" || $0 == "t")) }
    guard let first = words.first, words.count <= 2, let day = SpokenDate.day(String(first), today: today)
    else { return nil }
    self.day = day
    guard words.count == 2 else {
      second = nil
      return
    }
    guard let second = SpokenDate.second(of: words[1]) else { return nil }
    self.second = second
  }

  /// The moment here; without a time, noon.
  package func moment(_ clock: Clock) -> LocalMoment {
    clock.resolve(day.number * 86_400 + (second ?? 12 * 3_600))
  }

  package static func day(_ text: String, today: Day) -> Day? {
    let word = text.lowercased()
    if word == "today" { return today }
    if word == "yesterday" { return today + -1 }
    if let weekday = Weekday.allCases.first(where: { $0.name.lowercased() == word }) {
      return (1...7).lazy.map { today + -$0 }.first { $0.weekday == weekday }
    }
    return Day(iso: text)
  }

  /// Seconds since midnight of `7:05`, `19:05` or `19:05:30`.
  package static func second(of text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      (1...2).contains(part.count) && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard (2...3).contains(parts.count), numbers.count == parts.count, numbers[0] < 24,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return numbers[0] * 3_600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
  }
}
