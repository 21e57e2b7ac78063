import Canvas
import Testing
import Training

@testable import Screens

extension Bench {
  /// Clicks words where they stand, in the first row that holds others too, or stands below them.
  mutating func click(on words: String, beside others: String = "") {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = lines.indices.first { row in
      lines[row].contains(words) && lines[max(0, row - 1)...row].contains { $0.contains(others) }
    }
    guard let row, let place = lines[row].firstRange(of: words) else {
      Issue.record("nothing says \(words) in\n\(text)")
      return
    }
    click(String(lines[row][..<place.lowerBound]).columns + 1, row)
  }
}

/// What looks like a button, a row or a key does what it says when it is clicked.
@Suite struct PointingTests {
  @Test func `a row of the help runs its command`() {
    var bench = Bench(Workouts.push())
    bench.press("?")
    bench.click(on: "Add a set below")
    #expect(bench.app.sheets.isEmpty)
    #expect(bench.saved == ["Added a set to Bench Press (Barbell)"])
    bench.press("?")
    bench.type("superset with")
    bench.click(on: "Superset with the next exercise, or apart")
    #expect(bench.live?.workout.blocks[0].superset != nil)
  }

  @Test func `every row of the help does what its command does, or says why not`() {
    for entry in CommandEntry.all
    where entry.contexts.contains(.table) && ![.quit, .commandLine].contains(entry.command) {
      var clicked = Bench(Workouts.push(), rows: 200)
      clicked.press("?")
      clicked.click(on: String(entry.summary.prefix(40)), beside: entry.keysText)
      var named = Bench(Workouts.push(), rows: 200)
      named.press(":")
      named.type(entry.command.rawValue)
      named.press("Enter")
      #expect(clicked.saved == named.saved, "\(entry.command)")
      #expect(clicked.app.message == named.app.message, "\(entry.command)")
      #expect(clicked.app.sheets.count == named.app.sheets.count, "\(entry.command)")
    }
  }

  @Test func `what is no command in the help says so, beside the sheet it goes, and the wheel scrolls`() {
    var bench = Bench(Workouts.push())
    bench.press("?")
    let top = bench.line(5)
    bench.send(.mouse(Mouse(.wheelDown, at: Point(column: 20, row: 10))))
    #expect(bench.line(5) != top)
    bench.send(.mouse(Mouse(.wheelUp, at: Point(column: 20, row: 10))))
    #expect(bench.line(5) == top)
    bench.type("several sets")
    bench.click(on: "several sets: reps")
    #expect(bench.app.message?.text == "That is typed over a number of the table.")
    #expect(bench.app.sheets.count == 1)
    bench.click(0, 0)
    #expect(bench.app.sheets.isEmpty)
  }

  @Test func `a command that cannot be now says why`() {
    var bench = Bench(nil)
    bench.press("?")
    bench.type("rename the routine")
    bench.click(on: "Rename the routine")
    #expect(bench.app.message?.text == "No routine under the cursor; N writes one.")
  }

  @Test func `keys told in quiet words are pressed by a click`() {
    var bench = Bench(Workouts.push())
    bench.press("R")
    bench.click(on: "? help")
    #expect(bench.text.contains("type to search"))
    bench.press("Esc")
    bench.click(on: "a exercise")
    #expect(bench.text.contains("Add an exercise"))
    bench.press("Esc")
    bench.click(on: "Space done")
    #expect(bench.saved.last == "Completed set 2 of Bench Press (Barbell)")
  }

  @Test func `the rest's bar opens the timer, the plates the plates, the fold what it hides`() {
    var bench = Bench(Workouts.push())
    bench.press("Space")
    bench.click(on: "Rest Timer")
    #expect(bench.app.sheets.last is RestSheet)
    bench.press("Esc")
    bench.click(on: "= 20 +")
    #expect((bench.app.sheets.last as? PageSheet)?.title.hasPrefix("Plates for") == true)
    bench.press("Esc")
    var low = Bench(Workouts.push(), rows: 14)
    low.click(on: "▾")
    #expect(low.text.contains("▌   1") || low.text.contains("▌"))
    #expect(!low.line(4).contains("Bench Press"))
  }

  @Test func `a note is opened where it stands`() {
    var bench = Bench(Workouts.push())
    bench.press("n")
    bench.type("felt heavy")
    bench.press("Enter")
    bench.click(on: "felt heavy")
    #expect((bench.app.sheets.last as? TextSheet)?.line.text == "felt heavy")
  }

  @Test func `a message that is clicked only goes`() {
    var bench = Bench(Workouts.push())
    bench.press("Y")
    #expect(bench.app.message != nil)
    bench.click(18, 23)
    #expect(bench.app.message == nil)
    #expect(bench.app.tab == .workout)
  }

  @Test func `the pane opens the exercise it tells of`() {
    var bench = Bench(Workouts.push(), columns: 120, rows: 40)
    bench.click(100, 8)
    #expect(bench.app.screen is ExerciseScreen)
  }

  @Test func `the kind and the equipment of a new exercise turn with clicks`() {
    var bench = Bench(Workouts.push())
    bench.press("a")
    bench.type("Turtle Pose")
    bench.click(on: "+ Create Turtle Pose")
    #expect(bench.text.contains("< weight and reps >"))
    bench.click(on: "< weight and reps >")
    #expect(bench.text.contains("< reps >"))
    bench.click(on: "< other >")
    #expect(bench.text.contains("< other >"))
    bench.click(on: "< other >")
    #expect(bench.text.contains("< barbell >"))
  }

  @Test func `a choice far down an import is the one that is clicked`() {
    var bench = Bench(Workouts.push(), columns: 40, rows: 10)
    let likest = ["One", "Two", "Three", "Four", "Five"].map {
      ExerciseSummary(
        exercise: Exercise(id: ID($0), name: $0, equipment: "barbell"), workouts: 0, lastDone: nil,
        bestEstimate: nil)
    }
    bench.app.show(
      ImportOffer(
        title: "a.csv",
        stage: .preview(
          lines: ["1 row"], bringsSomething: true, unknown: [.init(name: "Zero", likest: likest)])))
    bench.press("Down", "Down", "Down", "Down", "Down")
    bench.click(on: "Five")
    bench.press("Enter")
    guard case .bringIn(.perform(let matches))? = bench.effects.last else {
      Issue.record("\(bench.effects)")
      return
    }
    #expect(matches == ["Zero": ID("Five")])
  }
}
