/// Times written with colons.
enum ColonTime {
  /// Seconds of `0:01:30`, `25:30` (minutes and seconds) or `1:02:03.5`; nil for anything else.
  static func duration(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { trimmed($0) }
    guard (2...3).contains(parts.count), let last = parts.last else { return nil }
    let seconds = last.prefix { $0 != "." && $0 != "," }
    guard last.dropFirst(seconds.count + 1).allSatisfy(\.isNumber) else { return nil }
    let numbers = (parts.dropLast() + [seconds]).map(number)
    var total = 0
    for number in numbers {
      guard let number, number <= 100_000 else { return nil }
      total = total * 60 + number
    }
    return total
  }

  /// The same of a cell, at once for `18:42` and `18:42:05`.
  static func clock(_ text: Span<UInt8>) -> Int? {
    var numbers = (hour: 0, minute: 0, second: 0)
    guard text.count == 5 || text.count == 8 else { return clock(copied(text)) }
    for index in text.indices where index % 3 == 2 && text[index] != UInt8(ascii: ":") {
      return clock(copied(text))
    }
    for index in text.indices where index % 3 != 2 {
      let digit = Int(text[index]) - 48
      guard (0...9).contains(digit) else { return clock(copied(text)) }
      switch index / 3 {
      case 0: numbers.hour = numbers.hour * 10 + digit
      case 1: numbers.minute = numbers.minute * 10 + digit
      default: numbers.second = numbers.second * 10 + digit
      }
    }
    guard numbers.hour < 24, numbers.minute < 60, numbers.second < 60 else { return nil }
    return numbers.hour * 3_600 + numbers.minute * 60 + numbers.second
  }

  private static func copied(_ text: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    for index in text.indices { bytes.append(text[index]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Seconds since midnight of `18:42`, `07:10:00`, `6:00 PM`; nil for anything else.
  static func clock(_ text: String) -> Int? {
    let clock = text.prefix { $0.isNumber || $0 == ":" || $0 == "." }
    let half = text.dropFirst(clock.count).lowercased().filter { $0.isLetter }
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), var hour = number(parts[0]), let minute = number(parts[1]),
      minute < 60
    else { return nil }
    let second = parts.count == 3 ? number(parts[2].prefix { $0 != "." }) : 0
    guard let second, second < 60 else { return nil }
    if !half.isEmpty {
      guard (1...12).contains(hour), let isAfternoon = isAfternoon(half) else { return nil }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    return hour < 24 ? hour * 3_600 + minute * 60 + second : nil
  }

  /// What AM and PM are called; nil for another word.
  static func isAfternoon(_ half: String) -> Bool? {
    switch half {
    case "am", "a", "上午", "午前", "오전", "öö", "fm": false
    case "pm", "p", "下午", "午後", "오후", "ös", "em": true
    default: nil
    }
  }

  private static func number(_ text: Substring) -> Int? {
    text.isEmpty || !text.utf8.allSatisfy { (48...57).contains($0) } ? nil : Int(text)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
