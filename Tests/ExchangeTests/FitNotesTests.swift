import Exchange
import Testing
import Training

/// FitNotes on Android and iOS.
@Suite struct FitNotesTests {
  private func kilograms(_ milli: Int) -> Weight { Weight(milli: milli, unit: .kg) }
  private func pounds(_ milli: Int) -> Weight { Weight(milli: milli, unit: .lb) }

  @Test func `a day is a workout at noon, with the unit of each row`() throws {
    let reading = try read(file("fitnotes-android.csv"))
    #expect(reading.scan.variant == "fitnotes.android")
    #expect(reading.scan.weightUnit == .perRow)
    #expect(reading.workouts.map(\.start.day.iso) == ["2024-03-01", "2024-03-02"])
    #expect(reading.workouts.map(\.start.secondOfDay) == [43_200, 43_200])
    #expect(reading.workouts.map(\.duration) == [nil, nil])
    #expect(reading.scan.remarks == ["The file has no times of day, so workouts are set to noon."])
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: kilograms(60_000), reps: 8), SetValues(weight: pounds(135_000), reps: 8),
        SetValues(duration: 90), SetValues(duration: 900, distance: Distance(milli: 2_500, unit: .km)),
        SetValues(weight: kilograms(0), reps: 10),
      ])
    #expect(reading.sets.map(\.note) == ["", "paused, \"clean\"", "", "", ""])
    #expect(reading.leftOut.count == 0)
  }

  @Test func `old files name the unit in the header and write a unit beside no distance`() throws {
    let reading = try read(file("fitnotes-android-old-pounds.csv"), unit: .kg)
    #expect(reading.scan.variant == "fitnotes.android.old")
    #expect(reading.scan.weightUnit == .stated(.lb))
    #expect(
      reading.sets.map(\.values) == [SetValues(weight: pounds(225_000), reps: 5), SetValues(duration: 120)])
    #expect(reading.leftOut.count == 0)
  }

  @Test func `commas without quotes belong to the exercise's name`() throws {
    let reading = try read(
      """
      Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time
      2016-05-04,Press, seated, wide,Shoulders,95.0,5,0.0,kg,
      2016-05-04,Plank, side,Abs,0.0,0,0.0,kg,0:02:00
      2016-05-04,Squat,Legs,135.0,5,0.0,kg,,,
      """)
    #expect(reading.blocks.map(\.exerciseName) == ["Press, seated, wide", "Plank, side", "Squat"])
    #expect(reading.sets.map(\.values.reps) == [5, nil, 5])
    #expect(reading.sets.map(\.values.duration) == [nil, 120, nil])
    #expect(reading.leftOut.count == 0)
  }

  @Test func `any mix of numbers in a row is kept, and an exercise is one block a day`() throws {
    let reading = try read(
      """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
      2024-03-01,Sled,Legs,66.14,lbs,,1000,m,0:05:00,
      2024-03-01,Curl,Arms,10,kgs,8,,,,
      2024-03-01,Sled,Legs,66.14,lbs,3,20,ft,,
      """)
    #expect(reading.blocks.map(\.exerciseName) == ["Sled", "Curl"])
    #expect(
      reading.blocks[0].sets.map(\.values) == [
        SetValues(weight: pounds(66_140), duration: 300, distance: Distance(milli: 1_000_000, unit: .m)),
        SetValues(weight: pounds(66_140), reps: 3, distance: Distance(milli: 20_000, unit: .ft)),
      ])
  }

  @Test func `FitNotes 2 fills one of two weights, and writes minutes and seconds`() throws {
    let reading = try read(file("fitnotes-ios.csv"))
    #expect(reading.scan.variant == "fitnotes.ios")
    #expect(reading.scan.weightUnit == .perRow)
    let run = SetValues(duration: 1_530, distance: Distance(milli: 3_100, unit: .mi))
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: kilograms(60_000), reps: 8), SetValues(weight: pounds(25_000), reps: 12), run,
      ])
    #expect(run.distance.map { ($0.milliMetres + 5) / 10 } == 498_897)
  }

  @Test func `the body tracker names kind and unit in each row`() throws {
    let reading = try read(file("fitnotes-body.csv"))
    #expect(reading.scan.variant == "fitnotes.body")
    #expect(reading.measurements.map(\.kind) == ["bodyweight", "body fat", "waist"])
    #expect(reading.measurements.map(\.milli) == [80_500, 18_000, 84_000])
    #expect(reading.measurements.map(\.unit) == ["kg", "%", "cm"])
    #expect(reading.measurements.map(\.taken.secondOfDay) == [25_800, 25_800, 25_800])
    #expect(reading.counts.measurements == 3)
  }
}
