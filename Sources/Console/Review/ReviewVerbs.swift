extension Verb {
  static let review: [Verb] = [
    Verb(
      "history", "[TEXT | PERIOD] [tag:TAG] [muscle:MUSCLE]…",
      "List workouts, newest first; TEXT keeps those whose name, notes or exercises hold it",
      options: [
        Option("limit", value: "N", "at most so many (20 unless said; 0 is all)"),
        since, until, Option("exercise", value: "NAME", "only workouts with this exercise"), json,
      ],
      notes: "PERIOD is this month, last 12 weeks, 2025 or 2025-03. TEXT may also be a question about days,\n"
        + "such as bench>=100x5, volume>5000 or sets>20. " + FilterText.words,
      examples: [
        "knurl history last 12 weeks", "knurl history bench --since 2026-01-01",
        "knurl history tag:deload", "knurl history muscle:chest -equipment:barbell with:pr",
        "knurl history --exercise squat --until 2025-12-31",
      ], run: History.run),
    Verb(
      "show", "[WORKOUT]", "Show one workout with every set: last, a day, a name, or an id",
      options: [json], examples: ["knurl show", "knurl show 2026-11-27", "knurl show \"Push A\""],
      words: ["last", "today", "yesterday"], run: Showing.run),
    Verb(
      "workouts", "copy WORKOUT | merge WORKOUT WITH | split WORKOUT EXERCISE",
      "Copy a workout to another day, make one of two, or two of one",
      options: [Option("date", value: "DATE", "for copy: the day, and the time if you like (today)"), json],
      notes: "A workout is named by its day, its name or its id; a name of several words stands in quotes.\n"
        + "Of two that are merged the name and the start of the earlier one stay. A split makes the second\n"
        + "begin with EXERCISE.",
      examples: [
        "knurl workouts copy \"Push A\" --date yesterday", "knurl workouts merge today yesterday",
        "knurl workouts split last \"pull up\"",
      ], words: Rearranging.actions, run: Rearranging.run),
    Verb(
      "tag", "[TAG…]", "Tag a workout, the running or last one unless said; without TAG list all tags",
      options: [
        Option("workout", value: "WORKOUT", "another one: a day, a name, or an id"),
        Option("remove", "take the tags away instead"), json,
      ],
      notes: "Tags are words in small letters. History finds them: knurl history tag:deload.",
      examples: ["knurl tag deload", "knurl tag home --workout yesterday", "knurl tag deload --remove"],
      run: Tagging.run),
    Verb(
      "records", "[EXERCISE]", "List the records that stand: of one exercise in full, or of all",
      options: [
        Option("year", value: "YEAR", "the bests of that year instead, whatever was before"), since, until,
        Option("limit", value: "N", "at most so many (40 unless said; 0 is all)"), json,
      ], examples: ["knurl records", "knurl records bench", "knurl records squat --year 2025"],
      offers: .exercises, run: RecordListing.run),
    Verb(
      "exercises",
      "[TEXT | list [TEXT] | add NAME | rename NAME NEW | alias NAME ALIAS | per-side NAME on|off | merge NAME INTO | archive NAME | restore NAME]",
      "List, find, add, rename and merge exercises",
      options: [
        Option("kind", value: "KIND", "for add: weight_reps, reps, weighted_bodyweight, duration…"),
        Option("equipment", value: "WORD", "for add: barbell, dumbbell, machine, cable…"),
        Option("muscles", value: "LIST", "for add: primary muscles, such as chest,triceps"),
        Option("all", "list archived ones too"), json,
      ],
      notes: "Any other word than these is looked for among names, aliases, muscles and equipment.\n"
        + "muscle:chest, equipment:cable and kind:reps keep those, with a minus in front they leave them out.",
      examples: [
        "knurl exercises ohp", "knurl exercises muscle:chest -equipment:barbell",
        "knurl exercises add \"Sled Push\" --kind weight_distance",
      ],
      words: ExerciseListing.actions, offers: .exercises, run: ExerciseListing.run),
    Verb(
      "routines",
      "[list [TEXT] | show NAME | save [NAME] | edit NAME | export [NAME] | import FILE… | start NAME]",
      "List, show, write, share and start routines",
      options: [
        Option("all", "list and export archived ones too"),
        Option("workout", value: "WORKOUT", "for save: which workout; the newest unless said"),
        Option("new", "for edit: write a new routine"),
        Option("file", value: "FILE", "for edit: take the text from a file; for export: write it there"),
        Option("replace", "for import: take the file's where a routine of that name is here"), json,
      ],
      notes:
        "show, edit, export and import use a routine's text form, which knurl-formats(5) explains. save keeps\n"
        + "a workout's exercises and sets as a routine.",
      examples: [
        "knurl routines save \"Push A\"", "knurl routines edit \"Push A\"",
        "knurl routines export \"Push A\" --file push.txt", "knurl routines import push.txt",
      ], words: RoutineListing.actions, offers: .routines, run: RoutineListing.run),
    Verb(
      "sql", "[QUERY | @NAME]", "Ask the log in SQL, read-only",
      options: [
        Option("format", value: "FORM", "table, csv, json or md", values: ["table", "csv", "json", "md"]),
        json,
        Option("schema", "print the views, a line a column"),
        Option("list", "list the queries kept by name"),
      ],
      notes: "The views v_workout, v_set, v_exercise, v_record, v_e1rm, v_week, v_muscle_week and\n"
        + "v_measurement are made for it and keep their columns. A query is kept by name as a file NAME.sql in\n"
        + "the folder queries beside the settings.",
      examples: ["knurl sql 'SELECT exercise, max(e1rm_kg) FROM v_e1rm GROUP BY 1'"], run: Querying.run),
  ]
}
