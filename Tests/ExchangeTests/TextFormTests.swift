import Exchange
import Testing
import Training

/// The text form of a workout.
struct TextFormTests {
  private func read(_ text: String) throws -> WrittenWorkout {
    try WorkoutForm.read(text, unit: .kg, zone: east)
  }

  private func fault(_ sets: String) -> String? {
    do {
      _ = try read("Push A\n2026-11-27 18:36\n\nBench\n\(sets)")
      return nil
    } catch let fault as LineFault {
      return fault.sentence
    } catch {
      return "\(error)"
    }
  }

  private func set(_ text: String) throws -> SetEntry {
    let written = try read("Push A\n2026-11-27 18:36\n\nBench\n  \(text)\n")
    return try #require(written.workout.blocks.first?.sets.first)
  }

  @Test func `what a person writes is taken generously`() throws {
    #expect(try set("100x5").values == SetValues(weight: Weight(milli: 100_000, unit: .kg), reps: 5))
    #expect(try set("97,5kg × 5 @8,5").values.rpe == RPE(halves: 17))
    #expect(try set("5 reps 225 lbs").values == SetValues(weight: Weight(milli: 225_000, unit: .lb), reps: 5))
    #expect(try set("45s").values.duration == 45)
    #expect(try set("5 min").values.duration == 300)
    #expect(try set("1:05:00").values.duration == 3_900)
    #expect(try set("400 m 1:10").values.distance == Distance(milli: 400_000, unit: .m))
    #expect(try set("-20 kg x 8 f").type == .failure)
    #expect(try set("[ ] x 8").isCompleted == false)
    #expect(try set("- unlikely").values.isEmpty)
    #expect(
      try set("x 5, at 00:10").completedAt == Moment(seconds: set("x 5, at 23:10").completedAt?.seconds ?? 0)
        + 3_600)
  }

  @Test func `a text that was saved on Windows reads the same`() throws {
    let written = try read("Push A\r\n2026-11-27 18:36, 1 h\r\n> a\r\n> b\r\n\r\nBench\r\n\t100 kg x 5\r\n")
    #expect(written.workout.note == "a\nb")
    #expect(written.workout.duration == 3_600)
    #expect(written.workout.blocks.first?.sets.first?.values.reps == 5)
  }

  @Test(arguments: [
    ("  100 kg x five\n", "Line 5, column 10: reps are missing, like x 5."),
    ("  100 kg x 5 @11\n", "Line 5, column 14: this is not an RPE: write @1 to @10, in halves."),
    ("  100 kg 90 kg\n", "Line 5, column 10: the weight is given twice."),
    ("  100 kg x 5 Q\n", "Line 5, column 14: “Q” makes no sense here."),
    ("  100 kg x 5 rest soon\n", "Line 5, column 19: a length of time is missing, like 1:30 or 90 s."),
    ("  1.2345 kg\n", "Line 5, column 3: “1.2345” has more than three decimals."),
    (
      "  x 5\n> late\n",
      "Line 6, column 1: a note on a set is indented like the set, and one on the exercise comes before its sets."
    ),
    ("Squat [supperset 1]\n", "Line 5, column 8: “supperset” makes no sense here."),
    ("Squat [rest 1:00\n", "Line 5, column 17: the bracket is opened and never closed."),
  ])
  func `a mistake is named with its line and column`(text: String, sentence: String) {
    #expect(fault(text) == sentence)
  }

  @Test func `a text without a date, or without anything, says so`() {
    #expect(throws: LineFault(line: 1, "there is no workout")) { try read("# nothing\n") }
    #expect(throws: LineFault(line: 1, "the date and time are missing")) { try read("Push A\n") }
    #expect(throws: LineFault.self) { try read("Push A\n27.11.2026 18:36\n") }
  }

  @Test func `sets keep who they are by content first and then by place`() {
    func entry(_ id: String, _ reps: Int) -> SetEntry { SetEntry(id: ID(id), values: SetValues(reps: reps)) }
    func workout(_ sets: [SetEntry]) -> Workout {
      Workout(
        id: ID("w"), name: "", start: east(CivilTime(day: Day(number: 0), second: 0)),
        blocks: [Block(id: ID("b"), exercise: ID("e"), sets: sets)])
    }
    let old = workout([entry("1", 5), entry("2", 6), entry("3", 7)])
    func ids(_ reps: [Int]) -> [String] {
      let new = workout(reps.map { entry("", $0) })
      return new.adopting(from: old, newBlock: { ID("new") }, newSet: { ID("new") }).blocks[0].sets.map(
        \.id.text)
    }
    #expect(ids([5, 6, 7]) == ["1", "2", "3"])
    #expect(ids([5, 7]) == ["1", "3"])
    #expect(ids([4, 5, 6, 7]) == ["new", "1", "2", "3"])
    #expect(ids([5, 8, 7]) == ["1", "2", "3"])
    #expect(ids([9, 9, 9, 9]) == ["1", "2", "3", "new"])
  }

  @Test func `any text gives a workout or a fault`() {
    let pieces = [
      "Push", "\n", "2026-11-27 18:36", ", ", "41 min", "  ", "x 5", "@", "100 kg", "[", "]", "\"", ">", "#",
      "rest", "\\", "-", "1:", "🏋️", "\u{301}",
    ]
    var state: UInt64 = 7
    for _ in 0..<3_000 {
      var text = "Push A\n2026-11-27 18:36\nBench\n"
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int((state >> 33) % UInt64(pieces.count))]
      }
      do {
        _ = try read(text)
      } catch {
        #expect(error is LineFault)
      }
    }
  }
}
