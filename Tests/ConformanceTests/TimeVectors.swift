import Training

/// Timers, days, streaks, paces and what is read and written as text.
enum TimeVectors {
  static let checks: [String: Check] = [
    "rest_timer.csv": restTimer,
    "stopwatch.csv": stopwatch,
    "iso_week.csv": isoWeek,
    "streak_days.csv": streakDays,
    "streak_weeks.csv": streakWeeks,
    "volume_band.csv": volumeBand,
    "weekly_sets.csv": weeklySets,
    "pace.csv": pace,
    "duration_parse.csv": durationParse,
    "duration_format.csv": { row in row.compare(row.integer("seconds").map { Elapsed.text($0) }) },
    "distance_format.csv": distanceFormat,
    "weight_format.csv": { row in row.compare(row.weight("value")?.number()) },
    "weight_parse.csv": weightParse,
  ]

  /// Steps of `start@0;pause@30;query@90` as words and seconds.
  private static func events(_ row: Row) -> [(word: String, at: Int)] {
    row.text("events").split(separator: ";").map { event in
      let parts = event.split { $0 == "@" || $0 == " " }
      return (String(parts[0]), parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    }
  }

  private static func restTimer(_ row: Row) -> Verdict {
    var rest = Rest(startedAt: Moment(seconds: 0), duration: 600)
    var elapsed: Int?
    for event in events(row) {
      let now = Moment(seconds: event.at)
      switch event.word {
      case "pause": rest = rest.paused(at: now)
      case "resume": rest = rest.resumed(at: now)
      case "toggle": rest = rest.pausedAt == nil ? rest.paused(at: now) : rest.resumed(at: now)
      case "query": elapsed = rest.elapsed(at: now)
      default: break
      }
    }
    return row.compare(elapsed.map { Double($0) })
  }

  private static func stopwatch(_ row: Row) -> Verdict {
    var watch = Stopwatch()
    var elapsed: Int?
    for event in events(row) {
      let now = Moment(seconds: event.at)
      switch event.word {
      case "bank": watch.banked += event.at
      case "start": watch = watch.started(at: now)
      case "stop": watch = watch.stopped(at: now)
      case "reanchor": watch = watch.reanchored(at: now)
      case "query": elapsed = watch.elapsed(at: now)
      default: break
      }
    }
    return row.compare(elapsed.map { Double($0) })
  }

  private static func isoWeek(_ row: Row) -> Verdict {
    guard let day = Day(iso: String(row.text("date").prefix(10))) else { return .notCovered }
    return row.compare(row.text("date").hasSuffix("(start)") ? day.startOfWeek().iso : day.isoWeekText)
  }

  private static func streakDays(_ row: Row) -> Verdict {
    let today = Day(number: 20_000)
    let days = row.json("days_ago_json").list.compactMap { $0.number.map { today + -Int($0) } }
    let streak = DayStreak(days: days, today: today)
    return row.compare("current=\(streak.current) longest=\(streak.longest)")
  }

  private static func streakWeeks(_ row: Row) -> Verdict {
    let weeks = row.json("days_per_week_json").list.compactMap { $0.number.map { Int($0) } }
    let streak = WeekStreak(daysPerWeek: weeks)
    let ours = [
      "target": "\(streak.goal)", "weeks": "\(streak.weeks)", "state": streak.state.rawValue,
      "remaining": "\(streak.remaining)",
    ]
    let differs = row.expected.split(separator: " ").contains { part in
      let pair = part.split(separator: "=")
      return pair.count != 2 || ours[String(pair[0])] != String(pair[1])
    }
    return differs ? .differing("\(ours)") : .passed
  }

  private static func volumeBand(_ row: Row) -> Verdict {
    guard let sets = row.integer("sets"), let least = row.integer("mev"), let most = row.integer("mrv")
    else { return .notCovered }
    return row.compare(VolumeBand(least: least, most: most).place(halves: 2 * sets).rawValue)
  }

  private static func weeklySets(_ row: Row) -> Verdict {
    let working = row.text("sets").split(separator: ":").last?.prefix { $0.isNumber }
    guard let sets = working.flatMap({ Int($0) }) else { return .notCovered }
    var week = WeeklySets()
    week.add(
      sets: sets, primary: [row.text("primary")],
      secondary: row.text("secondary").split(separator: ",").map(String.init))
    return row.compare(Double(week.halves[row.text("muscle")] ?? 0) / 2)
  }

  private static func pace(_ row: Row) -> Verdict {
    guard let seconds = row.integer("duration_s"), let metres = row.integer("distance_m") else {
      return .notCovered
    }
    let distance = Distance(milli: metres * 1_000, unit: .m)
    switch row.text("format") {
    case "s/km":
      return row.compare(
        Pace.seconds(per: .km, duration: seconds, distance: distance).map { Double($0) })
    case "km/h":
      return row.compare(
        Pace.milliPerHour(in: .km, duration: seconds, distance: distance).map { Double($0) / 1_000 })
    case "min/km": return row.compare(Pace.text(per: .km, duration: seconds, distance: distance))
    case "min/mi": return row.compare(Pace.text(per: .mi, duration: seconds, distance: distance))
    case "mph": return row.compare(Pace.speedText(in: .mi, duration: seconds, distance: distance))
    default: return .notCovered
    }
  }

  /// Bare numbers are minutes there, as they are for cardio here.
  private static func durationParse(_ row: Row) -> Verdict {
    do {
      return row.compare(Double(try Elapsed.seconds(of: row.text("text"), bare: .minutes)))
    } catch {
      return row.compare(nil as Double?)
    }
  }

  private static func distanceFormat(_ row: Row) -> Verdict {
    guard let metres = row.number("metres"), let unit = DistanceUnit(rawValue: row.text("unit")) else {
      return .notCovered
    }
    return row.compare(Distance(milli: Int(metres * 1_000), unit: .m).text(in: unit))
  }

  private static func weightParse(_ row: Row) -> Verdict {
    let text = row.text("text")
    do {
      let ours = try Weight(reading: text, unit: .kg, allowsAssistance: true).text()
      guard text == "45", ours == "45 kg" else { return row.compare(ours) }
      return .otherConvention("a unit is demanded; ours defaults to the exercise's")
    } catch {
      return row.compare("error")
    }
  }
}
