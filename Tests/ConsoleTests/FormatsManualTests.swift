import Exchange
import SQLite
import Testing
import Training

/// The manual page on formats, the documents, and what they promise.
@Suite struct FormatsManualTests {
  let desk = Desk()

  private static func document(_ name: String) -> String {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return (Desk.text(at: "/\(root)/docs/\(name)"))
  }

  @Test func `the page tells every column and holds a text that is one`() throws {
    let page = desk.knurl("manual", "formats").out
    for column in LogCSV.Column.allCases { #expect(page.contains(".It \\&\(column.name)\\&\n")) }
    let start = try #require(page.firstRange(of: ".Bd -literal -offset indent\n")).upperBound
    let end = try #require(page[start...].firstRange(of: ".Ed\n")).lowerBound
    let example = String(page[start..<end]).replacing("\\-", with: "-")
    let written = try WorkoutForm.read(example) { _ in LocalMoment(moment: Moment(seconds: 0), offset: 0) }
    #expect(written.workout.blocks.map(\.sets.count) == [3, 1])
    #expect(written.workout.blocks[0].sets[1].restTaken == 123)
    #expect(desk.knurl("manual", "nothing").code == 2)
  }

  @Test func `the document's example is a workout`() throws {
    let text = FormatsManualTests.document("TEXT-FORM.md")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.drop { !$0.hasPrefix("    Push A") }.prefix { $0.isEmpty || $0.hasPrefix("    ") }
    let plain = example.map { $0.dropFirst(4) }.joined(separator: "\n")
    let written = try WorkoutForm.read(plain) { _ in LocalMoment(moment: Moment(seconds: 0), offset: 0) }
    #expect(written.workout.note == "Slept badly.")
    #expect(written.exercises.map(\.name) == ["Bench Press (Barbell)", "Plank"])
    #expect(written.workout.blocks[0].sets[1].note == "last rep slow")
    #expect(written.workout.duration == 41 * 60)
  }

  @Test func `the examples of page and document are routines`() throws {
    let page = desk.knurl("manual", "formats").out
    let section = try #require(page.firstRange(of: ".Sh ROUTINES\n")).upperBound
    let start = try #require(page[section...].firstRange(of: ".Bd -literal -offset indent\n")).upperBound
    let end = try #require(page[start...].firstRange(of: ".Ed\n")).lowerBound
    let told = String(page[start..<end]).replacing("\\-", with: "-").replacing("\\&", with: "")
    let text = FormatsManualTests.document("TEXT-FORM.md")
    let head = try #require(text.firstRange(of: "\n## Routines\n")).upperBound
    let lines = text[head...].split(separator: "\n", omittingEmptySubsequences: false)
    let example = lines.drop { !$0.hasPrefix("    Push A") }.prefix { $0.isEmpty || $0.hasPrefix("    ") }
    let written = try RoutineForm.read(example.map { String($0.dropFirst(4)) }.joined(separator: "\n"))
    #expect(try RoutineForm.read(told) == written)
    #expect(written[0].routine.folder == "Push Pull Legs")
    #expect(written[0].routine.values == .followLast)
    let sets = written[0].plan.workout.blocks[0].sets
    #expect(sets.map(\.plannedRepsTo) == [nil, 12, nil])
    #expect(sets.map(\.rest) == [nil, 180, nil])
  }

  @Test func `every query of the document runs`() throws {
    desk.knurl("log", "bench", "100x5@8")
    desk.knurl("finish")
    let parts = FormatsManualTests.document("SQL.md").split(separator: "```sql\n").dropFirst()
    try #require(parts.count >= 10)
    for part in parts {
      let query = part.prefix(upTo: part.firstRange(of: "```")?.lowerBound ?? part.endIndex)
      let answer = desk.knurl("sql", String(query))
      #expect(answer.code == 0, "\(query)\(answer.errors)")
    }
    let best = desk.knurl("sql", "--format", "csv", String(parts.first?.prefix { $0 != "`" } ?? ""))
    #expect(best.out.hasPrefix("exercise,best_kg\nBench Press (Barbell),"))
  }

  @Test func `every column of every view is explained`() {
    let schema = desk.knurl("sql", "--schema", "--json").out
    #expect(!schema.contains("\"meaning\":null"))
    #expect(desk.knurl("sql", "--schema").out.contains("\n  duration_s          seconds\n"))
  }

  @Test func `a query is kept by name`() {
    #expect(desk.knurl("sql", "--list").out.hasPrefix("No query is kept yet."))
    #expect(desk.knurl("sql", "@best").code == 1)
    desk.makeFolder("queries")
    _ = desk.write("-- Bests\nSELECT 7 AS days", to: "queries/best.sql")
    #expect(desk.knurl("sql", "@best", "--format", "csv").out == "days\n7\n")
    #expect(desk.knurl("sql", "--list").lines.last == "@best  Bests")
    #expect(desk.knurl("sql", "@bets").errors.contains("Did you mean @best?"))
    #expect(desk.knurl("sql", "@../config").code == 1)
  }
}
