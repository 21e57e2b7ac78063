internal import Training

extension Verb {
  static let since = Option("since", value: "DATE", "from this day on: yesterday, 2026-01-31")
  static let until = Option("until", value: "DATE", "up to this day")

  static let stats: [Verb] = [
    Verb(
      "search", "TEXT", "Search names, notes and exercises of all workouts, newest first",
      options: [
        Option("limit", value: "N", "at most so many (20 unless said; 0 is all)"), since, until, json,
      ],
      notes: "Every word of TEXT begins a word there; of one exercise, when one has them all. "
        + FilterText.words,
      examples: [
        "knurl search knee", "knurl search \"leg press\" --json", "knurl search knee muscle:quadriceps",
      ], run: Searching.run),
    Verb(
      "stats", "[week | month | year | all | last N weeks]",
      "Add up workouts, sets per muscle and the streak, beside the period before",
      options: [since, until, json],
      notes: "Periods follow the calendar: week is this week so far, beside all of last week. 2025 and\n"
        + "2025-03 are periods too. A set counts whole for a muscle that does the work and half for one that\n"
        + "helps; 10 to 20 a week is the usual band, as advice.",
      examples: ["knurl stats", "knurl stats year", "knurl stats last 12 weeks --json"],
      words: ["week", "month", "year", "all", "last"], run: Adding.run),
    Verb(
      "chart", "EXERCISE [SERIES]", "Draw how an exercise went over time",
      options: [
        Option("range", value: "SPAN", "w, m, 6m, y or all: how far back (y unless said)"), since, until,
        Option("svg", value: "FILE", "write a vector picture instead; - is the standard output"),
        Option("ascii", "draw with plain characters"), json,
      ],
      notes: "SERIES is " + ChartSeries.allCases.map(\.rawValue).joined(separator: ", ")
        + "; the first that\n"
        + "the exercise has unless said. Records are marked, the dotted line shows where it is going.",
      examples: [
        "knurl chart bench", "knurl chart squat weight --range all",
        "knurl chart deadlift --svg deadlift.svg",
      ], offers: .exercises, run: Charting.run),
    Verb(
      "measure", "[KIND [VALUE]]", "Keep and look at bodyweight, body fat and tape measurements",
      options: [
        Option("date", value: "DATE", "when it was measured: yesterday, \"2026-11-27 07:00\""),
        Option("goal", value: "VALUE", "set the goal of KIND; off removes it"),
        Option("remove", "remove the newest value of KIND, or with --date that day's"),
        Option("new", "make KIND a kind of one's own"),
        Option("limit", value: "N", "show at most so many values (20 unless said; 0 is all)"), since, until,
        json,
      ],
      notes:
        "Without words it lists the newest of every kind. The trend smooths: each day draws it a tenth of\n"
        + "the way to the value. Bodyweight counts in bodyweight exercises and scores of the days around it.",
      examples: [
        "knurl measure weight 82.4kg", "knurl measure left biceps 38.5 --date yesterday",
        "knurl measure weight", "knurl measure weight --goal 80kg",
      ], words: ["weight", "fat", "waist", "chest", "hips", "neck", "shoulders"], run: Measuring.run),
  ]
}
