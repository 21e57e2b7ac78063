internal import Shell
internal import Training

/// `knurl completions`: made from the verb table.
enum Completions {
  static let shells = ["bash", "zsh", "fish"]

  static func run(_ call: Call) throws {
    let words = call.arguments.operands
    guard words.count == 1, let shell = words.first, shells.contains(shell) else {
      throw UsageError("Completions for which shell? There are \(shells.joined(separator: ", ")).")
    }
    let lines = shell == "bash" ? bash : shell == "zsh" ? zsh : fish
    for line in lines { call.output.line(line) }
  }

  private static func options(of verb: Verb) -> [Option] { verb.options + Verb.common }

  private static func flags(_ options: [Option]) -> String {
    options.map { "--\($0.name)" }.joined(separator: " ")
  }

  private static var verbNames: String { Verb.all.map(\.name).joined(separator: " ") }

  /// Options that are followed by a value, each once.
  private static var withValue: [String] {
    Set((Verb.all.flatMap(\.options) + Verb.common).filter { $0.value != nil }.map { "--\($0.name)" })
      .sorted()
  }

  /// What may follow a word of a verb: the values of its options, and of the settings.
  private static var following: [(verb: String, word: String, values: [String])] {
    Verb.all.flatMap { verb in
      options(of: verb).filter { !$0.values.isEmpty }.map { (verb.name, "--\($0.name)", $0.values) }
    }
  }

  /// The values of a setting that are words; none where any text or number is meant.
  private static func values(of entry: PreferenceEntry) -> [String] {
    switch entry.values {
    case .choice(let choices): choices.map(\.value)
    case .seconds: ["off"]
    case .number(_, let automatic): [automatic]
    case .theme: ThemeLibrary(folder: "").names
    case .text: []
    }
  }

  private static var settings: [(key: String, values: [String])] {
    PreferenceEntry.all.map { ($0.key, values(of: $0)) }
  }

  /// Safe between single quotes and in zsh's brackets.
  private static func quoted(_ text: String) -> String {
    text.filter { !"'\"[]:`$\\".contains($0) }
  }
}

extension Completions {
  /// A verb and a word after it, and what may follow the two.
  private static var followed: [(String, String)] {
    following.map { ("\($0.verb) \($0.word)", $0.values.joined(separator: " ")) }
      + settings.map { ("config \($0.key)", $0.values.joined(separator: " ")) }
  }

  private static var bash: [String] {
    let head =
      [
        "# bash completion for knurl", "_knurl() {",
        "  local word=${COMP_WORDS[COMP_CWORD]} verb= words= names= i",
        "  for ((i = 1; i < COMP_CWORD; i++)); do", "    case ${COMP_WORDS[i]} in",
        "      --log | --color) ((i++)) ;;", "      -*) ;;", "      *) verb=${COMP_WORDS[i]}; break ;;",
        "    esac",
        "  done", "  COMPREPLY=()", "  case \"$verb ${COMP_WORDS[COMP_CWORD-1]}\" in",
      ] + followed.map { "    '\($0.0)') COMPREPLY=($(compgen -W '\($0.1)' -- \"$word\")); return ;;" } + [
        "  esac", "  case ${COMP_WORDS[COMP_CWORD-1]} in",
        "    \(withValue.joined(separator: " | "))) return ;;",
        "  esac", "  case $verb in", "    '') words='\(verbNames) help \(flags(Help.globals))' ;;",
      ]
    let verbs = Verb.all.map { verb in
      let words = (verb.words + [flags(options(of: verb))]).joined(separator: " ")
      let names = verb.offers.map { " names=\($0.rawValue)" } ?? ""
      return "    \(verb.name)) words='\(words)'\(names) ;;"
    }
    return head + verbs + [
      "  esac", "  if [[ $word == -* || $words != -* ]]; then",
      "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))", "  fi",
      "  [[ $word == -* || -z $names ]] && return",
      "  local plain=${word//\\\\/} name", "  plain=${plain#[\\\"\\']}",
      "  while IFS= read -r name; do",
      "    [[ ${name,,} == \"${plain,,}\"* ]] || continue",
      "    case $word in [\\\"\\']*) COMPREPLY+=(\"$name\") ;; *) COMPREPLY+=(\"$(printf %q \"$name\")\") ;; esac",
      "  done < <(\"${COMP_WORDS[0]}\" names \"$names\" 2>/dev/null)", "}",
      "complete -o default -F _knurl knurl",
    ]
  }

  private static var zsh: [String] {
    let verbs = Verb.all.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = Verb.all.map { verb in
      let specs = options(of: verb).map(zshSpec)
      let words = verb.words.isEmpty ? [] : ["'1:word:(\(verb.words.joined(separator: " ")))'"]
      return
        "      \(verb.name)) _arguments \((specs + words + [rest(of: verb)]).joined(separator: " ")) ;;"
    }
    return [
      "#compdef knurl", "_knurl() {", "  local -a line verbs", "  local context state",
      "  typeset -A opt_args", "  verbs=(",
    ]
      + verbs + [
        "  )",
        "  _knurl_names() { local -a names; names=(${(f)\"$(knurl names $1 2>/dev/null)\"}); "
          + "compadd -M 'm:{a-zA-Z}={A-Za-z}' -a names }",
      ]
      + ["  _knurl_setting() { case ${words[CURRENT-1]} in"]
      + settings.filter { !$0.values.isEmpty }.map {
        "    \($0.key)) compadd \($0.values.joined(separator: " ")) ;;"
      }
      + ["  esac }"]
      + [
        "  _arguments -C \(Help.globals.map(zshSpec).joined(separator: " ")) '1:verb:->verb' '*::argument:->rest'"
      ]
      + ["  case $state in", "    verb) _describe verb verbs ;;", "    rest) case $line[1] in"] + cases
      + ["    esac ;;", "  esac", "}", "_knurl \"$@\""]
  }

  private static func rest(of verb: Verb) -> String {
    if verb.name == "config" { return "'2:value:_knurl_setting'" }
    return names(of: verb)
  }

  private static func names(of verb: Verb) -> String {
    verb.offers.map { "'*:name:{_knurl_names \($0.rawValue) || _files}'" } ?? "'*:argument:_files'"
  }

  private static func zshSpec(_ option: Option) -> String {
    let values = option.values.isEmpty ? " " : "(\(option.values.joined(separator: " ")))"
    let value = option.value.map { ":\($0.lowercased()):\($0 == "FILE" ? "_files" : values)" } ?? ""
    return "'--\(option.name)[\(quoted(option.summary))]\(value)'"
  }

  private static var fish: [String] {
    ["# fish completion for knurl"]
      + Help.globals.map { "complete -c knurl -n __fish_use_subcommand" + fishSpec($0) }
      + Verb.all.flatMap { verb in
        let seen = "complete -c knurl -n '__fish_seen_subcommand_from \(verb.name)'"
        let words = fishWords(verb)
        let names = verb.offers.map { ["\(seen) -f -a '(knurl names \($0.rawValue))'"] } ?? []
        let files = verb.offers != nil && verb.words.contains("import") ? [fishFiles(verb)] : []
        return ["complete -c knurl -n __fish_use_subcommand -f -a \(verb.name) -d '\(quoted(verb.summary))'"]
          + words + names + files + options(of: verb).map { seen + fishSpec($0) }
      }
  }

  /// The words of a verb; those of the settings until one is there, then its values.
  private static func fishWords(_ verb: Verb) -> [String] {
    guard !verb.words.isEmpty else { return [] }
    let seen = "complete -c knurl -n '__fish_seen_subcommand_from \(verb.name)"
    let words = verb.words.joined(separator: " ")
    guard verb.name == "config" else { return ["\(seen)' -f -a '\(words)'"] }
    return ["\(seen); and not __fish_seen_subcommand_from \(words)' -f -a '\(words)'"]
      + settings.map {
        "\(seen); and __fish_seen_subcommand_from \($0.key)' -f -a '\($0.values.joined(separator: " "))'"
      }
  }

  /// Names alone would keep files from being offered where one is imported.
  private static func fishFiles(_ verb: Verb) -> String {
    "complete -c knurl -n '__fish_seen_subcommand_from \(verb.name); and __fish_seen_subcommand_from import' -F"
  }

  private static func fishSpec(_ option: Option) -> String {
    let takes = option.value.map { $0 == "FILE" ? " -r" : " -x" } ?? ""
    let values = option.values.isEmpty ? "" : " -a '\(option.values.joined(separator: " "))'"
    return " -l \(option.name)\(takes)\(values) -d '\(quoted(option.summary))'"
  }
}
