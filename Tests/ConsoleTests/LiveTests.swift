import Testing

/// A workout from start to finish.
struct LiveTests {
  let desk = Desk()

  /// A workout of two sets a week ago, to be repeated.
  private func trained() {
    desk.run(["log", "bench", "100x5", "97.5x5", "--date", "2026-11-20 18:00"])
  }

  @Test func `a routine of known sets takes start, done, done, finish`() {
    trained()
    #expect(
      desk.knurl("start").out == "Started Evening Workout.\nNext: Bench Press (Barbell), set 1: 100 kg × 5\n")
    #expect(desk.knurl("next").out == "Bench Press (Barbell), set 1: 100 kg × 5\n")
    let done = desk.knurl("done").out
    #expect(done.hasPrefix("Done: Bench Press (Barbell), set 1: 100 kg × 5\nRest 2:00.\n"))
    #expect(done.hasSuffix("Next: Bench Press (Barbell), set 2: 97.5 kg × 5\n"))
    desk.wait(130)
    #expect(desk.knurl("rest").out == "Rest +0:10\n")
    desk.knurl("done")
    #expect(desk.knurl("done").errors.contains("All sets are done."))
    desk.wait(60)
    #expect(desk.knurl("finish").out == "Finished Evening Workout: 3:10 · 988 kg · 2 sets\n")
  }

  @Test func `a running workout shows what its open sets would be`() {
    trained()
    desk.knurl("start")
    desk.knurl("done")
    #expect(desk.knurl("show", "last").out.contains("1  ✓ 100 kg × 5"))
    #expect(desk.knurl("show", "last").out.contains("2  · 97.5 kg × 5\n"))
  }

  @Test func `without a workout the live verbs say how to start one`() {
    #expect(desk.knurl("rest", "--json").out == "{\"rest_s\":null,\"duration_s\":null}\n")
    #expect(desk.knurl("next", "--json").out.hasPrefix("{\"set_id\":null,"))
    for verb in ["done", "next", "finish", "rest"] {
      let answer = desk.knurl(verb)
      #expect(answer.code == 1)
      #expect(answer.errors == "knurl: No workout is running. knurl start begins one.\n")
    }
  }

  @Test func `start takes a whole name, the only name that fits, or offers the nearest`() {
    desk.knurl("start", "--empty", "Push Ä")
    desk.knurl("log", "bench", "100x5")
    #expect(desk.knurl("start").errors.contains("Push Ä is still running."))
    desk.knurl("finish")
    desk.wait(60)
    #expect(desk.knurl("start", "legs").errors.contains("knurl start --empty \"legs\" starts an empty one."))
    #expect(desk.knurl("start", "push", "b").errors.contains("Did you mean “Push Ä”?"))
    #expect(desk.knurl("start", "push").out.hasPrefix("Started Push Ä."))
    desk.knurl("discard", "--yes")
    #expect(desk.knurl("start", "").code == 2)
    #expect(desk.knurl("start", "push a").out.hasPrefix("Started Push Ä."))
  }

  @Test func `sets not ticked are never finished silently`() {
    trained()
    desk.knurl("start")
    desk.knurl("done")
    #expect(desk.knurl("finish").errors.hasPrefix("knurl: 1 set is not ticked"))
    #expect(desk.knurl("finish", "--complete", "--drop").code == 2)
    #expect(desk.knurl("finish", "--drop").out.contains("· 1 set\n"))
    desk.wait(60)
    desk.knurl("start")
    #expect(desk.knurl("finish", "--complete").out.contains("1 set\n"))
  }

  @Test func `a workout without sets is discarded and comes back`() {
    desk.knurl("start", "--empty", "Arms")
    #expect(
      desk.knurl("finish").out == "Arms had no completed sets and was discarded. knurl undo brings it back.\n"
    )
    desk.knurl("undo")
    #expect(desk.knurl("status").out.hasPrefix("Arms"))
  }

  @Test func `a forgotten workout ends with its last set, or when the person says`() {
    desk.knurl("log", "bench", "100x5")
    desk.wait(3_600)
    desk.knurl("log", "bench", "100x5")
    desk.wait(35 * 3_600)
    #expect(desk.knurl("finish").out.hasPrefix("Finished Evening Workout: 1:00:00 ·"))
    desk.knurl("undo")
    #expect(desk.knurl("finish", "--at", "tomorrow").code == 2)
    #expect(desk.knurl("finish", "--at", "20:36").out.contains("It ended at 20:36 on Fri 27 Nov 2026."))
    desk.knurl("undo")
    #expect(desk.knurl("finish", "--at", "00:06").out.hasPrefix("Finished Evening Workout: 4:30:00 ·"))
    desk.knurl("undo")
    #expect(desk.knurl("finish", "--at", "now").out.hasPrefix("Finished Evening Workout: 36:00:00 ·"))
  }

  @Test func `discard asks a person, and refuses when nobody is there`() {
    desk.knurl("log", "bench", "100x5")
    #expect(
      desk.knurl("discard").errors.contains(
        "knurl discard --yes discards Evening Workout with 1 completed set."))
    desk.person = ["n"]
    #expect(desk.knurl("discard").code == 1)
    desk.person = []
    #expect(desk.knurl("discard").code == 1)
    desk.person = ["Y"]
    #expect(desk.knurl("discard").out.contains("[y/N] Discarded Evening Workout."))
    #expect(desk.knurl("discard").code == 1)
  }

  @Test func `the rest is set, changed and skipped`() {
    desk.knurl("log", "bench", "100x5")
    #expect(desk.knurl("rest", "-15").out == "Rest 1:45\n")
    #expect(desk.knurl("rest", "+15").out == "Rest 2:00\n")
    #expect(desk.knurl("rest", "1:30").out == "Rest 1:30\n")
    #expect(desk.knurl("rest", "90", "s").out == "Rest 1:30\n")
    #expect(desk.knurl("rest", "--json").out == "{\"rest_s\":90,\"duration_s\":90}\n")
    #expect(desk.knurl("rest", "skip").out == "Skipped the rest.\n")
    #expect(desk.knurl("rest", "skip").out == "No rest is running.\n")
    #expect(desk.knurl("rest", "+15").errors == "knurl: No rest is running. knurl rest 90 starts one.\n")
    #expect(desk.knurl("rest", "soon").code == 2)
    #expect(desk.knurl("rest", "90000").errors.contains("24 hours"))
    #expect(desk.knurl("rest", "--json").out == "{\"rest_s\":null,\"duration_s\":null}\n")
  }

  @Test func `a rest before the first set runs, and undo goes back to the rest of the set before`() {
    trained()
    desk.knurl("start")
    desk.knurl("rest", "90")
    desk.wait(10)
    #expect(desk.knurl("rest").out == "Rest 1:20\n")
    desk.knurl("done")
    desk.wait(60)
    desk.knurl("done")
    desk.wait(5)
    #expect(desk.knurl("rest").out == "Rest 1:55\n")
    desk.knurl("undo")
    #expect(desk.knurl("rest").out == "Rest 0:55\n")
    desk.knurl("redo")
    #expect(desk.knurl("rest").out == "Rest 1:55\n")
    desk.knurl("undo")
    desk.knurl("undo")
    #expect(desk.knurl("rest").out == "No rest is running.\n")
  }
}

/// `knurl status`, made to stand in a prompt.
struct StatusTests {
  let desk = Desk()

  @Test func `without a log it says so and makes none`() {
    #expect(desk.knurl("status").out == "No workout is running.\n")
    #expect(desk.knurl("status", "--format", "{rest}").out == "\n")
    #expect(desk.knurl("sql", "--log", "/proc/nowhere/log.db", "SELECT 1").code == 1)
    #expect(desk.knurl("history").code == 0)
  }

  @Test func `every key of the format has its value`() {
    desk.run(["log", "bench", "100x5", "97.5x5", "--date", "2026-11-20 18:00"])
    desk.knurl("start")
    desk.knurl("done")
    desk.wait(42)
    #expect(
      desk.knurl("status").out
        == "Evening Workout · 0:42 · 1/2 sets · rest 1:18 · next Bench Press (Barbell), set 2: 97.5 kg × 5\n")
    let format = "{name}|{time}|{sets}|{total}|{volume}|{rest}|{next}"
    #expect(
      desk.knurl("status", "--format", format).out
        == "Evening Workout|0:42|1|2|500 kg|1:18|Bench Press (Barbell), set 2: 97.5 kg × 5\n")
    desk.knurl("rest", "skip")
    #expect(desk.knurl("status", "--format", "a{rest: rest }b {unclosed").out == "ab {unclosed\n")
    #expect(desk.knurl("status", "--format", "{foo}").code == 2)
  }

  @Test func `its JSON has the same keys with and without a workout`() throws {
    let without = desk.knurl("status", "--json").out
    desk.knurl("log", "bench", "100x5")
    let with = desk.knurl("status", "--json").out
    #expect(try JSONText.keys(without) == JSONText.keys(with))
    #expect(try JSONText.value(with, "$.rest_s") == .integer(120))
  }

  @Test func `a faulty config file is told by other verbs, not at every prompt`() {
    _ = desk.write("nonsense\nrest.work = 90\n", to: "config")
    #expect(desk.knurl("status").errors == "")
    let answer = desk.knurl("log", "bench", "100x5")
    #expect(answer.code == 0)
    #expect(answer.out.contains("Rest 1:30."))
    #expect(answer.errors.contains("config:1: this line is not key = value. The other settings count."))
  }
}
