/// What knurl-formats(5) says of routines.
extension FormatsManual {
  static var routines: [String] {
    [".Sh ROUTINES"]
      + Roff.lines(
        "A routine as a person writes it, for knurl routines edit, export and import; several stand in one file "
          + "with a line of three dashes between:")
      + [".Bd -literal -offset indent"] + routineExample.map(Roff.literal) + [".Ed"] + [".Bl -bullet"]
      + routineRules.flatMap { [".It"] + Roff.lines($0) } + [".El"]
  }

  static let routineExample = [
    "Push A", "folder: Push Pull Legs", "values: follow last", "> Deload every fourth week.", "",
    "Bench Press (Barbell) [superset 1, rest 2:30]", "> Pause on the chest.", "  60 kg x 5 W",
    "  100 kg x 8-12 @8          rest 3:00", "  -",
  ]

  private static let routineRules = [
    "The first line is the name. Lines with folder:, values: and archived: yes may follow. values: keep, which is "
      + "so when nothing is said, begins a workout with the routine's values; values: follow last with those of "
      + "last time.",
    "Exercises and notes are written as in a workout; a set has no note. An exported routine says new behind "
      + "exercises that are not built in, so that they are made where they are missing.",
    "A set is a target, written as in a workout. x 8-12 leaves the reps open between the two, rest and a length is "
      + "the rest after that set, and what is not said comes from last time, everything where only - stands.",
  ]
}
