import Exchange
import Testing
import Training

@Suite struct DamagedFileTests {
  @Test func `a damaged file gives its good rows and lists the others by line`() throws {
    let reading = try read(file("damaged.csv"))
    #expect(reading.workouts.count == 1)
    #expect(reading.workouts[0].line == 2)
    let set = ImportedSet(values: SetValues(weight: Weight(milli: 60_000, unit: .kg), reps: 8))
    #expect(reading.sets == [set, set])
    #expect(
      reading.leftOut.shown.map(\.sentence) == [
        "Line 3: a quote is opened and never closed.",
        "Line 4: weight “sixty” is not a number.",
        "Line 5: 14 cells where the header has 12.",
        "Line 6: “2025-13-45 18:00:00” is not a date and time like 2025-01-14 18:00:00.",
        "Line 7: reps “99999999999999999999” is not a number.",
        "Line 9: 1 cell where the header has 12.",
      ])
    #expect(reading.leftOut.shown[5].excerpt == "junk at the end")
  }

  @Test(arguments: [1, 2, 3, 5, 17, 100])
  func `a damaged file gives the same in pieces of any size`(size: Int) throws {
    let whole = try read(file("damaged.csv"))
    let cut = try read(file("damaged.csv"), size: size)
    #expect(cut.workouts == whole.workouts)
    #expect(cut.leftOut == whole.leftOut)
  }

  @Test func `an empty file says so`() throws {
    #expect(throws: ScanRefusal.empty) { try scan(file("empty.csv")) }
    #expect(throws: ScanRefusal.empty) { try scan(Array("\u{FEFF}\r\n\n".utf8)) }
    #expect(ScanRefusal.empty.sentence == "The file is empty.")
  }

  @Test func `a header alone is a file with no workouts`() throws {
    let reading = try read(file("header-only.csv"))
    #expect(reading.scan.rows == 0)
    #expect(reading.scan.weightUnit == .unused)
    #expect(reading.workouts.isEmpty)
    #expect(reading.leftOut.count == 0)
  }

  @Test func `a rest after a lost set is not given to the set before`() throws {
    let reading = try read(
      strong(
        row("Squat,1,60,5,0,0"), row("Squat,2,sixty,5,0,0"), row("Squat,Rest Timer,0,0,0,90"),
        row("Squat,3,60,5,0,0")))
    #expect(reading.sets.map(\.restAfter) == [nil, nil])
    #expect(reading.leftOut.shown.map(\.line) == [3, 4])
    #expect(reading.leftOut.shown.map(\.reason).last == .restWithoutSet)
  }

  @Test func `a workout survives when the row that ends it is bad`() throws {
    let next = "2025-01-15 18:00:00,Pull,1h,Deadlift,Rest Timer,0,0,0,90,,,"
    let reading = try read(strong(row("Squat,1,60,5,0,0"), next))
    #expect(reading.workouts.map(\.name) == ["Push"])
    #expect(reading.leftOut.shown.map(\.line) == [3])
    #expect(reading.counts.workouts == 1)
  }

  @Test func `more problems than are shown are still counted`() throws {
    let bad = Array(repeating: row("Squat,1,x,5,0,0"), count: 2_500).joined(separator: "\n")
    let reading = try read(strong(bad, row("Squat,1,60,5,0,0")))
    #expect(reading.leftOut.count == 2_500)
    #expect(reading.leftOut.shown.count == ProblemList.limit)
    #expect(reading.sets.count == 1)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `no damage to a file crashes the reader`(seed: UInt64) throws {
    var random = Seeded(state: seed &* 65_537)
    let names = [
      "ios-2025-rests-and-letters.csv", "android-new-kilograms.csv", "android-2019-mixed-units.csv",
    ]
    var bytes = try file(names[Int(seed % 3)])
    let header = bytes.firstIndex(of: 10) ?? 0
    for _ in 0..<12 {
      let place = Int.random(in: header..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.insert(contentsOf: bytes[header..<place].suffix(20), at: place)
      default: bytes.insert(UInt8(ascii: "\""), at: place)
      }
    }
    let whole = try read(bytes, size: bytes.count)
    let cut = try read(bytes, size: 9)
    #expect(whole.workouts == cut.workouts)
    #expect(whole.leftOut == cut.leftOut)
    #expect(whole.doubts == cut.doubts)
  }
}
