import Testing

/// `knurl export`, and what it reads again.
struct ExportTests {
  let desk = Desk()

  private func train() {
    desk.knurl("start", "--empty", "Push \"A\"")
    desk.knurl("log", "bench", "60x5", "--warmup")
    desk.wait(120)
    desk.knurl("log", "bench", "100x5@8", "--note", "last rep, slow")
    desk.wait(180)
    desk.knurl("log", "running", "5km 27:30")
    desk.wait(60)
    desk.knurl("finish")
  }

  @Test func `a table has one row a set with every value as entered`() throws {
    train()
    let rows = desk.knurl("export").out.split(whereSeparator: \.isNewline)
    try #require(rows.count == 4)
    #expect(rows[0].hasPrefix("started_at,workout,exercise,block,set,type,done,weight,unit,reps,duration_s,"))
    #expect(
      rows[2].hasPrefix(
        "2026-11-27T19:36:00+01:00,\"Push \"\"A\"\"\",Bench Press (Barbell),1,2,work,1,100,kg,5,,,,8,120,"
          + "\"last rep, slow\",,,,2026-11-27T19:42:00+01:00,2026-11-27T19:38:00+01:00,0,knurl,"))
    #expect(rows[3].contains(",Running,2,1,work,1,,,,1650,5,km,,180,"))
  }

  @Test func `Strong and Hevy get what they know, and what they cannot carry is told first`() {
    train()
    let strong = desk.knurl("export", "--format", "strong")
    #expect(strong.out.hasPrefix(#""Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"#))
    #expect(strong.out.contains(#";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"#))
    #expect(
      strong.out.contains(
        #""2026-11-27 19:36:00";"Push ""A""";"360";"Bench Press (Barbell)";"W";"60";"5";"";"";"";"#))
    #expect(strong.out.contains(#";"Rest Timer";"";"";"";"";"120";"";"""#))
    #expect(strong.errors.hasPrefix("The form strong cannot carry:\n"))
    #expect(strong.errors.contains("  when a set was done: 3 sets\n"))
    let hevy = desk.knurl("export", "--format", "hevy", "--unit", "lb")
    #expect(hevy.out.contains("\"weight_lbs\""))
    #expect(hevy.out.contains("\"27 Nov 2026, 19:36\",\"27 Nov 2026, 19:42\""))
    #expect(hevy.out.contains(",1,\"normal\",220.46,5,,,8\n"))
    #expect(hevy.errors.contains("  which set a note belongs to: 1 note put with the exercise's\n"))
  }

  @Test func `Strong's form says its unit, so that it comes in again without a question`() {
    train()
    desk.knurl("log", "squat", "225lbx5", "--date", "2026-11-20 18:00")
    for unit in ["kg", "lb"] {
      let path = "\(desk.folder)/strong-\(unit).csv"
      let told = desk.knurl("export", path, "--format", "strong", "--unit", unit)
      #expect(told.errors.contains("  the unit a weight was entered in: \(unit == "kg" ? 1 : 2) set"))
      let log = ["--log", "\(desk.folder)/\(unit).db"]
      let answer = desk.run(["import", path] + log)
      #expect(answer.code == 0, "\(answer.errors)")
      let shown = desk.run(["show", "2026-11-20"] + log).out
      #expect(shown.contains("225 lb × 5") || shown.contains("102.06 kg × 5"), "\(shown)")
      #expect(desk.knurl("import", path).out.contains("Imported 0 workouts"))
    }
  }

  @Test func `zones, the stronger side and workouts that read as one are told`() {
    desk.knurl("start", "--empty", "Legs")
    desk.knurl("log", "bulgarian split squat (dumbbell)", "20x8/7", "L/R")
    desk.knurl("finish")
    desk.knurl("start", "--empty", "Legs")
    desk.knurl("log", "squat", "100x5")
    desk.knurl("finish")
    for form in ["strong", "hevy"] {
      let told = desk.knurl("export", "--format", form).errors
      #expect(told.contains("  time zones, so that only the clock's time is kept: 2 workouts\n"))
      #expect(told.contains("  the reps of the stronger side, where both were counted: 1 set\n"), "\(told)")
      #expect(
        told.contains("begin and end as the one beside them, read as one: 1 workout\n") == (form == "hevy"))
    }
  }

  @Test func `days, an exercise or a workout can be chosen`() {
    train()
    desk.knurl("log", "squat", "140x5", "--date", "2026-11-20")
    func rows(_ words: String...) -> Int {
      desk.run(["export"] + words).out.split(whereSeparator: \.isNewline).count
    }
    #expect(rows("--since", "2026-11-21") == 4)
    #expect(rows("--until", "2026-11-26") == 2)
    #expect(rows("--exercise", "squat (barbell)") == 2)
    #expect(rows("--workout", "last") == 4)
    #expect(desk.knurl("export", "--since", "2026-11-27", "--until", "2026-11-20").code == 2)
    #expect(desk.knurl("export", "--format", "sqlite", "--since", "2026-11-27").code == 2)
    desk.knurl("log", "bench", "100x5", "--date", "2026-11-20")
    let copy = "\(desk.folder)/own.db"
    desk.knurl("export", "--format", "sqlite", copy)
    let refused = desk.knurl("import", copy, "--yes", "--log", "\(desk.folder)/another.db")
    #expect(refused.code == 1 && refused.errors.contains("knurl restore FILE"), "\(refused.errors)")
  }

  @Test func `a file is written whole or stays as it was`() {
    train()
    let path = desk.write("mine", to: "kept.csv")
    #expect(desk.knurl("export", "--exercise", "no such thing", path).code == 1)
    #expect(desk.knurl("export", "\(desk.folder)/kept.csv/deeper.csv").code == 1)
    #expect(desk.text(of: "kept.csv") == "mine")
    #expect(desk.knurl("export", path).out == "Wrote 1 workout, 3 sets to \(path)\n")
    #expect(desk.text(of: "kept.csv").hasPrefix("started_at,"))
    #expect(!desk.names.contains { $0.hasSuffix(".new") })
  }

  @Test func `a file of a newer format is refused by name`() {
    let file = desk.write("{\"knurl\":\"log\",\"version\":99}\n", to: "new.jsonl")
    let answer = desk.knurl("import", file)
    #expect(answer.code == 1)
    #expect(answer.errors.contains("version 99 of the format, this one knows 1"))
  }

  @Test func `a damaged line is left out by number and the rest comes in`() {
    train()
    let lines = desk.knurl("export", "--format", "jsonl").lines
    let file = desk.write(
      lines.dropLast().joined(separator: "\n") + "\n{\"workout\":{\"id\":\"x\"}}\n{oops\n"
        + (lines.last ?? "") + "\n", to: "damaged.jsonl")
    let answer = desk.knurl("import", file, "--log", "\(desk.folder)/other.db")
    #expect(answer.out.contains("Imported 1 workout, 3 sets\n"))
    #expect(answer.out.contains("Lines left out: 2\n  Line \(lines.count): started_at is missing.\n"))
    #expect(answer.out.contains("column 2: there is a character that JSON does not allow there.\n"))
  }

  @Test func `a table written by hand needs no more than a time and an exercise`() {
    let file = desk.write(
      "exercise,started_at,weight,unit,reps\nSquat (Barbell),2026-11-20T18:00:00+01:00,140,kg,5\n"
        + "Squat (Barbell),2026-11-20T18:00:00+01:00,140,kg,4\nZercher Walk,2026-11-20T18:00:00+01:00,80,stone,4\n",
      to: "hand.csv")
    let answer = desk.knurl("import", file)
    #expect(answer.out.contains("Imported 1 workout, 2 sets\n"))
    #expect(answer.out.contains("  Line 4: unit “stone” is not known here.\n"))
    #expect(desk.knurl("show").out.contains("✓ 140 kg × 4"))
    #expect(desk.knurl("import", file).out.contains("Already here: 1\n"))
  }
}
