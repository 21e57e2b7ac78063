import Testing

@testable import Console

/// The plain mode: lines in, sentences out.
struct PlainTests {
  let desk = Desk()

  init() {
    desk.run(["log", "bench", "100x5", "97.5x5", "--date", "2026-11-20 18:00"])
  }

  /// Types lines and answers the sentences that came after the greeting.
  private func plain(_ lines: String...) -> String {
    desk.heard = lines.map { (0, .line($0)) }
    return desk.knurl("--plain").out
  }

  @Test func `a workout is started, logged, rested, finished and reviewed line by line`() {
    let out = plain("1", "102.5x5 @8", "done", "rest 90", "finish", "yes", "show", "history", "records")
    #expect(out.contains("Set 1, previous 100 kilograms 5 reps, 100 kilograms, 5 reps, not logged.\n"))
    #expect(out.contains("Logged set 1 of Bench Press (Barbell): 102.5 kilograms, 5 reps, RPE 8.\n"))
    #expect(out.contains("Record of Bench Press (Barbell): weight 100 to 102.5 kg.\n"))
    #expect(out.contains("Logged set 2 of Bench Press (Barbell): 97.5 kilograms, 5 reps.\n"))
    #expect(out.contains("Rest 1 minute 30 seconds.\n"))
    #expect(out.contains("Evening Workout is finished: 0 seconds, 1,000 kg, 2 sets.\n"))
    #expect(out.contains("History.\n1. Evening Workout, Friday 27 Nov 2026, 0 seconds, 1,000 kg, 2 sets"))
    #expect(out.contains("exercise Bench Press (Barbell), record Weight, value 102.5 kg.\n"))
    #expect(desk.knurl("status").out == "No workout is running.\n")
  }

  @Test func `help on a verb, help on anything, and the question for a file`() {
    #expect(plain("help stats").contains("knurl stats"))
    #expect(plain("help me").contains("Values complete the set you are at"))
    #expect(plain("import").contains("Import which file?\n"))
  }

  @Test func `the end of a rest is told once, whether it is waited for or found`() {
    desk.heard = [
      (0, .line("1")), (0, .line("done")), (120, .time), (5, .line("")), (0, .line("done")), (500, .line("")),
    ]
    let out = desk.knurl("--plain").out
    let told = out.split(separator: "\n").filter { $0.hasPrefix("Rest is over.") }
    #expect(told == ["Rest is over. Next: Bench Press 97.5×5.", "Rest is over."])
  }

  @Test func `names, names with a colon and the screen's own keys mean the same`() {
    for line in ["warmup", ":warmup", "w"] {
      #expect(plain("1", line, "discard", "yes").contains("Warm-up 1,"))
    }
    #expect(plain("1", "set-note slow", "u").contains("Undone: Noted something on set 1"))
  }

  @Test func `an exercise is added by a part of its name and a number`() {
    let out = plain("2", "add-exercise front", "7", "80x5", "discard", "no")
    #expect(out.contains("7. Front Squat (Barbell).\n"))
    #expect(out.contains("Logged set 1 of Front Squat (Barbell): 80 kilograms, 5 reps.\n"))
    #expect(out.contains("Type yes or no.\n"))
    #expect(out.hasSuffix("keeps running. knurl opens it again.\n"))
  }

  @Test func `verbs of the command line work at the prompt and are told as sentences`() {
    let out = plain("log \"bench\" 90x8", "undo --list", "measure weight 82kg")
    #expect(out.contains("Logged Bench Press (Barbell) 90 kg × 8 in Evening Workout\n"))
    #expect(out.contains("when Fri 27 Nov 2026 19:36, change Logged Bench Press"))
    #expect(out.contains("Bodyweight 82 kg"))
  }

  @Test func `what is not understood changes nothing and says what is near`() {
    let out = plain("finsh", "1", "100xx5", "share")
    #expect(out.contains("“finsh” is not understood. Did you mean finish?"))
    #expect(out.contains("“100xx5”: "))
    #expect(out.contains("“share” does nothing here."))
    #expect(desk.knurl("next").out.contains("set 1: 100 kg × 5"))
  }

  @Test func `every page is told in sentences`() {
    let out = plain(
      "profile", "settings", "exercises", "1", "records", "left", "left", "back", "history", "calendar")
    #expect(out.contains("Profile.\nBench 117.\n"))
    #expect(out.contains("In all: 1 workout, 2 sets, 988 kg, 0 seconds.\n"))
    #expect(out.contains("1. Weight: kg.\n"))
    #expect(
      out.contains("1. Bench Press (Barbell), last done Friday 20 Nov 2026, estimated 1RM 116.7 kilograms.\n")
    )
    #expect(
      out.contains(
        "Friday 20 Nov 2026, Evening Workout: set 1 100 kilograms, 5 reps; set 2 97.5 kilograms, 5 reps.\n"))
    #expect(out.contains("Bench Press (Barbell), about.\nDone: 1 workout"))
    #expect(out.contains("November 2026: 1 workout.\n1. Friday 20 Nov 2026, Evening Workout, 2 sets.\n"))
    #expect(!out.contains("█") && !out.contains("│") && !out.contains("EXERCISE"))
  }

  @Test func `tables of verbs are sentences with --plain`() {
    #expect(
      desk.knurl("--plain", "history").out
        == "Fri 20 Nov 2026, workout Evening Workout, duration —, volume 988 kg, sets 2.\n")
  }

  @Test func `quoted words stay together`() {
    #expect(PlainWords.split("log 'pull up' x8 \"\"") == ["log", "pull up", "x8", ""])
  }
}
