import Pty
import Testing

/// Tables of the command line on the real program: as wide as there is room, and the same for every pipe.
@Suite struct TableTests {
  private static let verbs = [
    ["history"], ["records"], ["records", "bench"], ["search", "press"], ["stats"], ["exercises"],
    ["measure"],
    ["show", "last"], ["undo", "--list"],
  ]

  private func home() throws -> Home {
    let home = try Home.imported()
    for day in ["yesterday", "today"] { try home.knurl("measure", "weight", "82.4kg", "--date", day) }
    return home
  }

  private func lines(_ home: Home, _ verb: [String]) throws -> [String] {
    let answer = try home.run([Pty.built("knurl")] + verb)
    #expect(answer.code == 0, "\(verb): \(answer.err)")
    return answer.out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [40, 60, 100, 240])
  func `tables fit the width that COLUMNS names`(columns: Int) throws {
    let home = try home()
    home.environment["COLUMNS"] = String(columns)
    for verb in Self.verbs {
      let lines = try lines(home, verb)
      #expect(lines.allSatisfy { $0.count <= columns }, "\(verb): \(lines)")
      #expect(lines.count > 2, "\(verb)")
    }
  }

  @Test func `more room shows more, and never less`() throws {
    let home = try home()
    var shown = 0
    for columns in [40, 80, 120] {
      home.environment["COLUMNS"] = String(columns)
      let heads = try lines(home, ["history"])[0].split(separator: " ").count
      #expect(heads >= shown)
      shown = heads
    }
    #expect(shown == 6)
  }

  @Test func `a name and why it was found share what room there is`() throws {
    let home = try home()
    home.environment["COLUMNS"] = "60"
    let lines = try lines(home, ["exercises", "squta"])
    #expect(lines.allSatisfy { $0.count <= 60 })
    #expect(lines.contains { $0.contains("Squat (Barbell)") && $0.contains("close to “squat”") })
    home.environment["COLUMNS"] = "40"
    #expect(try self.lines(home, ["exercises", "ohp"]).contains { $0.contains("alias “OHP”") })
  }

  @Test func `a pipe gets one table, whatever COLUMNS says that is no width`() throws {
    let home = try home()
    for verb in Self.verbs {
      home.environment["COLUMNS"] = "80"
      let usual = try lines(home, verb)
      for senseless in [nil, "", "0", "-4", "wide"] {
        home.environment["COLUMNS"] = senseless
        #expect(try lines(home, verb) == usual, "\(verb) \(senseless ?? "none")")
      }
    }
  }

  @Test(arguments: [(50, nil, 50), (100, "45", 45)] as [(Int, String?, Int)])
  func `a terminal's own width counts unless COLUMNS is set`(
    columns: Int, asked: String?, width: Int
  ) throws {
    let home = try home()
    home.environment["COLUMNS"] = String(width)
    let expected = try lines(home, ["history"]).filter { !$0.isEmpty }
    home.environment["COLUMNS"] = asked
    let pty = try home.open(columns: columns, rows: 24, "history")
    #expect(pty.waitForEnd() == .exit(0))
    #expect(pty.screen.lines.filter { !$0.isEmpty } == expected)
  }
}
