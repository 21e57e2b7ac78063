internal import Canvas
internal import Logbook
internal import Screens
internal import Shell
internal import Training

/// The app without a screen: lines are typed at a prompt, and sentences answer.
///
/// Nothing places a cursor, so it works on any terminal, through a pipe and with a screen reader.
final class PlainMode {
  private let world: World
  private let paths: Paths
  private var session: Shell.Session
  private let watch: Watch?
  /// Whether the end of the rest that runs was told.
  private var hasToldRest = false
  private var hasLeft = false
  /// Whether the prompt stands there already.
  private var isAsking = false
  /// When to look at the log again after a notice, milliseconds each after the one before.
  private var coming: ArraySlice<Int> = []

  static func run(_ paths: Paths, _ world: World) throws {
    let configuration = Configuration(paths: paths)
    let call = Call(arguments: try Arguments([], options: []), paths: paths, world: world)
    defer { call.close() }
    let (log, hindrance) = try call.logAsAllowed()
    let mode = PlainMode(log, hindrance, configuration, paths, world)
    mode.greet()
    while !mode.hasLeft { mode.turn() }
    if let farewell = mode.session.farewell { world.output.line(farewell) }
    if hindrance == nil { call.backUpIfDue() }
  }

  private init(
    _ log: Logbook, _ hindrance: LogbookError?, _ configuration: Configuration, _ paths: Paths,
    _ world: World
  ) {
    self.world = world
    self.paths = paths
    session = Shell.Session(
      log: log, configuration: configuration, clock: world.clock, seed: world.seed(),
      size: Size(columns: 100, rows: 40), hindrance: hindrance)
    session.hooks = Hooks(folder: paths.hooks)
    watch = world.input.isTerminal ? Watch(log: paths.log) : nil
  }

  private func greet() {
    say(["Knurl, plain. Type help for what can be typed, quit to leave."])
    if let message = session.app.message { say([message.text]) }
    if let notice = session.app.notice { say([notice]) }
    say(session.app.spoken)
    hasToldRest = isRestOver
  }

  /// Waits for the next line, or for what time brings, and answers it.
  private func turn() {
    if world.input.isTerminal, !isAsking { world.output.show("> ") } else { world.output.flush() }
    isAsking = true
    let pause = [millisecondsToNews, coming.first].compactMap { $0 }.min()
    switch world.input.next(pause, watch?.descriptor) {
    case .line(let line):
      isAsking = false
      take(line)
    case .time:
      coming = coming.dropFirst()
      tellOthers()
      tellTime(onNewLine: true)
    case .notice:
      if watch?.drain() == true { coming = Watch.looks[...] }
      tellOthers()
    case .end:
      hasLeft = true
      if world.input.isTerminal { world.output.line() }
    }
  }

  private func say(_ sentences: [String]) {
    for sentence in sentences { world.output.line(sentence) }
    isAsking = false
  }
}

/// What comes by itself, told when it does.
extension PlainMode {
  private var rest: Rest? { session.app.live?.workout.rest?.rest }

  private var isRestOver: Bool { rest?.isOver(at: world.clock.now().moment) ?? false }

  /// Nil while nothing is to come.
  private var millisecondsToNews: Int? {
    if isRestOver, !hasToldRest { return 0 }
    guard let next = session.app.nextNews else { return nil }
    let seconds = next - world.clock.now().moment
    return seconds <= 0 ? 0 : (seconds - 1) * 1_000 + world.millisecondsToNextSecond()
  }

  /// The end of the rest, the bells of a set's clock, the rounds that are over.
  private func tellTime(onNewLine: Bool) {
    let before = session.app
    let outward = session.handle(.tick)
    var news = session.app.timeNews(since: before)
    if rest != before.live?.workout.rest?.rest { hasToldRest = false }
    if isRestOver, !hasToldRest {
      hasToldRest = true
      news.append(session.app.restOver)
    }
    guard !news.isEmpty else { return }
    if onNewLine, world.input.isTerminal { world.output.line() }
    if outward.contains(.ring), world.output.isTerminal { world.output.ring() }
    say(news)
  }

  /// Another program changed the log: what became different is told.
  private func tellOthers() {
    let before = session.app
    guard session.look() else { return }
    coming = []
    noteRest(since: before)
    let news = session.app.news(since: before)
    guard !news.isEmpty else { return }
    world.output.line()
    say(news)
  }

  /// Another rest is told when it ends, unless it is over when it comes.
  private func noteRest(since before: App) {
    if rest != before.live?.workout.rest?.rest { hasToldRest = isRestOver }
  }
}

/// Lines and their answers.
extension PlainMode {
  private func take(_ line: String) {
    let words = Words.trimmed(line)
    tellTime(onNewLine: false)
    _ = session.look()
    switch words.lowercased() {
    case "": say(session.app.spoken)
    case "help", ":help", "?": say(PlainHelp.lines)
    case "read", ":read": say(session.app.spokenWhole)
    case "quit", ":quit", "exit", "q": hasLeft = true
    case let line where line.hasPrefix("help "): help(String(line.dropFirst(5)))
    default: carryOut(words)
    }
  }

  /// Help on a verb; on anything else what there is.
  private func help(_ word: String) {
    guard Verb.named(Words.trimmed(word)) != nil else { return say(PlainHelp.lines) }
    runVerb("help \(word)")
  }

  private func carryOut(_ words: String) {
    let before = session.app
    guard let outward = session.hear(words) else { return runVerb(words) }
    noteRest(since: before)
    let news = session.app.news(since: before)
    let isSilent = news.isEmpty
    say(news)
    if isSilent, let summary = session.lastSaved { say(["\(summary)."]) }
    if isSilent, session.lastSaved == nil { say(session.app.spoken) }
    session.dismissTold()
    for effect in outward {
      switch effect {
      case .copy(let text): say(text.split(separator: "\n").map(String.init))
      case .quit: hasLeft = true
      default: break
      }
    }
  }

  /// A line that the app does not know is a verb of the command line.
  private func runVerb(_ line: String) {
    let words = PlainWords.split(line.first == ":" ? String(line.dropFirst()) : line)
    guard let name = words.first, name == "help" || Verb.named(name) != nil else {
      return say(["\(PlainHelp.refusal(of: line, words.first ?? "")) help lists what can be typed."])
    }
    var inner = world
    inner.speaks = true
    inner.errors = world.output
    inner.paths = { [paths] log throws(FileError) in log == nil ? paths : try Paths.current(log: log) }
    _ = CommandLineProgram.run(words, in: inner) { _ in .refused("The screen is open already, as plain text.")
    }
    let before = session.app
    guard session.look() else { return }
    noteRest(since: before)
    say(session.app.news(since: before).filter { !$0.hasPrefix("Logged ") })
  }
}

/// A line as words; what stands in quotes is one.
enum PlainWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isOpen = false
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" && word.isEmpty {
        quote = character
        isOpen = true
      } else if character.isWhitespace {
        if isOpen || !word.isEmpty { words.append(word) }
        (word, isOpen) = ("", false)
      } else {
        word.append(character)
      }
    }
    return isOpen || !word.isEmpty ? words + [word] : words
  }
}
