/// Reads durations written with words: `1h 5m`, `31min`, `1小时13分钟`, `20s`.
enum DurationText {
  private static let longest = 1_000_000_000

  /// Seconds, also for a bare number; nil for a unit that is not known and for text without a number.
  static func seconds(_ text: String) -> Int? {
    var total = 0
    var rest = text[...].drop { $0.isWhitespace }
    guard !rest.isEmpty else { return nil }
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), number <= 100_000_000 else { return nil }
      rest = rest.dropFirst(digits.count).drop { $0.isWhitespace }
      let unit = rest.prefix { !$0.isWhitespace && !$0.isNumber }
      rest = rest.dropFirst(unit.count).drop { $0.isWhitespace }
      guard let length = length(of: unit.lowercased().filter { $0 != "." }) else { return nil }
      total += number * length
    }
    return total <= longest ? total : nil
  }

  private static func length(of unit: String) -> Int? {
    switch unit {
    case "d", "day", "days", "tag", "tage", "j", "天", "日": 86_400
    case "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "heure", "heures", "小时", "小時", "时",
      "時間", "시간", "ч", "t", "u", "g", "ore", "godz":
      3600
    case "m", "min", "mins", "minute", "minuten", "minutes", "mn", "分钟", "分鐘", "分", "분", "мин", "м", "dk":
      60
    case "", "s", "sec", "secs", "sek", "seg", "second", "seconds", "sekunden", "secondes", "秒", "秒钟", "초",
      "с", "сек", "sn":
      1
    default: nil
    }
  }
}
