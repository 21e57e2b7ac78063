import Testing

/// `knurl import` of several files, folders, archives and the standard input.
struct ManyFilesTests {
  let desk = Desk()

  private let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"

  private func strong(_ day: String, _ exercise: String = "Bench Press (Barbell)", weight: Int = 100)
    -> String
  {
    header + "\(day) 18:00:00,\"Push A\",1h 2m,\"\(exercise)\",1,\(weight),5,0,0,\"\",\"\",\n"
      + "\(day) 18:00:00,\"Push A\",1h 2m,\"\(exercise)\",2,\(weight),4,0,0,\"\",\"\",\n"
  }

  private let hevy = """
    "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
    "Abend","20 Nov 2026, 18:00","20 Nov 2026, 19:02","","Bankdrücken (Langhantel)",,"",0,"normal",100,5,,,
    "Abend","20 Nov 2026, 18:00","20 Nov 2026, 19:02","","Bankdrücken (Langhantel)",,"",1,"normal",100,4,,,

    """

  @Test func `several files come in as one change, each with its own counts`() {
    let first = desk.write(strong("2026-11-20"), to: "a.csv")
    let second = desk.write(strong("2026-11-22") + "x\n", to: "b.csv")
    let out = desk.knurl("import", first, second, "--unit", "kg").out
    #expect(out.contains("\(first)\n  strong.ios.2025: 2 rows, 1 workout, 2 sets"))
    #expect(out.contains("\(second)\n  strong.ios.2025: 3 rows, 1 workout, 2 sets"))
    #expect(out.contains("Imported 2 workouts, 4 sets"))
    #expect(out.contains("  \(second): Line 4: 1 cell where the header has 12."))
    #expect(desk.knurl("undo").out.contains("Imported 2 workouts from a.csv and 1 more"))
    #expect(desk.knurl("history").out.hasPrefix("No workouts yet."))
  }

  @Test func `common exercises are known by their names in other languages`() {
    let names = ["Bankdrücken (Langhantel)", "벤치프레스 (바벨)", "Supino (Barra)", "Développé couché (Barre)"]
    for (index, name) in names.enumerated() {
      let path = desk.write(strong("2026-11-0\(index + 1)", name), to: "a.csv")
      #expect(desk.knurl("import", path, "--unit", "kg").out.contains("Exercises: 1 known, 0 new\n"))
    }
    #expect(desk.knurl("exercises", "Bench Press (Barbell)", "--json").out.contains("\"workouts\":4,"))
    let own = desk.write(strong("2026-11-09", "Zugturm"), to: "a.csv")
    let out = desk.knurl("import", own, "--unit", "kg").out
    #expect(out.contains("  + Zugturm\n") && out.contains("--match 'Zugturm=EXERCISE' says so"))
  }

  @Test func `a unit that one of several files contradicts names the file`() {
    let first = desk.write(strong("2026-11-20"), to: "a.csv")
    let second = desk.write(hevy.replacing("weight_kg", with: "weight_lbs"), to: "b.csv")
    let answer = desk.knurl("import", first, second, "--unit", "kg")
    #expect(answer.code == 1)
    #expect(answer.errors.hasPrefix("knurl: \(second) says its weights are in lb, --unit says kg."))
  }

  @Test func `of several files named one that cannot be read stops all of them`() {
    let first = desk.write(strong("2026-11-20"), to: "a.csv")
    let other = desk.write("a,b\n1,2\n", to: "b.csv")
    let answer = desk.knurl("import", first, other, "--unit", "kg")
    #expect(answer.code == 1)
    #expect(answer.errors.hasPrefix("knurl: \(other): No export known here begins like this one: “a,b”."))
    #expect(desk.knurl("history").out.hasPrefix("No workouts yet."))
    #expect(desk.knurl("import", "-", first).code == 2)
  }

  @Test func `a folder gives what can be read, and names what cannot`() {
    desk.makeFolder("exports")
    desk.makeFolder("exports/older")
    desk.makeFolder("exports/__MACOSX")
    _ = desk.write(strong("2026-11-20"), to: "exports/a.csv")
    _ = desk.write(strong("2026-11-22"), to: "exports/older/b.csv")
    _ = desk.write("hello", to: "exports/readme.txt")
    _ = desk.write(strong("2026-11-24"), to: "exports/__MACOSX/c.csv")
    let answer = desk.knurl("import", "\(desk.folder)/exports", "--unit", "kg")
    #expect(answer.code == 0)
    #expect(answer.out.contains("Imported 2 workouts, 4 sets"))
    #expect(
      answer.out.contains("Files passed over: 1\n  \(desk.folder)/exports/readme.txt: No export known here"))
    desk.makeFolder("empty")
    #expect(desk.knurl("import", "\(desk.folder)/empty").errors.contains("There is no file in it."))
  }

  @Test func `the same workout in another language or program is known by its numbers`() {
    let first = desk.write(strong("2026-11-20"), to: "a.csv")
    let second = desk.write(hevy, to: "b.csv")
    let both = desk.knurl("import", first, second, "--unit", "kg").out
    #expect(both.contains("Imported 1 workout, 2 sets"))
    #expect(both.contains("Already here: 1 workout"))
    let again = desk.knurl("import", second).out
    #expect(again.contains("Imported 0 workouts"))
    #expect(again.contains("Already here: 1 workout"))
  }

  @Test func `a log that knurl wrote comes in alone`() {
    desk.knurl("import", desk.write(strong("2026-11-20"), to: "a.csv"), "--unit", "kg")
    desk.knurl("export", "--format", "jsonl", "\(desk.folder)/log.jsonl")
    let answer = desk.knurl("import", "\(desk.folder)/log.jsonl", "\(desk.folder)/a.csv", "--unit", "kg")
    #expect(answer.errors.contains("This is a log that knurl wrote: import it alone, on the command line:"))
    #expect(desk.knurl("import", "\(desk.folder)/log.jsonl").code == 0)
  }

  @Test func `imports are listed, and any of them is taken out again`() {
    #expect(desk.knurl("import", "--list").out == "Nothing was imported.\n")
    desk.knurl("import", desk.write(strong("2026-11-20"), to: "a.csv"), "--unit", "kg")
    desk.wait(60)
    desk.knurl("import", desk.write(strong("2026-11-22"), to: "b.csv"), "--unit", "kg")
    let list = desk.knurl("import", "--list").lines
    #expect(list.count == 4)
    #expect(list[1].contains("b.csv") && list[2].contains("a.csv"))
    let undone = desk.knurl("import", "--undo", "2").out
    #expect(undone.hasPrefix("Took the import of \(desk.folder)/a.csv out again: 1 workout, 2 sets.\n"))
    #expect(desk.knurl("import", "--list").lines.count == 3)
    #expect(desk.knurl("history").lines.count == 2)
    desk.knurl("undo")
    #expect(desk.knurl("history").lines.count == 3)
    #expect(desk.knurl("import", "--undo", "7").errors == "knurl: There are not 7 imports in the log.\n")
    #expect(desk.knurl("import", "--undo", "0").code == 2)
  }

  @Test func `exercises of a file are matched as a person says, and remembered`() {
    let path = desk.write(strong("2026-11-20", "Wide Bench Press Barbell"), to: "a.csv")
    desk.person = ["", "1", ""]
    let answer = desk.knurl("import", path)
    #expect(answer.out.contains("1 of 1: Wide Bench Press Barbell\n  1  Bench Press - Wide Grip (Barbell)\n"))
    #expect(desk.knurl("show").out.contains("Bench Press - Wide Grip (Barbell)"))
    desk.person = nil
    let more = desk.write(strong("2026-11-22", "Wide bench press BARBELL"), to: "b.csv")
    #expect(desk.knurl("import", more, "--unit", "kg").out.contains("Exercises: 1 known, 0 new\n"))
    desk.knurl("undo")
    desk.knurl("undo")
    #expect(desk.knurl("import", more, "--unit", "kg").out.contains("Exercises: 0 known, 1 new\n"))
  }

  @Test func `scripts say what an exercise is, or that all are new`() {
    let path = desk.write(strong("2026-11-20", "Wide Bench Press Barbell"), to: "a.csv")
    let unknown = desk.knurl(
      "import", path, "--unit", "kg", "--match", "Wide Bench Press Barbell=Bensh Press")
    #expect(unknown.code == 1)
    #expect(
      unknown.errors.contains("There is no exercise “Bensh Press”. Did you mean “Bench Press (Barbell)”"))
    #expect(desk.knurl("import", path, "--unit", "kg", "--match", "nonsense").code == 2)
    let said = "Wide Bench Press Barbell=bench press (barbell)"
    let answer = desk.knurl("import", path, "--unit", "kg", "--match", said)
    #expect(answer.out.contains("Exercises: 1 known, 0 new\n"))
    desk.person = ["kg", "", ""]
    let other = desk.write(strong("2026-11-23", "Barbell Squat Low"), to: "b.csv")
    #expect(!desk.knurl("import", other, "--new").out.contains("Which exercises"))
  }

  @Test func `names complete words in the shell`() {
    #expect(desk.knurl("names", "exercises").out.isEmpty)
    desk.knurl("import", desk.write(strong("2026-11-20"), to: "a.csv"), "--unit", "kg")
    #expect(desk.knurl("names", "exercises").lines.first == "Bench Press (Barbell)")
    #expect(desk.knurl("names", "routines").out.isEmpty)
    #expect(desk.knurl("names", "workouts").code == 2)
    #expect(!desk.knurl("help").out.contains("\n  names"))
  }
}
