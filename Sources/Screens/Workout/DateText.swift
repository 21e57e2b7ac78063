import Training

/// A date with the time of day as a person types it.
enum DateText {
  /// `2026-11-27 18:36`.
  static func of(_ start: LocalMoment) -> String { "\(start.day.iso) \(time(start))" }

  /// `18:36`.
  static func time(_ moment: LocalMoment) -> String {
    let minutes = moment.secondOfDay / 60
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  /// Reads `2026-11-27 18:36`, or only the date for midday; nil for anything else.
  static func read(_ text: String, offset: Int) -> LocalMoment? {
    let parts = text.trimmed.split { $0 == " " || $0 == "T" }
    guard let first = parts.first, parts.count <= 2, let day = Day(iso: String(first)) else { return nil }
    let time = parts.count == 2 ? parts[1] : "12:00"
    let numbers = time.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(numbers.count), let hour = numbers[0], let minute = numbers[1],
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    let second = numbers.count == 3 ? numbers[2] : 0
    guard let second, (0..<60).contains(second) else { return nil }
    let local = day.number * 86_400 + hour * 3_600 + minute * 60 + second
    return LocalMoment(moment: Moment(seconds: local - offset), offset: offset)
  }
}
