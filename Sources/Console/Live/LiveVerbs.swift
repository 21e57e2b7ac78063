internal import Training

extension Verb {
  static let live: [Verb] = [
    Verb(
      "start", "[NAME]", "Start a workout: a routine, a past workout by name, or an empty one",
      options: [Option("empty", "start without exercises, under this name"), json],
      notes: "NAME is looked for among the routines, then among past workouts. Without a name the one that\n"
        + "is next is started.",
      examples: ["knurl start \"Push A\"", "knurl start --empty Arms"], offers: .routines, run: Starting.run),
    Verb(
      "log", "EXERCISE SETS…", "Log completed sets of an exercise in the running workout",
      options: [
        Option("date", value: "DATE", "a past day: yesterday, 2026-11-27, \"2026-11-27 18:30\""),
        Option("warmup", "as warm-up sets"), Option("drop", "as drop sets"),
        Option("failure", "as failure sets"), Option("sure", "unlikely values are meant"),
        Option("note", value: "TEXT", "a note on the sets"), json,
      ],
      notes: "Starts a workout when none is running. Open sets of the exercise are filled first.\n"
        + "SETS are typed as on the set table: 100x5, 100x5@8, 100x12/10/8, 3x 100x5, 45s, 2.5km.\n"
        + "Reps alone (x5) take the weight that the set shows. A word that begins with - and a letter\n"
        + "goes behind --.",
      examples: [
        "knurl log bench 100x5 @8", "knurl log \"pull up\" x12 x10 x8", "knurl log plank 60s",
        "knurl log squat 140x5 --date yesterday",
      ], offers: .exercises, run: Logging.run),
    Verb(
      "done", "", "Complete the next set with the values that are shown for it", options: [json],
      run: Doing.done),
    Verb("next", "", "Say which set is next", options: [json], run: Doing.next),
    Verb(
      "finish", "", "Finish the running workout",
      options: [
        Option("complete", "complete the sets not ticked, with the values they show"),
        Option("drop", "drop the sets not ticked"),
        Option("at", value: "TIME", "when it ended: now, last (with the last set), 19:05"),
        Option(
          "template", value: "WHAT", "what its routine takes over: keep (nothing), structure, values or both"),
        json,
      ],
      notes: "Without --at it ends now, or with the last set when that is more than three hours ago.\n"
        + "Without --template the routine stays as it is.",
      examples: ["knurl finish --complete", "knurl finish --template structure"],
      run: Finishing.finish),
    Verb(
      "discard", "", "Discard the running workout; undo brings it back",
      options: [Option("yes", "do not ask"), json], run: Finishing.discard),
    Verb(
      "status", "", "One line on the running workout, for prompts and status bars",
      options: [
        Option("format", value: "TEXT", "with {name} {time} {sets} {total} {volume} {rest} {clock} {next}"),
        Option("watch", "print the line again whenever it changes, once a second at most"), json,
      ],
      notes:
        "{rest: · } writes the words behind the colon before the value, and nothing when there is none.\n"
        + "When no workout is running, --format prints an empty line.",
      examples: ["knurl status", "knurl status --format '{rest} {next}'", "knurl status --watch --json"],
      isQuiet: true, run: Status.run),
    Verb(
      "rest", "[SECONDS | +15 | -15 | skip]", "Show, set, change or skip the rest timer",
      options: [json],
      examples: ["knurl rest 90", "knurl rest 1:30", "knurl rest +15", "knurl rest skip"], words: ["skip"],
      run: Resting.run),
  ]
}
