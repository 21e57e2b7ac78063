import Exchange
import Testing
import Training

/// Hevy's workouts, from the app in its languages and from the web.
@Suite struct HevyTests {
  private func kilograms(_ milli: Int) -> Weight { Weight(milli: milli, unit: .kg) }
  private func pounds(_ milli: Int) -> Weight { Weight(milli: milli, unit: .lb) }

  @Test func `the app's file has supersets, kinds of sets, notes and two blocks of one exercise`() throws {
    let reading = try read(file("hevy-kilograms.csv"), unit: .lb)
    #expect(reading.scan.variant == "hevy.app")
    #expect((reading.scan.weightUnit, reading.scan.distanceUnit) == (.stated(.kg), .stated(.km)))
    let workout = try #require(reading.workouts.first)
    #expect(reading.workouts.count == 1)
    #expect((workout.name, workout.duration) == ("Upper 💪", 4_140))
    #expect(workout.note == "felt ok\nsecond line")
    #expect(workout.start == LocalMoment(moment: Moment(seconds: 1_734_005_880), offset: 3_600))
    #expect(
      reading.blocks.map(\.exerciseName) == [
        "Bench Press (Barbell)", "Bent Over Row (Barbell)", "Pull Up", "Pull Up (Assisted)", "Treadmill",
        "Bench Press (Barbell)",
      ])
    #expect(reading.blocks.map(\.superset) == [0, 0, nil, nil, nil, nil])
    #expect(reading.blocks.map(\.note) == ["grip \"medium\"", "", "", "", "", ""])
    #expect(reading.sets.map(\.type) == [.warmup, .work, .work, .failure, .work, .work, .drop])
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: kilograms(40_000), reps: 10),
        SetValues(weight: kilograms(62_500), reps: 8, rpe: RPE(halves: 17)),
        SetValues(weight: kilograms(60_000), reps: 8), SetValues(reps: 9, rpe: RPE(halves: 20)),
        SetValues(weight: kilograms(20_000), reps: 9),
        SetValues(duration: 1_650, distance: Distance(milli: 2_340, unit: .km)),
        SetValues(weight: kilograms(40_000), reps: 15),
      ])
    #expect((reading.leftOut.count, reading.doubts.count) == (0, 0))
    #expect((reading.counts.sets, reading.counts.warmups, reading.counts.notes) == (7, 1, 2))
  }

  @Test func `pounds and miles, a load typed as a distance and help below zero`() throws {
    let reading = try read(file("hevy-pounds-miles.csv"))
    #expect((reading.scan.weightUnit, reading.scan.distanceUnit) == (.stated(.lb), .stated(.mi)))
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: pounds(11_000), reps: 9),
        SetValues(distance: Distance(milli: 305_000, unit: .mi)),
        SetValues(weight: pounds(40_000), distance: Distance(milli: 10, unit: .mi)),
        SetValues(weight: pounds(-22_050), reps: 6),
      ])
    #expect(reading.sets.map(\.isSuspicious) == [false, true, false, false])
    #expect(reading.doubts.shown.map(\.reason) == [.distance("305 mi")])
    #expect(reading.doubts.shown.map(\.line) == [3])
    #expect(reading.sets[2].values.distance?.milliMetres == 16_093)
    #expect(reading.sets[3].values.weight?.converted(to: .kg).milli == -10_000)
    #expect(reading.blocks.map(\.superset) == [2, nil, nil, nil])
  }

  @Test(arguments: [
    ("german", "de", "Bankdrücken (Langhantel)", ["2026-09-01", "2026-06-16", "2026-03-03", "2026-12-05"]),
    ("spanish", "es", "Press de Banca (Barra)", ["2026-01-20", "2026-04-20", "2026-08-20", "2026-12-20"]),
    (
      "french", "fr", "Développé couché (Barre)",
      ["2026-02-20", "2026-04-20", "2026-06-20", "2026-07-20", "2026-08-20", "2026-12-20", "2026-05-20"]
    ),
    (
      "italian", "it", "Panca piana (Bilanciere)",
      ["2026-06-20", "2026-07-20", "2026-09-20", "2026-01-20", "2026-10-20", "2026-12-20", "2026-05-20"]
    ),
    (
      "portuguese", "pt", "Supino (Barra)",
      ["2026-05-05", "2026-04-04", "2026-02-03", "2025-08-02", "2025-09-01", "2025-10-01", "2025-12-01"]
    ),
  ])
  func `the months of every language are read`(
    name: String, code: String, exercise: String, days: [String]
  ) throws {
    let reading = try read(file("hevy-\(name).csv"))
    #expect(reading.scan.variant == "hevy.app.\(code)")
    #expect(reading.workouts.map(\.start.day.iso) == days)
    #expect(Set(reading.blocks.map(\.exerciseName)) == [exercise])
    #expect(reading.leftOut.count == 0)
    #expect(reading.workouts.allSatisfy { [1_260, 2_700, 3_300].contains($0.duration) })
  }

  @Test func `Korean months are numbers`() throws {
    let reading = try read(file("hevy-korean.csv"))
    #expect(reading.scan.variant == "hevy.app")
    #expect(reading.workouts.map(\.start.day.iso) == ["2026-09-05", "2026-10-06"])
    #expect(Set(reading.blocks.map(\.exerciseName)) == ["벤치프레스 (바벨)"])
  }

  @Test(arguments: [
    "12 Oct 2026, 13:18", "12 OCT 2026, 13:18", "12 Eki 2026, 13:18", "12 okt. 2026, 13:18",
    "12 ott 2026, 13:18", "12 окт. 2026 г., 13:18",
    "12 paź 2026, 13:18", "2026年10月12日 13:18", "Oct 12, 2026, 1:18\u{202F}PM", "12 oct. 2026, 1:18 p. m.",
    "12.10.2026, 13:18", "2026-10-12T13:18:00+01:00", "12 de out. de 2026, 13:18",
  ])
  func `one moment in many spellings`(text: String) throws {
    let reading = try read(hevy("\"A\",\"\(text)\",,,Squat,,,0,normal,100,5,,,"))
    #expect(
      reading.workouts.map(\.start) == [LocalMoment(moment: Moment(seconds: 1_791_807_480), offset: 3_600)])
  }

  @Test(arguments: [
    "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara",
    "jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.",
    "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
  ])
  func `all twelve months, short and long`(months: String) throws {
    let rows = months.split(separator: " ").map {
      "\"A\",\"7 \($0) 2025, 06:10\",,,Squat,,,0,normal,100,5,,,"
    }
    let reading = try read(hevy(rows.joined(separator: "\n")))
    #expect(reading.workouts.map(\.start.day.civil.month) == Array(1...12))
  }

  @Test func `months with accents are read in an old encoding too`() throws {
    let text = hevy("A,\"7 M%rz 2025, 06:10\",,,Squat,,,0,normal,100,5,,,")
    let reading = try read(text.utf8.map { $0 == UInt8(ascii: "%") ? 0xE4 : $0 })
    #expect(reading.scan.encoding == .windows1252)
    #expect(reading.workouts.map(\.start.day.iso) == ["2025-03-07"])
  }

  @Test func `months that cannot be read stop the import by name`() {
    let text = hevy(
      "A,\"7 Foo 2025, 06:10\",,,Squat,,,0,normal,100,5,,,\nA,\"7 Bar. 2025, 06:10\",,,Squat,,,0,normal,100,5,,,"
    )
    #expect(throws: ScanRefusal.unknownMonths(["Foo", "Bar"])) { try scan(Array(text.utf8)) }
  }

  @Test func `the web writes American dates`() throws {
    let reading = try read(file("hevy-web-american.csv"))
    #expect(reading.scan.variant == "hevy.web.en-US")
    #expect(reading.workouts.map(\.duration) == [22_200, 3_600])
    #expect(reading.workouts.map(\.start.secondOfDay) == [21_600, 1_800])
  }

  @Test func `the web writes German dates, and converters plain ones`() throws {
    let german = try read(file("hevy-web-german.csv"))
    #expect(german.scan.variant == "hevy.web.de")
    #expect(german.workouts.map(\.start.day.iso) == ["2026-09-22"])
    #expect(german.workouts.map(\.start.secondOfDay) == [61_200])
    #expect(german.workouts.map(\.duration) == [4_200])
    let plain = try read(file("hevy-iso.csv"))
    #expect(plain.scan.variant == "hevy.iso")
    #expect(plain.workouts.map(\.name) == ["Upper A"])
    #expect(plain.workouts.map(\.duration) == [4_560])
    #expect(
      plain.sets.map(\.values) == [SetValues(weight: kilograms(100_000), reps: 5, rpe: RPE(halves: 16))])
  }

  @Test func `a workout over midnight belongs to the day it began`() throws {
    let reading = try read(file("hevy-overnight.csv"))
    #expect(reading.workouts.map(\.start.day.iso) == ["2025-12-31"])
    #expect(reading.workouts.map(\.duration) == [3_300])
  }
}

extension HevyTests {
  private func hevy(_ rows: String) -> String {
    "title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,"
      + "weight_kg,reps,distance_km,duration_seconds,rpe\n" + rows + "\n"
  }

  private func row(_ text: String, _ title: String = "A") -> String {
    "\(title),\"12 Dec 2024, 13:18\",\"12 Dec 2024, 14:27\",,\(text)"
  }

  @Test func `adjacent blocks of one exercise are told apart by the index`() throws {
    let reading = try read(
      hevy(
        [
          "Bench,,,0,normal,60,5,,,", "Bench,,,1,normal,60,5,,,", "Bench,,,0,normal,50,5,,,",
          "Bench,,,0,normal,40,5,,,",
        ].map { row($0) }.joined(separator: "\n")))
    #expect(reading.blocks.map(\.sets.count) == [2, 1, 1])
  }

  @Test func `a blank index keeps the order of rows`() throws {
    let reading = try read(
      hevy(
        ["Bench,,,0,normal,60,5,,,", "Bench,,,,normal,61,5,,,", "Bench,,,1,normal,62,5,,,"].map { row($0) }
          .joined(separator: "\n")))
    #expect(reading.blocks.map(\.sets.count) == [3])
    #expect(reading.sets.map(\.values.weight?.milli) == [60_000, 61_000, 62_000])
  }

  @Test func `an end before the start is no duration`() throws {
    let reading = try read(
      hevy("A,\"12 Dec 2024, 13:18\",\"12 Dec 2024, 13:00\",,Squat,,,0,normal,60,5,,,"))
    #expect(reading.workouts.map(\.duration) == [nil])
    #expect(reading.doubts.shown.map(\.reason) == [.endBeforeStart("12 Dec 2024, 13:00")])
  }

  @Test func `a kind of set not known is a working set that keeps the word`() throws {
    let reading = try read(hevy(row("Squat,,,0,cluster,60,5,,,")))
    #expect(reading.sets.map(\.type) == [.work])
    #expect(reading.sets.map(\.note) == ["cluster"])
    #expect(reading.doubts.shown.map(\.reason) == [.setOrder("cluster")])
  }

  @Test func `workouts with one start and different titles are two`() throws {
    let reading = try read(
      hevy(row("Squat,,,0,normal,60,5,,,", "A") + "\n" + row("Squat,,,0,normal,60,5,,,", "B")))
    #expect(reading.workouts.map(\.name) == ["A", "B"])
  }

  @Test func `columns may be added and moved`() throws {
    let text =
      "steps,set_index,exercise_title,title,start_time,weight_lbs,reps\n9,0,Squat,A,\"12 Dec 2024, 13:18\",225,5\n"
    let reading = try read(text)
    #expect(reading.sets.map(\.values) == [SetValues(weight: pounds(225_000), reps: 5)])
    #expect(reading.workouts.map(\.saysNotes) == [false])
  }

  @Test func `timed sets written with 0 reps have none`() throws {
    let reading = try read(hevy(row("Plank,,,0,normal,,0,,60,") + "\n" + row("Squat,,,0,normal,100,0,,,")))
    #expect(
      reading.sets.map(\.values) == [SetValues(duration: 60), SetValues(weight: kilograms(100_000), reps: 0)])
  }

  @Test func `rows that cannot be read are left out by line`() throws {
    let reading = try read(
      hevy(
        row("Squat,,,0,normal,heavy,5,,,") + "\n" + row("Squat,,,1,normal,60,5.5,,,") + "\n"
          + row(",,,2,normal,60,5,,,") + "\nA,B\n" + row("Squat,,,3,normal,60,5,,,")))
    #expect(reading.sets.count == 1)
    #expect(reading.leftOut.shown.map(\.line) == [2, 3, 4, 5])
    #expect(
      reading.leftOut.shown.map(\.reason) == [
        .number(column: "weight", text: "heavy"), .fraction(column: "reps", text: "5.5"), .noExercise,
        .cells(found: 2, expected: 14),
      ])
  }
}
