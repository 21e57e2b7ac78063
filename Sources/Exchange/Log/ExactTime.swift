package import Training

extension LocalMoment {
  /// ISO 8601 with the offset, `2026-11-27T18:36:00+01:00`; seconds of the offset only where it has some.
  package var exactText: String {
    let size = abs(offset)
    let zone = [size / 3_600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
    let second = secondOfDay
    let clock = [second / 3_600, second / 60 % 60, second % 60]
    return "\(day.iso)T\(ExactTime.joined(clock))\(offset < 0 ? "-" : "+")\(ExactTime.joined(zone))"
  }

  /// Reads what `exactText` writes, with a `Z` for +00:00 too; nil for anything else.
  package init?(exactText text: String) {
    let bytes = Array(text.utf8)
    self.init(exact: bytes.span)
  }

  init?(exact text: Span<UInt8>) {
    guard text.count >= 20, text[4] == 45, text[7] == 45, text[10] == UInt8(ascii: "T") || text[10] == 32,
      text[13] == 58, text[16] == 58, let century = ExactTime.pair(text, 0),
      let years = ExactTime.pair(text, 2),
      let month = ExactTime.pair(text, 5), let date = ExactTime.pair(text, 8),
      let day = Day(year: century * 100 + years, month: month, day: date),
      let hour = ExactTime.pair(text, 11), let minute = ExactTime.pair(text, 14),
      let second = ExactTime.pair(text, 17), hour < 24, minute < 60, second < 60,
      let offset = ExactTime.offset(text.extracting(19..<text.count))
    else { return nil }
    let local = day.number * 86_400 + hour * 3_600 + minute * 60 + second
    self.init(moment: Moment(seconds: local - offset), offset: offset)
  }
}

/// The pieces of an exact time.
enum ExactTime {
  static func joined(_ numbers: [Int]) -> String {
    numbers.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }

  /// The number of two digits; nil where there are none.
  static func pair(_ text: Span<UInt8>, _ at: Int) -> Int? {
    let (tens, ones) = (text[at] &- 48, text[at + 1] &- 48)
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }

  /// Seconds of `+01:00`, `-03:30`, `+00:53:28` or `Z`, at most 18 hours.
  static func offset(_ text: Span<UInt8>) -> Int? {
    if text.count == 1, text[0] == UInt8(ascii: "Z") { return 0 }
    guard text.count == 6 || text.count == 9, text[0] == UInt8(ascii: "+") || text[0] == UInt8(ascii: "-"),
      let hours = pair(text, 1), text[3] == 58, let minutes = pair(text, 4), minutes < 60
    else { return nil }
    var size = hours * 3_600 + minutes * 60
    if text.count == 9 {
      guard text[6] == 58, let seconds = pair(text, 7), seconds < 60 else { return nil }
      size += seconds
    }
    guard size <= 64_800 else { return nil }
    return text[0] == UInt8(ascii: "-") ? -size : size
  }

  /// The numbers of `18:36` or `18:36:07`.
  static func clock(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count),
      parts.allSatisfy({ $0.count == 2 && $0.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1) - 48 } }
    guard numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    return numbers
  }
}
