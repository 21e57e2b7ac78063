import Logbook
import SQLite
import Testing

/// `knurl import`.
struct ImportTests {
  let desk = Desk()

  private let export = """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2026-11-20 18:00:00,"Push A",1h 2m,"Bench Press (Barbell)",W,60,5,0,0,"","",
    2026-11-20 18:00:00,"Push A",1h 2m,"Bench Press (Barbell)",1,100,5,0,0,"","",8
    2026-11-20 18:00:00,"Push A",1h 2m,"Bench Press (Barbell)",Rest Timer,0,0,0,120,"","",
    2026-11-20 18:00:00,"Push A",1h 2m,"Bench Press (Barbell)",2,100,4,0,0,"easy","",
    2026-11-20 18:00:00,"Push A",1h 2m,"Weird Thing",1,20,abc,0,0,"","",
    2026-11-24 18:00:00,"Pull A",1h 2m,"Deadlift (Barbell)",1,180,5,0,0,"","",

    """

  private var file: String { desk.write(export, to: "strong.csv") }

  @Test func `without a unit and without a person it guesses, says why and changes nothing`() {
    let answer = desk.knurl("import", file)
    #expect(answer.code == 1)
    #expect(answer.errors.contains("Bench Press (Barbell) 100, Weird Thing 20, Deadlift (Barbell) 180."))
    #expect(answer.errors.contains("They look like kg. Nothing was changed. Say --unit kg or --unit lb."))
    #expect(desk.knurl("history").out.hasPrefix("No workouts yet."))
  }

  @Test func `it says what came in, what is new and what was left out`() {
    let answer = desk.knurl("import", file, "--unit", "kg")
    #expect(answer.code == 0)
    #expect(answer.out.contains("Imported 2 workouts, 4 sets (1 warm-up), 1 rest, 1 note\n"))
    #expect(answer.out.contains("Rows left out: 1\n  Line 6: reps “abc” is not a number.\n"))
    #expect(answer.out.hasSuffix("knurl import --undo takes it all out again.\n"))
    let again = desk.knurl("import", file, "--unit", "kg")
    #expect(again.out.contains("Imported 0 workouts"))
    #expect(again.out.contains("Already here: 2 workouts\n"))
    #expect(!again.out.contains("--undo"))
  }

  @Test func `a dry run changes nothing`() {
    #expect(
      desk.knurl("import", file, "--unit", "kg", "--dry-run").out.contains("Would import 2 workouts, 4 sets"))
    #expect(desk.knurl("history").out.hasPrefix("No workouts yet."))
    #expect(desk.knurl("undo").code == 1)
  }

  @Test func `a person is asked for the unit and whether to go on`() {
    desk.person = ["stone", "lb", ""]
    let answer = desk.knurl("import", file)
    #expect(answer.code == 0)
    #expect(answer.out.contains("Are these kg or lb? [kg] Are these kg or lb? [kg] "))
    #expect(answer.out.contains("Import? [Y/n] "))
    #expect(desk.knurl("show", "2026-11-24").out.contains("81.65 kg × 5"))
    desk.knurl("config", "units.weight", "lb")
    #expect(desk.knurl("show", "2026-11-24").out.contains("180 lb × 5"))
    desk.person = ["", "n"]
    desk.knurl("import", "--undo")
    let refused = desk.knurl("import", file)
    #expect(refused.code == 1)
    #expect(refused.errors == "knurl: Nothing was changed.\n")
    desk.person = []
    #expect(desk.knurl("import", file).code == 1)
  }

  private func strange(_ names: [String]) -> String {
    let header = export.split(separator: "\n")[0]
    return header + "\n"
      + names.map { "2026-11-20 18:00:00,\"Push A\",1h,\"\($0)\",1,20,5,0,0,\"\",\"\",\n" }.joined()
  }

  @Test func `each name that is not here is asked about once, near ones first, and remembered`() {
    let path = desk.write(strange(["Qwertz", "Wide Bench Press Barbell", "Xyzzy", "Zork"]), to: "a.csv")
    desk.person = ["2", "bench pres", "squat (barbell)", "", "a", ""]
    let answer = desk.knurl("import", path, "--unit", "kg")
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(answer.out.contains("1 of 4: Wide Bench Press Barbell\n  1  Bench Press - Wide Grip (Barbell)\n"))
    #expect(answer.out.contains("2 of 4: Qwertz\na name, Enter for a new exercise, a for all as new: "))
    #expect(answer.out.contains("No exercise is called “bench pres”. There is “"))
    #expect(answer.out.contains("4 of 4: Zork\n"))
    #expect(answer.out.contains("Exercises: 2 known, 2 new\n  + Xyzzy\n  + Zork\n"))
    desk.person = [""]
    let again = desk.knurl(
      "import", desk.write(strange(["Qwertz", "Zork"]).replacing("11-20", with: "11-21"), to: "b.csv"),
      "--unit", "kg")
    #expect(again.code == 0 && !again.out.contains("Which exercises are these?"), "\(again.out)")
  }

  @Test func `without a terminal unknown names are new and listed`() {
    let answer = desk.knurl("import", desk.write(strange(["Qwertz", "Xyzzy"]), to: "a.csv"), "--unit", "kg")
    #expect(answer.code == 0)
    #expect(answer.out.contains("Exercises: 0 known, 2 new\n  + Qwertz\n  + Xyzzy\n"))
  }

  @Test func `Fitbod's multiplier makes new exercises count for volume as the file does`() throws {
    let header =
      "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier\n"
    let rows = [
      ("Dumbbell Zottman Press", 2), ("Single Leg Zork", 2), ("Kettlebell Zork Lunge", 4), ("Zork", 1),
    ].enumerated().map { day, row in
      "2020-02-1\(day) 20:23:43 +0000,\(row.0), 10,20.0,0.0,0.0,0.0,0.0,false,, \(row.1).0\n"
    }
    #expect(desk.knurl("import", desk.write(header + rows.joined(), to: "f.csv")).code == 0)
    let log = try Logbook(path: desk.log)
    defer { log.close() }
    let volumes = try log.query("SELECT CAST(volume_kg AS INTEGER) FROM v_workout ORDER BY started_at")
    #expect(volumes.rows.map { "\($0[0])" } == [400, 400, 800, 200].map { "\(Value.integer($0))" })
    let kinds = try log.everyExercise().filter { $0.isCustom }.sorted { $0.name < $1.name }
    #expect(kinds.map(\.implements) == [2, 2, 1, 1])
    #expect(kinds.map(\.isPerSide) == [false, true, true, false])
  }

  @Test func `the last import is taken out again, and comes back by redo`() {
    desk.knurl("import", file, "--unit", "kg")
    #expect(
      desk.knurl("import", "--undo").out.hasPrefix("Took the last import out again: 2 workouts, 4 sets.\n"))
    #expect(desk.knurl("history").out.hasPrefix("No workouts yet."))
    #expect(desk.knurl("import", "--undo").code == 1)
    desk.knurl("redo")
    #expect(desk.knurl("history").lines.count == 3)
    #expect(desk.knurl("import", "--undo", file).code == 2)
  }

  @Test func `its JSON tells lines and reasons`() throws {
    let json = desk.knurl("import", file, "--unit", "kg", "--json").out
    #expect(try JSONText.isValid(json))
    #expect(try JSONText.value(json, "$.workouts") == .integer(2))
    #expect(try JSONText.value(json, "$.left_out.first[0].line") == .integer(6))
  }

  @Test func `files that cannot be read are named with the reason`() {
    #expect(desk.knurl("import").code == 2)
    #expect(desk.knurl("import", "").code == 2)
    #expect(desk.knurl("import", file, "--from", "paper").code == 2)
    #expect(desk.knurl("import", file, "--unit", "stone").code == 2)
    #expect(desk.knurl("import", file, "--distance-unit", "stone").code == 2)
    let missing = desk.knurl("import", "\(desk.folder)/missing.csv")
    #expect(
      missing.errors == "knurl: \(desk.folder)/missing.csv: No such file or directory. Nothing was changed.\n"
    )
    #expect(desk.knurl("import", desk.write("", to: "empty.csv")).errors == "knurl: The file is empty.\n")
    #expect(
      desk.knurl("import", desk.write("a,b\n1,2\n", to: "other.csv")).errors.contains("No export known here"))
  }

  @Test func `a unit that the file contradicts is refused`() {
    let stated = desk.write(export.replacing(",Weight,", with: ",Weight (kg),"), to: "stated.csv")
    let answer = desk.knurl("import", stated, "--unit", "lb")
    if answer.code != 0 { #expect(answer.errors.contains("Leave out --unit to go by the file.")) }
    #expect(desk.knurl("import", stated, "--unit", "kg").code == 0)
  }

  @Test func `days nobody trained on and weights below nothing are kept, told and left out of volume`() {
    let header =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
    let rows = [
      "1905-01-01 18:00:00,Old,1h,Bench Press (Barbell),1,100,5,0,0,,,",
      "2031-01-01 18:00:00,New,1h,Bench Press (Barbell),1,100,5,0,0,,,",
      "2026-11-20 18:00:00,Push,1h,Bench Press (Barbell),1,-100,5,0,0,,,",
    ]
    let path = desk.write(([header] + rows).joined(separator: "\n") + "\n", to: "odd.csv")
    let out = desk.knurl("import", path, "--unit", "kg").out
    #expect(out.contains("left out of records and volume: 2\n  Line 2: a workout on 1905-01-01.\n"))
    #expect(out.contains("Weights below zero where there is no assistance"))
    #expect(
      desk.knurl("sql", "--format", "csv", "SELECT sum(volume_kg) FROM v_workout").out.hasSuffix("\n0\n"))
    #expect(desk.knurl("records").out.hasPrefix("No records"))
  }
}
