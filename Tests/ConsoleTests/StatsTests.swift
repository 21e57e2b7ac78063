import Testing

/// Verbs that add up, search and draw.
struct StatsTests {
  let desk = Desk()

  init() {
    desk.run(["log", "bench", "100x5", "97.5x5", "--date", "2026-11-20 18:00", "--note", "Left knee fine"])
    desk.run(["log", "squat", "140x5", "--date", "2026-11-24 07:00"])
    desk.run(["log", "bench", "102.5x5", "--date", "2026-11-26 18:00"])
  }

  @Test func `stats adds up a week beside the one before`() {
    #expect(
      desk.knurl("stats").out == """
        This week: 23 Nov 2026 to 29 Nov 2026

                  THIS WEEK  LAST WEEK  CHANGE
        Workouts          2          1  +100 %
        Sets              2          2    ±0 %
        Volume     1,213 kg     988 kg   +23 %
        Time          0 min      0 min       —

        MUSCLE      SETS  BAND
        chest          1  below 10
        quadriceps     1  below 10
        adductors    0.5
        glutes       0.5  below 4
        hamstrings   0.5  below 8
        lower back   0.5
        shoulders    0.5  below 12
        triceps      0.5  below 8

        Streak: 2 weeks in a row with 1 training day or more, this week included.

        """)
  }

  @Test(arguments: [
    (["month"], "This month: 1 Nov 2026 to 30 Nov 2026"), (["year"], "This year: 1 Jan 2026 to 31 Dec 2026"),
    (["last", "2", "weeks"], "Last 2 weeks: 14 Nov 2026 to 27 Nov 2026"),
    (["last", "week"], "Last week: 16 Nov 2026 to 22 Nov 2026"), (["2026-11"], "2026-11: 1 Nov 2026"),
    (["last 3 months"], "Last 3 months: 28 Aug 2026 to 27 Nov 2026"), (["all"], "All\n"),
  ])
  func `periods are named in words`(words: [String], head: String) {
    #expect(desk.run(["stats"] + words).out.hasPrefix(head))
  }

  @Test func `what names no period is a usage error`() {
    for words in ["day", "last -1 weeks", "2026-13", "soon", "last weeks 3"] {
      #expect(desk.run(["stats"] + words.split(separator: " ").map(String.init)).code == 2, "\(words)")
    }
    #expect(Desk().knurl("stats").out.hasPrefix("Nothing to count yet."))
  }

  @Test func `history is narrowed by period, end and exercise`() {
    #expect(desk.knurl("history", "last", "7", "days").lines.count == 3)
    #expect(desk.knurl("history", "2025").out == "No workout fits.\n")
    #expect(desk.knurl("history", "this week").lines.count == 3)
    #expect(desk.knurl("history", "--until", "2026-11-24").lines.count == 3)
    #expect(desk.knurl("history", "--exercise", "bench", "--until", "2026-11-25").lines.count == 2)
    #expect(desk.knurl("history", "--exercise", "nonsense").code == 1)
  }

  @Test func `search says where the words stand`() throws {
    #expect(
      desk.knurl("search", "knee").out == """
        DATE             WORKOUT          FOUND
        Fri 20 Nov 2026  Evening Workout  “Left knee fine”

        """)
    #expect(desk.knurl("search", "bench", "press").lines.count == 3)
    #expect(
      desk.knurl("search", "--limit", "1", "evening").out.hasSuffix(
        "\n\n1 of 2 workouts; --limit 0 lists all.\n"))
    #expect(desk.knurl("search", "elbow").out == "No workout holds “elbow”.\n")
    #expect(desk.knurl("search", "*").code == 2)
    #expect(try JSONText.value(desk.knurl("search", "knee", "--json").out, "$[0].found_in") == .text("note"))
    let plan = desk.write(
      "Elbow Day\n> after the elbow\n\nBench Press (Barbell)\n  100 kg x 5\n", to: "plan.txt")
    desk.knurl("routines", "import", plan)
    let found = desk.knurl("search", "elbow", "--json").out
    #expect(try JSONText.value(found, "$[0].name") == .text("Elbow Day"))
    #expect(try JSONText.value(found, "$[0].workout_id") == .null)
    #expect(try JSONText.value(found, "$[0].found") == .text("after the elbow"))
    #expect(desk.knurl("search", "day").out.contains("routine  Elbow Day  name"))
  }

  @Test func `the bests of a year stand alone`() {
    desk.run(["log", "bench", "120x5", "--date", "2025-03-01 18:00"])
    #expect(desk.knurl("records", "bench").out.contains("120 kg"))
    let year = desk.knurl("records", "bench", "--year", "2026").out
    #expect(year.contains("102.5 kg") && !year.contains("120 kg"))
    #expect(desk.knurl("records", "--year", "2026").lines.count == 3)
    #expect(desk.knurl("records", "--year", "26").code == 2)
  }

  @Test func `merging moves the history and is undone`() {
    let answer = desk.knurl("exercises", "merge", "squat", "bench press (barbell)")
    #expect(answer.out.hasSuffix("1 workout moved. knurl undo takes it back.\n"), "\(answer.errors)")
    #expect(desk.knurl("history", "--exercise", "bench press (barbell)").lines.count == 4)
    #expect(desk.knurl("log", "squat (barbell)", "150x5").out.contains("Bench Press (Barbell)"))
    for _ in 0..<2 { desk.knurl("undo") }
    #expect(desk.knurl("history", "--exercise", "bench press (barbell)").lines.count == 3)
    #expect(desk.knurl("exercises", "merge", "plank", "bench press (barbell)").code == 1)
    #expect(desk.knurl("exercises", "merge", "bench").code == 2)
  }
}

/// `knurl chart`.
struct ChartingTests {
  let desk = Desk()

  init() {
    desk.columns = 60
    for (day, weight) in [
      ("2026-09-01", "100"), ("2026-10-01", "105"), ("2026-11-01", "102.5"), ("2026-11-20", "110"),
    ] {
      desk.run(["log", "bench", "\(weight)x5", "--date", "\(day) 18:00"])
    }
  }

  @Test func `a chart has its title, its numbers, its line and its records, within the terminal`() {
    let lines = desk.knurl("chart", "bench").lines
    #expect(lines[0] == "Bench Press (Barbell): Est. 1RM, the last year")
    #expect(lines[1].hasPrefix("128.3 kg, up 11.7 kg in"))
    #expect(lines.last == "4 workouts, in kg, ▲ 2 records")
    #expect(lines.dropFirst(2).allSatisfy { $0.count <= 60 })
    #expect(lines.contains { $0.contains("⠤") || $0.contains("⠒") })
  }

  @Test func `plain characters are all it takes`() {
    let answer = desk.knurl("chart", "bench", "weight", "--ascii")
    #expect(answer.out.utf8.allSatisfy { $0 < 128 })
    #expect(answer.out.contains("*"))
    desk.knurl("config", "glyphs", "ascii")
    #expect(desk.knurl("chart", "bench", "weight").out == answer.out)
  }

  @Test func `a picture is whole and harmless XML`() throws {
    desk.knurl("exercises", "rename", "bench press (barbell)", "Bench <&> \"Press\"")
    let path = "\(desk.folder)/bench.svg"
    #expect(desk.knurl("chart", "bench <&> press", "--svg", path).out == "Wrote \(path).\n")
    let svg = desk.knurl("chart", "bench <&> press", "--svg", "-").out
    #expect(svg.hasPrefix("<svg xmlns") && svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("Bench &lt;&amp;&gt; &quot;Press&quot;: Est. 1RM"))
    #expect(svg.contains("class=\"record\"") && svg.contains("class=\"line\" d=\"M72 "))
  }

  @Test func `series and spans that are not there are named`() throws {
    #expect(desk.knurl("chart", "bench", "duration").errors.contains("it has e1rm, weight"))
    #expect(desk.knurl("chart", "bench", "--range", "2y").errors.contains("w, m, 6m, y, all"))
    #expect(desk.knurl("chart", "bench", "--range", "w").out.contains("--range all looks farther back."))
    #expect(desk.knurl("chart").code == 2)
    let json = desk.knurl("chart", "bench", "reps", "--json").out
    #expect(try JSONText.value(json, "$.points[3].value") == .integer(5))
    #expect(try JSONText.value(json, "$.unit") == .text("reps"))
  }
}
