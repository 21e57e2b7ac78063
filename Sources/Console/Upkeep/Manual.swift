internal import Screens
internal import Training

/// `knurl manual`: the page knurl(1) in mdoc, made from the tables of verbs, commands and settings.
enum Manual {
  static func print(_ output: Output) {
    for line in head + verbs + keys + settings + tail { output.line(line) }
  }

  private static let head = [
    ".Dd November 30, 2026", ".Dt KNURL 1", ".Os", ".Sh NAME", ".Nm knurl",
    ".Nd the lifter's log for the terminal",
    ".Sh SYNOPSIS", ".Nm", ".Op Fl -log Ar file", ".Op Fl -color Ar depth", ".Nm", ".Ar verb",
    ".Op Ar argument ...",
    ".Sh DESCRIPTION",
    "Without a verb,", ".Nm", "opens the log on the full screen: the running workout, or what is next.",
    "With a verb it does one thing on the same log, also while the screen is open elsewhere.",
  ]

  private static var verbs: [String] {
    [".Sh VERBS", ".Bl -tag -width Ds"] + Verb.all.flatMap(item) + [".El"]
  }

  private static func item(_ verb: Verb) -> [String] {
    var lines = [".It Cm \(escaped(verb.name)) \(escaped(verb.operands))", escaped(verb.summary) + "."]
    if !verb.notes.isEmpty { lines += verb.notes.split(separator: "\n").map { escaped(String($0)) } }
    guard !verb.options.isEmpty else { return lines }
    lines.append(".Bl -tag -width Ds -compact")
    for option in verb.options {
      let value = option.value.map { " Ar \(escaped($0.lowercased()))" } ?? ""
      lines += [".It Fl -\(escaped(option.name))\(value)", escaped(option.summary) + "."]
    }
    return lines + [".El"]
  }

  private static var keys: [String] {
    [".Sh KEYS", "Digits start typing over the cell. Every key below is also a command behind", ".Ql \\&: ."]
      + CommandGroup.allCases.flatMap { group in
        [".Ss \(group.rawValue)", ".Bl -tag -width \"Ctrl-R\" -compact"]
          + CommandEntry.all.filter { $0.group == group }.flatMap { entry in
            let keys = entry.keys.isEmpty ? ":" + entry.command.rawValue : entry.keys.joined(separator: ", ")
            return [".It \(escaped(keys))", escaped(entry.summary) + "."]
          } + [".El"]
      }
  }

  private static var settings: [String] {
    [
      ".Sh SETTINGS", "Each is a line", ".Ql key = value", "of the config file.",
      ".Bl -tag -width Ds -compact",
    ]
      + PreferenceEntry.all.flatMap { entry in
        [
          ".It \(escaped(entry.key))",
          "\(escaped(entry.summary)). Default: \(escaped(entry.read(Preferences()))).",
        ]
      } + [".El"]
  }

  private static let tail = [
    ".Sh ENVIRONMENT", ".Bl -tag -width KNURL_LOG -compact", ".It Ev KNURL_LOG", "The log, unless",
    ".Fl -log",
    "names one.", ".It Ev NO_COLOR", "No colour when set and not empty.", ".It Ev COLORTERM",
    ".Ql truecolor", "or", ".Ql 24bit", "for exact colours.", ".El", ".Sh FILES",
    ".Bl -tag -width Ds -compact", ".It Pa $XDG_DATA_HOME/knurl/log.db", "The log, an SQLite database.",
    ".It Pa $XDG_CONFIG_HOME/knurl/config", "The settings.", ".It Pa $XDG_CONFIG_HOME/knurl/themes/",
    "Own themes.",
    ".El", ".Sh EXIT STATUS", "0 when done, 1 when refused, 2 when the command line was not understood.",
    ".Sh SEE ALSO", ".Xr sqlite3 1",
  ]

  /// Free of roff's control characters: no line begins with one, no backslash acts.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    guard let first = text.first, first == "." || first == "'" else { return text }
    return "\\&" + text
  }
}
