extension PreferenceEntry {
  /// Every preference there is: the settings screen, the config file and `knurl config` are made from it.
  package static let all: [PreferenceEntry] = units + records + rest + workout + gyms + week + look + alerts

  private static let units: [PreferenceEntry] = [
    .choice(
      "units.weight", "Weight", "New weights are typed in it, sums are shown in it", .units, \.weightUnit),
    .choice(
      "units.distance", "Distance", "New distances are typed in it, sums are shown in it", .units,
      \.distanceUnit),
    .switch(
      "numbers.comma", "Decimal comma", "Writes 97,5 and 4.820; typing takes both marks", .units,
      \.usesDecimalComma),
  ]

  private static let records: [PreferenceEntry] = [
    .choice(
      "e1rm.formula", "One-rep maximum", "How it is estimated from a set of up to 12 reps", .records,
      \.formula, EstimateFormula.allCases.map { Choice($0.rawValue, $0.name, note: $0.note) }),
    .switch(
      "pr.set_volume", "Set volume records", "Also flags the most weight × reps in one set", .records,
      \.showsSetVolumeRecords),
    .switch(
      "pr.first_counts", "First time counts", "Flags records in an exercise's very first workout too",
      .records, \.firstCountsAsRecord),
    .switch(
      "pr.year", "Year's bests", "Also flags what is the best of the calendar year", .records,
      \.showsYearBests), sex,
  ]

  private static let name = PreferenceEntry(
    key: "profile.name", title: "Your name", summary: "Stands on the calling card of the Profile",
    group: .look, values: .text("a name, or none"), read: { $0.name.isEmpty ? "none" : $0.name },
    write: { text, preferences in
      let name = PreferenceText(text).trimmed
      guard name.count <= 40 else { return "A name has at most 40 characters." }
      preferences.name = PreferenceText(text).word == "none" ? "" : name
      return nil
    })

  private static let sex = PreferenceEntry(
    key: "profile.sex", title: "Strength scores", summary: "DOTS, Wilks 2020 and IPF GL are tables by sex",
    group: .records,
    values: .choice([Choice("unset", "not shown"), Choice("m", "male"), Choice("f", "female")]),
    read: { $0.sex.map { $0 == .male ? "m" : "f" } ?? "unset" },
    write: { text, preferences in
      switch PreferenceText(text).word {
      case "m", "male": preferences.sex = .male
      case "f", "female": preferences.sex = .female
      case "unset", "": preferences.sex = nil
      default: return "“\(text)” is not one of unset, m, f."
      }
      return nil
    })

  private static let rest: [PreferenceEntry] = [
    .seconds(
      "rest.work", "Rest after a set", "Starts when a set is completed; exercises can have their own",
      .rest, \.restWork),
    .seconds(
      "rest.warmup", "Rest after a warm-up", "Starts when a warm-up set is completed", .rest, \.restWarmup),
    .seconds(
      "rest.failed", "Rest after a failure", "After a failed set, where longer; off makes no difference",
      .rest,
      \.restFailed),
    .seconds(
      "rest.between", "Rest in a superset", "Between its exercises; off goes straight on", .rest,
      \.restBetween),
    .seconds(
      "rest.round", "Rest after a round", "After a superset's round; off keeps the usual rest", .rest,
      \.restRound),
    .switch(
      "rest.auto", "Rest by itself", "Completing a set starts its rest; off leaves it to R and r", .rest,
      \.startsRest),
    .seconds(
      "timer.ready", "Get ready", "Before the clock of a timed set counts", .rest, \.getReady),
  ]

  private static let workout: [PreferenceEntry] = [
    .choice(
      "previous.source", "Previous sets", "Where the PREVIOUS column looks", .workout, \.previousSource,
      [Choice("any", "any workout"), Choice("routine", "same routine")]),
    .choice(
      "prefill", "Prefill", "How untouched cells of a set are filled", .workout, \.prefill,
      [
        Choice("ghost", note: "Shown pale until Space accepts them"),
        Choice("fill", note: "Written as if typed"),
        Choice("off", note: "Cells stay empty"),
      ]),
    .switch(
      "columns.rpe", "RPE column", "Always shown; when off, only where an RPE was entered", .workout,
      \.showsRPE),
  ]

  private static let week: [PreferenceEntry] = [
    weekStart,
    PreferenceEntry(
      key: "goal", title: "Workouts a week", summary: "The goal of the week; auto follows the last weeks",
      group: .week, values: .number(1...7, automatic: "auto"),
      read: { $0.goal.map(String.init) ?? "auto" },
      write: { text, preferences in
        let typed = PreferenceText(text).word
        let number = Int(typed)
        guard typed == "auto" || (1...7).contains(number ?? 0) else {
          return "“\(text)” is no goal: write auto or 1 to 7."
        }
        preferences.goal = number
        return nil
      }),
    .choice(
      "muscles.band", "Sets per muscle", "What a usual week is, as advice beside the sets done", .week,
      \.bands,
      [
        Choice("muscle", "by muscle", note: "Landmarks of its own for each muscle"),
        Choice("same", "10 to 20", note: "The same for all"), Choice("off", "not shown"),
      ]),
    PreferenceEntry(
      key: "muscles.landmarks", title: "Own landmarks",
      summary: "A usual week of sets for some muscles, before what the line above says", group: .week,
      values: .text("like chest 8-16, biceps 6-12; empty for none"), read: { OwnBands.text(of: $0.ownBands) },
      write: { text, preferences in
        let (bands, objection) = OwnBands.read(text)
        if objection == nil { preferences.ownBands = bands }
        return objection
      }),
  ]

  private static let look: [PreferenceEntry] = [
    PreferenceEntry(
      key: "theme", title: "Theme", summary: "Colours and shapes; own ones go into the themes folder",
      group: .look, values: .theme, read: { $0.theme },
      write: { text, preferences in
        let name = PreferenceText(text).trimmed
        guard !name.isEmpty, !name.contains("/"), !name.contains(where: \.isNewline) else {
          return "“\(text)” is no name of a theme."
        }
        preferences.theme = name
        return nil
      }),
    .word(
      "glyphs", "Signs", "ascii draws every sign with what any terminal can show", .look, \.glyphs,
      ["unicode", "ascii"]),
    .word(
      "motion", "Motion", "reduced leaves out every movement but the rest bar's", .look, \.motion,
      ["full", "reduced"]),
    .switch(
      "mouse", "Mouse", "Click cells, rows and tabs; off leaves the mouse to the terminal", .look, \.usesMouse
    ),
    name,
  ]

  private static let alerts: [PreferenceEntry] = [
    .switch("notify", "Notifications", "Tells the desktop when a rest is over", .alerts, \.notifies),
    .switch("bell", "Bell", "Rings the terminal's bell when a rest is over", .alerts, \.rings),
  ]

  private static let weekStart = PreferenceEntry(
    key: "week.start", title: "Week starts on", summary: "Weeks of totals, charts and the goal", group: .week,
    values: .choice(Weekday.allCases.map { Choice($0.name.lowercased(), $0.name) }),
    read: { (Weekday(rawValue: $0.weekStart) ?? .monday).name.lowercased() },
    write: { text, preferences in
      let typed = PreferenceText(text).word
      let day = Weekday.allCases.first { day in
        typed == String(day.rawValue) || (typed.count >= 3 && day.name.lowercased().hasPrefix(typed))
      }
      guard let day else { return "“\(text)” is no day of the week: write monday to sunday, or 1 to 7." }
      preferences.weekStart = day.rawValue
      return nil
    })
}

extension EstimateFormula {
  /// What sets it apart for someone who chooses.
  fileprivate var note: String? {
    switch self {
    case .epley: "The default: 100 × 5 is 117"
    case .brzycki: "The same numbers as Strong: 100 × 5 is 112.5"
    default: nil
    }
  }
}
