import Testing

/// `knurl log`, as a lifter types it.
struct LoggingTests {
  let desk = Desk()

  @Test func `what could steer a terminal is a sign in Markdown and stays in forms for data`() {
    desk.knurl("log", "bench", "100x5", "--note", "a\u{1B}[31mred")
    #expect(desk.knurl("export", "--format", "md").out.contains("a\u{FFFD}\\[31mred"))
    #expect(desk.knurl("export", "--format", "csv").out.contains("a\u{1B}[31mred"))
  }

  @Test(arguments: [
    (["bench", "100x5"], "100 kg × 5"),
    (["bench", "100x5", "95x6"], "100 kg × 5, 95 kg × 6"),
    (["bench", "100x5", "@8"], "100 kg × 5 @8"),
    (["bench", "100x5@8.5"], "100 kg × 5 @8.5"),
    (["bench", "3x", "100x5"], "100 kg × 5, 100 kg × 5, 100 kg × 5"),
    (["bench", "100", "x", "5"], "100 kg × 5"),
    (["bench", "225", "lb", "x5"], "102.06 kg × 5"),
    (["bench", "100x12/10/8"], "100 kg × 12, 100 kg × 10, 100 kg × 8"),
    (["bench", "102,5x5"], "102.5 kg × 5"),
    (["bench", "press", "100x5"], "100 kg × 5"),
    (["Bench Press (Barbell)", "100x5"], "100 kg × 5"),
    (["pull up", "x12", "x10", "x8"], "× 12, × 10, × 8"),
    (["pull", "up", "12/10/8"], "× 12, × 10, × 8"),
    (["pull up", "0x12"], "× 12"),
    (["plank", "60s"], "1:00"),
    (["running", "5km", "27:30"], "5 km · 27:30"),
    (["Pull Up (Weighted)", "+10x5"], "+10 kg × 5"),
    (["Pull Up (Assisted)", "--", "-20x8"], "−20 kg × 8"),
    (["Pull Up (Assisted)", "-20x8"], "−20 kg × 8"),
  ])
  func `sets are read as on the set table`(words: [String], text: String) {
    let answer = desk.run(["log"] + words)
    #expect(answer.errors == "")
    #expect(answer.code == 0)
    #expect(answer.lines.first?.contains(" \(text) in Evening Workout") == true)
  }

  @Test(arguments: [
    (["bench", "1.2.3"], "“1.2.3” is not a number."),
    (["bench", "100x1000000000"], "the limit is 999,999 reps."),
    (["bench", "99999999999x5"], "the limit is 9,999,999.999 kg."),
    (["bench", "12/10/8"], "is not a whole set of Bench Press (Barbell)"),
    (["bench", "100x0"], "add --failure"),
    (["bench", "-20x8"], "below zero"),
    (["pull up", "-20x8"], "has no weight; one that is weighted or assisted has."),
    (["pull up", "+10x5"], "has no weight; one that is weighted or assisted has."),
    (["bnch", "100x5"], "“Bench Press (Barbell)”"),
    (["zzz", "100x5"], "knurl exercises add \"zzz\" creates it."),
    (["💪", "100x5"], "There is no exercise “💪”."),
    (["quadriceps", "100x5"], "There is no exercise “quadriceps”."),
    (["bench", "100x5", "--date", "2026-11-28"], "lies in the future."),
  ])
  func `what cannot be meant is refused and nothing is logged`(words: [String], sentence: String) {
    let answer = desk.run(["log"] + words)
    #expect(answer.code == 1)
    #expect(answer.out == "")
    #expect(answer.errors.contains(sentence))
    #expect(desk.knurl("history").out.hasPrefix("No workouts yet."))
  }

  @Test(arguments: [
    ([], "Which exercise"), (["bench"], "Which sets of Bench Press (Barbell)?"), (["", "100x5"], "empty"),
    (["bench", "100x5", "--warmup", "--drop"], "choose one"),
    (["bench", "100x5", "--date", "2026-13-01"], "is no date"),
    (["bench", "100x5", "--date", "25:00"], "is no date"),
    (["bench", "100x5", "-n", "x"], "There is no option -n"),
    (["bench", "100x5", "--nte", "x"], "Did you mean --note?"),
    (["bench", "100x5", "--note"], "--note needs a value"),
  ])
  func `a command line that makes no sense exits with 2`(words: [String], sentence: String) {
    let answer = desk.run(["log"] + words)
    #expect(answer.code == 2)
    #expect(answer.errors.contains(sentence))
  }

  @Test func `options stand anywhere and a note and a type are kept`() throws {
    #expect(desk.knurl("log", "--warmup", "bench", "--note=felt light", "60x5").code == 0)
    #expect(desk.knurl("log", "bench", "100x0", "--failure").code == 0)
    let shown = desk.knurl("show", "--json").out
    #expect(try JSONText.value(shown, "$.blocks[0].sets[0].type") == .text("warmup"))
    #expect(try JSONText.value(shown, "$.blocks[0].sets[0].note") == .text("felt light"))
    #expect(try JSONText.value(shown, "$.blocks[0].sets[1].set") == .text("F"))
  }

  @Test func `sets and reps that can be taken for each other are asked about`() {
    let answer = desk.knurl("log", "pull up", "10x5")
    #expect(answer.code == 1)
    #expect(answer.errors.contains("Write 5x10 for 5 sets of 10, or 10x 5 for 10 sets of 5."))
    #expect(desk.knurl("log", "pull up", "5x10").out.contains("× 10, × 10, × 10, × 10, × 10"))
    #expect(desk.knurl("log", "pull up", "6x 5").code == 0)
  }

  @Test func `a number beyond all limits is told the limit of its field`() {
    let answer = desk.knurl("log", "bench", "100x99999999999999999999")
    #expect(answer.errors.contains("99999999999999999999 is too much: the limit is 999,999 reps."))
    #expect(desk.knurl("log", "bench", "100x5", "--date", "1949-12-31").errors.contains("before 1950"))
    #expect(desk.knurl("log", "bench", "100x5", "--date", "1950-01-01").code == 0)
  }

  @Test func `reps alone take the weight that the set shows`() {
    desk.knurl("log", "bench", "100x5")
    #expect(desk.knurl("log", "bench", "x4").out.hasPrefix("Logged Bench Press (Barbell) 100 kg × 4"))
    #expect(desk.knurl("log", "ohp", "x4").code == 1)
  }

  @Test func `sets of a past day go into its workout, or make one`() {
    let first = desk.knurl("log", "squat", "140x5", "--date", "2026-11-20 18:30")
    #expect(first.out == "Logged Squat (Barbell) 140 kg × 5 on Fri 20 Nov 2026 in Evening Workout\n")
    desk.knurl("log", "squat", "145x5", "--date", "2026-11-20")
    desk.knurl("log", "squat", "100x5", "--date", "2026-11-20 07:00")
    desk.knurl("log", "squat", "120x5", "--date", "yesterday")
    let rows = desk.knurl(
      "sql", "--format", "csv", "SELECT local_date, sets FROM v_workout ORDER BY started_at"
    ).out
    #expect(rows == "local_date,sets\n2026-11-20,1\n2026-11-20,2\n2026-11-26,1\n")
    #expect(desk.knurl("status").out == "No workout is running.\n")
  }

  @Test func `today goes into the running workout`() {
    desk.knurl("log", "bench", "100x5")
    desk.knurl("log", "bench", "100x4", "--date", "today")
    #expect(desk.knurl("history", "--json").out.contains("\"sets\":2"))
  }

  @Test func `the unit and the comma of the settings are honoured`() {
    desk.knurl("config", "units.weight", "lb")
    desk.knurl("config", "numbers.comma", "on")
    #expect(desk.knurl("log", "bench", "227,5x5").out.hasPrefix("Logged Bench Press (Barbell) 227,5 lb × 5"))
  }

  @Test func `a name with accents, spaces and emoji works like any other`() {
    #expect(
      desk.knurl("exercises", "add", " Überzüge  am\nTurm 🏋️ ").out.hasPrefix("Created Überzüge am Turm 🏋️."))
    #expect(
      desk.knurl("log", "uberzuge am turm", "50x10").out.hasPrefix("Logged Überzüge am Turm 🏋️ 50 kg × 10"))
  }

  @Test func `a record is announced with the set that made it`() {
    desk.knurl("log", "bench", "100x5", "--date", "2026-11-20")
    let answer = desk.knurl("log", "bench", "105x5")
    #expect(answer.out.contains("▲ PR · EST. 1RM"))
    #expect(answer.out.contains("Rest 2:00."))
    #expect(desk.knurl("log", "bench", "100x4", "--json").out.contains("\"records\":[]"))
  }
}
