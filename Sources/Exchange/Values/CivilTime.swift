package import Training

/// A day and a time on its clock, as a file writes them: no zone is meant.
package struct CivilTime: Hashable, Comparable, Sendable {
  package var day: Day
  /// Seconds since midnight, 0…86 399.
  package var second: Int

  package init(day: Day, second: Int) {
    self.day = day
    self.second = second
  }

  /// What a clock shows at a moment.
  init(_ moment: LocalMoment) {
    self.init(day: moment.day, second: moment.secondOfDay)
  }

  /// Years that a log can be of.
  static let years = 1900..<2200

  /// Seconds since 1970, as if the clock showed UTC.
  var seconds: Int { day.number * 86_400 + second }

  /// `2025-01-14 18:00:00`.
  package var text: String {
    let parts = [second / 3600, second / 60 % 60, second % 60]
    return day.iso + " " + parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }

  package static func < (left: CivilTime, right: CivilTime) -> Bool {
    (left.day, left.second) < (right.day, right.second)
  }

  /// The moment a zone answers, with the offset that shows exactly this day and time.
  ///
  /// A time that a clock skipped in spring or showed twice in autumn so keeps its wall clock.
  func moment(in zone: (CivilTime) -> LocalMoment) -> LocalMoment {
    let moment = zone(self).moment
    return LocalMoment(moment: moment, offset: seconds - moment.seconds)
  }
}

extension CivilTime {
  /// Reads `2025-01-14 18:00:00` and its kin; nil when it is not a date with a time.
  ///
  /// Also `2018/8/31 5:49`, `31.08.2018 05:49`, a `T` between date and time, and AM or PM behind any kind of
  /// blank. Dates with slashes that end with the year need an order.
  init?(_ text: Span<UInt8>, order: DateOrder? = nil) {
    guard let time = CivilTime(iso: text) ?? CivilTime(loose: LooseTime(text), order: order) else {
      return nil
    }
    self = time
  }

  /// Reads `2025-01-14 18:00:00`, also with a `T` in the middle.
  init?(iso text: Span<UInt8>) {
    guard text.count == 19, text[4] == 45, text[7] == 45, text[10] == 32 || text[10] == 84, text[13] == 58,
      text[16] == 58,
      let century = CivilTime.pair(text, 0), let years = CivilTime.pair(text, 2),
      let month = CivilTime.pair(text, 5), let day = CivilTime.pair(text, 8),
      let hour = CivilTime.pair(text, 11), let minute = CivilTime.pair(text, 14),
      let second = CivilTime.pair(text, 17)
    else { return nil }
    self.init(
      date: Day(year: century * 100 + years, month: month, day: day), hour: hour, minute: minute,
      second: second)
  }

  private init?(date: Day?, hour: Int, minute: Int, second: Int) {
    guard let date, CivilTime.years.contains(date.civil.year), hour < 24, minute < 60, second < 60 else {
      return nil
    }
    self.init(day: date, second: hour * 3600 + minute * 60 + second)
  }

  init?(loose text: LooseTime, order: DateOrder?) {
    guard let date = text.date(order: order), let hour = text.hour else { return nil }
    self.init(date: date, hour: hour, minute: text.numbers[4], second: text.numbers.dropFirst(5).first ?? 0)
  }

  private static func pair(_ text: Span<UInt8>, _ at: Int) -> Int? {
    let (tens, ones) = (text[at] &- 48, text[at + 1] &- 48)
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }
}
