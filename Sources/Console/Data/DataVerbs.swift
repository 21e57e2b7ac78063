internal import Exchange

extension Verb {
  static let data: [Verb] = [
    Verb(
      "export", "[FILE]", "Write the log, or a part of it, for other programs and people",
      options: [
        Option(
          "format", value: "FORM",
          ExportForm.allCases.map(\.rawValue).joined(separator: ", ") + "; else by the file's name, else csv"),
        Option("since", value: "DATE", "from this day on: yesterday, 2026-01-31"),
        Option("until", value: "DATE", "through this day"),
        Option("exercise", value: "NAME", "only the sets of this exercise"),
        Option("workout", value: "WORKOUT", "only this workout: last, a day, a name, or an id"),
        Option("unit", value: "UNIT", "kg or lb, for strong and hevy, whose files have one unit"),
      ],
      notes:
        "Without FILE, or with -, it goes to the standard output. A FILE is written whole or not at all.\n"
        + "What the form cannot carry of the workouts chosen is listed first. The same log gives the same\n"
        + "bytes. knurl import reads csv and jsonl again; jsonl holds everything. knurl-formats(5) says more.",
      examples: [
        "knurl export log.jsonl", "knurl export --since 2026-01-01 this-year.csv",
        "knurl export --format strong strong.csv", "knurl export --format md --workout last",
      ], run: Exporting.run)
  ]
}
