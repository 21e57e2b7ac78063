import Testing
import Training

@testable import Console

/// Numbers that other logs converted twice, rounded away or took for another unit's.
struct UnitCaseTests {
  let desk = Desk()

  @Test func `200 lb stay 200 lb wherever they are shown`() {
    desk.run(["config", "units.weight", "lb"])
    desk.run(["log", "bench", "200lb", "x5", "--date", "2026-11-20 18:00"])
    #expect(desk.knurl("show").out.contains("✓ 200 lb × 5"))
    #expect(desk.knurl("history").out.contains("1,000 lb"))
    #expect(desk.knurl("records", "bench").out.contains("5  200 lb     200 lb"))
    #expect(desk.knurl("sql", "SELECT weight, unit FROM v_set", "--format", "csv").lines.last == "200,lb")
    for verb in [["show"], ["history"], ["records", "bench"], ["chart", "bench", "weight"]] {
      #expect(!desk.run(verb).out.contains("440"), "\(verb)")
    }
  }

  @Test func `a chart converts once, and its axis says into what`() {
    desk.run(["log", "bench", "100kg", "x5", "--date", "2026-11-20 18:00"])
    desk.run(["config", "units.weight", "lb"])
    let chart = desk.knurl("chart", "bench", "weight").out
    #expect(chart.contains("220.46 lb"))
    #expect(chart.contains("in lb"))
    #expect(!chart.contains("486") && !chart.contains("kg"))
    let points = desk.knurl("chart", "bench", "weight", "--json").out
    #expect(points.contains("220.46"), "\(points)")
  }

  @Test func `24 kg done again among pounds are still 24 kg`() {
    desk.run(["log", "kettlebell swing", "24kg", "x10", "--date", "2026-11-20 18:00"])
    desk.run(["config", "units.weight", "lb"])
    desk.run(["start", "Evening Workout"])
    let next = desk.knurl("next").out
    #expect(next.contains("52.91 lb × 10") && !next.contains("54"), "\(next)")
    desk.run(["done"])
    desk.run(["finish"])
    let kept = desk.knurl("sql", "SELECT weight, unit FROM v_set", "--format", "csv").lines.dropFirst()
    #expect(kept == ["24,kg", "24,kg"])
  }

  @Test func `a bodyweight without a unit is of the settings' unit, everywhere`() {
    desk.run(["config", "units.weight", "lb"])
    #expect(desk.knurl("measure", "weight", "210").out.contains("Bodyweight 210 lb"))
    #expect(desk.knurl("measure").out.contains("210 lb"))
    #expect(desk.knurl("measure", "--json").out.contains("\"value\":210,\"unit\":\"lb\""))
    desk.run(["log", "pull up", "x10", "--date", "2026-11-27 18:00"])
    #expect(desk.knurl("show").out.contains("2,100 lb"))
    desk.run(["config", "units.weight", "kg"])
    // As it was typed, also when new weights are kilograms.
    #expect(desk.knurl("measure").out.contains("210 lb"))
    #expect(!desk.knurl("measure").out.contains("462"))
  }

  @Test func `the best kilometre of a run is never that of a walk, nor a part of five`() {
    desk.run(["log", "walking", "1km", "10:00", "--date", "2026-11-20 18:00"])
    desk.run(["log", "running", "5km", "25:00", "--date", "2026-11-21 18:00"])
    let run = desk.knurl("records", "running").out
    #expect(run.contains("5 km in") && run.contains("25:00"))
    #expect(!run.contains("1 km in") && !run.contains("10:00") && !run.contains("5:00  "))
    #expect(desk.knurl("records", "walking").out.contains("1 km in"))
    // A kilometre of its own is one.
    desk.run(["log", "running", "1km", "4:50", "--date", "2026-11-22 18:00"])
    #expect(desk.knurl("records", "running").out.contains("1 km in"))
  }

  @Test func `what lies open for fifteen hours does not last fifteen hours`() {
    desk.run(["log", "bench", "100x5"])
    desk.wait(3_000)
    desk.run(["log", "bench", "100x5"])
    desk.wait(15 * 3_600)
    let said = desk.knurl("finish").out
    #expect(said.contains("50:00"), "\(said)")
    #expect(desk.knurl("sql", "SELECT duration_s FROM v_workout", "--format", "csv").lines.last == "3000")
  }
}
