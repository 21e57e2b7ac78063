import Testing
import Training

@testable import Console

/// Faults that users of other logs met, as they would be met here.
struct CaseTests {
  let desk = Desk()

  @Test func `records in both units differ by what they weigh`() {
    desk.run(["config", "units.weight", "lb"])
    desk.run(["log", "bench", "310lb", "x5", "--date", "2026-11-20 18:00"])
    let said = desk.knurl("log", "bench", "145kg", "x5").out
    #expect(said.contains("WEIGHT 319.67 LB"))
    #expect(said.contains("EST. 1RM 373 LB"))
    let records = desk.knurl("records", "bench").out
    #expect(records.contains("319.67 lb"))
    #expect(records.contains("372.9 lb"))
  }

  @Test func `another unit in the settings converts every number, and stores none anew`() {
    desk.run(["log", "bicep curl (barbell)", "10kg", "x10", "--date", "2026-11-20 18:00"])
    desk.run(["log", "kettlebell swing", "24kg", "x10", "--date", "2026-11-20 18:30"])
    let kept = desk.knurl("sql", "SELECT weight, unit FROM v_set ORDER BY set_id").out
    let volumes = ["history", "stats", "show"]
    for verb in volumes { #expect(desk.run([verb] + (verb == "stats" ? ["month"] : [])).out.contains(" kg")) }
    desk.run(["config", "units.weight", "lb"])
    #expect(desk.knurl("records", "bicep curl (barbell)").out.contains("22.05 lb"))
    #expect(desk.knurl("show").out.contains("52.91 lb × 10"))
    for verb in volumes {
      let said = desk.run([verb] + (verb == "stats" ? ["month"] : [])).out
      #expect(said.contains(" lb") && !said.contains(" kg"), "\(verb)")
    }
    #expect(desk.knurl("chart", "bicep curl (barbell)", "weight").out.contains("lb"))
    #expect(desk.knurl("sql", "SELECT weight, unit FROM v_set ORDER BY set_id").out == kept)
  }

  @Test func `a workout over New Year is one of the old year and as long as it was`() {
    desk.now.moment = Moment(seconds: 1_798_756_200)
    desk.run(["log", "bench", "100x5"])
    desk.wait(2_700)
    desk.run(["log", "bench", "100x5"])
    #expect(desk.knurl("finish").out.contains("45:00"))
    #expect(desk.knurl("history").out.contains("Thu 31 Dec 2026"))
    #expect(desk.knurl("history").lines.count == 2)
  }

  @Test func `a finished workout that is opened again and again stays as it was`() {
    desk.run(["log", "bench", "100x5"])
    desk.wait(1_800)
    desk.run(["finish"])
    let kept = desk.knurl("show", "--json").out
    for _ in 0..<8 {
      desk.wait(90_000)
      desk.heard = ["history", "1", "back", "quit"].map { (0, .line($0)) }
      desk.knurl("--plain")
      desk.heard = nil
      #expect(desk.knurl("show", "last", "--json").out == kept)
    }
  }

  @Test func `a workout that was forgotten for days does not count in the time that is expected`() {
    for (day, hours) in [(10, 1), (12, 56), (16, 56)] {
      desk.now.moment = Moment(seconds: 1_794_268_800 + day * 86_400)
      desk.run(["start", "Push"])
      desk.run(["log", "bench", "100x5"])
      desk.wait(hours * 3_600)
      desk.run(["log", "bench", "100x5"])
      desk.run(["finish", "--drop"])
    }
    #expect(desk.knurl("history").out.contains("56:00:00"))
    desk.heard = [(0, .line("quit"))]
    #expect(desk.knurl("--plain").out.contains("about 1 hour: Bench Press"))
  }
}
