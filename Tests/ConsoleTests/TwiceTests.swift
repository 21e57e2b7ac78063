import Testing

/// A workout in which an exercise stands twice, and what comes next in it.
struct TwiceTests {
  let desk = Desk()

  /// Bench heavy, a squat, bench light, a week ago.
  private func trained() {
    let rows = [
      "Bench Press (Barbell),1,100,3", "Bench Press (Barbell),2,100,3", "Squat (Barbell),1,140,5",
      "Bench Press (Barbell),1,70,12", "Bench Press (Barbell),2,70,12",
    ]
    let text = rows.map { "2026-11-20 18:00:00,Push,1h,\($0),0,0,,,\n" }.joined()
    let header =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    let answer = desk.knurl("import", desk.write(header + text, to: "strong.csv"), "--unit", "kg")
    #expect(answer.code == 0, "\(answer.errors)")
  }

  private func weights() -> [Substring] {
    desk.knurl("show", "last").lines.filter { $0.contains("kg ×") }.compactMap { line in
      line.split(separator: " ").firstIndex(of: "×").map { line.split(separator: " ")[$0 - 2] }
    }
  }

  @Test func `finishing with the shown values gives each of the two its own`() {
    trained()
    desk.knurl("start")
    #expect(weights() == ["100", "100", "140", "70", "70"])
    #expect(desk.knurl("finish", "--complete").code == 0)
    #expect(weights() == ["100", "100", "140", "70", "70"])
  }

  @Test func `next, status, done and log propose the values of the second one`() {
    trained()
    desk.knurl("start")
    for _ in 0..<3 {
      desk.wait(60)
      desk.knurl("done")
    }
    #expect(desk.knurl("next").out == "Bench Press (Barbell), set 1: 70 kg × 12\n")
    #expect(desk.knurl("status", "--format", "{next}").out.contains("70 kg × 12"))
    desk.wait(60)
    #expect(desk.knurl("done").out.hasPrefix("Done: Bench Press (Barbell), set 1: 70 kg × 12\n"))
    desk.wait(60)
    #expect(desk.knurl("log", "bench", "x9").out.contains("70 kg × 9"))
  }

  @Test func `log, next, status and done name the same next set`() {
    desk.run(["log", "bench", "40x12", "--warmup", "--date", "2026-11-20 18:00"])
    desk.run(["log", "bench", "100x5", "97.5x5", "--date", "2026-11-20 18:00"])
    desk.knurl("start")
    desk.wait(60)
    let said = desk.knurl("log", "bench", "102.5x5").lines.last
    #expect(said == "Next: Bench Press (Barbell), set 2: 97.5 kg × 5")
    #expect(desk.knurl("next").out == "Bench Press (Barbell), set 2: 97.5 kg × 5\n")
    #expect(desk.knurl("status", "--format", "{next}").out.hasPrefix("Bench Press (Barbell), set 2: 97.5"))
    desk.wait(60)
    let done = desk.knurl("done").out
    #expect(done.hasPrefix("Done: Bench Press (Barbell), set 2: 97.5 kg × 5\n"))
    #expect(done.hasSuffix("Next: Bench Press (Barbell), set W: 40 kg × 12\n"))
  }
}
