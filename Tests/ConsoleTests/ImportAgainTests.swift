import Testing
import Training

/// What `knurl import` says of a file whose workouts are here, or whose exercises take weights only now.
struct ImportAgainTests {
  let desk = Desk()

  private let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"

  private func file(_ rows: String..., named name: String = "again.csv") -> String {
    desk.write(([header] + rows).joined(separator: "\n") + "\n", to: name)
  }

  private func count(_ table: String) -> String {
    let out = desk.knurl("sql", "--format", "csv", "SELECT count(*) FROM \(table)").out
    return out.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func `weights of exercises that counted reps are told, shown, counted and offered again`() {
    let path = file(
      "2026-11-13 18:00:00,Pull,1h,Pull Up,1,10,8,0,0,,,",
      "2026-11-13 18:00:00,Pull,1h,Pull Up,2,15,6,0,0,,,",
      "2026-11-20 18:00:00,Pull,1h,Pull Up,1,20,8,0,0,,,", "2026-11-20 18:00:00,Pull,1h,Pull Up,2,15,6,0,0,,,"
    )
    let sentence = "Pull Up has weights in the file: from now on it takes a weight.\n"
    #expect(desk.knurl("import", path, "--unit", "kg", "--dry-run").out.contains(sentence))
    #expect(desk.knurl("exercises", "kind:reps", "pull up").out.contains("Pull Up"))
    #expect(desk.knurl("import", path, "--unit", "kg").out.contains(sentence))
    #expect(desk.knurl("show", "2026-11-20").out.contains("20 kg × 8"))
    #expect(desk.knurl("records", "pull up").out.contains("20 kg"))
    let again = desk.knurl("import", path, "--unit", "kg").out
    #expect(again.contains("Imported 0 workouts") && !again.contains("has weights"))
    desk.knurl("start", "--empty", "Pull")
    desk.knurl("log", "pull up", "25x5")
    #expect(desk.knurl("show").out.contains("25 kg × 5"))
  }

  @Test func `a file read in another zone adds nothing, times of workouts and weigh-ins alike`() {
    let workouts = file(
      "2026-11-13 18:00:00,Push,1h,Bench Press (Barbell),1,100,5,0,0,,,",
      "2026-11-20 18:00:00,Push,1h,Bench Press (Barbell),1,102.5,5,0,0,,,")
    let days = desk.write(
      """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
      2026-11-15,Barbell Squat,Legs,140.0,kgs,5,,,,

      """, to: "fitnotes.csv")
    for offset in [3_600, -18_000, 36_000] {
      desk.now = LocalMoment(moment: desk.now.moment, offset: offset)
      desk.knurl("import", workouts, "--unit", "kg")
      desk.knurl("import", days)
      #expect(count("v_workout") == "3")
    }
  }

  @Test func `workouts with other sets in the file are named`() {
    let first = "2026-11-20 18:00:00,Push A,1h,Bench Press (Barbell),1,100,5,0,0,,,"
    desk.knurl("import", file(first), "--unit", "kg")
    let path = file(first, "2026-11-20 18:00:00,Push A,1h,Bench Press (Barbell),2,100,4,0,0,,,")
    let told = "Different in the file, left as they are here: 1 workout\n  2026-11-20 Push A\n"
    #expect(desk.knurl("import", path, "--unit", "kg", "--dry-run").out.contains(told))
    #expect(desk.knurl("import", path, "--unit", "kg").out.contains(told))
    #expect(desk.knurl("import", path, "--unit", "kg", "--json").out.contains("\"changed_workouts\""))
  }
}
