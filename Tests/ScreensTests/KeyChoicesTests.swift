import Canvas
import Testing
import Training

@testable import Screens

/// The person's own keys, and what the screens say of them.
struct KeyChoicesTests {
  private func choices(_ lines: (String, String)...) -> KeyChoices {
    KeyChoices(
      lines.enumerated().map { .init(name: $0.element.0, value: $0.element.1, number: $0.offset + 1) })
  }

  private func match(_ choices: KeyChoices, _ keys: String, _ context: CommandContext) -> Keymap.Match {
    Keymap(choices.entries).match(Keymap.keys(named: keys) ?? [], in: context)
  }

  @Test func `the usual keys clash nowhere`() {
    #expect(KeyChoices().faults.isEmpty)
    #expect(choices(("undo", "u")).faults.isEmpty)
    #expect(choices(("undo", "u")).entries == CommandEntry.all)
  }

  @Test func `a command gets its own keys and loses the usual ones`() {
    let own = choices(("undo", "U, Ctrl-U"), ("complete", "Enter"), ("open", ""))
    #expect(own.faults.isEmpty)
    #expect(match(own, "U", .table) == .command(.undo))
    #expect(match(own, "Ctrl-U", .list) == .command(.undo))
    #expect(match(own, "u", .table) == .none)
    #expect(match(own, "Enter", .table) == .command(.complete))
    #expect(match(own, "Space", .table) == .none)
  }

  @Test func `two commands may change places`() {
    let own = choices(("add-set", "c"), ("repeat-set", "o"))
    #expect(own.faults.isEmpty)
    #expect(match(own, "c", .table) == .command(.addSetBelow))
    #expect(match(own, "o", .table) == .command(.repeatSet))
  }

  @Test(arguments: [
    ("undo", "o", "undo: “o” is the key of add-set."), ("undo", "g", "begin alike"),
    ("undo", "f1 f2", "is no key"), ("undo", "5", "begins a value on the set table"),
    ("undoo", "U", "there is no command “undoo”. Did you mean undo?"), ("repeat-set", "g g g", "begin alike"),
  ])
  func `what cannot hold is refused, and the usual key stays`(name: String, value: String, reason: String) {
    let own = choices(("first", "g g"), (name, value))
    #expect(own.faults.map(\.line) == [2])
    #expect(own.faults.first?.reason.contains(reason) == true, "\(own.faults)")
    #expect(own.entries == choices(("first", "g g")).entries)
  }

  @Test func `of two lines that want one key the later is refused, and what leans on it`() {
    let own = choices(("undo", "Z"), ("redo", "Z"), ("search", "Ctrl-R"))
    #expect(own.faults.map(\.line) == [2, 3])
    #expect(match(own, "Z", .table) == .command(.undo))
    #expect(match(own, "Ctrl-R", .table) == .command(.redo))
  }

  @Test func `any lines leave every command one meaning a key`() {
    var numbers = Numbers(state: 5)
    let names = Command.allCases.map(\.rawValue)
    let keys = CommandEntry.all.flatMap(\.keys) + ["Z", "g z", "Ctrl-K", ""]
    for _ in 0..<40 {
      let lines = (1...12).map { number in
        KeyChoices.Line(
          name: names.randomElement(using: &numbers) ?? "", value: keys.randomElement(using: &numbers) ?? "",
          number: number)
      }
      let entries = KeyChoices(lines).entries
      for context in CommandContext.allCases {
        let here = entries.filter { $0.contexts.contains(context) }
        let claims = here.flatMap { entry in entry.keys.map { ($0, entry.command) } }
        for (key, command) in claims {
          #expect(claims.allSatisfy { $0.0 != key || $0.1 == command })
        }
      }
    }
  }

  private func bench(_ choices: KeyChoices) -> Bench {
    var bench = Bench(Workouts.push())
    bench.app.scene.commands = choices.entries
    bench.app.keymap = Keymap(choices.entries)
    return bench
  }

  @Test func `help, header, footer and messages name the person's keys`() {
    var bench = bench(choices(("undo", "Z"), ("finish", "Ctrl-F"), ("help", "H"), ("add-set", "b")))
    #expect(bench.line(0).contains("Ctrl-F Finish"))
    #expect(bench.text.contains("H help"))
    bench.press("R")
    #expect(bench.text.contains("b set"))
    bench.press("X")
    #expect(bench.app.message?.text.contains("Z brings it back") == true)
    bench.press("H")
    bench.type("finish")
    #expect(bench.text.contains("Ctrl-F"))
  }

  @Test func `the rest bar, the rest sheet and the menus say and take the person's own keys`() {
    let own = choices(("rest-skip", "V"), ("rest-more", "!"), ("failure", "Y"))
    #expect(own.faults.isEmpty)
    var bench = Bench(Workouts.push())
    bench.app.scene.commands = own.entries
    bench.press("Space")
    #expect(bench.text.contains("! +15   V skip"))
    bench.press("r", "V")
    #expect(bench.saved.last == "Skipped the rest")
    #expect(bench.text.contains("V skip"))
    bench.press("Esc", "M")
    #expect(bench.text.contains("Y  Failure set"))
    bench.press("Y")
    #expect(bench.saved.last?.hasSuffix("a failure set") == true)
  }
}
