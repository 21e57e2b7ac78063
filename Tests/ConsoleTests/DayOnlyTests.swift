import Testing

/// Programs that keep the day alone, beside programs that keep the time.
struct DayOnlyTests {
  let desk = Desk()

  private let fitNotes = """
    Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
    2026-11-20,Flat Barbell Bench Press,Chest,60.0,kgs,5,,,,
    2026-11-20,Flat Barbell Bench Press,Chest,100.0,kgs,5,,,,
    2026-11-22,Barbell Squat,Legs,140.0,kgs,5,,,,

    """
  private let strong = """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2026-11-20 18:00:00,"Push A",1h 2m,"Bench Press (Barbell)",W,60,5,0,0,"","",
    2026-11-20 18:00:00,"Push A",1h 2m,"Bench Press (Barbell)",1,100,5,0,0,"","",8
    2026-11-20 07:00:00,"Early",1h 2m,"Bench Press (Barbell)",1,90,5,0,0,"","",8

    """

  private var paths: (fitNotes: String, strong: String) {
    (desk.write(fitNotes, to: "fitnotes.csv"), desk.write(strong, to: "strong.csv"))
  }

  @Test func `a day without a time is the workout of that day with the same sets`() {
    desk.knurl("import", paths.strong, "--unit", "kg")
    let later = desk.knurl("import", paths.fitNotes).out
    #expect(later.contains("Imported 1 workout, 1 set"))
    #expect(later.contains("Already here: 1 workout\n"))
    #expect(desk.knurl("import", paths.fitNotes).out.contains("Already here: 2 workouts\n"))
  }

  @Test func `a workout with its time is the day that has the same sets`() {
    desk.knurl("import", paths.fitNotes)
    let later = desk.knurl("import", paths.strong, "--unit", "kg").out
    #expect(later.contains("Imported 1 workout, 1 set"))
    #expect(later.contains("Already here: 1 workout\n"))
  }

  @Test func `it is known in files that come in together`() {
    let out = desk.knurl("import", paths.strong, paths.fitNotes, "--unit", "kg").out
    #expect(out.contains("Imported 3 workouts, 4 sets"))
    #expect(out.contains("Already here: 1 workout\n"))
  }
}
