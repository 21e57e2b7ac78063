internal import Training

/// What `knurl stats` says to a person.
enum StatsText {
  static func show(_ sums: Sums, _ call: Call) {
    let days = sums.span.period.text
    let isSaid = days.isEmpty || sums.span.title.lowercased() == days.lowercased()
    call.output.line(isSaid ? sums.span.title : "\(sums.span.title): \(days)")
    call.output.line()
    call.print(totals(sums, call))
    let muscles = sums.weekly
    if !muscles.isEmpty {
      call.output.line()
      call.print(table(muscles, sums, call))
    }
    guard let streak = streak(sums.streak) else { return }
    call.output.line()
    call.say(streak)
  }

  private static func totals(_ sums: Sums, _ call: Call) -> TextTable {
    let unit = call.preferences.weightUnit
    let rows: [(String, (Totals) -> String, (Totals) -> Double)] = [
      ("Workouts", { Number.grouped($0.workouts, style: call.style) }, { Double($0.workouts) }),
      ("Sets", { Number.grouped($0.sets, style: call.style) }, { Double($0.sets) }),
      (
        "Volume", { $0.volume.volumeText(in: unit, style: call.style) },
        { Double($0.volume.milli(in: unit)) }
      ), ("Time", { Elapsed.words($0.duration) }, { Double($0.duration) }),
    ]
    let isNamed = sums.span.title.lowercased() != sums.span.period.text.lowercased()
    var columns: [TextTable.Column] = [
      .init(title: ""), .init(title: isNamed ? sums.span.title.uppercased() : "NOW", isNumber: true),
    ]
    if let before = sums.span.before {
      columns += [
        .init(title: before.uppercased(), isNumber: true),
        .init(title: "CHANGE", isNumber: true, isExtra: true),
      ]
    }
    var table = TextTable(columns)
    table.rows = rows.map { name, text, number in
      let now = [name, text(sums.totals)]
      guard let earlier = sums.earlier else { return now }
      return now + [text(earlier), change(from: number(earlier), to: number(sums.totals))]
    }
    return table
  }

  /// `+12 %`; a dash from nothing.
  private static func change(from old: Double, to new: Double) -> String {
    guard old > 0 else { return new > 0 ? "new" : "—" }
    let percent = Int(((new - old) * 100 / old + 0.5).rounded(.down))
    return percent == 0 ? "±0 %" : percent > 0 ? "+\(percent) %" : "−\(-percent) %"
  }

  private static func table(_ muscles: [(muscle: Muscle, halves: Double)], _ sums: Sums, _ call: Call)
    -> TextTable
  {
    var table = TextTable([
      .init(title: "MUSCLE"), .init(title: sums.weeks > 1 ? "SETS A WEEK" : "SETS", isNumber: true),
      .init(title: "BAND"),
    ])
    table.rows = muscles.map { muscle, halves in
      let sets = Number.text(Int((halves * 500).rounded()), maximum: 1, style: call.style)
      let band = call.preferences.band(of: muscle)
      return [muscle.rawValue, sets, band.map { words($0.place(halves: halves), $0) } ?? ""]
    }
    return table
  }

  private static func words(_ place: VolumeBand.Place, _ band: VolumeBand) -> String {
    switch place {
    case .below: "below \(band.least)"
    case .within: "\(band.least) to \(band.most)"
    case .above: "above \(band.most)"
    }
  }

  private static func streak(_ streak: WeekStreak) -> String? {
    guard streak.state != .none else { return nil }
    let weeks = streak.weeks == 1 ? "1 week" : "\(streak.weeks) weeks in a row"
    let goal = streak.goal == 1 ? "1 training day" : "\(streak.goal) training days"
    let rest = streak.remaining == 0 ? "this week included" : "\(streak.remaining) to go this week"
    return "Streak: \(weeks) with \(goal) or more, \(rest)."
  }
}

extension VolumeBand {
  /// Where a week's average lies, in halves of sets.
  func place(halves: Double) -> Place {
    if halves < Double(2 * least) { return .below }
    return halves > Double(2 * most) ? .above : .within
  }
}

/// What `knurl stats --json` prints.
enum StatsJSON {
  static func of(_ sums: Sums, _ preferences: Preferences) -> JSON {
    .object([
      ("period", .text(sums.span.title.lowercased())), ("from", .optional(sums.span.period.from?.iso)),
      ("through", .optional(sums.span.period.through?.iso)), ("totals", totals(sums.totals)),
      ("before", sums.earlier.map(totals) ?? .null),
      (
        "muscles",
        .list(
          sums.weekly.map { muscle, halves in
            .object([
              ("muscle", .text(muscle.rawValue)),
              ("sets_per_week", .number((halves * 50).rounded() / 100)),
              ("band", .optional(preferences.band(of: muscle)?.place(halves: halves).rawValue)),
            ])
          })
      ),
      (
        "streak",
        .object([
          ("weeks", .integer(sums.streak.weeks)), ("goal", .integer(sums.streak.goal)),
          ("state", .text(sums.streak.state.rawValue)), ("remaining", .integer(sums.streak.remaining)),
        ])
      ),
    ])
  }

  private static func totals(_ totals: Totals) -> JSON {
    .object([
      ("workouts", .integer(totals.workouts)), ("sets", .integer(totals.sets)),
      ("volume_kg", .thousandths(totals.volume.milli(in: .kg))), ("duration_s", .integer(totals.duration)),
    ])
  }
}
