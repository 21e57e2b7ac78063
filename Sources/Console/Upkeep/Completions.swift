/// `knurl completions`: made from the verb table.
enum Completions {
  static func run(_ call: Call) throws {
    switch call.arguments.operands.first {
    case "bash": bash(call.output)
    case "zsh": zsh(call.output)
    case "fish": fish(call.output)
    case let shell: throw UsageError("Completions for \(shell ?? "which shell")? There are bash, zsh and fish.")
    }
  }

  private static func options(of verb: Verb) -> [Option] { verb.options + Verb.common }

  private static func bash(_ output: Output) {
    output.line("# bash completion for knurl")
    output.line("_knurl() {")
    output.line("  local word=${COMP_WORDS[COMP_CWORD]} verb=${COMP_WORDS[1]}")
    output.line("  if [ \"$COMP_CWORD\" -eq 1 ]; then")
    output.line("    COMPREPLY=($(compgen -W '\(Verb.all.map(\.name).joined(separator: " "))' -- \"$word\"))")
    output.line("    return")
    output.line("  fi")
    output.line("  case $verb in")
    for verb in Verb.all {
      let words = options(of: verb).map { "--\($0.name)" }.joined(separator: " ")
      output.line("    \(verb.name)) COMPREPLY=($(compgen -W '\(words)' -- \"$word\")) ;;")
    }
    output.line("  esac")
    output.line("}")
    output.line("complete -o default -F _knurl knurl")
  }

  private static func zsh(_ output: Output) {
    output.line("#compdef knurl")
    output.line("local -a verbs")
    output.line("verbs=(")
    for verb in Verb.all { output.line("  '\(verb.name):\(quoted(verb.summary))'") }
    output.line(")")
    output.line("if (( CURRENT == 2 )); then")
    output.line("  _describe 'verb' verbs")
    output.line("  return")
    output.line("fi")
    output.line("case $words[2] in")
    for verb in Verb.all {
      let specs = options(of: verb).map { option in
        let value = option.value.map { ":\($0.lowercased()):_files" } ?? ""
        return "'--\(option.name)[\(quoted(option.summary))]\(value)'"
      }
      output.line("  \(verb.name)) _arguments \(specs.joined(separator: " ")) '*:file:_files' ;;")
    }
    output.line("esac")
  }

  private static func fish(_ output: Output) {
    output.line("# fish completion for knurl")
    for verb in Verb.all {
      output.line("complete -c knurl -n __fish_use_subcommand -a '\(verb.name)' -d '\(quoted(verb.summary))'")
      for option in options(of: verb) {
        let takesValue = option.value == nil ? "" : " -r"
        output.line(
          "complete -c knurl -n '__fish_seen_subcommand_from \(verb.name)' -l \(option.name)\(takesValue) "
            + "-d '\(quoted(option.summary))'")
      }
    }
  }

  /// Safe between single quotes and in zsh's brackets.
  private static func quoted(_ text: String) -> String {
    text.filter { !"'\"[]:`$\\".contains($0) }
  }
}
