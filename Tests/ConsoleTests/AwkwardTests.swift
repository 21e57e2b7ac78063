import Logbook
import SQLite
import Testing

/// Names and notes of any characters survive the way in, out and in again.
struct AwkwardTests {
  let desk = Desk()

  /// A backslash and an n are a line break for both programs, which also know but one kind of it.
  static let names =
    RandomLog.awkward.filter { name in
      name.contains { !$0.isWhitespace } && !name.contains("\r\n") && !name.contains("\\n")
        && !name.contains("\0")
    } + [
      String(repeating: "ten letter", count: 1_000), "\u{202E}right to left\u{202C}", "אימון רגליים",
      "'; DROP TABLE workout; --", "\u{FEFF}mark", "a\u{85}b\u{2028}c", "-100", "@home", "1e5",
      "e\u{301}\u{327}", "👩‍👩‍👧‍👦🇩🇪", "Rest Timer",
    ]

  private static let told = "SELECT workout, exercise, note, weight, reps FROM v_set ORDER BY started_at, 4"

  private func quoted(_ text: String) -> String { "\"" + text.replacing("\"", with: "\"\"") + "\"" }

  /// A workout for each name, named so itself, with an exercise and notes of that name.
  private var strong: String {
    let header =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    return header
      + AwkwardTests.names.enumerated().map { number, name in
        let start = "2026-01-\(10 + number / 12) \(10 + number % 12):00:00"
        let head = "\(start),\(quoted(name)),1h,\(quoted(name))"
        return
          "\(head),1,\(100 + number),5,0,0,,\(quoted(name)),\n\(head),2,\(100 + number).5,5,0,0,\(quoted(name)),,\n"
      }.joined()
  }

  private func told(_ log: String) throws -> [[String]] {
    let made = try Logbook(path: log)
    defer { made.close() }
    #expect(try made.check().isEmpty)
    return try made.query(AwkwardTests.told).rows.map { $0.map { "\($0)" } }
  }

  @Test func `awkward names come in whole`() throws {
    let answer = desk.knurl("import", desk.write(strong, to: "a.csv"), "--unit", "kg")
    #expect(answer.code == 0)
    let rows = try told(desk.log)
    #expect(rows.count == AwkwardTests.names.count * 2)
    for name in AwkwardTests.names {
      #expect(rows.contains { $0[0] == "\(Value.text(name))" }, "\(name.prefix(20))")
    }
  }

  @Test(arguments: ["strong", "hevy", "csv", "jsonl"], [true, false])
  func `what goes out comes in again under the same names`(form: String, isKept: Bool) throws {
    desk.knurl("import", desk.write(strong, to: "a.csv"), "--unit", "kg")
    let path = "\(desk.folder)/out.\(form == "jsonl" ? "jsonl" : "csv")"
    let unit = isKept || form == "csv" || form == "jsonl" ? [] : ["--unit", "lb"]
    #expect(desk.run(["export", path, "--format", form] + unit).code == 0)
    let other = "\(desk.folder)/other.db"
    // Rows that are kept as they came say no unit.
    let stated = isKept && form == "strong" ? ["--unit", "kg"] : []
    let answer = desk.run(["import", path, "--yes", "--log", other] + stated)
    #expect(answer.code == 0, "\(answer.errors)")
    let (came, went) = (try told(other), try told(desk.log))
    #expect(came.count == went.count)
    for (row, wanted) in zip(came, went) {
      #expect(row.prefix(form == "hevy" ? 2 : 3) == wanted.prefix(form == "hevy" ? 2 : 3))
    }
    #expect(
      desk.knurl("import", path, "--yes", "--unit", unit.last ?? "kg").out.contains("Imported 0 workouts"))
  }
}
