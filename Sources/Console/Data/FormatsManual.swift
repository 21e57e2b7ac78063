internal import Exchange

/// `knurl manual formats`: the page knurl-formats(5) in mdoc.
enum FormatsManual {
  static func print(_ output: Output) {
    for line in head + table + lines + text + routines + mirror + others { output.line(line) }
  }

  private static let head =
    [
      ".Dd November 30, 2026", ".Dt KNURL-FORMATS 5", ".Os", ".Sh NAME", ".Nm knurl-formats",
      ".Nd the files that knurl writes and reads", ".Sh DESCRIPTION",
    ]
    + Roff.lines(
      "What a person logs belongs to that person. knurl export writes it in the forms below; jsonl, "
        + "csv, text, strong and hevy come in again with knurl import, text also with knurl edit and knurl mirror. Every form is UTF-8, and "
        + "the same log gives the same bytes.")

  private static var table: [String] {
    [".Sh CSV"]
      + Roff.lines(
        "One row a set, oldest workout first, as RFC 4180 says: commas, CRLF, quotes where a cell holds a comma, "
          + "a quote or a line break, points in numbers. Numbers stand as they were entered, in the unit they "
          + "were entered in. When such a file is read, columns are known by their name, in any order; a file "
          + "written by hand needs started_at and exercise and whatever the sets hold. Rows of one workout_id, "
          + "or else of one started_at and workout, are one workout.")
      + [".Bl -tag -width exercise_note"]
      + LogCSV.Column.allCases.flatMap { column in
        [".It \(Roff.head(column.name))"] + Roff.lines(column.summary + ".")
      } + [".El"]
  }

  private static var lines: [String] {
    [".Sh JSON LINES"]
      + Roff.lines(
        "Everything, one thing a line, as RFC 8259 says: this is the form to keep. The first line is "
          + "{\"knurl\":\"log\",\"version\":1}. Each other line is an object with one member that tells what it "
          + "is. Members that hold nothing are left out, unknown ones are passed over, and a file of a newer "
          + "version is refused. Times are ISO 8601 with their offset; weights and distances are decimal numbers "
          + "beside their unit; identifiers are the same for ever, so what is in the log already is known again."
      )
      + [".Bl -tag -width measurement"]
      + objects.flatMap { [".It \($0.name)"] + Roff.lines($0.members) } + [".El"]
  }

  private static let objects = [
    (
      name: "exercise",
      members: "id, name, equipment, kind, primary_muscles, secondary_muscles, aliases, unit, rest_work_s, "
        + "rest_warmup_s, bodyweight_share, implements, per_side, increment, note, custom, archived."
    ),
    (
      name: "routine",
      members:
        "id, name, note, folder, position, archived, values (keep, follow last), and blocks, each with id, "
        + "exercise_id, superset, rest_between_s, rest_round_s, note, rest_work_s, rest_warmup_s and sets of id, type, planned, reps_to (the upper "
        + "end of a span of reps) and rest_after_s."
    ),
    (name: "measurement", members: "id, kind, value, unit, taken_at, note."),
    (
      name: "workout",
      members:
        "id, name, started_at, ended_at or running, note, tags, routine_id, source, rest, timer, and blocks, each "
        + "with id, exercise, exercise_id, superset, rest_between_s, rest_round_s, note, rest_work_s, rest_warmup_s and sets. A set has id, type "
        + "(work, warmup, drop, failure), weight, unit, reps, reps_left, reps_right, duration_s, distance, distance_unit, "
        + "rpe, done, done_at, rest_s, note, suspicious, planned with the same numbers, reps_to and rest_after_s."
    ),
  ]
}

extension FormatsManual {
  private static var text: [String] {
    [".Sh TEXT"] + Roff.lines("A workout as a person writes it:") + [".Bd -literal -offset indent"]
      + example.map(Roff.literal) + [".Ed"] + [".Bl -bullet"]
      + rules.flatMap { [".It"] + Roff.lines($0) } + [".El"]
  }

  static let example = [
    "Push A", "2026-11-27 18:36 +01:00, 41 min", "routine: Push A", "> Slept badly.", "",
    "Bench Press (Barbell) [superset 1, rest 2:30]", "> Pause on the chest.", "  60 kg x 5 W",
    "  100 kg x 5 @8             at 18:41:07, rest 2:03", "  > last rep slow",
    "  [ ] 100 kg x 5            plan 100 kg x 5", "", "Plank", "  1:30",
  ]

  private static let rules = [
    "The first line is the name, the second the date, the time and, if you like, the offset from UTC and, behind "
      + "a comma, the length: 41 min, 1 h 5 min 20 s, or running. Without an offset it is the time of your zone.",
    "Lines with routine: and source: may follow.",
    "A line that begins with > is a note: below the date on the workout, below an exercise on the exercise, "
      + "indented below a set on the set. Several in a row are the lines of one note.",
    "A line that is not indented is an exercise. Brackets behind its name hold superset 1, between 0:15 and "
      + "round 1:30 for the rests of the superset, rest 2:30, warm-up rest 1:00, new for one that does not exist yet, or id where two bear one name.",
    "An indented line is a set: a weight with its unit, a distance, a time, x and the reps, @ and the RPE, in any "
      + "order; - for none of them. W, D or F behind it make it a warm-up, a drop set or one to failure; [ ] in "
      + "front says that it is not done yet.",
    "Behind that may stand at and when it was done, rest and the rest taken before it, plan and what was planned, "
      + "rest after and the rest planned behind it, unlikely for a value that stays out of the records.",
    "A name that could be taken for something else, and a line of a note that an editor could spoil, stands in "
      + "quotes, written as in JSON.",
    "Lines that begin with # are not read, empty lines do not matter, and a line of three dashes parts one workout "
      + "from the next.",
  ]

  private static var mirror: [String] {
    [".Sh MIRROR"]
      + Roff.lines(
        "The folder of knurl mirror holds a text for each finished workout, named after its day and name, and "
          + "library.jsonl with own exercises, routines and measurements as JSON Lines. .knurl/mirror.jsonl remembers what was "
          + "the same on both sides, and the identifiers. With it another log becomes the same log, down to them; "
          + "without it everything but the identifiers.")
  }

  private static var others: [String] {
    [".Sh STRONG AND HEVY"]
      + Roff.lines(
        "strong is the CSV of the phone app Strong as it writes it on Android, whose header names the unit of all "
          + "weights, chosen with --unit or the settings; distances are in metres; converted weights have all their decimals, by which knurl import knows what was entered. "
          + "hevy is the CSV of the app Hevy, in kilograms unless --unit lb is given. Both hold only what was "
          + "done. Neither knows when a set was done, what was planned, or that a value is unlikely; Strong knows no "
          + "supersets, Hevy no rests and no notes on sets, which it gets with the exercise's. knurl export "
          + "lists what is lost of the workouts chosen before it writes.")
      + [".Pp"]
      + Roff.lines(
        "A workout that came from such a file and was not changed since goes out with the rows it came with. "
          + "Where all workouts chosen came in one layout, an older one, one in another language or for other "
          + "phones, the file has that layout and its units; changed workouts are written in it. A layout that names "
          + "no unit stays without, and reading it again takes --unit.")
      + [".Sh MARKDOWN AND SQLITE"]
      + Roff.lines(
        "md is for reading: it does not come in again. sqlite is a copy of the log; knurl sql --schema explains the views made for queries."
      )
  }
}
