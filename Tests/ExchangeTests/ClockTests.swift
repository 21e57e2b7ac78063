import Exchange
import Testing
import Training

/// Berlin in 2024: summer time from 31 March to 27 October, 01:00 in Greenwich.
private func berlin(_ time: CivilTime) -> LocalMoment {
  let wall = time.day.number * 86_400 + time.second
  let isSummer = (1_711_846_800..<1_729_990_800).contains(wall - 3_600)
  let offset = isSummer ? 7_200 : 3_600
  return LocalMoment(moment: Moment(seconds: wall - offset), offset: offset)
}

@Suite struct ClockTests {
  @Test func `workouts at a doubled and at a skipped time keep their wall clock and their day`() throws {
    let reading = try read(file("clock-changes.csv"), zone: berlin)
    #expect(reading.workouts.map(\.name) == ["Before fall back", "After fall back", "In the spring gap"])
    #expect(reading.workouts.map(\.start.day.iso) == ["2024-10-27", "2024-10-27", "2024-03-31"])
    #expect(reading.workouts.map(\.start.secondOfDay) == [9_000, 9_000, 9_000])
    #expect(reading.workouts.map(\.duration) == [1_200, 1_200, 1_200])
    #expect(reading.leftOut.count == 0)
  }

  @Test func `two workouts of one day are two`() throws {
    let rows = ["07:00:00", "18:00:00"].map { "2025-01-14 \($0),Push,1h,Squat,1,60,5,0,0,,," }
    let reading = try read(strong(rows[0], rows[1]))
    #expect(reading.workouts.map(\.start.secondOfDay) == [25_200, 64_800])
    #expect(reading.workouts.map(\.duration) == [3_600, 3_600])
    #expect(reading.sets.map(\.values.duration) == [nil, nil])
  }

  @Test func `five to one at night belongs to the day on the clock`() throws {
    let zone = { (time: CivilTime) in
      LocalMoment(
        moment: Moment(seconds: time.day.number * 86_400 + time.second - 19_800), offset: 19_800)
    }
    let text = strong("2025-03-18 00:55:00,Late,1h,Squat,1,60,5,0,0,,,")
    let reading = try read(Array(text.utf8), zone: zone)
    #expect(reading.workouts[0].start.day.iso == "2025-03-18")
  }

  @Test(arguments: [
    ("2025-03-09 07:10:00 AM", "2025-03-09 07:10:00"), ("2025-03-09 07:10:00 PM", "2025-03-09 19:10:00"),
    ("2025-03-09 7:10:00\u{202F}PM", "2025-03-09 19:10:00"),
    ("2025-03-09 7:10:00\u{A0}am", "2025-03-09 07:10:00"), ("2025-03-09 12:10:00 AM", "2025-03-09 00:10:00"),
    ("2025-03-09 12:10:00 p.m.", "2025-03-09 12:10:00"), ("2018/8/31 5:49", "2018-08-31 05:49:00"),
    ("2025-03-09T07:10:00", "2025-03-09 07:10:00"), ("31.08.2018 05:49", "2018-08-31 05:49:00"),
    ("2024-02-29 00:00:00", "2024-02-29 00:00:00"),
  ])
  func `dates and times of phones and spreadsheets are read`(written: String, expected: String) throws {
    let reading = try read(strong("\(written),Push,1h,Squat,1,60,5,0,0,,,"))
    #expect(reading.scan.dates?.lowerBound.text == expected)
    let start = try #require(reading.workouts.first?.start)
    #expect(CivilTime(day: start.day, second: start.secondOfDay).text == expected)
  }

  @Test(arguments: [
    "2025-13-01 18:00:00", "2025-02-29 18:00:00", "2025-01-14 24:00:00", "2025-01-14 18:60:00",
    "2025-01-14 18:00:60", "2025-01-14", "2025/03/09", "18:00", "", "yesterday", "2025-01-14 13:00:00 PM",
    "2025-01-14 0:30:00 AM", "0000-00-00 00:00:00", "2025-01-14 18:00:00 UTC", "2025-01/14 18:00",
    "99999999999999999999-1-1 1:1",
  ])
  func `what is no date and time is listed with its text`(written: String) throws {
    let reading = try read(
      strong(row("Squat,1,60,5,0,0"), "\(written),Pull,1h,Squat,1,60,5,0,0,,,", row("Squat,2,60,5,0,0")))
    #expect(reading.leftOut.shown.map(\.reason) == [.date(written)])
    #expect(reading.leftOut.shown.map(\.line) == [3])
    #expect(reading.sets.count == 2)
  }

  @Test func `a spreadsheet's month and day are told apart by the whole file`() throws {
    let american = strong(
      "3/9/2025 18:00,A,1h,Squat,1,60,5,0,0,,,", "3/14/2025 18:00,B,1h,Squat,1,60,5,0,0,,,")
    #expect(try read(american).workouts.map(\.start.day.iso) == ["2025-03-09", "2025-03-14"])
    let british = strong("3/9/25 18:00,A,1h,Squat,1,60,5,0,0,,,", "14/9/25 18:00,B,1h,Squat,1,60,5,0,0,,,")
    let reading = try read(british)
    #expect(reading.workouts.map(\.start.day.iso) == ["2025-09-03", "2025-09-14"])
    #expect(reading.scan.dates?.lowerBound.day.iso == "2025-09-03")
  }

  @Test func `a date that can be read in two ways is not guessed`() throws {
    let reading = try read(strong("3/9/2025 18:00,A,1h,Squat,1,60,5,0,0,,,"))
    #expect(reading.leftOut.shown.map(\.reason) == [.dateOrder("3/9/2025 18:00")])
    #expect(reading.scan.dates == nil)
  }

  @Test(arguments: [
    ("20s", 20), ("47m", 2_820), ("1h", 3_600), ("1h 5m", 3_900), ("264h 1m", 950_460), ("31min", 1_860),
    ("1h 6min", 3_960), ("1小时13分钟", 4_380), ("9小时9分钟", 32_940), ("45秒", 45), ("1 Std. 5 Min.", 3_900),
    ("1ч 5мин", 3_900), ("3130", 3_130), ("3130.0", 3_130), ("0s", 0),
  ])
  func `durations in words are read in every language known`(written: String, seconds: Int) throws {
    let reading = try read(strong("2025-01-14 18:00:00,A,\(written),Squat,1,60,5,0,0,,,"))
    #expect(reading.workouts.map(\.duration) == [seconds])
    let isLong = seconds > 86_400
    #expect(reading.doubts.count == (isLong ? 1 : 0))
    #expect(reading.counts.suspicious == (isLong ? 1 : 0))
  }

  @Test(arguments: ["soon", "1 fortnight", "-5m", "h", "99999999999999999999h", "20000000h"])
  func `a duration that is not known leaves the workout without one, and says so`(written: String) throws {
    let reading = try read(strong("2025-01-14 18:00:00,A,\(written),Squat,1,60,5,0,0,,,"))
    #expect(reading.workouts.map(\.duration) == [nil])
    #expect(reading.doubts.shown.map(\.reason) == [.unreadDuration(written)])
    #expect(reading.sets.count == 1)
  }
}
