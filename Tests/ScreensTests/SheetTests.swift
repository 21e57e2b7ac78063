import Canvas
import Testing
import Training

@testable import Screens

@Suite struct SheetTests {
  @Test func `the help lists every command of the screen and is searched by typing`() {
    var bench = Bench(Workouts.push(), rows: 200)
    bench.press("?")
    let text = bench.text
    for entry in CommandEntry.all where entry.contexts.contains(.table) {
      #expect(text.contains(entry.summary.prefix(40)), "\(entry.command)")
    }
    bench.type("superset")
    #expect(bench.text.contains("Superset with the next exercise, or apart"))
    #expect(!bench.text.contains("Remove the set"))
  }

  @Test func `the command line completes, runs and asks what was meant`() {
    var bench = Bench(Workouts.push())
    bench.press(":")
    bench.type("add-s")
    bench.press("Tab")
    #expect(bench.text.contains(":add-set"))
    bench.press("Enter")
    #expect(bench.saved == ["Added a set to Bench Press (Barbell)"])
    bench.press(":")
    bench.type("finsh")
    bench.press("Enter")
    #expect(bench.line(23) == " There is no command “finsh”. Did you mean finish?")
    bench.press("Esc")
    #expect(!bench.text.contains("Command"))
  }

  @Test func `menus do by key, by cursor and by click`() {
    var bench = Bench(Workouts.push())
    bench.press("M", "w")
    #expect(bench.saved == ["Made set 2 of Bench Press (Barbell) a warm-up set"])
    bench.press("M", "Down", "Enter")
    #expect(bench.saved.last == "Made warm-up 2 of Bench Press (Barbell) a working set")
    bench.press("M")
    let row =
      bench.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("f  Failure set") } ?? 0
    bench.click(30, row)
    #expect(bench.saved.last == "Made set 2 of Bench Press (Barbell) a failure set")
  }

  @Test func `a sheet fits the smallest screen`() {
    for keys in ["?", ":", "M", "m", "E", "r", "F", "n", "=", "P", "a"] {
      var bench = Bench(Workouts.push(), columns: 32, rows: 10)
      bench.press(keys)
      #expect(bench.app.sheets.count == 1, "\(keys)")
      #expect(!bench.text.isEmpty)
      bench.press("Esc")
      #expect(bench.app.sheets.isEmpty, "\(keys)")
    }
  }
}

@Suite struct MouseTests {
  @Test func `clicks focus cells, tick sets, add sets and press labels`() {
    var bench = Bench(Workouts.push())
    bench.click(43, 10)
    #expect(bench.roles(10).contains("inverse/accent!*7"))
    bench.click(59, 9)
    #expect(bench.saved == ["Completed set 2 of Bench Press (Barbell)"])
    bench.click(6, 12)
    #expect(bench.saved.last == "Added a set to Bench Press (Barbell)")
    bench.click(65, 2)
    #expect(bench.saved.last == "Lengthened the rest by 15 s")
    bench.click(77, 4)
    #expect(bench.text.contains("Swap for another"))
    bench.press("Esc")
    bench.click(72, 0)
    #expect(bench.text.contains("Finish Push A"))
    bench.press("Esc")
    bench.click(18, 23)
    #expect(bench.app.tab == .history)
  }

  @Test func `a click elsewhere keeps what was typed`() {
    var bench = Bench(Workouts.push())
    bench.type("105")
    bench.click(43, 16)
    #expect(bench.live?.workout.set(ID("b2"))?.values.weight == Workouts.kg(105))
    #expect(bench.line(16).hasPrefix("▌   1"))
  }

  @Test func `files that are read show how far, how fast and how long still, and take no key`() {
    var bench = Bench(Workouts.push())
    bench.app.show(
      ImportOffer(
        title: "big.csv", stage: .working(done: 30_000_000, of: 120_000_000, milliseconds: 3_000)))
    #expect(bench.text.contains("Import big.csv"))
    #expect(bench.text.contains("Reading: 25 %"))
    #expect(bench.text.contains("10.0 MB/s, 10 s left"))
    bench.press("Enter")
    #expect(bench.text.contains("Reading: 25 %"))
  }

  @Test func `a notice too long for a small window keeps its end, which says what to do`() {
    var bench = Bench(Workouts.push(), columns: 40, rows: 12)
    let path = "/home/somebody/.local/share/knurl/" + String(repeating: "deep/", count: 20) + "backups"
    bench.app.keepSaying(
      "The log \(path)/log.db is damaged. It was left as it is. "
        + "The newest sound backup: knurl restore \(path)/2026-11-27.db")
    #expect(bench.text.contains("The log"))
    #expect(bench.text.contains("backups/2026-11-27"))
    #expect(bench.text.contains("…"))
  }

  private func preview(_ names: [String], like library: [ExerciseSummary]) -> ImportOffer {
    ImportOffer(
      title: "a.csv",
      stage: .preview(
        lines: ["Would import 1 workout"], bringsSomething: true,
        unknown: ImportOffer.unknown(names, in: library)), library: library)
  }

  @Test func `an exercise that nothing is like is asked about, and can be looked for`() {
    let library = ["Bench Press (Barbell)", "Squat (Barbell)"].map {
      ExerciseSummary(
        exercise: Exercise(id: ID($0), name: $0), workouts: 2, lastDone: nil, bestEstimate: nil)
    }
    var bench = Bench(Workouts.push())
    bench.app.show(preview(["Qwertz", "Zork", "Xyzzy"], like: library))
    #expect(bench.text.contains("exercise 1 of 3"))
    #expect(bench.text.contains("Which exercise is “Qwertz”?"))
    bench.press("/")
    bench.type("squat")
    #expect(bench.text.contains("Which is “Qwertz”?"))
    #expect(!bench.text.contains("Bench Press"))
    bench.press("Esc")
    #expect(bench.text.contains("exercise 1 of 3"))
    bench.press("1")
    bench.type("squat")
    bench.press("Enter")
    #expect(bench.text.contains("exercise 2 of 3"))
    bench.press("Enter")
    #expect(bench.text.contains("Which exercise is “Xyzzy”?"))
    bench.press("3", "Enter")
    guard case .bringIn(.perform(let matches)) = bench.effects.last else {
      Issue.record("nothing was asked for")
      return
    }
    #expect(matches == ["Qwertz": ID("Squat (Barbell)")])
  }

  /// Clicks the words where they stand.
  private func click(_ words: String, in bench: inout Bench) {
    let lines = bench.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (row, line) in lines.enumerated() {
      guard let place = line.firstRange(of: words) else { continue }
      return bench.click(line.distance(from: line.startIndex, to: place.lowerBound), row)
    }
    Issue.record("nothing says \(words) in\n\(bench.text)")
  }

  @Test func `what a sheet says of its keys can be clicked`() {
    var bench = Bench(Workouts.push())
    bench.press("N")
    bench.type("slow")
    click("Enter keep", in: &bench)
    #expect(bench.saved == ["Changed the note on Bench Press (Barbell)"])
    for keys in ["?", ":", "M", "m", "E", "r", "n", "=", "P", "a"] {
      bench.press(keys)
      #expect(bench.app.sheets.count == 1, "\(keys)")
      click("Esc back", in: &bench)
      #expect(bench.app.sheets.isEmpty, "\(keys)")
    }
    bench.press("Space", "r")
    click(") +15  R", in: &bench)
    #expect(bench.saved.last == "Lengthened the rest by 15 s")
    click("[ ] Tab", in: &bench)
    #expect(bench.text.contains("[✓] Tab"))
  }

  @Test func `the finish sheet is answered by clicks`() {
    var bench = Bench(Workouts.push())
    bench.press("F")
    click("Esc back", in: &bench)
    #expect(bench.app.sheets.isEmpty)
    bench.press("F")
    bench.click(1, 1)
    #expect(bench.app.sheets.isEmpty)
    bench.press("F")
    click("c complete", in: &bench)
    #expect(bench.saved.last?.hasPrefix("Finished ") == true)
  }
}
