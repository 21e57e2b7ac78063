import Pty
import Testing

/// Several programs on one log at once.
struct TogetherTests {
  private func running(_ home: Home) throws -> Pty {
    let pty = try home.open()
    try #require(pty.wait(for: "Next up"))
    pty.type("\r ")
    try #require(pty.wait(forSets: "1/9"))
    return pty
  }

  @Test func `a set done on the command line shows, and the cursor keeps its row`() throws {
    let home = try Home.imported()
    let pty = try home.open()
    try #require(pty.wait(for: "Next up"))
    pty.type("\r\u{1B}[6~\u{1B}[B")
    try #require(pty.wait { Place($0)?.row.contains("▌   2   57.5") == true })
    #expect(try home.knurl("done").code == 0)
    #expect(pty.wait(forSets: "1/9"))
    #expect(Place(pty.screen)?.row.contains("▌   2   57.5") == true)
    #expect(pty.screen.contains("Rest Timer"))
    #expect(try home.knurl("log", "lateral raise", "10x12").code == 0)
    #expect(pty.wait { Place($0)?.sets.hasPrefix("2/") == true })
    #expect(Place(pty.screen)?.row.contains("▌   2   57.5") == true)
  }

  @Test func `a set done on the screen is in the status`() throws {
    let home = try Home.imported()
    let pty = try running(home)
    let status = try home.knurl("status", "--format", "{name} {sets}/{total} {next}")
    #expect(status.out.hasPrefix("Push 1/9"))
    #expect(pty.wait { $0.title.contains("Bench Press") })
  }

  @Test func `two screens on one log show each other's sets and keep their own rows`() throws {
    let home = try Home.imported()
    let first = try running(home)
    let second = try home.open()
    try #require(second.wait(forSets: "1/9"))
    second.type("\u{1B}[6~\u{1B}[6~")
    try #require(second.wait { Place($0)?.row.contains("10 kg") == true })
    first.type(" ")
    try #require(first.wait(forSets: "2/9"))
    #expect(second.wait(forSets: "2/9"))
    #expect(Place(second.screen)?.row.contains("▌   1   10 kg") == true)
    second.type(" ")
    #expect(second.wait(forSets: "3/9"))
    #expect(first.wait(forSets: "3/9"))
    #expect(Place(first.screen)?.row.contains("▌   3   ") == true)
  }

  @Test func `sets logged at the same moment stand below one exercise`() throws {
    let home = try Home.imported()
    let four = "for set in 1 2 3 4; do knurl log squat 100x$set & done | cat"
    #expect(try home.run(["/bin/sh", "-c", four]).err.isEmpty)
    let counted = try home.knurl(
      "sql", "--format", "csv", "SELECT count(*), max(block) FROM v_set WHERE exercise = 'Squat (Barbell)'")
    #expect(counted.out.hasSuffix("\n4,1\n"))
  }

  @Test func `a workout finished on the command line ends on the screen, and its undo brings it back`() throws
  {
    let home = try Home.imported()
    let pty = try running(home)
    #expect(try home.knurl("finish", "--drop").code == 0)
    #expect(pty.wait(for: "Next up"))
    #expect(try home.knurl("undo").code == 0)
    #expect(pty.wait(forSets: "1/9"))
  }

  @Test func `an import on the command line appears in an open history`() throws {
    let home = try Home()
    let pty = try home.open()
    try #require(pty.wait(for: "Nothing is logged yet"))
    pty.type("gh")
    try #require(pty.wait(for: "No workouts yet"))
    try Files.write(Sample.text().utf8, to: home.folder + "/strong.csv")
    #expect(try home.knurl("import", home.folder + "/strong.csv", "--unit", "kg").code == 0)
    #expect(pty.wait(for: "8 workouts"))
    pty.type("gw")
    #expect(pty.wait(for: "Next up"))
  }
}
