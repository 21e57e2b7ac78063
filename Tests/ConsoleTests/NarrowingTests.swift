import Testing

/// Words and dates that narrow what verbs list, and tables in windows of any width.
struct NarrowingTests {
  let desk = Desk()

  init() {
    desk.run(["log", "bench", "100x5", "97.5x5", "--date", "2026-11-20 18:00", "--note", "Left knee fine"])
    desk.run(["log", "squat", "140x5", "--date", "2026-11-24 07:00", "--note", "knee sleeves"])
    desk.run(["log", "bench", "102.5x5", "--date", "2026-11-26 18:00"])
    desk.run(["tag", "deload", "--workout", "2026-11-24"])
  }

  private func days(_ words: String...) -> [String] {
    desk.run(["history"] + words).lines.dropFirst().map { String($0.prefix(10)) }
  }

  @Test func `history takes muscles, equipment, kinds, tags and records in and out`() {
    #expect(days("muscle:chest") == ["Thu 26 Nov", "Fri 20 Nov"])
    #expect(days("-muscle:chest") == ["Tue 24 Nov"])
    #expect(days("with:pr") == ["Thu 26 Nov"])
    #expect(days("-with:pr", "equipment:barbell", "2026") == ["Tue 24 Nov", "Fri 20 Nov"])
    #expect(days("tag:deload") == ["Tue 24 Nov"])
    #expect(days("-#deload", "kind:weight-reps") == ["Thu 26 Nov", "Fri 20 Nov"])
    #expect(days("knee", "muscle:quad") == ["Tue 24 Nov"])
    #expect(desk.knurl("history", "knee", "kind:duration").out == "No workout fits.\n")
    #expect(desk.knurl("history", "muscle:back").code == 2)
    #expect(desk.knurl("history", "muscle:back").errors.contains("lower-back"))
  }

  @Test func `history answers questions about days, within dates and exercises`() {
    #expect(days("bench>=100x5") == ["Thu 26 Nov", "Fri 20 Nov"])
    #expect(days("bench>=100x5", "--since", "2026-11-21") == ["Thu 26 Nov"])
    #expect(days("volume>600", "--until", "2026-11-22") == ["Fri 20 Nov"])
    #expect(days("sets>=1", "--exercise", "squat") == ["Tue 24 Nov"])
    #expect(desk.knurl("history", "bench>=x").code == 2)
  }

  @Test func `search is narrowed like history`() throws {
    #expect(desk.knurl("search", "knee").lines.count == 3)
    #expect(desk.knurl("search", "knee", "muscle:quad").lines.count == 2)
    #expect(desk.knurl("search", "knee", "--since", "2026-11-21").lines.count == 2)
    #expect(desk.knurl("search", "knee", "-tag:deload", "--until", "2026-11-19").out.hasPrefix("No workout"))
    let first = desk.knurl("search", "bench", "--limit", "1", "--since", "2026-11-01").out
    #expect(first.hasSuffix("1 of 2 workouts; --limit 0 lists all.\n"))
  }

  @Test func `exercises are narrowed by what they are, and say why they were found`() throws {
    let all = desk.knurl("exercises", "muscle:chest", "equipment:cable", "--json").out
    #expect(try JSONText.isValid(all))
    #expect(try JSONText.value(all, "$[0].equipment") == .text("cable"))
    #expect(desk.knurl("exercises", "list", "press", "-equipment:barbell", "-muscle:chest").code == 0)
    #expect(!desk.knurl("exercises", "bench", "-equipment:barbell").out.contains("(Barbell)"))
    #expect(desk.knurl("exercises", "muscle:neck", "kind:duration").out == "No exercise is left.\n")
    #expect(desk.knurl("exercises", "tag:deload").code == 2)
    #expect(
      try JSONText.value(desk.knurl("exercises", "ohp", "--json").out, "$[0].reason") == .text("alias “OHP”"))
    #expect(try JSONText.value(desk.knurl("exercises", "bench press", "--json").out, "$[1].reason") == .null)
  }

  @Test func `stats, charts and records take dates`() throws {
    #expect(
      desk.knurl("stats", "--since", "2026-11-24").out.hasPrefix(
        "24 Nov 2026 to 27 Nov 2026\n\n               NOW  BEFORE  CHANGE\nWorkouts         2       1  +100 %\n"
      ))
    #expect(desk.knurl("stats", "--until", "2026-11-24").out.hasPrefix("Until 24 Nov 2026\n"))
    #expect(desk.knurl("stats", "week", "--since", "2026-11-24").code == 2)
    let stats = desk.knurl("stats", "--since", "2026-11-24", "--json").out
    #expect(try JSONText.value(stats, "$.from") == .text("2026-11-24"))
    #expect(try JSONText.value(stats, "$.totals.workouts") == .integer(2))
    let chart = desk.knurl("chart", "bench", "--since", "2026-11-21", "--json").out
    #expect(try JSONText.value(chart, "$.points[0].local_date") == .text("2026-11-26"))
    #expect(try JSONText.value(chart, "$.points[1]") == .null)
    #expect(try JSONText.value(chart, "$.range") == .text("dates"))
    #expect(
      desk.knurl("chart", "bench", "--until", "2026-11-21").out.hasPrefix(
        "Bench Press (Barbell): Est. 1RM, until 21 Nov 2026\n116.7 kg\n"))
    #expect(desk.knurl("chart", "bench", "--range", "w", "--since", "2026-11-21").code == 2)
    #expect(desk.knurl("records", "--until", "2026-11-25").out.hasPrefix("No records"))
    #expect(desk.knurl("records", "bench", "--since", "2026-11-25").out.contains("102.5 kg"))
  }

  @Test(arguments: [40, 60, 80, 120])
  func `every table fits its window`(columns: Int) {
    desk.run(["measure", "weight", "82.4kg"])
    desk.run(["measure", "left biceps", "38.5cm"])
    desk.run(["measure", "weight", "--goal", "80kg"])
    desk.columns = columns
    let verbs = [
      ["history"], ["records"], ["records", "bench"], ["exercises", "press"], ["measure"],
      ["measure", "weight"], ["stats"], ["stats", "year"], ["search", "knee"], ["search", "bench"], ["tag"],
      ["chart", "bench"], ["show"],
    ]
    for verb in verbs {
      for line in desk.run(verb).lines { #expect(line.count <= columns, "\(verb): \(line)") }
    }
    #expect(desk.knurl("history").out.contains("Evening"))
  }

  @Test func `every verb that looks back answers in JSON`() throws {
    desk.run(["measure", "weight", "82.4kg"])
    let verbs = [
      (["stats"], ["period", "from", "through", "totals", "before", "muscles", "streak"]),
      (
        ["records"],
        [
          "exercise", "kind", "weight", "unit", "reps", "duration_s", "distance_m", "set_id", "workout_id",
          "achieved_at", "current",
        ]
      ), (["chart", "bench"], ["exercise", "series", "unit", "range", "from", "through", "points"]),
      (
        ["history"],
        [
          "workout_id", "name", "local_date", "started_at", "running", "duration_s", "volume_kg", "sets",
          "records", "note", "tags", "exercises",
        ]
      ),
      (
        ["exercises", "ohp"],
        [
          "exercise_id", "name", "equipment", "kind", "primary_muscles", "secondary_muscles", "aliases",
          "custom", "archived", "workouts", "last_done", "e1rm", "e1rm_unit", "implements",
          "per_side", "reason",
        ]
      ), (["measure"], ["kind", "value", "unit", "taken_at", "values", "goal", "goal_unit"]),
      (["measure", "weight"], ["measurement_id", "kind", "value", "unit", "taken_at", "note", "trend"]),
      (
        ["search", "knee"],
        ["workout_id", "name", "local_date", "started_at", "found_in", "found", "routine_id"]
      ),
    ]
    for (words, keys) in verbs {
      let out = desk.run(words + ["--json"]).out
      #expect(try JSONText.isValid(out), "\(words)")
      #expect(try JSONText.keys(out) == keys, "\(words)")
    }
  }
}
