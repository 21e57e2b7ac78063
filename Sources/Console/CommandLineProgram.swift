internal import Shell
internal import Training

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The program as the shell calls it: a verb, or the full screen.
package enum CommandLineProgram {
  /// Runs a command line without the program's name; answers the exit code: 0 done, 1 refused, 2 usage.
  package static func run(_ words: [String], screen: (AppRequest) -> AppResult) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let output = Output(descriptor: STDOUT_FILENO)
    let errors = Output(descriptor: STDERR_FILENO)
    defer {
      output.flush()
      errors.flush()
    }
    do {
      try perform(words, output, screen)
      return 0
    } catch let error as UsageError {
      errors.line("knurl: \(error.sentence)")
      return 2
    } catch {
      output.flush()
      errors.line("knurl: \(Complaint.sentence(of: error))")
      return 1
    }
  }

  private static func perform(_ words: [String], _ output: Output, _ screen: (AppRequest) -> AppResult) throws {
    let (globals, name, rest) = try split(words)
    if globals.has("version") { return Upkeep.version(output) }
    guard let name else {
      if globals.has("help") { return Help.overview(output) }
      return try open(globals, screen, output)
    }
    if name == "help" { return try Help.of(rest.first, output) }
    guard let verb = Verb.named(name) else { throw unknown(name) }
    let arguments = try Arguments(rest, options: verb.options + Verb.common)
    if globals.has("help") || arguments.has("help") { return Help.of(verb, output) }
    let paths = Paths.current(log: arguments.value("log") ?? globals.value("log"))
    let call = Call(arguments: arguments, paths: paths, clock: .system(), output: output, input: Input())
    defer { call.close() }
    try verb.run(call)
  }

  /// Options before the verb, the verb, and what follows it.
  private static func split(_ words: [String]) throws -> (Arguments, String?, [String]) {
    var globals: [String] = []
    var rest = words[...]
    while let word = rest.first, word.hasPrefix("-"), word != "-" {
      rest.removeFirst()
      let long = word == "-h" ? "--help" : word == "-V" ? "--version" : word
      globals.append(long)
      let takesValue = Help.globals.contains { "--\($0.name)" == long && $0.value != nil }
      if takesValue, let value = rest.popFirst() { globals.append(value) }
    }
    return (try Arguments(globals, options: Help.globals), rest.first, Array(rest.dropFirst()))
  }

  private static func unknown(_ name: String) -> UsageError {
    let near = Search.nearest(name, among: Verb.all.map(\.name)).first
    let hint = near.map { "Did you mean \($0)?" } ?? "knurl --help lists what there is."
    return UsageError("There is no command \(name). \(hint)")
  }

  private static func open(
    _ globals: Arguments, _ screen: (AppRequest) -> AppResult, _ output: Output
  ) throws {
    let paths = Paths.current(log: globals.value("log"))
    let colour = globals.value("color") ?? "auto"
    guard AppRequest.colours.contains(colour) else {
      throw UsageError("--color takes \(AppRequest.colours.joined(separator: ", ")), not \(colour).")
    }
    switch screen(AppRequest(paths: paths, colour: colour)) {
    case .left(let farewell): if let farewell { output.line(farewell) }
    case .refused(let sentence): throw Refusal(sentence)
    }
  }
}
