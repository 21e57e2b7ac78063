import Exchange
import Logbook
import Testing
import Training

/// Rows of Strong's and Hevy's files go out as they came in.
struct KeptRowsTests {
  private static let strong = [
    "android-2019-mixed-units", "android-new-kilograms", "android-new-pounds", "clock-changes",
    "ios-2016-pounds-miles", "ios-2017-from-zero", "ios-2018", "ios-2020-rpe",
    "ios-2025-rests-and-letters", "ios-2026-no-notes", "ios-chinese", "ios-french", "ios-german",
  ]
  private static let hevy = [
    "hevy-french", "hevy-german", "hevy-iso", "hevy-italian", "hevy-kilograms", "hevy-korean",
    "hevy-overnight",
    "hevy-portuguese", "hevy-pounds-miles", "hevy-spanish", "hevy-web-american", "hevy-web-german",
  ]

  let desk = Desk()

  private func sample(_ name: String, _ here: String = #filePath) -> String {
    let folder = here.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
      .joined(separator: "/")
    return "\(folder)/ExchangeTests/Files/\(name).csv"
  }

  private func form(_ name: String) -> String { KeptRowsTests.hevy.contains(name) ? "hevy" : "strong" }

  /// Imports a file, with the unit it needs.
  private func bring(_ path: String, into log: String) {
    let plain = desk.knurl("import", path, "--yes", "--log", log)
    guard plain.code != 0 else { return }
    let stated = desk.knurl("import", path, "--yes", "--unit", "kg", "--log", log)
    #expect(stated.code == 0, "\(path): \(stated.errors)")
  }

  /// The lines of a text in the order of the alphabet, which is all that the order of workouts changes.
  private func lines(_ text: String) -> [String] {
    var scalars = Substring(text).unicodeScalars
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    return scalars.split(separator: "\n").map { line in
      String(line.last == "\r" ? line.dropLast() : line)
    }.sorted()
  }

  private static let told = """
    SELECT workout, local_date, exercise, block, position, type, weight, unit, reps, duration_s, distance_m,
      rpe, rest_s, superset IS NULL FROM v_set ORDER BY 2, 1, 4, 5
    """

  @Test(arguments: strong + hevy) func `a history goes out with the rows it came with`(name: String) throws {
    bring(sample(name), into: desk.log)
    let out = desk.knurl("export", "--format", form(name))
    let file = Desk.text(at: sample(name))
    #expect(lines(out.out) == lines(file))
    #expect(out.out.utf8.contains(13) == file.utf8.contains(13))
    #expect(!out.errors.contains("converted"))
  }

  @Test(arguments: strong + hevy) func `a set that is changed is written, and nothing else changes`(
    name: String
  )
    throws
  {
    bring(sample(name), into: desk.log)
    let before = desk.knurl("export", "--format", form(name)).out
    let log = try Logbook(path: desk.log)
    var workouts: [Workout] = []
    try log.forEach(WorkoutChoice()) { workouts.append($0) }
    let old = try #require(workouts.first { !$0.blocks.isEmpty })
    var new = old
    new.blocks[0].sets[0].values.reps = 17
    try log.save(Change("Changed", from: old, to: new), at: desk.now.moment)
    let written = desk.knurl("export", "--format", form(name))
    let copy = desk.write(written.out, to: "copy.csv")
    #expect(written.code == 0)
    let (was, now) = (lines(before), lines(written.out))
    #expect(now.contains { !was.contains($0) })
    let touched = desk.knurl("export", "--format", form(name), "--workout", old.id.text).out
    let added = Set(now).subtracting(was)
    #expect(added.isSubset(of: lines(touched)))
    log.close()
    bring(copy, into: "\(desk.folder)/other.db")
    let other = try Logbook(path: "\(desk.folder)/other.db")
    let here = try Logbook(path: desk.log)
    #expect(try other.query(KeptRowsTests.told).rows == here.query(KeptRowsTests.told).rows)
    _ = try here.undo(at: desk.now.moment)
    #expect(desk.knurl("export", "--format", form(name)).out == before)
    other.close()
    here.close()
  }

  @Test func `an import that is undone takes its rows along, and brings them back`() throws {
    bring(sample("ios-2025-rests-and-letters"), into: desk.log)
    let before = desk.knurl("export", "--format", "strong").out
    func batches() throws -> Int {
      let log = try Logbook(path: desk.log)
      defer { log.close() }
      return try log.originals().count
    }
    #expect(try batches() == 1)
    desk.knurl("undo")
    #expect(try batches() == 0)
    desk.knurl("redo")
    #expect(try batches() == 1)
    #expect(desk.knurl("export", "--format", "strong").out == before)
    desk.knurl("log", "squat", "100x5")
    desk.knurl("import", "--undo")
    #expect(try batches() == 0)
    let log = try Logbook(path: desk.log)
    #expect(try log.check().isEmpty)
    log.close()
  }

  @Test func `a damaged file gives back rows it had, and no others`() {
    bring(sample("damaged"), into: desk.log)
    let out = desk.knurl("export", "--format", "strong").out
    #expect(Set(lines(out)).isSubset(of: lines(Desk.text(at: sample("damaged")))))
    #expect(lines(out).count > 1)
  }

  @Test func `what was trained here stands under the app's own header, beside rows that fit it`() {
    bring(sample("ios-2025-rests-and-letters"), into: desk.log)
    let before = desk.knurl("export", "--format", "strong").out
    desk.knurl("start", "--empty", "Pull")
    desk.knurl("log", "squat", "100x5")
    desk.knurl("finish")
    let after = desk.knurl("export", "--format", "strong").out
    #expect(after.hasPrefix(before))
    #expect(after.hasSuffix("\"Pull\",0s,\"Squat (Barbell)\",1,100,5,0,0,\"\",\"\",\n"))
    #expect(
      desk.knurl("export", "--format", "strong").errors.contains(
        "  which unit the weights are in, so that an import asks or needs --unit: 1 set\n"))
    let pounds = desk.knurl("export", "--format", "strong", "--unit", "lb").out
    #expect(!pounds.hasPrefix(before))
    bring(sample("ios-german"), into: desk.log)
    #expect(desk.knurl("export", "--format", "strong").out.hasPrefix("Date,Workout Name,"))
  }

  @Test func `an older layout says what it has no column for`() throws {
    bring(sample("ios-2026-no-notes"), into: desk.log)
    #expect(desk.knurl("export", "--format", "strong").errors.contains("notes on workouts") == false)
    let log = try Logbook(path: desk.log)
    var workouts: [Workout] = []
    try log.forEach(WorkoutChoice()) { workouts.append($0) }
    let old = try #require(workouts.first)
    var new = old
    new.note = "felt good"
    try log.save(Change("Changed", from: old, to: new), at: desk.now.moment)
    log.close()
    #expect(desk.knurl("export", "--format", "strong").errors.contains("  notes on workouts: 1 note\n"))
  }
}
