internal import SQLite
internal import Training

/// What a backup tells of whole days.
struct DayDetails {
  struct Place: Hashable {
    let day: Day
    let exercise: Int
  }

  var notes: [Day: String] = [:]
  /// The second a workout began at, and how long it took.
  var times: [Day: (start: Int, duration: Int?)] = [:]
  var supersets: [Place: Int] = [:]
}

extension Store {
  /// Whether there is a table with these columns.
  func has(_ table: String, _ columns: String...) throws(LogbookError) -> Bool {
    let known = try rows("SELECT lower(name) FROM pragma_table_info(?)", .text(table)) { $0.text(0) }
    return columns.allSatisfy(known.contains)
  }

  /// Whether the backup's owner uses kilograms.
  func saysMetric() throws(LogbookError) -> Bool {
    guard try has("settings", "metric") else { return true }
    return try first("SELECT metric FROM settings LIMIT 1", read: { $0.int(0) }) != 0
  }
}

extension FitNotesBackup {
  func loggedSets() throws(LogbookError) -> [LoggedSet] {
    let distance = try store.has("training_log", "distance") ? "distance" : "0"
    let seconds = try store.has("training_log", "duration_seconds") ? "duration_seconds" : "0"
    let complete = try store.has("training_log", "is_complete") ? "is_complete" : "0"
    let sets = try store.rows(
      """
      SELECT _id, exercise_id, date, metric_weight, reps, \(distance), \(seconds), \(complete)
      FROM training_log ORDER BY date, _id
      """
    ) { row in
      Day(iso: String(row.text(2).prefix(10))).map { day in
        LoggedSet(
          id: row.int(0), exercise: row.int(1), day: day, kilograms: row.double(3), reps: row.int(4),
          metres: row.double(5), seconds: row.int(6), isComplete: row.flag(7))
      }
    }
    return sets.compactMap { $0 }
  }

  func setNotes() throws(LogbookError) -> [Int: String] {
    guard try store.has("Comment", "owner_type_id", "owner_id", "comment") else { return [:] }
    return Dictionary(
      try store.rows("SELECT owner_id, comment FROM Comment WHERE owner_type_id = 1") {
        ($0.int(0), $0.text(1))
      }, uniquingKeysWith: { $0 + "\n" + $1 })
  }

  func dayDetails() throws(LogbookError) -> DayDetails {
    var details = DayDetails()
    if try store.has("WorkoutComment", "date", "comment") {
      let notes = try store.rows("SELECT date, comment FROM WorkoutComment") { ($0.text(0), $0.text(1)) }
      for (date, note) in notes {
        if let day = Day(iso: String(date.prefix(10))) { details.notes[day] = note }
      }
    }
    if try store.has("WorkoutTime", "workout_date", "start_date_time", "end_date_time") {
      let times = try store.rows("SELECT workout_date, start_date_time, end_date_time FROM WorkoutTime") {
        ($0.text(0), $0.text(1), $0.text(2))
      }
      for (date, start, end) in times {
        guard let day = Day(iso: String(date.prefix(10))), let start = FitNotesBackup.second(start) else {
          continue
        }
        let duration = FitNotesBackup.second(end).map { ($0 - start + 86_400) % 86_400 }
        details.times[day] = (start, duration)
      }
    }
    if try store.has("WorkoutGroupExercise", "exercise_id", "date", "workout_group_id") {
      let members = try store.rows("SELECT date, exercise_id, workout_group_id FROM WorkoutGroupExercise") {
        ($0.text(0), $0.int(1), $0.int(2))
      }
      for (date, exercise, group) in members {
        guard let day = Day(iso: String(date.prefix(10))) else { continue }
        details.supersets[DayDetails.Place(day: day, exercise: exercise)] = group
      }
    }
    return details
  }

  /// The second of the day in `2024-03-01 18:05:00`; nil for anything else.
  static func second(_ text: String) -> Int? {
    let clock = text.split { $0 == " " || $0 == "T" }.dropFirst().first?.prefix(8) ?? ""
    let parts = clock.split(separator: ":").map { Int($0) }
    guard parts.count >= 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
      (0..<60).contains(minute)
    else { return nil }
    let second = parts.count > 2 ? parts[2] ?? 0 : 0
    return hour * 3_600 + minute * 60 + min(max(0, second), 59)
  }

  /// Hands over the body weights and body fats.
  package func measurements(
    each: (Measure) throws(LogbookError) -> Void
  ) throws(LogbookError) {
    guard try store.has("BodyWeight", "date", "body_weight_metric") else { return }
    let fat = try store.has("BodyWeight", "body_fat") ? "body_fat" : "0"
    let rows = try store.rows("SELECT date, body_weight_metric, \(fat) FROM BodyWeight ORDER BY date") {
      ($0.text(0), $0.double(1), $0.double(2))
    }
    for (date, kilograms, fat) in rows {
      guard let day = Day(iso: String(date.prefix(10))) else { continue }
      let taken = moment(day, FitNotesBackup.second(date) ?? 43_200)
      if kilograms > 0, let weight = FitNotesWeight.typed(kilograms, prefersPounds: !isMetric) {
        try each(
          Measure(
            kind: "bodyweight", milli: (weight.milli + 5) / 10 * 10, unit: weight.unit.rawValue, taken: taken)
        )
      }
      if fat > 0, fat <= 100 {
        try each(Measure(kind: "body fat", milli: Int((fat * 100).rounded()) * 10, unit: "%", taken: taken))
      }
    }
  }
}
