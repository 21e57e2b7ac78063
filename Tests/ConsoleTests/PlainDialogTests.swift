import Testing

@testable import Console

/// Questions of the plain mode, answered line by line.
struct PlainDialogTests {
  let desk = Desk()

  private static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"

  private func write(_ exercise: String) -> String {
    desk.write(
      PlainDialogTests.header + "2026-11-20 18:00:00,Push,1h,\(exercise),1,100,5,0,0,,,\n"
        + "2026-11-20 18:00:00,Push,1h,Squat (Barbell),1,20,10,0,0,,,\n", to: "strong.csv")
  }

  /// Types lines and answers all sentences; nothing in them steers a terminal.
  private func plain(_ lines: String...) -> String {
    desk.heard = lines.map { (0, .line($0)) }
    return said()
  }

  private func said() -> String {
    let answer = desk.knurl("--plain")
    #expect(answer.code == 0)
    #expect(
      !answer.out.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || (127..<160).contains($0.value) })
    #expect(answer.errors.isEmpty)
    return answer.out
  }

  @Test func `an import asks for the unit, for unknown exercises and whether to go on`() {
    let file = write("Bench Pres (Barbell)")
    let out = plain("import", file, "stone", "kg", "9", "1", "maybe", "yes", "undo", "history")
    #expect(
      out.contains("does not say whether its weights are kilograms or pounds.\nThe heaviest: Bench Pres"))
    #expect(out.contains("Type kg or lb, or back.\nImport strong.csv. The file"))
    #expect(out.contains("Which exercise is “Bench Pres (Barbell)”?\n1. Bench Press (Barbell).\n"))
    #expect(out.contains("Type a number of the list, or back.\n"))
    #expect(out.contains("Would import 1 workout, 2 sets, 0 rests, 0 notes.\n"))
    #expect(out.contains("Type yes or back.\n"))
    #expect(out.contains("Imported 1 workout, 2 sets, 0 rests, 0 notes.\n"))
    #expect(out.contains("Exercises: 2 known, 0 new.\n"))
    #expect(out.contains("Undone: Imported 1 workout from strong.csv"))
    #expect(out.contains("The history is empty.\n"))
  }

  @Test func `what is here already needs no answer, and what is no file is refused`() {
    let file = write("Bench Press (Barbell)")
    let out = plain("import", file, "kg", "yes", "import", file, "kg", "import", desk.folder + "/none", "2")
    #expect(out.contains("Already here: 1 workout.\nThere is nothing to import.\n"))
    #expect(out.contains("/none: "))
    #expect(out.contains("Evening Workout, 0 of 0 sets done.\n") || out.contains("Set 1, previous"))
  }

  @Test func `an import that is left brings nothing`() {
    let file = write("Bench Press (Barbell)")
    for answers in [["back"], ["kg", "no"], ["kg", "back"]] {
      desk.heard = (["import", file] + answers + ["history"]).map { (0, .line($0)) }
      let out = said()
      #expect(out.contains("Nothing was imported.\n"))
      #expect(out.contains("The history is empty.\n"))
    }
  }

  @Test func `an exercise is made by questions, and its answers are judged as they come`() {
    let out = plain(
      "exercises", "new-exercise", "create", "Zercher Hold", "sitting", "time", "next", "quads",
      "quadriceps, traps", "next", "zh", "Rest: 1:30", "next", "no", "next", "next", "-", "read", "create",
      "back", "zh")
    #expect(out.contains("Type a name first.\nName? As you call it"))
    #expect(out.contains("“sitting” is none of: weight and reps; reps;"))
    #expect(out.contains("“quads” is no muscle here"))
    #expect(out.contains("Weight unit? Now: as in the settings. One of: as in the settings; kg; lb.\n"))
    #expect(out.contains("Zercher Hold: that was the last question. Type create, read or back.\n"))
    #expect(out.contains("Kind: time.\nEquipment: barbell.\nMuscles: quadriceps, traps.\n"))
    #expect(out.contains("Aliases: zh.\nWeight unit: as in the settings.\nPer side: no.\nRest: 1:30.\n"))
    #expect(out.contains("Zercher Hold, history.\nIt was not done yet.\n"))
    #expect(desk.knurl("exercises", "zercher hold").out.contains("Zercher Hold"))
  }

  @Test func `an exercise made in a workout can be of another kind`() {
    let out = plain(
      "1", "add-exercise Turtle Pose", "create", "flying", "time", "kettlebell", "create", "40s", "read")
    #expect(out.contains("Turtle Pose is new: weight and reps, other.\n"))
    #expect(out.contains("“flying” is no kind and no equipment.\n"))
    #expect(out.contains("Turtle Pose is new: time, kettlebell. Type create, what else it is, or back.\n"))
    #expect(out.contains("Logged set 1 of Turtle Pose: 40 seconds.\n"))
  }

  @Test func `lists are searched and narrowed, and told whole again`() {
    desk.run(["log", "bench", "100x5", "--date", "2026-11-20 18:00"])
    desk.run(["log", "squat", "140x5", "--date", "2026-11-21 18:00"])
    let out = plain(
      "history", "filter", "chset", "list", "chest", "filter -chest", "filter clear", "search", "records",
      "back", "search squat", "1")
    #expect(out.contains("Show only what? Now: everything.\n"))
    #expect(out.contains("“chset” is nothing to filter by. Did you mean chest?\n"))
    #expect(out.contains("records, barbell, dumbbell,"))
    #expect(out.contains("History with chest: 1 workout.\n1. Evening Workout, Friday 20 Nov 2026"))
    #expect(out.contains("History without chest") || out.contains("History.\n"))
    #expect(out.contains("Search for what? Type it, or back.\nNo workout for “records”.\n"))
    #expect(out.contains("History for “squat”: 1 workout.\n1. Evening Workout, Saturday 21 Nov 2026"))
    #expect(out.contains("Squat (Barbell), exercise 1 of 1.\n"))
  }

  @Test func `settings, measurements, days and records go by their numbers`() {
    desk.run(["log", "bench", "100x5", "--date", "2026-11-19 18:00"])
    desk.run(["log", "bench", "105x5", "--date", "2026-11-20 18:00"])
    let out = plain(
      "settings", "9", "1:37", "3", "99", "profile", "1", "back", "measurements", "1", "soon", "82,4", "1",
      "back",
      "history", "calendar", "1", "back")
    #expect(out.contains("Type another value, or back.\nRest after a set: 1:37."))
    #expect(out.contains("Decimal comma: on."))
    #expect(out.contains("There is no number 99 here.\n"))
    #expect(out.contains("1. Record of Bench Press (Barbell)"))
    #expect(out.contains("Bench Press (Barbell), history.\n"))
    #expect(out.contains("Bodyweight? Type the value, with its day if that is not today, or back.\n"))
    #expect(out.contains("Bodyweight 82,4 kg; u takes it back.\n"))
    #expect(out.contains("Bodyweight? Last 82,4 kg."))
    #expect(out.contains("November 2026: 2 workouts.\n1. Thursday 19 Nov 2026, Evening Workout, 1 set.\n"))
    #expect(out.contains("Evening Workout, Thursday 19 Nov 2026, 1 set.\n"))
    #expect(desk.knurl("config", "rest.work").out.contains("1:37"))
  }

  @Test func `an empty log says how to begin, and every page of it says what will be there`() {
    let out = plain("profile", "history", "exercises", "settings", "command-line", "suspend")
    #expect(out.contains("Nothing is logged yet. import brings in the file of another program.\n1. An empty"))
    #expect(out.contains("Nothing to count yet:"))
    #expect(out.contains("The history is empty.\n"))
    #expect(out.contains("“command-line” does nothing here."))
    #expect(out.contains("“suspend” does nothing here."))
    #expect(plain().contains("Type a number to start it.\n"))
  }
}

/// What comes by itself in the plain mode.
struct PlainTimeTests {
  let desk = Desk()

  private func plain(_ heard: [(Int, Heard)]) -> [String] {
    desk.heard = heard.map { (wait: $0.0, $0.1) }
    return desk.knurl("--plain").out.split(separator: "\n").map(String.init)
  }

  @Test func `the clock of a timed set is told at its start, its target and its end`() {
    let out = plain([
      (0, .line("1")), (0, .line("add-exercise plank")), (0, .line("done")), (5, .time),
      (52, .line("done")), (0, .line("add-set")), (0, .line("done")), (5, .time), (52, .time),
      (8, .line("done")),
    ])
    #expect(out.contains("In 5 seconds: set 1 of Plank."))
    #expect(out.count { $0 == "Go." } == 2)
    #expect(out.contains("Logged set 1 of Plank: 52 seconds."))
    #expect(out.contains("In 5 seconds: set 2 of Plank, 52 seconds."))
    #expect(out.contains("Time: 52 seconds."))
    #expect(out.contains("Logged set 2 of Plank: 1 minute."))
  }

  @Test func `words for a command that cannot run here are no value for the set`() {
    let out = plain([
      (0, .line("1")), (0, .line("add-exercise plank")), (0, .line("duration 58:12")), (0, .line("read")),
    ])
    #expect(out.contains { $0.contains("The workout is running") }, "\(out)")
    #expect(!out.contains { $0.contains("Logged") || $0.contains("58") }, "\(out)")
  }

  @Test func `rounds by the clock are told while nobody types`() {
    let out = plain([
      (0, .line("1")), (0, .line("add-exercise plank")), (0, .line("30s on 10s off x 2")),
      (5, .time), (30, .time), (10, .time), (30, .time),
    ])
    #expect(out.contains("In 5 seconds: set 1 of Plank, 30 seconds."))
    #expect(out.contains("Logged set 1 of Plank: 30 seconds."))
    #expect(out.contains("In 10 seconds: set 2 of Plank, 30 seconds."))
    #expect(out.contains("Logged set 2 of Plank: 30 seconds."))
    #expect(out.count { $0 == "Go." } == 2)
  }

  @Test func `a record is told when it is made, and the end of the input leaves`() {
    desk.run(["log", "bench", "100x5", "--date", "2026-11-20 18:00"])
    let out = plain([(0, .line("1")), (0, .line("105x5")), (0, .end)])
    #expect(out.contains("Record of Bench Press (Barbell): weight 100 to 105 kg."))
    #expect(out.last == "Evening Workout keeps running. knurl opens it again.")
  }
}
