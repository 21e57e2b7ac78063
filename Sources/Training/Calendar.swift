/// A day of the week, numbered as ISO 8601 does.
package enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// Three letters: `Mon`.
  package var short: String { String(name.prefix(3)) }

  package var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }
}

/// Year, month and day of the proleptic Gregorian calendar.
package struct CivilDate: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int

  package static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// Three letters: `Nov`.
  package var monthShort: String { String(CivilDate.monthNames[month - 1].prefix(3)) }

  package static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  package static func length(ofMonth month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Day {
  /// Nil for a date that does not exist, and for years outside 0…9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month),
      (1...CivilDate.length(ofMonth: month, in: year)).contains(day)
    else { return nil }
    self.init(number: Day.number(year: year, month: month, day: day))
  }

  /// Days since 1970-01-01; counting years from March puts the leap day at the end.
  private static func number(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let monthsSinceMarch = (month + 9) % 12
    let dayOfYear = (153 * monthsSinceMarch + 2) / 5 + day - 1
    let leapDays = floorDivide(shifted, 4) - floorDivide(shifted, 100) + floorDivide(shifted, 400)
    return 365 * shifted + leapDays + dayOfYear - 719_468
  }

  package var civil: CivilDate {
    let sinceMarch0 = number + 719_468
    let era = floorDivide(sinceMarch0, 146_097)
    let dayOfEra = sinceMarch0 - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthsSinceMarch = (5 * dayOfYear + 2) / 153
    let month = monthsSinceMarch < 10 ? monthsSinceMarch + 3 : monthsSinceMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return CivilDate(
      year: year, month: month, day: dayOfYear - (153 * monthsSinceMarch + 2) / 5 + 1)
  }

  package var weekday: Weekday {
    let sinceMonday = number + 3 - 7 * floorDivide(number + 3, 7)
    return Weekday.allCases[sinceMonday]
  }

  package static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }
  package static func - (left: Day, right: Day) -> Int { left.number - right.number }

  /// The first day of the week this day lies in.
  package func startOfWeek(firstWeekday: Weekday = .monday) -> Day {
    self + -((weekday.rawValue - firstWeekday.rawValue + 7) % 7)
  }

  /// ISO 8601 week and the year it belongs to: 2027-01-01 lies in week 53 of 2026.
  package var isoWeek: (year: Int, week: Int) {
    let thursday = startOfWeek() + 3
    let year = thursday.civil.year
    let newYear = Day(number: Day.number(year: year, month: 1, day: 1))
    return (year, (thursday - newYear) / 7 + 1)
  }
}

extension Day {
  /// `2026-11-27`.
  package var iso: String {
    let date = civil
    return "\(padded(date.year, to: 4))-\(padded(date.month, to: 2))-\(padded(date.day, to: 2))"
  }

  /// `2026-W48`.
  package var isoWeekText: String {
    let (year, week) = isoWeek
    return "\(padded(year, to: 4))-W\(padded(week, to: 2))"
  }

  /// `Thu 27 Nov 2026`.
  package var text: String { "\(weekday.short) \(shortText) \(civil.year)" }

  /// `27 Nov`.
  package var shortText: String { "\(civil.day) \(civil.monthShort)" }

  /// Reads `2026-11-27`; nil for anything else.
  package init?(iso text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

/// A number with zeros in front up to a width.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
