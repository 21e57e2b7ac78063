import Canvas
import Console
import Logbook
import Screens
import Shell
import Terminal

/// The full-screen program: waits for events, hands them to the session, paints what came of them.
enum AppLoop {
  /// Runs until the person leaves; answers the exit code and, when it failed, the sentence that says why.
  static func run(_ request: AppRequest) -> AppResult {
    var configuration = Configuration(paths: request.paths)
    let terminal: Terminal
    do throws(TerminalError) {
      let colour = ColourChoice(rawValue: request.colour) ?? .auto
      terminal = try Terminal.open(
        Terminal.Options(colour: colour, mouse: configuration.preferences.usesMouse))
    } catch {
      return .refused(error.sentence)
    }
    defer { terminal.close() }
    configuration.adapt(to: terminal.depth, hasUnicode: terminal.hasUnicode)
    do throws(LogbookError) {
      let (log, hindrance) = try open(request)
      defer { log.close() }
      let clock = Clock.system()
      var session = Session(
        log: log, configuration: configuration, clock: clock, seed: Platform.randomSeed(),
        size: terminal.size, follows: request.follows, hindrance: hindrance)
      session.showWork = { terminal.show($0.draw()) }
      if !request.follows { tellHooks(of: &session, in: request.paths.hooks) }
      loop(&session, on: terminal, clock, watch: Watch(log: request.paths.log))
      return .left(request.follows || hindrance != nil ? nil : farewell(of: session, log))
    } catch {
      return .refused(error.sentence)
    }
  }

  private static func open(
    _ request: AppRequest
  ) throws(LogbookError) -> (log: Logbook, hindrance: LogbookError?) {
    guard request.follows else { return try Logbook.openAsAllowed(path: request.paths.log) }
    return (try Logbook(path: request.paths.log, access: .readOnly), nil)
  }

  private static func tellHooks(of session: inout Session, in folder: String) {
    let hooks = Hooks(folder: folder)
    hooks.follow(session.log)
    session.hooks = hooks
  }

  /// What is said on leaving, after the day's backup was made.
  private static func farewell(of session: Session, _ log: Logbook) -> String? {
    do throws(LogbookError) {
      _ = try log.backUpIfDue(on: Clock.system().now().day)
      return session.farewell
    } catch {
      let complaint = "Today's backup could not be made. \(error.sentence)"
      return session.farewell.map { "\($0)\n\(complaint)" } ?? complaint
    }
  }

  private static func loop(
    _ session: inout Session, on terminal: Terminal, _ clock: Clock, watch: Watch?
  ) {
    var theme = session.theme
    terminal.wear(theme.shown(at: terminal.depth).appearance(of:))
    var coming: ArraySlice<Int> = []
    while true {
      if theme != session.theme {
        theme = session.theme
        terminal.wear(theme.shown(at: terminal.depth).appearance(of:))
      }
      terminal.show(session.nextFrame())
      terminal.setTitle(session.app.title ?? "knurl")
      terminal.setProgress(session.app.restPercent)
      let tick = session.app.isTicking ? clock.untilNextSecond() : nil
      let pause = [tick, coming.first].compactMap { $0 }.min()
      let (events, ready) = terminal.nextEvents(
        within: pause, alsoWatching: watch.map { [$0.descriptor] } ?? [])
      if !ready.isEmpty {
        if watch?.drain() == true { coming = Watch.looks[...] }
      } else {
        coming = coming.dropFirst()
      }
      if session.look() { coming = [] }
      for event in events {
        for outward in session.handle(event) where !carryOut(outward, on: terminal) { return }
      }
    }
  }

  /// What only the terminal can do; false ends the program.
  private static func carryOut(_ outward: Outward, on terminal: Terminal) -> Bool {
    switch outward {
    case .ring: terminal.ring()
    case .notify(let title, let body): terminal.notify(title: title, body: body)
    case .copy(let text): _ = terminal.copy(text)
    case .suspend: terminal.suspend()
    case .quit: return false
    }
    return true
  }
}
