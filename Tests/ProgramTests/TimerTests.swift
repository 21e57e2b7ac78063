import Glibc
import Pty
import Testing

/// Timers by a clock that only the test turns: `KNURL_CLOCK` names the file it is read from.
struct TimerTests {
  /// A home whose clock stands still until it is told.
  private struct Clock {
    let home: Home
    /// Friday, 27 November 2026, 18:00.
    private(set) var now = 1_795_802_400

    init() throws {
      home = try Home.imported()
      home.environment["KNURL_CLOCK"] = home.folder + "/clock"
      try write()
    }

    mutating func pass(_ seconds: Int) throws {
      now += seconds
      try write()
    }

    private func write() throws { try Files.write("\(now)\n".utf8, to: home.folder + "/clock") }
  }

  @Test func `a rest ends at its second with one bell`() throws {
    var clock = try Clock()
    let pty = try clock.home.open()
    try #require(pty.wait(for: "Next up"))
    pty.type("\r ")
    try #require(pty.wait(for: "Rest Timer · 2:00"))
    try clock.pass(119)
    #expect(pty.wait(for: "Rest Timer · 0:01"))
    #expect(pty.screen.bells == 0)
    try clock.pass(1)
    #expect(pty.wait(for: "Rest over · +0:00") || pty.wait(for: "Rest over · 0:00"))
    #expect(pty.screen.bells == 1)
    try clock.pass(30)
    #expect(pty.wait(for: "Rest over · +0:30"))
    #expect(pty.screen.bells == 1)
    #expect(try clock.home.knurl("status", "--format", "{rest}").out.contains("0:30"))
  }

  @Test func `of all programs on one log one tells the hook that a rest is over`() throws {
    var clock = try Clock()
    let home = clock.home
    try home.hook("on_rest_end", "echo end >> \(home.folder)/ends")
    let first = try home.open()
    try #require(first.wait(for: "Next up"))
    first.type("\r ")
    try #require(first.wait(for: "Rest Timer · 2:00"))
    let second = try home.open()
    try #require(second.wait(for: "Rest Timer · 2:00"))
    let plain = try home.open("--plain")
    try #require(plain.wait(for: "Bench Press"))
    let line = try home.open("status", "--watch", "--format", "<{rest}>")
    try #require(line.wait(for: "<2:00>"))
    for count in 1...2 {
      try clock.pass(120)
      for pty in [first, second] { #expect(pty.wait(for: "Rest over")) }
      #expect(line.wait(for: "<+0:00>") || line.wait(for: "<0:00>"))
      plain.type("\n")
      #expect(
        plain.wait { _ in
          String(decoding: plain.received, as: UTF8.self).components(of: "Rest is over.") == count
        })
      #expect(first.wait { _ in home.lines(of: "ends") == count })
      second.type(" ")
      for pty in [first, second] { try #require(pty.wait(for: "Rest Timer · 2:00")) }
      try #require(plain.wait(for: "Logged set \(count + 1) of Bench Press"))
    }
    #expect(home.lines(of: "ends") == 2)
  }

  @Test func `a time that was held survives being killed`() throws {
    var clock = try Clock()
    var pty = try clock.home.open()
    try #require(pty.wait(for: "Next up"))
    pty.type("n")
    try #require(pty.wait(for: "Add an exercise"))
    pty.type("aplank\r")
    try #require(pty.wait(for: "+ Add Set"))
    pty.type(" ")
    try #require(pty.wait(for: "Get ready · 0:05"))
    try clock.pass(12)
    try #require(pty.wait(for: "Time · 0:07"))
    pty.signal(9)
    #expect(pty.waitForEnd() == .signal(9))
    try clock.pass(30)
    pty = try clock.home.open()
    #expect(pty.wait(for: "Time · 0:37"))
    pty.type(" ")
    #expect(pty.wait { !$0.contains("Time · 0") && $0.contains("0:37") })
    #expect(try clock.home.knurl("show", "--json").out.contains("\"duration_s\":37"))
  }

  @Test func `rounds that ran out while nobody looked are done when somebody does`() throws {
    var clock = try Clock()
    let pty = try clock.home.open(columns: 40, rows: 20)
    try #require(pty.wait(for: "Next up"))
    pty.type("n")
    try #require(pty.wait(for: "Add an exercise"))
    pty.type("aplank\r")
    try #require(pty.wait(for: "+ Add Set"))
    pty.type("30s on 10s off x 4\r")
    try #require(pty.wait(for: "Get ready"))
    try clock.pass(5 + 4 * 40)
    #expect(pty.wait(forSets: "4/4"))
    #expect(try clock.home.knurl("show", "--json").out.components(of: "\"duration_s\":30") == 4)
  }
}

extension Home {
  /// Puts a shell script where a hook is looked for.
  fileprivate func hook(_ name: String, _ script: String) throws {
    for folder in ["/config", "/config/knurl", "/config/knurl/hooks"] { mkdir(self.folder + folder, 0o700) }
    let path = folder + "/config/knurl/hooks/\(name)"
    try Files.write("#!/bin/sh\n\(script)\n".utf8, to: path)
    chmod(path, 0o700)
  }

  /// The whole lines of a file of the folder; 0 while it is not there.
  fileprivate func lines(of name: String) -> Int {
    do { return try Files.read("\(folder)/\(name)").count { $0 == "\n" } } catch { return 0 }
  }
}
