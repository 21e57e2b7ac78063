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
    return run(words, in: .system(), screen: screen)
  }

  /// The same in a given world.
  package static func run(
    _ words: [String], in world: World, screen: (AppRequest) -> AppResult
  ) -> Int32 {
    let code = attempt(words, world, screen)
    world.output.flush()
    defer { world.errors.flush() }
    guard let failure = world.output.failure else { return code }
    world.errors.line("knurl: The output could not be written: \(failure).")
    return max(code, 1)
  }

  private static func attempt(_ words: [String], _ world: World, _ screen: (AppRequest) -> AppResult) -> Int32
  {
    do {
      try perform(words, world, screen)
      return 0
    } catch let error as UsageError {
      world.output.flush()
      world.errors.line("knurl: \(error.sentence)")
      return 2
    } catch {
      world.output.flush()
      world.errors.line("knurl: \(Complaint.sentence(of: error))")
      return 1
    }
  }

  private static func perform(_ words: [String], _ world: World, _ screen: (AppRequest) -> AppResult) throws {
    let (globals, name, rest) = try split(words)
    if globals.has("version") { return Upkeep.version(world.output) }
    guard let name else {
      if globals.has("help") { return Help.overview(world.output) }
      return try open(globals, world, screen)
    }
    if name == "help" { return try Help.of(rest.first, world.output) }
    guard let verb = Verb.named(name) else { throw Verb.unknown(name) }
    if globals.has("help") || asksHelp(rest) { return Help.of(verb, world.output) }
    let arguments = try Arguments(rest, options: verb.options + Verb.common)
    try check(arguments, of: verb)
    _ = try colour(globals)
    _ = try colour(arguments)
    let paths = try world.paths(try log(arguments) ?? log(globals))
    var world = world
    if globals.has("plain") { world.speaks = true }
    let call = Call(arguments: arguments, paths: paths, world: world)
    defer {
      call.close()
      tellFaults(call, isQuiet: verb.isQuiet)
    }
    try verb.run(call)
    if let damage = call.damage { world.errors.line("knurl: \(damage)") }
  }

  /// What is wrong with the config file, however the verb ended.
  private static func tellFaults(_ call: Call, isQuiet: Bool) {
    guard !isQuiet, case let faults = call.faults, let last = faults.last else { return }
    call.output.flush()
    for complaint in faults.dropLast() { call.errors.line("knurl: \(complaint)") }
    call.errors.line("knurl: \(last) The other settings count.")
  }

  /// Options before the verb, the verb, and what follows it.
  private static func split(_ words: [String]) throws -> (Arguments, String?, [String]) {
    var globals: [String] = []
    var rest = words[...]
    while let word = rest.first, word.hasPrefix("-"), word != "-" {
      rest.removeFirst()
      guard word != "--" else { break }
      let long = word == "-h" ? "--help" : word == "-V" ? "--version" : word
      globals.append(long)
      let takesValue = Help.globals.contains { "--\($0.name)" == long && $0.value != nil }
      if takesValue, let value = rest.popFirst() { globals.append(value) }
    }
    return (try Arguments(globals, options: Help.globals), rest.first, Array(rest.dropFirst()))
  }

  /// Whether `--help` or `-h` stands among the words, wherever the rest of them is wrong.
  private static func asksHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  private static func check(_ arguments: Arguments, of verb: Verb) throws {
    guard verb.operands.isEmpty, let extra = arguments.operands.first else { return }
    throw UsageError("knurl \(verb.name) takes no words after it, but “\(extra)” was given.")
  }
}

extension CommandLineProgram {
  private static func log(_ arguments: Arguments) throws -> String? {
    guard let path = arguments.value("log") else { return nil }
    guard !path.isEmpty else { throw UsageError("--log needs the name of a file.") }
    return path
  }

  private static func colour(_ arguments: Arguments) throws -> String {
    let colour = arguments.value("color") ?? "auto"
    guard AppRequest.colours.contains(colour) else {
      throw UsageError("--color takes \(AppRequest.colours.joined(separator: ", ")), not “\(colour)”.")
    }
    return colour
  }

  private static func open(_ globals: Arguments, _ world: World, _ screen: (AppRequest) -> AppResult) throws {
    let colour = try colour(globals)
    let paths = try world.paths(try log(globals))
    if globals.has("plain") {
      guard !globals.has("watch") else { throw UsageError("--plain and --watch do not go together.") }
      return try PlainMode.run(paths, world)
    }
    var request = AppRequest(paths: paths, colour: colour)
    request.follows = globals.has("watch")
    switch screen(request) {
    case .left(let farewell): if let farewell { world.output.line(farewell) }
    case .refused(let sentence): throw Refusal(sentence)
    }
  }
}
