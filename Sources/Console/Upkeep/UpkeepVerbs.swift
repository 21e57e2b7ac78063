internal import Training

extension Verb {
  static let exchange: [Verb] = [
    Verb(
      "import", "FILE…", "Bring in another program's export, or our own; the same file twice adds nothing",
      options: [
        Option(
          "from", value: "APP", "the program that wrote the file, where its content does not tell",
          values: Importing.apps.map { $0.lowercased().replacing(" ", with: "-") }),
        Option(
          "unit", value: "UNIT", "kg or lb, where the file does not say",
          values: WeightUnit.allCases.map(\.rawValue)),
        Option("distance-unit", value: "UNIT", "km, mi or m, where the file does not say"),
        Option(
          "match", value: "NAME=EXERCISE", "an exercise of the file is one of the log; may be said again"),
        Option("notes", "take the file's notes where those here are others"),
        Option("new", "exercises not known by their names are new ones; do not ask"),
        Option("dry-run", "say what would come in, change nothing"), Option("yes", "do not ask"),
        Option("list", "list the last five imports"),
        Option("undo", "take the last import out again, or the Nth of the list"), json,
      ],
      notes: "FILE may be a folder, a .zip or .gz archive, or - for the standard input. However many files\n"
        + "there are, everything comes in as one change, or nothing does. On a terminal it first shows what\n"
        + "would come in and asks, also which exercise a name stands for that is not known here; the answer is\n"
        + "remembered as an alias. Elsewhere it needs --unit where the file does not say.",
      examples: [
        "knurl import strong.csv", "knurl import strong.csv --unit lb --yes", "knurl import exports.zip",
        "knurl import hevy.csv --match 'Bankdrücken=Bench Press (Barbell)'", "knurl import --list",
        "knurl import --undo",
      ],
      run: Importing.run),
    Verb(
      "undo", "", "Undo the last change, whichever program made it",
      options: [
        Option("list", "list the changes that can be undone, newest first"),
        Option("limit", value: "N", "with --list, at most so many (20 unless said)"), json,
      ], run: Undoing.undo),
    Verb("redo", "", "Do again what was undone last", options: [json], run: Undoing.redo),
  ]

  static let upkeep: [Verb] = [
    Verb(
      "config", "[KEY [VALUE]]", "Show the settings, one setting, or change one", options: [json],
      examples: ["knurl config", "knurl config rest.work 150", "knurl config units.weight lb"],
      words: PreferenceEntry.all.map(\.key), run: Configuring.run),
    Verb(
      "theme", "[list | show [NAME] | check FILE | NAME]", "List, choose and check themes", options: [json],
      notes: "check says what is wrong with a theme file, and which of its colours are hard to read.",
      examples: ["knurl theme strong-light", "knurl theme check mine.theme"], words: Theming.actions,
      run: Theming.run),
    Verb("version", "", "Print the version") { Upkeep.version($0.output) },
    Verb(
      "completions", "bash | zsh | fish", "Print completions for a shell",
      examples: ["source <(knurl completions bash)", "knurl completions fish | source"],
      words: Completions.shells, run: Completions.run),
    Verb(
      "manual", "[formats]", "Print the manual page knurl(1), or knurl-formats(5), in mdoc",
      examples: ["knurl manual | man -l -", "knurl manual formats | man -l -"], words: ["formats"],
      run: Manual.run),
  ]
}

/// Odds and ends.
enum Upkeep {
  static let version = "0.1.0"

  static func version(_ output: Output) { output.line("knurl \(version)") }
}
