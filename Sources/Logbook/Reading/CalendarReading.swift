internal import SQLite
package import Training

extension Logbook {
  /// What was done on each day with a finished workout, from one day through another, oldest first.
  package func dayTotals(from: Day, through: Day) throws(LogbookError) -> [DayTotal] {
    let sums = try store.days(from: from, through: through)
    return Dictionary(grouping: sums, by: \.day).map { day, sums in
      DayTotal(day: day, totals: sums.reduce(into: Totals()) { $0.add($1.totals) })
    }.sorted { $0.day < $1.day }
  }

  /// Sums over every finished workout.
  package func totalsOfAll() throws(LogbookError) -> Totals {
    try store.first(
      """
      SELECT coalesce(sum(workouts), 0), coalesce(sum(sets), 0), coalesce(sum(kg_milli), 0),
        coalesce(sum(lb_milli), 0), coalesce(sum(duration_s), 0) FROM month_total
      """
    ) { row in
      Totals(
        workouts: row.int(0), sets: row.int(1),
        volume: Volume(kilograms: Int128(row.int(2)), pounds: Int128(row.int(3))), duration: row.int(4))
    } ?? Totals()
  }

  /// Days with a finished workout in each of the last weeks, oldest first, the one of `day` last.
  package func trainingDays(lastWeeks count: Int, endingWith day: Day, weekStart: Int)
    throws(LogbookError) -> [Int]
  {
    let newest = day.startOfWeek(firstWeekday: Weekday(rawValue: weekStart) ?? .monday)
    let oldest = newest + -7 * max(0, count - 1)
    var weeks = Array(repeating: 0, count: max(0, count))
    for trained in try trainingDays(from: oldest, through: newest + 6) {
      weeks[(trained - oldest) / 7] += 1
    }
    return weeks
  }

  /// The standing best estimate of every exercise, the highest first.
  package func strongest() throws(LogbookError) -> [RecordLine] {
    try store.recordLines("r.current = 1 AND r.kind = ? ORDER BY r.value DESC", .text("e1rm"))
  }

  /// Workouts on the day's date in other years, newest first, of as many years as it takes for so many.
  package func workoutsOnDate(of day: Day, limit: Int) throws(LogbookError) -> [WorkoutSummary] {
    let first = try store.first("SELECT min(started_at) FROM workout") { $0.int(0) } ?? 0
    let oldest = LocalMoment(moment: Moment(seconds: first), offset: 0).day.civil.year
    let date = day.civil
    var found: [WorkoutSummary] = []
    for year in stride(from: date.year - 1, through: max(oldest, date.year - 100), by: -1) {
      guard found.count < limit else { break }
      guard let other = Day(year: year, month: date.month, day: date.day) else { continue }
      found += try workouts(on: other)
    }
    return found
  }

  /// Workouts from one day through another, newest first.
  package func workouts(from: Day, through: Day) throws(LogbookError) -> [WorkoutSummary] {
    try store.reading { () throws(LogbookError) in
      let heads = try store.rows(
        "SELECT id FROM workout WHERE started_at BETWEEN ? AND ? ORDER BY started_at DESC, id DESC",
        .integer((from.number - 1) * 86_400), .integer((through.number + 2) * 86_400)
      ) { $0.text(0) }
      let summarizer = try Summarizer(store)
      var found: [WorkoutSummary] = []
      for id in heads {
        guard let head = try store.workoutHead(id), from <= head.start.day, head.start.day <= through
        else { continue }
        found.append(try summarizer.summary(of: head))
      }
      return found
    }
  }
}
