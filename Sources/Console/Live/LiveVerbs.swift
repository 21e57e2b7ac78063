internal import Training

extension Verb {
  static let live: [Verb] = [
    Verb(
      "start", "[NAME]", "Start a workout: a routine, a past workout by name, or an empty one",
      options: [Option("empty", "start without exercises, under this name")],
      notes: "NAME is looked for among the routines, then among past workouts. Without a name the one that\n"
        + "is next is started.\n--empty starts one without exercises.",
      examples: ["knurl start \"Push A\"", "knurl start --empty Arms"], run: Starting.run),
    Verb(
      "log", "EXERCISE SETS…", "Log completed sets of an exercise in the running workout",
      options: [
        Option("date", value: "DATE", "a past day: yesterday, 2026-11-27, \"2026-11-27 18:30\""),
        Option("warmup", "as warm-up sets"), Option("drop", "as drop sets"), Option("failure", "as failure sets"),
        Option("note", value: "TEXT", "a note on the sets"), json,
      ],
      notes: "Starts a workout when none is running. Open sets of the exercise are filled first.\n"
        + "SETS are typed as on the set table: 100x5, 100x5@8, 12/10/8, 3x 100x5, 45s, 2.5km.",
      examples: ["knurl log bench 100x5 @8", "knurl log \"pull up\" x12 x10 x8", "knurl log plank 60s"],
      run: Logging.run),
    Verb("done", "", "Complete the next set with the values that are shown for it", options: [json], run: Doing.done),
    Verb("next", "", "Say which set is next", options: [json], run: Doing.next),
    Verb(
      "finish", "", "Finish the running workout",
      options: [Option("complete", "complete the sets not ticked"), Option("drop", "drop the sets not ticked"), json],
      run: Finishing.finish),
    Verb("discard", "", "Discard the running workout; undo brings it back", options: [Option("yes", "do not ask")],
      run: Finishing.discard),
    Verb(
      "status", "", "One line on the running workout, for prompts and status bars",
      options: [
        Option("format", value: "TEXT", "with {name} {time} {sets} {total} {volume} {rest} {next}"), json,
      ],
      notes: "Prints an empty line with --format, and a sentence without, when no workout is running.",
      examples: ["knurl status --format '{rest} {next}'"], run: Status.run),
    Verb(
      "rest", "[SECONDS | +15 | -15 | skip]", "Show, set, change or skip the rest timer",
      options: [json], examples: ["knurl rest 90", "knurl rest 1:30", "knurl rest +15", "knurl rest skip"], run: Resting.run),
  ]
}
