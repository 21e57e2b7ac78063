internal import SQLite
internal import Training

/// A calendar month, written 202611.
struct Month: Hashable, Comparable {
  let number: Int

  init(number: Int) {
    self.number = number
  }

  init(of day: Day) {
    let date = day.civil
    number = date.year * 100 + date.month
  }

  var first: Day { Day(year: number / 100, month: number % 100, day: 1) ?? Day(number: 0) }
  var last: Day { first + (CivilDate.length(ofMonth: number % 100, in: number / 100) - 1) }

  static func < (left: Month, right: Month) -> Bool { left.number < right.number }
}

/// What a month of finished workouts comes to.
struct MonthTotal: Equatable {
  var days = 0
  var totals = Totals()

  mutating func add(_ totals: Totals, on day: Day) {
    days |= 1 << day.civil.day
    self.totals.add(totals)
  }
}

extension Store {
  /// Sums up a month anew; one without a workout has no row.
  func derive(_ month: Month) throws(LogbookError) {
    var total = MonthTotal()
    for (day, totals) in try days(from: month.first, through: month.last) { total.add(totals, on: day) }
    try write(total, of: month)
  }

  func write(_ total: MonthTotal, of month: Month) throws(LogbookError) {
    guard total.days != 0 else {
      return try run("DELETE FROM month_total WHERE month = ?", .integer(month.number))
    }
    let (sums, volume) = (total.totals, total.totals.volume)
    try run(
      """
      INSERT OR REPLACE INTO month_total (month, days, workouts, sets, kg_milli, lb_milli, duration_s)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """, .integer(month.number), .integer(total.days), .integer(sums.workouts), .integer(sums.sets),
      .integer(Int(clamping: volume.kilograms)), .integer(Int(clamping: volume.pounds)),
      .integer(sums.duration))
  }

  /// The local month a finished workout starts in; nil when there is none.
  func month(ofWorkout id: String) throws(LogbookError) -> Month? {
    try first("SELECT started_at, utc_offset_s FROM workout WHERE id = ? AND finished = 1", .text(id)) {
      Month(of: Store.readMoment($0, at: 0).day)
    }
  }

  /// The months of every workout.
  func months() throws(LogbookError) -> Set<Month> {
    Set(
      try rows("SELECT DISTINCT (started_at + utc_offset_s + 62135596800) / 86400 FROM workout") {
        Month(of: Day(number: $0.int(0) - 719_162))
      })
  }
}
