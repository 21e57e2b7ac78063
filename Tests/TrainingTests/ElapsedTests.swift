import Testing
import Training

@Test(arguments: [
  (45, "0:45"), (0, "0:00"), (750, "12:30"), (3_900, "1:05:00"), (3_600, "1:00:00"), (-42, "-0:42"),
  (359_999, "99:59:59"),
])
func `seconds are written as a clock shows them`(seconds: Int, expected: String) {
  #expect(Elapsed.text(seconds) == expected)
}

@Test(arguments: [
  ("45s", 45), ("1:30", 90), ("1:05:00", 3_900), ("90", 90), ("1h 5m", 3_900), ("5 min", 300),
  ("2h", 7_200), ("1m30s", 90), ("0:45", 45),
])
func `a time is read in every way people write it`(text: String, expected: Int) throws {
  #expect(try Elapsed.seconds(of: text, bare: .seconds) == expected)
}

@Test func `a bare time is seconds for a hold and minutes for cardio`() throws {
  #expect(try Elapsed.seconds(of: "45", bare: .seconds) == 45)
  #expect(try Elapsed.seconds(of: "45", bare: .minutes) == 2_700)
}

@Test(arguments: ["12:75", "abc", "0:00", "1:2:3:4", ":30", "1:", "5m 1h", "1:3", "s", "99999999999"])
func `what is not a time is refused`(text: String) {
  #expect(throws: Reason.notADuration(text)) { try Elapsed.seconds(of: text, bare: .seconds) }
}

@Test func `a time that is too long names the limit`() {
  #expect(throws: Reason.tooLarge("999:00:00", limit: "99:59:59")) {
    try Elapsed.seconds(of: "999:00:00", bare: .seconds)
  }
  #expect(throws: Reason.negative) { try Elapsed.seconds(of: "-5", bare: .seconds) }
}

@Test func `a workout's length is told in hours and minutes`() {
  #expect(Elapsed.words(2_467) == "41 min")
  #expect(Elapsed.words(3_600) == "1 h")
  #expect(Elapsed.words(3_961) == "1 h 6 min")
}

@Test func `distances of all units compare exactly`() {
  #expect(Distance(milli: 1_000, unit: .mi) > Distance(milli: 1_609, unit: .km))
  #expect(Distance(milli: 1_000, unit: .mi).milliMetres == 1_609_344)
  #expect(Distance(milli: 1_000, unit: .yd).milliMetres == 914)
  #expect(Distance(milli: 3_000, unit: .ft).milliMetres == 914)
  #expect(Distance(milli: 21_097_500, unit: .m).text(in: .km) == "21.1 km")
  #expect(Distance(milli: 2_500, unit: .km).text(style: .comma) == "2,5 km")
}

@Test func `a distance and an effort are read, or refused with a reason`() throws {
  #expect(try Distance(reading: "2,5", unit: .km) == Distance(milli: 2_500, unit: .km))
  #expect(try Distance(reading: "400 m", unit: .km) == Distance(milli: 400_000, unit: .m))
  #expect(throws: Reason.negative) { try Distance(reading: "-1", unit: .km) }
  #expect(try RPE(reading: "@8,5").text() == "8.5")
  #expect(try RPE(reading: "6.5").reserveText() == "3.5")
  #expect(throws: Reason.notAnRPE("0.5")) { try RPE(reading: "0.5") }
  #expect(try Reps.read("12") == 12)
  #expect(throws: Reason.notReps("12.5")) { try Reps.read("12.5") }
}

@Test func `a pace needs a hundred metres and some time`() {
  let five = Distance(milli: 5_000, unit: .km)
  #expect(Pace.text(per: .km, duration: 1_800, distance: five) == "6:00 /km")
  #expect(Pace.text(per: .mi, duration: 1_800, distance: five) == "9:39 /mi")
  #expect(Pace.speedText(in: .km, duration: 1_800, distance: five) == "10 km/h")
  #expect(Pace.speedText(in: .mi, duration: 1_800, distance: five) == "6.2 mph")
  #expect(Pace.seconds(per: .km, duration: 30, distance: Distance(milli: 50_000, unit: .m)) == nil)
  #expect(Pace.seconds(per: .km, duration: 0, distance: five) == nil)
}
