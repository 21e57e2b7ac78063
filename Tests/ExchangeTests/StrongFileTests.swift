import Exchange
import Testing
import Training

/// Every layout of Strong's export, one file each.
@Suite struct StrongFileTests {
  private func kilograms(_ milli: Int) -> Weight { Weight(milli: milli, unit: .kg) }
  private func pounds(_ milli: Int) -> Weight { Weight(milli: milli, unit: .lb) }

  @Test func `iOS 2016 names its units in the header`() throws {
    let reading = try read(file("ios-2016-pounds-miles.csv"), unit: .kg, distanceUnit: .km)
    #expect(reading.scan.variant == "strong.ios.2016")
    #expect(reading.scan.weightUnit == .stated(.lb))
    #expect(reading.scan.distanceUnit == .stated(.mi))
    let bench = ImportedSet(values: SetValues(weight: pounds(115_000), reps: 4))
    let run = ImportedSet(values: SetValues(duration: 720, distance: Distance(milli: 1_500, unit: .mi)))
    let workout = ImportedWorkout(
      name: "A1", start: LocalMoment(moment: Moment(seconds: 1_473_077_056), offset: 3_600), saysNotes: false,
      blocks: [
        ImportedBlock(exerciseName: "Bench Press", sets: [bench, bench]),
        ImportedBlock(exerciseName: "Running", sets: [run]),
      ], line: 2)
    #expect(reading.workouts == [workout])
    #expect(run.values.distance?.milliMetres == 2_414_016)
  }

  @Test func `iOS 2017 counts sets from 0 and notes each row`() throws {
    let reading = try read(file("ios-2017-from-zero.csv"))
    #expect(reading.scan.variant == "strong.ios.2017")
    #expect(reading.scan.weightUnit == .stated(.kg))
    let blocks = reading.workouts[0].blocks
    #expect(reading.workouts.count == 1)
    #expect(blocks.map(\.exerciseName) == ["Squat", "Plank"])
    #expect(blocks[0].sets.map(\.note) == ["", "felt easy"])
    #expect(
      blocks[0].sets.map(\.values)
        == Array(repeating: SetValues(weight: kilograms(70_000), reps: 5), count: 2))
    #expect(blocks[1].sets.map(\.values) == [SetValues(duration: 60)])
  }

  @Test func `iOS 2018 names no unit, and equal sets are all kept`() throws {
    let reading = try read(file("ios-2018.csv"))
    #expect(reading.scan.variant == "strong.ios.2018")
    #expect(reading.scan.weightUnit == .unknown)
    let workout = reading.workouts[0]
    #expect(workout.note == "slept badly")
    #expect(workout.blocks.map(\.note) == ["elbows in"])
    let set = ImportedSet(values: SetValues(weight: kilograms(60_000), reps: 10))
    #expect(workout.blocks[0].sets == [set, set, set])
  }

  @Test func `iOS 2020 has RPE in halves and any script in titles`() throws {
    let reading = try read(file("ios-2020-rpe.csv"))
    #expect(reading.scan.variant == "strong.ios.2020")
    #expect(reading.scan.weightUnit == .unknown)
    #expect(reading.scan.distanceUnit == .unknown)
    #expect(reading.workouts.map(\.name) == ["Воркаут после полудня"])
    #expect(
      reading.sets.map(\.values) == [
        SetValues(duration: 330, distance: Distance(milli: 2_000, unit: .km)),
        SetValues(weight: kilograms(100_000), reps: 5, rpe: RPE(halves: 17)),
      ])
  }

  @Test func `iOS 2025 has letters, rests, doubled quotes, written breaks and repeated exercises`() throws {
    let reading = try read(file("ios-2025-rests-and-letters.csv"))
    #expect(reading.scan.variant == "strong.ios.2025")
    let workout = reading.workouts[0]
    #expect(reading.workouts.count == 1)
    #expect(workout.name == "Push, \"heavy\"")
    #expect(workout.duration == 4_140)
    #expect(workout.note == "good day\nsecond line")
    #expect(
      workout.blocks.map(\.exerciseName) == ["Bench Press (Barbell)", "Chest Dip", "Bench Press (Barbell)"])
    #expect(workout.blocks.map(\.note) == ["pause 1s\nthen press", "", "second time"])
    #expect(reading.sets.map(\.type) == [.warmup, .work, .failure, .drop, .work, .work])
    #expect(reading.sets.map(\.restAfter) == [90, 120, nil, nil, nil, nil])
    #expect(
      reading.sets.map(\.values.weight) == [40, 60, 60, 50, nil, 55].map { $0.map { kilograms($0 * 1_000) } })
    #expect(reading.sets.map(\.values.reps) == [12, 8, 7, 6, 10, 10])
    #expect(reading.sets.map(\.values.rpe?.halves) == [nil, 16, 20, nil, nil, nil])
    #expect((reading.counts.sets, reading.counts.warmups, reading.counts.rests) == (6, 1, 2))
    #expect(reading.leftOut.count == 0)
  }

  @Test func `iOS 2026 says no notes, so stored ones stay`() throws {
    let reading = try read(file("ios-2026-no-notes.csv"))
    #expect(reading.scan.variant == "strong.ios.2026")
    #expect(reading.workouts.map(\.saysNotes) == [false])
    #expect(reading.sets.map(\.type) == [.warmup, .work])
    #expect(reading.sets.map(\.values.rpe?.halves) == [nil, 15])
  }

  @Test func `German rests and durations are read`() throws {
    let reading = try read(file("ios-german.csv"))
    #expect(reading.scan.variant == "strong.ios.de")
    #expect(reading.workouts.map(\.duration) == [3_960])
    #expect(
      reading.sets == [
        ImportedSet(values: SetValues(reps: 3), restAfter: 180), ImportedSet(values: SetValues(reps: 3)),
      ])
  }

  @Test func `the French header is known, with CRLF`() throws {
    let reading = try read(file("ios-french.csv"))
    #expect(reading.scan.variant == "strong.ios.fr")
    #expect(reading.scan.weightUnit == .unknown)
    #expect(reading.workouts.map(\.duration) == [2_100])
    #expect(reading.sets.map(\.values) == [SetValues(weight: kilograms(62_500), reps: 8)])
  }

  @Test func `a Chinese history kept in kg and shown in lb comes back in kg`() throws {
    let reading = try read(file("ios-chinese.csv"), unit: .lb)
    #expect(reading.scan.variant == "strong.ios.zh")
    #expect(reading.scan.unitGuess.unit == .lb)
    #expect(reading.scan.unitGuess.typed == .kg)
    #expect(reading.workouts.map(\.duration) == [4_380])
    let weight = try #require(reading.sets[0].values.weight)
    #expect(weight == kilograms(20_000))
    #expect(weight.converted(to: .lb).milli == 44_090)
  }

  @Test func `Android 2019 names the unit of each row`() throws {
    let reading = try read(file("android-2019-mixed-units.csv"))
    #expect(reading.scan.variant == "strong.android.2019")
    #expect(reading.scan.weightUnit == .perRow)
    #expect(reading.workouts.map(\.name) == ["Chest; A"])
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: pounds(90_000), reps: 15),
        SetValues(weight: kilograms(40_000), reps: 15, rpe: RPE(halves: 18)),
        SetValues(reps: 8),
        SetValues(duration: 1_800, distance: Distance(milli: 5_000, unit: .km)),
      ])
  }

  @Test func `new Android files tell workouts apart by number and keep notes in rows`() throws {
    let reading = try read(file("android-new-kilograms.csv"), unit: .lb)
    #expect(reading.scan.variant == "strong.android.new")
    #expect(reading.workouts.count == 2)
    #expect(reading.workouts[0].start == reading.workouts[1].start)
    #expect(reading.workouts.map(\.duration) == [3_130, 97_200])
    #expect(reading.doubts.shown.map(\.reason) == [.workoutDuration("27 h 0 min")])
    #expect(reading.counts.suspicious == 1)
    #expect(reading.workouts[0].note == "workout note")
    #expect(reading.workouts[0].blocks.map(\.note) == ["bench at 30°", ""])
    #expect(reading.sets.map(\.type) == [.warmup, .work, .work, .failure])
    #expect(reading.sets.map(\.restAfter) == [150, nil, nil, nil])
    let ride = SetValues(duration: 1_200, distance: Distance(milli: 8_000_000, unit: .m))
    #expect(reading.sets[2].values == ride)
    #expect(reading.workouts[1].blocks[0].exerciseName == "Chest Dip (Assisted)")
    #expect(reading.sets[3].values == SetValues(weight: kilograms(21_000), reps: 9))
  }

  @Test func `new Android files may be in pounds`() throws {
    let reading = try read(file("android-new-pounds.csv"), unit: .kg)
    #expect(reading.scan.variant == "strong.android.new.lbs")
    #expect(reading.scan.weightUnit == .stated(.lb))
    #expect(reading.sets.map(\.values.weight) == [pounds(90_000)])
    #expect(pounds(90_000).converted(to: .kg).converted(to: .lb) == pounds(90_000))
  }

  @Test func `two measured body weights lose the noise of short floats`() throws {
    let reading = try read(file("measurements.csv"))
    #expect(reading.scan.variant == "strong.measurements")
    let values = reading.measurements
    #expect(values.map(\.kind) == ["bodyweight", "bodyweight"])
    #expect(values.map(\.milli) == [76_800, 77_100])
    #expect(values.map(\.unit) == ["kg", "kg"])
    #expect(values.map(\.line) == [2, 3])
    #expect((reading.counts.measurements, reading.leftOut.count) == (2, 0))
  }
}
