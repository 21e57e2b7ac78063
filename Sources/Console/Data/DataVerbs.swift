internal import Exchange
internal import Training

extension Verb {
  static let data: [Verb] = [
    Verb(
      "export", "[FILE]", "Write the log, or a part of it, for other programs and people",
      options: [
        Option(
          "format", value: "FORM",
          ExportForm.allCases.map(\.rawValue).joined(separator: ", ") + "; else by the file's name, else csv",
          values: ExportForm.allCases.map(\.rawValue)),
        Option("since", value: "DATE", "from this day on: yesterday, 2026-01-31"),
        Option("until", value: "DATE", "through this day"),
        Option("exercise", value: "NAME", "only the sets of this exercise"),
        Option("workout", value: "WORKOUT", "only this workout: last, a day, a name, or an id"),
        Option(
          "unit", value: "UNIT", "kg or lb, for strong and hevy, whose files have one unit",
          values: WeightUnit.allCases.map(\.rawValue)),
      ],
      notes:
        "Without FILE, or with -, it goes to the standard output. A FILE is written whole or not at all.\n"
        + "What the form cannot carry of the workouts chosen is listed first. The same log gives the same\n"
        + "bytes. knurl import reads jsonl, csv, text, strong and hevy again; sqlite is a copy for knurl\n"
        + "restore; jsonl holds everything, md is for reading only. knurl-formats(5) says more.",
      examples: [
        "knurl export log.jsonl", "knurl export --since 2026-01-01 this-year.csv",
        "knurl export --format strong strong.csv", "knurl export --format md --workout last",
      ], run: Exporting.run),
    Verb(
      "edit", "[WORKOUT]", "Edit a workout as text in your editor; it comes back as one change",
      options: [
        Option("new", "write a new workout"),
        Option(
          "file", value: "FILE",
          "take the text of a file instead of opening the editor; - is the standard input"),
      ],
      notes:
        "WORKOUT is last, a day, a name, or an id. The editor is that of VISUAL or EDITOR, else vi. A text\n"
        + "with a mistake opens again with the mistake marked, or is kept; nothing typed is lost.\n"
        + "knurl-formats(5) describes the text.",
      examples: ["knurl edit", "knurl edit 2026-11-27", "knurl edit --new"], run: Editing.run),
    Verb(
      "mirror", "FOLDER", "Keep a folder with a text for each workout in step with the log, both ways",
      options: [
        Option("take", value: "SIDE", "where both changed: log or files"),
        Option("delete", "carry deletions over to the other side"),
        Option("dry-run", "say what would be done, change nothing"), json,
      ],
      notes:
        "What changed on one side since the last time is brought to the other. What changed on both is a\n"
        + "conflict: it is shown and left. What the files changed is one change of the log, which undo takes\n"
        + "back. The log can be made anew from the folder: knurl --log new.db mirror FOLDER.",
      examples: ["knurl mirror ~/training", "knurl mirror ~/training --take log"], run: Mirroring.run),
    Verb(
      "backup", "[FILE]", "Copy the log, whole and checked",
      options: [Option("list", "list the backups there are, newest first"), json],
      notes: "Without FILE it is the day's backup, in the folder backups beside the log. One is made by\n"
        + "itself every day you train, and before the log is brought to a newer version. The last 7 days,\n"
        + "4 weeks and 12 months are kept.",
      examples: ["knurl backup", "knurl backup /media/stick/knurl.db"], run: BackingUp.backup),
    Verb(
      "restore", "FILE", "Put a backup in the log's place; the present log is kept aside",
      options: [Option("yes", "do not ask"), json],
      notes: "FILE is a file, the day of a backup, or newest. It is checked before anything is changed.",
      examples: ["knurl restore newest", "knurl restore 2026-11-27"], words: ["newest"],
      run: BackingUp.restore),
    Verb(
      "doctor", "", "Look at the log, the backups, the settings and the terminal",
      options: [Option("fix", "mend what can be mended"), json],
      notes: "It answers 1 when there is something to look at.", run: Doctor.run),
  ]
}
