import Exchange
import Testing
import Training

/// StrongLifts: a row for each exercise, and the older row for each workout.
@Suite struct StrongLiftsTests {
  private func kilograms(_ milli: Int) -> Weight { Weight(milli: milli, unit: .kg) }

  @Test func `a row is an exercise with all its sets, and the body weight comes along`() throws {
    let reading = try read(file("stronglifts.csv"))
    #expect(reading.scan.variant == "stronglifts.new")
    #expect(reading.scan.weightUnit == .stated(.kg))
    let workout = try #require(reading.workouts.first)
    #expect(reading.workouts.count == 1)
    #expect((workout.name, workout.duration) == ("Workout A", 2_700))
    #expect((workout.start.day.iso, workout.start.secondOfDay) == ("2025-01-06", 64_800))
    #expect(reading.blocks.map(\.exerciseName) == ["Squat", "Bench Press"])
    let (squat, bench) = (kilograms(60_000), kilograms(45_000))
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: squat, reps: 5), SetValues(weight: squat, reps: 5),
        SetValues(weight: squat, reps: 5),
        SetValues(weight: bench, reps: 5), SetValues(weight: bench, reps: 5),
        SetValues(weight: bench, reps: 0),
      ])
    #expect(reading.measurements.map(\.kind) == ["bodyweight"])
    #expect(reading.measurements.map(\.milli) == [80_000])
    #expect(reading.measurements.map(\.unit) == ["kg"])
    #expect(reading.measurements.map(\.taken) == [workout.start])
    #expect(reading.leftOut.count == 0)
  }

  private let header =
    "Date (yyyy/mm/dd),Workout,Workout Name,Body Weight (KG),Exercise,Sets×Reps,Duration (hours),"
    + "Start Time (h:mm),End Time (h:mm),Notes,Set 1 (Reps),Set 1 (LB),Set 2 (Reps),Set 2 (LB)\n"

  @Test func `sets may be in pounds beside a body weight in kilograms`() throws {
    let reading = try read(
      header + "2025/01/06,1,A,83.5,Squat,5/-,0.5,,,deep,5,121.3,-,121.3\n"
        + "2025/01/06,1,A,83.5,Row,5,0.5,,,deep,5,95,,\n")
    #expect(reading.scan.weightUnit == .stated(.lb))
    #expect(reading.workouts.map(\.duration) == [1_800])
    #expect(reading.workouts.map(\.note) == ["deep"])
    #expect(reading.sets.map(\.values.weight?.unit) == [.lb, .lb, .lb])
    #expect(reading.sets.map(\.values.weight?.milli) == [121_300, 121_300, 95_000])
    #expect(reading.sets.map(\.values.reps) == [5, 0, 5])
    #expect(reading.measurements.map(\.milli) == [83_500])
  }

  @Test func `a workout over midnight lasts to the next day, and numbers tell two of one day apart`() throws {
    let reading = try read(
      header + "2025/12/31,1,A,,Squat,5,,11:30 PM,12:15 AM,,5,100,,\n"
        + "2025/12/31,2,A,,Squat,5,,11:30 PM,12:15 AM,,5,100,,\n")
    #expect(reading.workouts.map(\.duration) == [2_700, 2_700])
    #expect(reading.measurements.isEmpty)
  }

  private let wide =
    "\"Date\",\"Note\",\"Workout\",\"Body Weight\",\"Exercise 1\",\"Weight (KG)\",\"Weight (LB)\",\"Set 1\",\"Set 2\","
    + "\"Set 3\",\"Exercise 2\",\"Weight (KG)\",\"Weight (LB)\",\"Set 1\",\"Set 2\",\"Set 3\"\n"

  @Test func `a number beyond any weight leaves its row out`() throws {
    let row = "\"08/14/15\",\"\",\"A\",\"83kg\",\"Squat\",\"777777777\",\"777777777\",\"5\",\"5\",\"\"\n"
    let reading = try read(wide + row)
    #expect(reading.workouts.isEmpty)
    #expect(reading.leftOut.shown.map(\.sentence) == ["Line 2: weight “777777777” is not a number."])
    let logs = try read("mydate,ename,logs(lbs)\n2024-03-01,A,777777777x5\n2024-03-02,A,100x5\n")
    #expect((logs.workouts.count, logs.leftOut.count) == (1, 1))
  }

  @Test func `an old row is a workout, in the unit of its body weight`() throws {
    let reading = try read(
      wide + "\"08/14/15\",\"tired\",\"A\",\"183.00lb\",\"Squat\",\"61.23\",\"135\",\"5\",\"5\",\"\","
        + "\"Deadlift\",\"83.91\",\"185\",\"5\"\n"
        + "\"08/16/15\",\"\",\"B\",\"83kg\",\"Squat\",\"62.5\",\"137.79\",\"5\",\"5\",\"5\",\"5\",\"0\",\"Row\",\"40\",\"88.18\",\"5\"\n"
    )
    #expect(reading.scan.variant == "stronglifts.old")
    #expect(reading.workouts.map(\.name) == ["Workout A", "Workout B"])
    #expect(reading.workouts.map(\.note) == ["tired", ""])
    #expect(reading.workouts.map(\.start.day.iso) == ["2015-08-14", "2015-08-16"])
    #expect(reading.blocks.map(\.exerciseName) == ["Squat", "Deadlift", "Squat", "Row"])
    #expect(reading.blocks.map(\.sets.count) == [2, 1, 5, 1])
    #expect(
      reading.blocks.map { $0.sets[0].values.weight } == [
        Weight(milli: 135_000, unit: .lb), Weight(milli: 185_000, unit: .lb), kilograms(62_500),
        kilograms(40_000),
      ])
    #expect(reading.measurements.map(\.milli) == [183_000, 83_000])
    #expect(reading.measurements.map(\.unit) == ["lb", "kg"])
  }

  @Test func `days before months are seen when a day is beyond twelve`() throws {
    let reading = try read(wide + "14/08/15,,A,83kg,Squat,60,132,5\n02/09/15,,A,83kg,Squat,60,132,5\n")
    #expect(reading.workouts.map(\.start.day.iso) == ["2015-08-14", "2015-09-02"])
  }
}
