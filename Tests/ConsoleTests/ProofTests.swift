import Logbook
import Testing

/// What holds for an import of any file.
struct ProofTests {
  static let samples = [
    "android-2019-mixed-units", "android-new-kilograms", "android-new-pounds", "bodyweight-decimal-comma",
    "clock-changes", "damaged", "fitnotes-android", "fitnotes-android-old-pounds", "fitnotes-body",
    "fitnotes-ios", "header-only", "hevy-french", "hevy-german", "hevy-iso", "hevy-italian", "hevy-kilograms",
    "hevy-korean", "hevy-measurements", "hevy-overnight", "hevy-portuguese", "hevy-pounds-miles",
    "hevy-spanish", "hevy-web-american", "hevy-web-german", "ios-2016-pounds-miles", "ios-2017-from-zero",
    "ios-2018", "ios-2020-rpe", "ios-2025-rests-and-letters", "ios-2026-no-notes", "ios-chinese",
    "ios-french",
    "ios-german", "jefit-sections", "liftosaur", "measurements", "openscale", "stronglifts", "withings",
  ]
  private static let views = [
    "v_workout", "v_set", "v_exercise", "v_measurement", "v_record", "v_e1rm", "v_week", "v_muscle_week",
  ]

  let desk = Desk()

  static func sample(_ name: String, _ here: String = #filePath) -> String {
    let folder = here.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/")
    return "\(folder)/ExchangeTests/Files/\(name).csv"
  }

  private func views() throws -> [String] {
    let log = try Logbook(path: desk.log)
    defer { log.close() }
    return try ProofTests.views.flatMap { view in
      try log.query("SELECT * FROM \(view)").rows.map { "\(view): \($0)" }.sorted()
    }
  }

  @discardableResult
  private func bring(_ path: String) -> Answer {
    let plain = desk.knurl("import", path, "--yes")
    return plain.code == 0 ? plain : desk.knurl("import", path, "--yes", "--unit", "kg")
  }

  @Test(arguments: samples) func `a file twice is a file once, and undo leaves every view as it was`(
    name: String
  )
    throws
  {
    desk.knurl("log", "squat", "100x5", "--date", "2026-11-20")
    let before = try views()
    let first = bring(ProofTests.sample(name))
    #expect(first.code == 0, "\(first.errors)")
    let once = try views()
    #expect((once == before) == first.out.contains("Imported 0 workouts, 0 sets, 0 rests, 0 notes\n"))
    let second = bring(ProofTests.sample(name))
    #expect(second.code == 0)
    #expect(try views() == once)
    guard once != before else { return }
    #expect(desk.knurl("import", "--undo").code == 0)
    #expect(try views() == before)
    #expect(desk.knurl("redo").code == 0)
    #expect(try views() == once)
  }

  private static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
  private static let told =
    "SELECT local_date, workout, exercise, block, position, type, weight, reps, note FROM v_set ORDER BY 1, 2, 4, 5"

  private func workouts(_ count: Int) -> [[String]] {
    (0..<count).map { number in
      let start = "2026-0\(number % 9 + 1)-1\(number % 7) 18:0\(number % 10):00"
      let head = "\(start),Push \(number),1h"
      return (1...4).map {
        "\(head),\($0 < 3 ? "Squat (Barbell)" : "Plank \(number)"),\($0),\(60 + number),\($0),0,0,,,"
      }
    }
  }

  private func told(_ rows: [String], log: String) throws -> QueryResult {
    let path = desk.write(([ProofTests.header] + rows).joined(separator: "\n") + "\n", to: "rows.csv")
    let answer = desk.knurl("import", path, "--unit", "kg", "--log", log)
    #expect(answer.code == 0)
    #expect(desk.knurl("import", path, "--unit", "kg", "--log", log).out.contains("Imported 0 workouts"))
    let made = try Logbook(path: log)
    defer { made.close() }
    #expect(try made.check().isEmpty)
    return try made.query(ProofTests.told)
  }

  @Test(arguments: 1...4) func `workouts may stand in any order`(seed: UInt64) throws {
    var dice = Dice(seed)
    let all = workouts(20)
    var mixed = all
    for index in mixed.indices { mixed.swapAt(index, dice.below(mixed.count)) }
    let straight = try told(all.flatMap { $0 }, log: "\(desk.folder)/a.db")
    #expect(straight.rows.count == 80)
    #expect(try told(mixed.flatMap { $0 }, log: "\(desk.folder)/b.db").rows == straight.rows)
  }

  @Test func `rows of several workouts between each other lose no set`() throws {
    let all = workouts(6)
    let woven = (0..<4).flatMap { row in all.map { $0[row] } }
    #expect(try told(woven, log: "\(desk.folder)/c.db").rows.count == 24)
  }
}
