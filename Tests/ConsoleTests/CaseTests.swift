import Logbook
import SQLite
import Testing
import Training

/// What went wrong in other programs goes right here.
struct CaseTests {
  let desk = Desk()

  private static let hevy =
    "\"title\",\"start_time\",\"end_time\",\"description\",\"exercise_title\",\"superset_id\",\"exercise_notes\","
    + "\"set_index\",\"set_type\",\"weight_kg\",\"reps\",\"distance_km\",\"duration_seconds\",\"rpe\"\n"

  private func hevyDay(_ day: Int) -> String {
    "\"Push\",\"\(day) Nov 2026, 18:00\",\"\(day) Nov 2026, 19:00\",\"\",\"Bench Press (Barbell)\",,\"\",0,\"normal\",\(day + 60),5,,,\n"
  }

  private func hevy(_ days: [Int]) -> String {
    desk.write(CaseTests.hevy + days.map(hevyDay).joined(), to: "hevy.csv")
  }

  private func rows(_ query: String) throws -> [[Value]] {
    let log = try Logbook(path: desk.log)
    defer { log.close() }
    return try log.query(query).rows
  }

  @Test func `a file with newer workouts on top adds those alone`() {
    #expect(desk.knurl("import", hevy([12, 11, 10])).out.contains("Imported 3 workouts"))
    let answer = desk.knurl("import", hevy([14, 13, 12, 11, 10]))
    #expect(answer.out.contains("Imported 2 workouts") && answer.out.contains("Already here: 3 workouts"))
    #expect(desk.knurl("history").lines.count == 6)
  }

  @Test func `an exercise of one's own in two files is one exercise with one history`() throws {
    for (number, name) in ["Zork Push", "zork push "].enumerated() {
      let day = hevyDay(20 + number).replacing("Bench Press (Barbell)", with: name)
      #expect(desk.knurl("import", desk.write(CaseTests.hevy + day, to: "\(number).csv")).code == 0)
    }
    #expect(try rows("SELECT name FROM v_exercise WHERE name LIKE 'zork%'").count == 1)
    #expect(try rows("SELECT DISTINCT exercise FROM v_set").count == 1)
    #expect(try rows("SELECT 1 FROM v_set").count == 2)
  }

  @Test func `body weights are stored as counted, the same twice once, another one of the day too`() throws {
    let path = desk.write(
      "date,weight\n2026-11-20,80.5\n2026-11-21,80.4\n2026-11-21,80.4\n2026-11-21,80.9\n", to: "w.csv")
    let answer = desk.knurl("import", path, "--unit", "kg")
    #expect(answer.out.contains("3 measurements"), "\(answer.out)")
    #expect(try rows("SELECT 1 FROM v_measurement").count == 3)
    #expect(desk.knurl("measure", "weight").out.contains("80.9 kg"))
    #expect(!desk.knurl("import", path, "--unit", "kg").out.contains("--undo"))
    #expect(try rows("SELECT 1 FROM v_measurement").count == 3)
  }

  @Test func `a weight without a unit is in that of the settings on every page`() {
    desk.knurl("config", "units.weight", "lb")
    desk.knurl("measure", "weight", "210")
    for answer in [desk.knurl("measure", "weight"), desk.knurl("measure")] {
      #expect(answer.out.contains("210 lb") && !answer.out.contains("462"), "\(answer.out)")
    }
    #expect(desk.knurl("export", "--format", "jsonl").out.contains("\"value\":210,\"unit\":\"lb\""))
  }

  @Test func `a workout over midnight goes out and in again with both days`() throws {
    let header = "started_at,workout,exercise,weight,unit,reps,ended_at,done_at\n"
    let start = "2026-11-20T23:53:00+01:00,Late,Squat (Barbell),100,kg,5,2026-11-21T00:04:00+01:00,"
    let times = ["20T23:53", "20T23:56", "21T00:01", "21T00:04"].map { "2026-11-\($0):00+01:00" }
    let path = desk.write(header + times.map { "\(start)\($0)\n" }.joined(), to: "late.csv")
    #expect(desk.knurl("import", path).code == 0)
    let out = desk.knurl("export", "--format", "csv").out
    for time in times { #expect(out.contains(",\(time),0,")) }
    let other = "\(desk.folder)/other.db"
    desk.knurl("import", desk.write(out, to: "again.csv"), "--log", other)
    #expect(desk.knurl("export", "--format", "csv", "--log", other).out == out)
    #expect(try rows("SELECT duration_s, local_date FROM v_workout").map { $0[0] } == [.integer(660)])
    for form in ["strong", "text"] { #expect(desk.knurl("export", "--format", form).out.contains("23:53")) }
  }

  @Test func `another name leaves a length of 45 min 17 s as it is, however often it is edited`() throws {
    let text =
      "Push\n2026-11-20 18:42 +01:00, 45 min 17 s\n\nBench Press (Barbell)\n  180 lb x 5\n  40.82 kg x 5\n"
    desk.knurl("edit", "--new", "--file", desk.write(text, to: "new.txt"))
    for number in 1...10 {
      let shown = desk.knurl("export", "--format", "text").out
      #expect(desk.knurl("edit", "2026-11-20", "--file", desk.write(shown, to: "same.txt")).code == 0)
      let name = number == 1 ? "Push" : "Push \(number - 1)"
      let renamed = shown.replacing("\(name)\n2026", with: "Push \(number)\n2026")
      #expect(desk.knurl("edit", "2026-11-20", "--file", desk.write(renamed, to: "new.txt")).code == 0)
    }
    #expect(try rows("SELECT name, duration_s FROM v_workout") == [[.text("Push 10"), .integer(2_717)]])
    #expect(
      try rows("SELECT weight, unit FROM v_set ORDER BY position")
        == [[.real(180), .text("lb")], [.real(40.82), .text("kg")]])
  }

  @Test func `a chart speaks the unit of the settings, converted once`() {
    desk.knurl("log", "bench", "100x5", "--date", "2026-11-20")
    desk.knurl("config", "units.weight", "lb")
    let chart = desk.knurl("chart", "bench", "weight").out
    #expect(chart.contains("220.5 lb") || chart.contains("220.46 lb"), "\(chart)")
    #expect(!chart.contains("kg") && !chart.contains("486"))
    desk.knurl("log", "bench", "200lbx5", "--date", "2026-11-21")
    #expect(desk.knurl("show", "2026-11-21").out.contains("200 lb × 5"))
    desk.knurl("config", "units.weight", "kg")
    #expect(!desk.knurl("chart", "bench", "weight").out.contains("lb"))
  }
}
