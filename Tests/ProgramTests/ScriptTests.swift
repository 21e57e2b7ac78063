import Pty
import Testing

/// The main job on the real program: from a shell to a finished workout.
struct ScriptTests {
  @Test(arguments: [(80, 24), (40, 20)])
  func `eighteen keys lead from the shell to a finished workout`(columns: Int, rows: Int) throws {
    let home = try Home.imported()
    let keys = Array("knurl\r" + "\r" + String(repeating: " ", count: 9) + "F" + "\r")
    #expect(keys.count == 18)
    let pty = try Pty("/bin/sh", ["-i"], environment: home.environment, columns: columns, rows: rows)
    try #require(pty.wait(for: "$"))
    pty.type(String(keys[..<6]))
    try #require(pty.wait(for: "Next up"))
    pty.type(String(keys[6]))
    try #require(pty.wait(forSets: "0/9"))
    for done in 1...9 {
      pty.type(String(keys[6 + done]))
      try #require(pty.wait(forSets: "\(done)/9"))
    }
    pty.type(String(keys[16]))
    try #require(pty.wait(for: "Finish Push"))
    pty.type(String(keys[17]))
    try #require(pty.wait(for: "Done"))
    try expectFinished(home)
    pty.type("q")
    try #require(pty.wait(for: "Next up"))
    pty.type("gh")
    #expect(pty.wait { $0.lines[2].contains("Push") })
    pty.type("q")
    try #require(pty.wait { !$0.isAlternate && $0.lines.last { !$0.isEmpty } == "$" })
    pty.type("exit\r")
    #expect(pty.waitForEnd() == .exit(0))
  }

  @Test func `keys typed ahead are all taken`() throws {
    let home = try Home.imported()
    let pty = try home.open()
    try #require(pty.wait(for: "Next up"))
    pty.type("\r" + String(repeating: " ", count: 9) + "F\r")
    try #require(pty.wait(for: "Done"))
    try expectFinished(home)
  }

  private func expectFinished(_ home: Home) throws {
    let status = try home.knurl("status")
    #expect(status.out == "No workout is running.\n")
    let shown = try home.knurl("show", "last", "--json")
    #expect(shown.code == 0)
    #expect(shown.out.contains("\"Push\""))
    #expect(shown.out.components(of: "\"completed\":true") == 9)
    #expect(!shown.out.contains("\"completed\":false"))
    for exercise in ["Bench Press (Barbell)", "Overhead Press (Barbell)", "Lateral Raise (Dumbbell)"] {
      #expect(shown.out.contains(exercise))
    }
  }
}

extension String {
  /// How often another text stands in this one.
  func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
