internal import SQLite
package import Training

extension Logbook {
  /// Sums over finished workouts from one day through another; nil is without end.
  package func totals(from: Day?, through: Day?) throws(LogbookError) -> Totals {
    guard from != nil || through != nil else { return try totalsOfAll() }
    let sums = try store.days(from: from, through: through)
    return sums.reduce(into: Totals()) { $0.add($1.totals) }
  }

  /// The last weeks, oldest first, up to the one a day lies in; weeks without a workout are zero.
  ///
  /// `weekStart` is 1 for Monday to 7 for Sunday.
  package func weeks(last count: Int, endingWith day: Day, weekStart: Int) throws(LogbookError)
    -> [WeekTotal]
  {
    let first = Weekday(rawValue: weekStart) ?? .monday
    let newest = day.startOfWeek(firstWeekday: first)
    let oldest = newest + -7 * max(0, count - 1)
    var weeks = (0..<max(0, count)).map { WeekTotal(start: oldest + 7 * $0, totals: Totals()) }
    for sum in try store.days(from: oldest, through: newest + 6) {
      let index = (sum.day - oldest) / 7
      if weeks.indices.contains(index) { weeks[index].totals.add(sum.totals) }
    }
    return weeks
  }

  /// The weigh-in nearest to a day; nil without any.
  package func bodyweight(on day: Day) throws(LogbookError) -> Weight? {
    try store.bodyweight(on: day)
  }
}

extension Store {
  /// Sums of finished workouts by local day.
  func days(from: Day?, through: Day?) throws(LogbookError) -> [(day: Day, totals: Totals)] {
    let day = 86_400
    let first = from.map { $0.number * day } ?? -100_000_000_000
    let end = through.map { ($0.number + 1) * day } ?? 1_000_000_000_000
    return try rows(
      """
      SELECT w.started_at + w.utc_offset_s, w.ended_at - w.started_at, t.sets, t.kg_milli, t.lb_milli
      FROM workout w LEFT JOIN workout_total t ON t.workout_id = w.id
      WHERE w.finished = 1 AND w.started_at BETWEEN ?1 - 86400 AND ?2 + 86400
        AND w.started_at + w.utc_offset_s >= ?1 AND w.started_at + w.utc_offset_s < ?2
      """, .integer(first), .integer(end)
    ) { row in
      let local = LocalMoment(moment: Moment(seconds: row.int(0)), offset: 0)
      let volume = Volume(kilograms: Int128(row.int(3)), pounds: Int128(row.int(4)))
      let totals = Totals(workouts: 1, sets: row.int(2), volume: volume, duration: row.int(1))
      return (local.day, totals)
    }
  }
}

extension Totals {
  mutating func add(_ other: Totals) {
    workouts += other.workouts
    sets += other.sets
    volume += other.volume
    duration += other.duration
  }
}
