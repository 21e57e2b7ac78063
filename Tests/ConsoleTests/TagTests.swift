import Testing

/// Tags and pinned notes from the command line.
struct TagTests {
  let desk = Desk()

  init() {
    desk.run(["log", "bench", "100x5", "--date", "2026-11-20 18:00"])
    desk.run(["log", "bench", "90x5", "--date", "2026-11-13 18:00"])
  }

  @Test func `the last workout is tagged, shown, listed, found and untagged`() {
    #expect(
      desk.knurl("tag", "Deload", "#home").out
        == "Tagged Evening Workout of Fri 20 Nov 2026 #deload #home. knurl undo takes it back.\n")
    #expect(desk.knurl("show", "last").lines[1].hasSuffix(" · #deload #home"))
    #expect(desk.knurl("history", "tag:deload").lines.count == 2)
    #expect(desk.knurl("history", "#home", "tag:deload", "2026").lines[1].contains("#deload #home"))
    #expect(desk.knurl("history", "tag:travel").out == "No workout fits.\n")
    #expect(desk.knurl("search", "deload").out.contains("“#deload #home”"))
    #expect(desk.knurl("tag").lines.map { $0.filter { $0 != " " } } == ["TAGWORKOUTS", "#deload1", "#home1"])
    #expect(desk.knurl("tag", "deload", "--remove").out.hasPrefix("Untagged Evening Workout"))
    #expect(desk.knurl("history", "tag:deload").out == "No workout fits.\n")
    desk.knurl("undo")
    #expect(desk.knurl("show", "last", "--json").out.contains("\"tags\":[\"deload\",\"home\"]"))
  }

  @Test func `another workout is tagged by its day, and what is no tag is refused`() {
    desk.knurl("tag", "light", "--workout", "2026-11-13")
    #expect(desk.knurl("history", "tag:light").lines[1].contains("13 Nov"))
    #expect(desk.knurl("tag", "!!").code == 2)
    #expect(desk.knurl("tag", "light", "--workout", "2026-11-13").out.contains("has that tag already"))
    #expect(desk.knurl("tag", "x", "--workout", "2026-01-01").code == 1)
  }

  @Test func `the text form carries tags`() {
    desk.knurl("tag", "deload", "home")
    let out = desk.knurl("export", "--format", "text", "--workout", "last").out
    #expect(out.contains("\ntags: deload home\n"))
  }
}
