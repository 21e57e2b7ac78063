import Testing

/// Verbs that look back.
struct ReviewTests {
  let desk = Desk()

  init() {
    desk.run(["log", "bench", "100x5", "97.5x5", "--date", "2026-11-20 18:00"])
    desk.run(["log", "squat", "140x5", "--date", "2026-11-24 07:00"])
    desk.run(["log", "bench", "102.5x5", "--date", "2026-11-26 18:00"])
  }

  @Test func `history lists the newest first and can be narrowed`() {
    #expect(
      desk.knurl("history").out == """
        DATE             WORKOUT          DURATION  VOLUME  SETS  RECORDS
        Thu 26 Nov 2026  Evening Workout         —  513 kg     1        2
        Tue 24 Nov 2026  Morning Workout         —  700 kg     1
        Fri 20 Nov 2026  Evening Workout         —  988 kg     2

        """)
    #expect(desk.knurl("history", "squat").lines.count == 2)
    #expect(desk.knurl("history", "--since", "2026-11-24").lines.count == 3)
    #expect(desk.knurl("history", "--limit", "1").lines.count == 2)
    #expect(desk.knurl("history", "--limit=0").lines.count == 4)
    #expect(desk.knurl("history", "yoga").out == "No workout fits.\n")
    #expect(desk.knurl("history", "--limit", "-1").code == 2)
    #expect(desk.knurl("history", "--since", "last week").code == 2)
    #expect(desk.knurl("history", "yoga", "--json").out == "[]\n")
  }

  @Test func `a narrow terminal cuts the name, never a number`() {
    desk.columns = 60
    for line in desk.knurl("history").lines { #expect(line.count <= 60) }
    #expect(desk.knurl("history").out.contains("988 kg"))
  }

  @Test func `show finds a workout by day, name, id or as the last`() throws {
    let id = desk.knurl("sql", "--format", "csv", "SELECT workout_id FROM v_workout WHERE sets = 2").lines[1]
    #expect(desk.knurl("show", String(id)).out.contains("100 kg × 5"))
    #expect(desk.knurl("show", String(id.prefix(35))).out.contains("100 kg × 5"))
    #expect(
      desk.knurl("show", "2026-11-24").out.hasPrefix(
        "Morning Workout\nTue 24 Nov 2026 · 07:00 · 700 kg · 1 set\n"))
    #expect(desk.knurl("show", "yesterday").out.contains("1  ✓ 102.5 kg × 5   ▲ PR"))
    #expect(desk.knurl("show", "morning workout").out.contains("Squat"))
    #expect(desk.knurl("show").out == desk.knurl("show", "last").out)
    #expect(desk.knurl("show", "2020-01-01").code == 1)
    #expect(try JSONText.isValid(desk.knurl("show", "--json").out))
  }

  @Test func `show names the other workouts of the day`() {
    desk.run(["log", "deadlift", "60x5", "--date", "2026-11-24 20:00"])
    #expect(desk.knurl("show", "2026-11-24").out.contains("That day too: Morning Workout, knurl show "))
  }

  @Test func `what could steer a terminal never comes out as text, only as data`() {
    desk.knurl("log", "bench", "100x5", "--note", "a\u{1B}[31mb")
    #expect(desk.knurl("show").out.contains("a\u{FFFD}[31mb"))
    #expect(desk.knurl("sql", "SELECT note FROM v_set WHERE note <> ''").out.contains("a [31mb"))
    let csv = desk.knurl("sql", "--format", "csv", "SELECT note FROM v_set WHERE note <> ''").out
    #expect(csv == "note\na\u{1B}[31mb\n")
  }

  @Test func `records are those that stand`() throws {
    let bench = desk.knurl("records", "bench").out
    #expect(bench.hasPrefix("Bench Press (Barbell)\n\nREPS    WEIGHT  PREDICTED  WHEN\n"))
    #expect(bench.contains("Est. 1RM"))
    #expect(desk.knurl("records").out.contains("Bench Press (Barbell)"))
    #expect(!desk.knurl("records").out.contains("Squat (Barbell)"))
    #expect(desk.knurl("records", "--limit", "1").lines.count == 2)
    #expect(desk.knurl("records", "plank").out.contains("No records of Plank yet."))
    #expect(desk.knurl("records", "nothing of the kind").code == 1)
    let json = desk.knurl("records", "bench", "--json").out
    #expect(try JSONText.value(json, "$[0].exercise") == .text("Bench Press (Barbell)"))
  }

  @Test func `the chosen formula is the one that counts`() {
    desk.knurl("config", "e1rm.formula", "brzycki")
    #expect(desk.knurl("exercises", "bench press (barbell)").out.contains("115.3 kg"))
    _ = desk.write("e1rm.formula = epley\n", to: "config")
    #expect(desk.knurl("exercises", "bench press (barbell)").out.contains("119.6 kg"))
  }

  @Test func `every reading verb prints valid JSON`() throws {
    let calls = [
      ["history"], ["show"], ["records"], ["records", "bench"], ["exercises"], ["exercises", "zzz"],
      ["status"],
      ["undo", "--list"], ["config"], ["config", "bell"], ["theme"], ["theme", "check", "mono"],
      ["1rm", "100x5"],
      ["plates", "102.5"], ["warmup", "100"], ["convert", "225lb"],
      ["sql", "SELECT name, note, 1.5 FROM v_workout"],
      ["sql", "--schema"],
    ]
    for call in calls {
      let answer = desk.run(call + ["--json"])
      #expect(answer.code == 0, "\(call)")
      #expect(try JSONText.isValid(answer.out), "\(call)")
    }
  }

  @Test func `the keys of the lists are a promise`() throws {
    #expect(
      try JSONText.keys(desk.knurl("history", "--json").out) == [
        "workout_id", "name", "local_date", "started_at", "running", "duration_s", "volume_kg", "sets",
        "records",
        "note", "tags", "exercises",
      ])
    #expect(
      try JSONText.keys(desk.knurl("exercises", "--json").out) == [
        "exercise_id", "name", "equipment", "kind", "primary_muscles", "secondary_muscles", "aliases",
        "custom",
        "archived", "workouts", "last_done", "e1rm", "e1rm_unit", "implements", "per_side", "reason",
      ])
    #expect(
      try JSONText.keys(desk.knurl("records", "--json").out) == [
        "exercise", "kind", "weight", "unit", "reps", "duration_s", "distance_m", "set_id", "workout_id",
        "achieved_at", "current",
      ])
  }

  @Test func `text that could break JSON or steer a terminal is made harmless`() throws {
    desk.knurl("exercises", "add", "a\u{1B}[31m\"quoted\" \\ \u{7}bell")
    let json = desk.knurl("exercises", "quoted", "--json").out
    #expect(try JSONText.value(json, "$[0].name") == .text("a [31m\"quoted\" \\ bell"))
    desk.knurl("log", "bench", "100x5", "--note", "line\u{1B}]0;title\u{7}")
    #expect(try JSONText.isValid(desk.knurl("show", "--json").out))
    desk.person = []
    #expect(!desk.knurl("show").out.contains("\u{1B}"))
  }
}

/// `knurl sql`.
struct QueryingTests {
  let desk = Desk()

  @Test func `answers come as a table, CSV, JSON or Markdown`() {
    let query = "SELECT 'a,\"b' AS name, 2.5 AS value, NULL AS gap"
    #expect(desk.knurl("sql", query).out == "name  value  gap\na,\"b    2.5\n")
    #expect(desk.knurl("sql", "--format", "csv", query).out == "name,value,gap\n\"a,\"\"b\",2.5,\n")
    #expect(
      desk.knurl("sql", "--json", query).out == "[{\"name\":\"a,\\\"b\",\"value\":2.5,\"gap\":null}]\n")
    #expect(desk.knurl("sql", "--format=md", query).out.hasPrefix("| name | value | gap |\n| --- |"))
  }

  @Test(arguments: [
    ("DELETE FROM workout", 1, "would change the log"), ("SELECT 1; SELECT 2", 1, "Only one statement"),
    ("SELECT * frm x", 1, "syntax error"), ("", 2, "Which query?"),
  ])
  func `what does not read is refused`(query: String, code: Int32, sentence: String) {
    let answer = desk.knurl("sql", query)
    #expect(answer.code == code)
    #expect(answer.errors.contains(sentence))
  }

  @Test func `every promised view can be asked`() {
    let views = [
      "v_workout", "v_set", "v_exercise", "v_record", "v_e1rm", "v_week", "v_muscle_week", "v_measurement",
    ]
    let schema = desk.knurl("sql", "--schema").out
    for view in views {
      #expect(desk.knurl("sql", "SELECT * FROM \(view)").code == 0)
      #expect(schema.contains("\(view)  "))
    }
    #expect(desk.knurl("sql", "--format", "xml", "SELECT 1").errors.contains("csv, json, md, table"))
  }
}
