internal import Screens
internal import Training

/// What can be typed in the plain mode.
enum PlainHelp {
  static let lines: [String] =
    [
      "Values complete the set you are at: 100x5 weight and reps, 100 weight, x7 reps, @8.5 RPE, r2 reps in reserve.",
      "Also 60lb for another unit, 45s or 1:30 for time, 2.5km for distance, 12/10/8 for several sets.",
      "done completes the set with the values it shows. Enter alone tells where you are, read tells everything.",
      "up and down go from set to set, page-up and page-down from exercise to exercise, set 2 to a set.",
      "A list is numbered: a number opens or starts. back leaves a question or a page, quit leaves the program.",
      "search and words, filter and words narrow the history and the exercises.",
      "Every command has its name, with a colon or without, and the key it has on the screen works too:",
    ]
    + CommandEntry.all.filter { !silent.contains($0.command) }.map { entry in
      "\(entry.command.rawValue): \(entry.summary)."
    } + [
      "And the verbs of the command line, such as log, show, records, start and measure: knurl --help lists them."
    ]

  static let names =
    CommandEntry.all.map(\.command.rawValue) + Verb.all.map(\.name) + [
      "done", "read", "help", "quit", "back",
    ]

  /// Why a line was not understood, with the nearest name there is.
  static func refusal(of line: String, _ name: String) -> String {
    guard Command(rawValue: name) == nil else { return "“\(name)” does nothing here." }
    let near = Search.nearest(name, among: names).first
    return "“\(line)” is not understood." + (near.map { " Did you mean \($0)?" } ?? "")
  }

  /// Only something to see.
  private static let silent: Set<Command> = [.commandLine, .suspend, .help, .theme, .nextTab, .previousTab]
}
