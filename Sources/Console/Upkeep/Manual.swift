internal import Screens
internal import Training

/// `knurl manual`: the page knurl(1) in mdoc, made from the tables of verbs, commands and settings.
enum Manual {
  static func run(_ call: Call) throws {
    switch call.arguments.operands {
    case [], ["knurl"], ["knurl(1)"]: print(call.output)
    case ["formats"], ["knurl-formats"], ["knurl-formats(5)"]: FormatsManual.print(call.output)
    case let words: throw UsageError("There is no page “\(words.joined(separator: " "))”: there is formats.")
    }
  }

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
    "With a verb it does one thing on the same log,", "also while the screen is open elsewhere.",
  ]

  private static var verbs: [String] {
    [".Sh VERBS", ".Bl -tag -width Ds"] + Verb.all.flatMap(item) + [".El"]
  }

  private static func item(_ verb: Verb) -> [String] {
    let operands = verb.operands.isEmpty ? "" : " " + Roff.head(verb.operands)
    let text = verb.summary + ". " + verb.notes.replacing("\n", with: " ")
    let lines = [".It Cm \(Roff.head(verb.name))\(operands)"] + Roff.lines(text)
    guard !verb.options.isEmpty else { return lines }
    return lines + [".Bl -tag -width Ds -compact"]
      + verb.options.flatMap { option in
        let value = option.value.map { " Ar \(Roff.head($0.lowercased()))" } ?? ""
        return [".It Fl -\(Roff.head(option.name))\(value)"] + Roff.lines(option.summary + ".")
      } + [".El"]
  }

  private static var keys: [String] {
    [
      ".Sh KEYS", "Digits start typing over the cell.", "Every key below is also a command behind",
      ".Ql \\&: .",
    ]
      + CommandGroup.allCases.flatMap { group in
        [".Ss \(group.rawValue)", ".Bl -tag -width \"Ctrl-R\" -compact"]
          + CommandEntry.all.filter { $0.group == group }.flatMap { entry in
            let keys = entry.keys.isEmpty ? ":" + entry.command.rawValue : entry.keys.joined(separator: ", ")
            return [".It \(Roff.head(keys))"] + Roff.lines(entry.summary + ".")
          } + [".El"]
      }
  }

  private static var settings: [String] {
    [
      ".Sh SETTINGS", "Each is a line", ".Ql key = value", "of the config file.",
      ".Bl -tag -width Ds -compact",
    ]
      + PreferenceEntry.all.flatMap { entry in
        let text = "\(entry.summary). It takes \(entry.allowed). Default: \(entry.read(Preferences()))."
        return [".It \(Roff.head(entry.key))"] + Roff.lines(text)
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
    ".It Pa $XDG_CONFIG_HOME/knurl/queries/", "Queries kept by name.",
    ".It Pa $XDG_DATA_HOME/knurl/backups/", "Backups.",
    ".El", ".Sh EXIT STATUS", "0 when done, 1 when refused, 2 when the command line was not understood.",
  ]
}

/// Text as mdoc takes it.
enum Roff {
  private static let widest = 78

  /// A sentence a line, none wider than a page, free of control characters.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, endsSentence(line) || width(line) + 1 + width(String(word)) > widest {
        lines.append(escaped(line))
        line = ""
      }
      line += line.isEmpty ? String(word) : " " + word
    }
    return line.isEmpty ? lines : lines + [escaped(line)]
  }

  /// Words of a macro line; the zero-width signs keep brackets and points from acting as delimiters.
  static func head(_ text: String) -> String {
    text.split(separator: " ").map { "\\&" + backslashed($0) + "\\&" }.joined(separator: " ")
  }

  /// A line of an example, as it is.
  static func literal(_ line: String) -> String { escaped(line) }

  /// Characters beyond ASCII are measured as the names they are given on the way.
  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 8) }
  }

  private static func endsSentence(_ line: String) -> Bool {
    line.last == "." || line.last == "?" || line.last == "!"
  }

  /// No line begins with a control character.
  private static func escaped(_ line: String) -> String {
    let isControl = line.first == "." || line.first == "'"
    return (isControl ? "\\&" : "") + backslashed(line)
  }

  private static func backslashed(_ text: some StringProtocol) -> String {
    String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
