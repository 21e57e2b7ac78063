import Testing
import Training

@testable import Exchange

/// wger's answers, saved as they come.
@Suite struct WgerTests {
  private let sessions = """
    {"count": 1, "next": null, "previous": null, "results": [
      {"id": 5, "routine": 1, "day": 2, "date": "2024-05-01", "notes": "good\\nday", "impression": "3",
       "time_start": "17:00:00", "time_end": "18:10:00"}
    ]}

    """
  private let logs = """
    {"count": 4, "next": null, "previous": null, "results": [
      {"id": 13, "date": "2024-05-01T17:20:00+02:00", "session": 5, "exercise": 73, "repetitions_unit": 1,
       "repetitions": "5.00", "weight_unit": 2, "weight": "225.00", "rir": "2.0", "rest": 120},
      {"id": 12, "date": "2024-05-01T17:05:00+02:00", "session": 5, "exercise": 73, "repetitions_unit": 1,
       "repetitions": "8.00", "weight_unit": 1, "weight": "60.00", "rir": null, "rest": null},
      {"id": 14, "date": "2024-05-01T17:40:00+02:00", "session": 5, "exercise": {"id": 9, "name": "Plank"},
       "repetitions_unit": 3, "repetitions": "60", "weight_unit": 1, "weight": null},
      {"id": 15, "date": "2024-05-02", "session": null, "exercise": 80, "repetitions_unit": 6,
       "repetitions": "2.5", "weight_unit": 1, "weight": "0.00"}
    ]}
    """

  private static func large(_ dice: inout Rolls) -> String {
    var entries = (1...30).map { session in
      "{\"id\": \(session), \"date\": \"2024-05-\(10 + session / 2)\", \"notes\": \"\\\"session\\\": 4\", \"impression\": \"3\", "
        + (session % 3 == 0 ? "\"time_start\": null}" : "\"time_start\": \"1\(session % 10):00:00\"}")
    }
    for id in 1...300 {
      let session = ["null", "\(dice.below(40))", "\"\(dice.below(40))\""][dice.below(3)]
      let exercise = ["7", "{\"id\": 9, \"name\": \"Plank\", \"session\": 5}"][dice.below(2)]
      let reps = dice.below(20) == 0 ? "\"many\"" : "\"\(dice.below(12)).00\""
      entries.append(
        "{\"id\": \(id), \"session\" : \(session) , \"date\": \"2024-05-\(10 + dice.below(15))\", "
          + "\"exercise\": \(exercise), \"repetitions\": \(reps), \"weight\": \"\(dice.below(100)).50\"}")
      if dice.below(40) == 0 { entries.append("{\"id\": 1, \"session\": \(dice.below(30)), oops}") }
      if dice.below(40) == 0 {
        entries.append("{\"id\": 2, \"date\": \"2024-05-01\", \"weight\": \"80.\(id)\"}")
      }
    }
    for place in entries.indices { entries.swapAt(place, dice.below(entries.count)) }
    return "{\"count\": 1, \"results\": [\n" + entries.joined(separator: ",\n") + "\n]}"
  }

  @Test(arguments: 1...5) func `a large file in shares gives the same as at once`(seed: UInt64) throws {
    var dice = Rolls(seed)
    try expectSameInShares(Array(WgerTests.large(&dice).utf8))
  }

  @Test func `a session is read off an object's text where it is the only one`() {
    func session(_ text: String) -> Int? { WgerPages.session(in: Array(text.utf8).span) }
    #expect(session("{\"id\": 1, \"session\": 57, \"x\": 2}") == 57)
    #expect(session("{\"session\":57}") == 57)
    #expect(session("{\"session\": \"57\"}") == nil)
    #expect(session("{\"session\": null}") == nil)
    #expect(session("{\"session\": 5.5}") == nil)
    #expect(session("{\"session\": 5, \"exercise\": {\"session\": 6}}") == nil)
    #expect(session("{\"notes\": \"\\\"session\\\": 4\"}") == nil)
  }

  @Test func `pages of sessions and sets make workouts`() throws {
    let reading = try read(sessions + logs)
    #expect(reading.scan.format == .wger)
    #expect(reading.scan.weightUnit == .perRow)
    #expect(reading.workouts.map(\.start.day.iso) == ["2024-05-01", "2024-05-02"])
    #expect(reading.workouts.map(\.start.secondOfDay) == [61_200, 43_200])
    #expect(reading.workouts.map(\.duration) == [4_200, nil])
    #expect(reading.workouts.map(\.note) == ["good\nday", ""])
    #expect(reading.blocks.map(\.exerciseName) == ["wger exercise 73", "Plank", "wger exercise 80"])
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: Weight(milli: 60_000, unit: .kg), reps: 8),
        SetValues(weight: Weight(milli: 225_000, unit: .lb), reps: 5, rpe: RPE(halves: 16)),
        SetValues(duration: 60), SetValues(distance: Distance(milli: 2_500, unit: .km)),
      ])
    #expect(reading.sets.map(\.restAfter) == [nil, 120, nil, nil])
    #expect(reading.counts.sets == 4)
  }

  @Test func `body weights are in the unit the person says`() throws {
    let reading = try read("[{\"id\": 1, \"date\": \"2024-05-01\", \"weight\": \"80.50\"}]", unit: .lb)
    #expect(reading.scan.weightUnit == .unknown)
    #expect(reading.scan.unitGuess.examples.map(\.weight) == ["80.5"])
    #expect(reading.measurements.map(\.unit) == ["lb"])
    #expect(reading.measurements.map(\.milli) == [80_500])
  }

  @Test func `what cannot be read is left out by the line it ends on`() throws {
    let reading = try read(
      logs.dropLast(2)
        + ",\n{\"id\": 16, \"session\": 5, \"date\": \"soon\", \"exercise\": 1, \"repetitions\": 5},\n{\"id\": x}\n]}"
    )
    #expect(reading.leftOut.shown.map(\.reason) == [.date("soon"), .badObject])
    #expect(reading.leftOut.shown.map(\.line) == [11, 12])
  }

  @Test(arguments: [1, 2, 7, 100]) func `pages in pieces of any size are the same`(size: Int) throws {
    let bytes = Array(("\u{FEFF} " + sessions + logs).utf8)
    let (whole, cut) = (try read(bytes, size: bytes.count), try read(bytes, size: size))
    #expect(whole.workouts == cut.workouts)
    #expect(whole.scan == cut.scan)
  }

  @Test func `other JSON is not known`() {
    #expect(throws: ScanRefusal.unknown(header: "{\"a\": [{\"b\": 1}]}")) {
      try scan(Array("{\"a\": [{\"b\": 1}]}".utf8))
    }
  }
}
