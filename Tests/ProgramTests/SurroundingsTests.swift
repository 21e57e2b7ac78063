import Glibc
import Pty
import Testing

/// Poor terminals and broken logs get a sentence, never a stack trace.
struct SurroundingsTests {
  @Test func `without colour the screen is whole and sends none`() throws {
    let home = try Home.imported()
    home.environment["NO_COLOR"] = "1"
    let pty = try home.open()
    try #require(pty.wait(for: "Next up"))
    pty.type("\r ")
    #expect(pty.wait(forSets: "1/9"))
    let looks = Set(pty.screen.cells.joined().map(\.look))
    #expect(looks.allSatisfy { $0.foreground == .default && $0.background == .default })
    #expect(looks.count > 1, "meaning is carried by attributes")
  }

  @Test(arguments: ["C", "POSIX", "xx_XX.ISO-8859-1"])
  func `any locale runs`(locale: String) throws {
    let home = try Home.imported()
    home.environment["LANG"] = locale
    let pty = try home.open()
    try #require(pty.wait(for: "Next up"))
    pty.type("\r ")
    #expect(pty.wait { $0.contains("1/9") })
  }

  @Test(arguments: ["dumb", "", "no-such-terminal"])
  func `a terminal that cannot show a screen is told so`(type: String) throws {
    let home = try Home.imported()
    home.environment["TERM"] = type.isEmpty ? nil : type
    let pty = try home.open()
    #expect(pty.waitForEnd() == .exit(1))
    #expect(pty.screen.lines.joined(separator: " ").contains("TERM"))
    #expect(pty.screen.line(0).hasPrefix("knurl: "))
  }

  @Test func `without a terminal a sentence says so`() throws {
    let answer = try Home.imported().knurl()
    #expect(answer.code == 1)
    #expect(
      answer.err
        == "knurl: The screen needs a terminal for input and output; this is a file or a pipe. knurl --plain does without.\n"
    )
  }

  @Test func `a window too small says what it needs`() throws {
    let home = try Home.imported()
    let pty = try home.open(columns: 31, rows: 9)
    #expect(pty.wait(for: "Knurl needs 32×10 cells."))
    pty.resize(columns: 80, rows: 24)
    #expect(pty.wait(for: "Next up"))
  }

  enum Damage: CaseIterable {
    case newer, foreign, cut, scrambled, folder
  }

  @Test(arguments: Damage.allCases)
  func `a log that cannot be used is told in a sentence and left alone`(damage: Damage) throws {
    let home = try Home.imported()
    try spoil(home, damage)
    let before = damage == .folder ? [] : try Files.bytes(of: home.log)
    for answer in [try home.knurl("history"), try screen(home)] {
      let said = answer.out + answer.err
      #expect(answer.code == 1, "\(said)")
      #expect(said.contains("knurl: ") && said.contains("log.db"))
      for trace in ["Fatal", "fatal", "Stack", "SQLITE", "Error("] { #expect(!said.contains(trace)) }
    }
    if damage != .folder { #expect(try Files.bytes(of: home.log) == before) }
  }

  @Test func `while a damaged log is open, the command that restores it stays in sight`() throws {
    let home = try Home.imported()
    try #require(try home.knurl("backup").code == 0)
    let root = try home.knurl(
      "sql", "--format", "csv", "SELECT rootpage FROM sqlite_schema WHERE name = 'set_entry'")
    let page = try #require(root.out.split(separator: "\n").last.flatMap { Int($0) })
    var bytes = try Files.bytes(of: home.log)
    for index in (page - 1) * 4_096..<page * 4_096 { bytes[index] = UInt8(index * 7 % 251) }
    try Files.write(bytes, to: home.log)
    let pty = try home.open()
    for keys in ["gh", "j", "ge"] {
      pty.type(keys)
      try #require(pty.wait { $0.contains("is damaged") && $0.contains("knurl restore") })
    }
    #expect(pty.wait(for: "Exercises"))
    #expect(pty.screen.contains("knurl restore"))
    pty.type("\u{3}")
    _ = pty.waitForEnd()
  }

  /// What the full screen says before it gives up.
  private func screen(_ home: Home) throws -> Home.Answer {
    let pty = try home.open(columns: 200)
    let ending = pty.waitForEnd()
    #expect(pty.isCooked)
    guard case .exit(let code) = ending else { return Home.Answer(code: -1, out: "\(ending)", err: "") }
    return Home.Answer(code: code, out: pty.screen.lines.joined(separator: "\n"), err: "")
  }

  private func spoil(_ home: Home, _ damage: Damage) throws {
    var bytes = try Files.bytes(of: home.log)
    switch damage {
    case .newer: bytes.replaceSubrange(60..<64, with: [0, 0, 0x27, 0x0F])
    case .foreign: bytes = Array("This is a shopping list.\n".utf8)
    case .cut: bytes.removeLast(bytes.count - 6_000)
    case .scrambled: for index in bytes.indices.dropFirst(100) { bytes[index] = UInt8(index * 7 % 251) }
    case .folder:
      Files.remove(home.log)
      mkdir(home.log, 0o700)
      return
    }
    try Files.write(bytes, to: home.log)
  }
}
