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

  @Test func `a file of more sets than can be held at once is refused by their number`() throws {
    func refusal(_ most: Int) -> ScanRefusal? {
      var scan = FileScan(mostHeld: most)
      scan.feed(Array((sessions + logs).utf8)[...])
      do {
        _ = try scan.finish()
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal(5) == nil)
    #expect(refusal(4) == .tooLarge(.wger, most: 4))
    #expect(refusal(4)?.sentence.contains("no more than 4 sets are read of one.") == true)
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
