/// What the views made for queries hold, a line a column.
enum SchemaText {
  struct View: Sendable {
    var name: String
    var summary: String
    var columns: [(name: String, meaning: String)]
  }

  static let views: [View] = [
    workouts, sets, sides, exercises, records, estimates, weeks, muscles, measurements,
  ]

  static func meaning(of column: String, in view: String) -> String? {
    views.first { $0.name == view }?.columns.first { $0.name == column }?.meaning
  }

  private static let started = "when the workout began, ISO 8601 with the offset from UTC"

  private static let workouts = View(
    name: "v_workout", summary: "one row a workout",
    columns: [
      ("workout_id", "identifier, the same for ever"), ("name", "as you named it"), ("started_at", started),
      ("local_date", "the day it began, where you were"),
      ("duration_s", "seconds from start to end; NULL when nobody knows"),
      ("finished", "1, or 0 while it runs"), ("routine", "the routine it followed, or NULL"),
      ("sets", "completed sets without warm-ups"), ("volume_kg", "load times reps over those sets"),
      ("records", "records it set"), ("note", "the note on the workout"),
      ("source", "knurl, or the program it was imported from"), ("tags", "its tags, apart by blanks"),
    ])

  private static let sets = View(
    name: "v_set", summary: "one row a set, planned ones too",
    columns: [
      ("set_id", "identifier, the same for ever"), ("workout_id", "of v_workout"),
      ("workout", "the workout's name"), ("started_at", started), ("local_date", "the day it began"),
      ("exercise", "the exercise's name"), ("block", "which exercise of the workout, from 1"),
      ("position", "which set of the exercise, from 1"), ("type", "work, warmup, drop or failure"),
      ("completed", "1 for done, 0 for planned"), ("weight", "the number as entered"),
      ("unit", "kg or lb, as entered"), ("weight_kg", "the weight in kilograms"), ("reps", "repetitions"),
      ("duration_s", "seconds"), ("distance_m", "metres"), ("rpe", "1 to 10 in halves"),
      ("rest_s", "the rest taken before the set, seconds"), ("note", "the note on the set"),
      ("superset", "exercises of one workout with one number belong together"),
    ])

  private static let sides = View(
    name: "v_side", summary: "one row a set whose sides were counted apart",
    columns: [
      ("set_id", "of v_set"), ("workout_id", "of v_workout"), ("started_at", started),
      ("local_date", "the day it began"), ("exercise", "the exercise's name"),
      ("completed", "1 for done, 0 for planned"), ("weight", "the number as entered"),
      ("unit", "kg or lb, as entered"), ("reps_left", "repetitions of the left side"),
      ("reps_right", "repetitions of the right side"),
    ])

  private static let exercises = View(
    name: "v_exercise", summary: "one row an exercise",
    columns: [
      ("exercise_id", "identifier, the same for ever"), ("name", "its name"),
      ("equipment", "barbell, dumbbell, machine, cable…"),
      ("kind", "what a set of it holds: weight_reps, reps, duration…"),
      ("primary_muscles", "names with commas between"), ("secondary_muscles", "names with commas between"),
      ("unit", "the unit its weights are typed in, or NULL"), ("custom", "1 for your own, 0 for built-in"),
      ("archived", "1 for put away"), ("workouts", "workouts with at least one completed set of it"),
      ("last_done", "the day of the newest"),
    ])

  private static let records = View(
    name: "v_record", summary: "one row a record, beaten ones too",
    columns: [
      ("exercise", "the exercise's name"),
      (
        "kind",
        "weight, e1rm, reps_at, set_volume, session_volume, reps, session_reps, duration, distance, pace "
          + "or assist"
      ),
      ("value", "the number that counts"), ("unit", "its unit: kg, lb, reps, s, m…"),
      ("weight", "the weight of the set as entered"), ("reps", "the reps of the set"),
      ("set_id", "of v_set"), ("workout_id", "of v_workout"),
      ("achieved_at", "when, ISO 8601 with the offset"),
      ("current", "1 while nothing has beaten it"),
    ])

  private static let estimates = View(
    name: "v_e1rm", summary: "the best estimated one-rep maximum of each exercise and day",
    columns: [
      ("exercise", "the exercise's name"), ("local_date", "the day"),
      ("e1rm_kg", "the estimate in kilograms, by the formula of your settings"),
      ("weight_kg", "the weight it comes from"), ("reps", "the reps it comes from"), ("set_id", "of v_set"),
    ])

  private static let weeks = View(
    name: "v_week", summary: "one row a week, Monday to Sunday, with a finished workout",
    columns: [
      ("week_start", "its Monday"), ("workouts", "finished workouts"),
      ("sets", "completed sets without warm-ups"),
      ("volume_kg", "load times reps"), ("duration_s", "seconds of training"),
    ])

  private static let muscles = View(
    name: "v_muscle_week", summary: "sets of each muscle and week",
    columns: [
      ("week_start", "its Monday"), ("muscle", "one of seventeen"),
      ("sets", "1 for a set that trains it first, a half where it helps"),
    ])

  private static let measurements = View(
    name: "v_measurement", summary: "one row a measurement",
    columns: [
      ("taken_at", "when, ISO 8601 with the offset"), ("kind", "bodyweight, waist…"), ("value", "the number"),
      ("unit", "kg, lb, cm, in or %"), ("note", "what an import told beside it"),
    ])
}

extension SchemaText {
  /// `knurl sql --schema`: the views of the log itself, each column with its meaning.
  static func print(_ columns: [(view: String, column: String)], _ call: Call) {
    guard !call.wantsJSON else {
      return call.print(
        .list(
          columns.map { view, column in
            .object([
              ("view_name", .text(view)), ("column_name", .text(column)),
              ("meaning", .optional(meaning(of: column, in: view))),
            ])
          }))
    }
    let names = columns.reduce(into: [String]()) { if $0.last != $1.view { $0.append($1.view) } }
    for (index, name) in names.enumerated() {
      if index > 0 { call.output.line() }
      call.output.line("\(name)  \(views.first { $0.name == name }?.summary ?? "")")
      for (view, column) in columns where view == name {
        let gap = String(repeating: " ", count: max(1, 20 - column.count))
        call.output.line("  \(column)\(gap)\(meaning(of: column, in: view) ?? "")")
      }
    }
  }
}
