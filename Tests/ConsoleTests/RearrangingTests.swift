import Testing

/// `knurl workouts`, and days by their names.
struct RearrangingTests {
  let desk = Desk()

  init() {
    desk.run(["log", "bench", "100x5", "--date", "2026-11-20 18:00"])
    desk.run(["log", "squat", "140x5", "--date", "2026-11-26 18:00"])
  }

  @Test func `two workouts become one, and one becomes two again`() {
    let merged = desk.knurl("workouts", "merge", "thursday", "2026-11-20")
    #expect(
      merged.out
        == "Merged Evening Workout of Fri 20 Nov 2026 with Evening Workout. knurl undo takes it back.\n")
    #expect(desk.knurl("history").lines.count == 2)
    #expect(desk.knurl("show").out.contains("Squat (Barbell)"))
    #expect(desk.knurl("workouts", "split", "last", "squat").out.hasPrefix("Split Evening Workout"))
    #expect(desk.knurl("history").lines.count == 3)
    desk.knurl("undo")
    desk.knurl("undo")
    #expect(desk.knurl("history").lines.count == 3)
  }

  @Test func `a workout is copied to another day`() {
    let answer = desk.knurl("workouts", "copy", "yesterday", "--date", "2026-11-24 07:00")
    #expect(answer.out.contains("to Tue 24 Nov 2026. knurl undo takes it back."))
    #expect(desk.knurl("show", "tuesday").out.contains("✓ 140 kg × 5"))
    #expect(desk.knurl("workouts", "copy", "yesterday", "--json").out.contains("\"started_at\":\"2026-11-27"))
  }

  @Test func `what cannot be is refused, and nothing changes`() {
    #expect(desk.knurl("workouts").code == 2)
    #expect(desk.knurl("workouts", "merge", "yesterday").code == 2)
    #expect(desk.knurl("workouts", "merge", "yesterday", "last").errors.contains("is the same workout"))
    #expect(desk.knurl("workouts", "split", "last", "squat").errors.contains("would be empty"))
    #expect(desk.knurl("workouts", "split", "last", "bench").errors.contains("has no Bench Press"))
    #expect(desk.knurl("workouts", "copy", "last", "--date", "2027-01-01").code == 1)
    #expect(desk.knurl("history").lines.count == 3)
  }
}
