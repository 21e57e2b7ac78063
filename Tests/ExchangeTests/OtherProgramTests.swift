import Exchange
import Testing
import Training

/// Programs with one layout each.
@Suite struct OtherProgramTests {
  private func kilograms(_ milli: Int) -> Weight { Weight(milli: milli, unit: .kg) }
  private func pounds(_ milli: Int) -> Weight { Weight(milli: milli, unit: .lb) }

  @Test func `Liftosaur plans sets that are no sets until they are done`() throws {
    let reading = try read(file("liftosaur.csv"))
    #expect(reading.scan.variant == "liftosaur")
    #expect(reading.scan.weightUnit == .perRow)
    let workout = try #require(reading.workouts.first)
    #expect(reading.workouts.count == 1)
    #expect((workout.name, workout.start.moment.seconds) == ("5/3/1 – Day 1", 1_714_582_800))
    #expect(workout.start.offset == 3_600)
    #expect(workout.duration == 720)
    #expect(reading.blocks.map(\.exerciseName) == ["Squat, Barbell"])
    #expect(reading.sets.map(\.type) == [.warmup, .work])
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: pounds(45_000), reps: 5),
        SetValues(weight: pounds(225_000), reps: 8, rpe: RPE(halves: 16)),
      ])
    #expect(reading.sets.map(\.note) == ["", "deep"])
    #expect((reading.notDone, reading.leftOut.count) == (1, 0))
  }

  @Test func `older Liftosaur dates name their offset`() throws {
    let reading = try read(
      "Workout DateTime,Day Name,Exercise,Completed Reps,Completed Weight Value,Completed Weight Unit\n"
        + "2021-05-01 17:00:00 +00:00,Day 1,Squat,5,60,kg\n2021-05-01 17:00:00 +00:00,Day 1,Row,5,95,lb\n")
    #expect(reading.workouts.map(\.start.moment.seconds) == [1_619_888_400])
    #expect(reading.sets.map(\.values.weight) == [kilograms(60_000), pounds(95_000)])
  }

  @Test func `GymBook carries units as words, a time for each set, and runs backwards`() throws {
    let reading = try read(
      """
      Data,Programma,Orario,Esercizio,Zona,Gruppi (Primari),Gruppi (Secondari),Set / Set di riscaldamento / Set di defaticamento,Ripetizioni / Tempo,Peso / Distanza,Appunti,Saltato
      06/03/24,Petto,18:40,Corsa,Cardio,,,Set,"5 minuti","0,46 km",,No
      06/03/24,Petto,18:20,Panca piana,Petto,,,Set,"8 ripetizioni","62,50 kg",bene,No
      06/03/24,Petto,18:10,Panca piana,Petto,,,Set di riscaldamento,"20 ripetizioni","35,00 kg",,No
      25/02/24,Gambe,18:00,Squat,Gambe,,,Set,"5 ripetizioni","135 lb",,No
      25/02/24,Gambe,17:55,Squat,Gambe,,,Set,"5 ripetizioni","135 lb",,Sì
      """)
    #expect(reading.scan.variant == "gymbook")
    #expect(reading.workouts.map(\.name) == ["Petto", "Gambe"])
    #expect(reading.workouts.map(\.start.day.iso) == ["2024-03-06", "2024-02-25"])
    #expect(reading.workouts.map(\.start.secondOfDay) == [65_400, 64_800])
    #expect(reading.workouts.map(\.duration) == [1_800, nil])
    #expect(reading.blocks.map(\.exerciseName) == ["Panca piana", "Corsa", "Squat"])
    #expect(reading.sets.map(\.type) == [.warmup, .work, .work, .work])
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: kilograms(35_000), reps: 20), SetValues(weight: kilograms(62_500), reps: 8),
        SetValues(duration: 300, distance: Distance(milli: 460, unit: .km)),
        SetValues(weight: pounds(135_000), reps: 5),
      ])
    #expect(reading.notDone == 1)
    #expect(reading.leftOut.count == 0)
  }

  @Test func `GymRun is a row a set with dotted dates`() throws {
    let reading = try read(
      """
      Date;Time;Routine;Exercise;Set;Weight;Reps;Duration;Distance;Para6;Para7;Para8;Para9;Para10;Note;Type;Book;Version1
      06.03.2024;18:10;Push;Bench Press;1;62,5;8;;;;;;;;easy;;;
      06.03.2024;18:10;Push;Bench Press;2;65;6;;;;;;;;;;;
      06.03.2024;18:10;Push;Run;1;;;0:15:00;2,5;;;;;;;;;
      """, unit: .kg)
    #expect(reading.scan.weightUnit == .unknown)
    #expect(reading.workouts.map(\.name) == ["Push"])
    #expect(reading.workouts.map(\.start.secondOfDay) == [65_400])
    #expect(reading.blocks.map(\.note) == ["easy", ""])
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: kilograms(62_500), reps: 8), SetValues(weight: kilograms(65_000), reps: 6),
        SetValues(duration: 900, distance: Distance(milli: 2_500, unit: .km)),
      ])
  }

  @Test func `StrengthLog's templates of zeros are no sets`() throws {
    let reading = try read(
      """
      workout,start,end,exercise,weight,bodyweight,extraWeight,distanceM,reps,time,warmup,max,fail
      Push,1700000000000,1700003600000,Bench Press,60,0,0,0,8,0,true,false,false
      Push,1700000000000,1700003600000,Bench Press,80,0,0,0,5,0,false,true,true
      Push,1700000000000,1700003600000,Dips,0,80,10,0,6,0,false,false,false
      Push,1700000000000,1700003600000,Dips,0,0,0,0,0,0,false,false,false
      Push,1700000000000,1700003600000,Rowing,0,0,0,2000,0,480,false,false,false
      """)
    #expect(reading.workouts.map(\.duration) == [3_600])
    #expect(reading.workouts.map(\.start.moment.seconds) == [1_700_000_000])
    #expect(reading.sets.map(\.type) == [.warmup, .failure, .work, .work])
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: kilograms(60_000), reps: 8), SetValues(weight: kilograms(80_000), reps: 5),
        SetValues(weight: kilograms(10_000), reps: 6),
        SetValues(duration: 480, distance: Distance(milli: 2_000_000, unit: .m)),
      ])
    #expect(reading.notDone == 1)
  }

  @Test func `Fitbod's kilograms come back as the pounds they were, and its multiplier changes no load`()
    throws
  {
    let reading = try read(
      """
      Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier
      2020-02-27 20:23:43 +0000,Dumbbell Bicep Curl, 10,20.41168092460379,0.0,0.0,0.0,0.0,false,, 2.0
      2020-02-27 20:23:43 +0000,Dumbbell Bicep Curl, 8,10,0.0,0.0,0.0,0.0,true,slow, 2.0
      2020-02-27 20:23:43 +0000,Running, 0,0.0,1500.0,4150.62,0.0,0.0,false,, 1.0
      """)
    #expect(reading.workouts.count == 1)
    #expect(reading.workouts[0].start == LocalMoment(moment: Moment(seconds: 1_582_835_023), offset: 3_600))
    #expect(reading.sets.map(\.type) == [.work, .warmup, .work])
    #expect(reading.workouts[0].blocks.map(\.multiplier) == [2, 1])
    #expect(
      reading.sets.map(\.values) == [
        SetValues(weight: pounds(45_000), reps: 10), SetValues(weight: kilograms(10_000), reps: 8),
        SetValues(duration: 1_500, distance: Distance(milli: 4_150_620, unit: .m)),
      ])
  }

  @Test func `LiftLog's sets after midnight carry the next day's date`() throws {
    let header = "SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps,Notes\n"
    let reading = try read(
      header
        + ["23:53", "23:56", "00:01", "00:04"].map {
          "a1,2025-03-09 \($0):00,Squat,100,Kilograms,5,5,\n"
        }.joined()
        + "a1,2025-03-09 00:05:00,Squat,100,Kilograms,,5,\nb2,2025-03-11T18:00:00+01:00,Row,95,lbs,8,8,good\n"
    )
    #expect(reading.workouts.map(\.duration) == [660, nil])
    #expect(reading.workouts.map(\.start.day.iso) == ["2025-03-09", "2025-03-11"])
    #expect(reading.workouts[0].start.secondOfDay == 85_980)
    #expect(reading.sets.count == 5)
    #expect(reading.sets[4].values.weight == pounds(95_000))
    #expect(reading.blocks.map(\.note) == ["", "good"])
    #expect(reading.notDone == 1)
  }

  @Test func `NextSet's sets that were not completed are left out`() throws {
    let reading = try read(
      """
      Date,Group,Exercise,Reps,Weight,IsCompleted,IsAMRAP,Notes
      2025-03-09,Chest,Bench Press,5,100,true,false,
      2025-03-09,Chest,Bench Press,5,100,false,false,
      2025-03-09,Legs,Squat,8,135,true,true,hard
      2025-03-10,Legs,Squat,8,135,true,true,
      """)
    #expect(reading.scan.weightUnit == .unknown)
    #expect(reading.workouts.map(\.start.day.iso) == ["2025-03-09", "2025-03-10"])
    #expect(reading.blocks.map(\.exerciseName) == ["Bench Press", "Squat", "Squat"])
    #expect(reading.notDone == 1)
  }
}
