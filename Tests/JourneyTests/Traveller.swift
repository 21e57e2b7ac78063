import Canvas
import Glibc
import Logbook
import Screens
import Shell
import Training

/// Walks a journey on the whole program but the terminal, with a clock that moves only when told.
final class Traveller {
  private var moment = LocalMoment(moment: Moment(seconds: 1_795_804_560), offset: 3_600)
  private var size = Size(columns: 80, rows: 24)
  private let folder: String
  private let fixtures: String
  private var session: Session?
  private var log: Logbook?
  private(set) var hasLeft = false

  init(fixtures: String) throws {
    var template = Array("/tmp/knurl-journey-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw JourneyError("mkdtemp") }
    folder = String(cString: made)
    self.fixtures = fixtures
  }

  deinit {
    log?.close()
    for name in ["log.db", "log.db-wal", "log.db-shm", "config"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  private var paths: Paths {
    Paths(log: "\(folder)/log.db", config: "\(folder)/config", themes: "\(folder)/themes")
  }

  /// What the screen shows after the keys.
  func press(_ keys: String) throws -> [String] {
    for word in keys.split(separator: " ") {
      for event in try Traveller.events(of: String(word)) {
        if try open().handle(event).contains(.quit) { hasLeft = true }
      }
    }
    return try screen()
  }

  func screen() throws -> [String] {
    try open().app.draw().text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func resize(_ columns: Int, _ rows: Int) throws {
    size = Size(columns: columns, rows: rows)
    _ = session?.handle(.resize(size))
  }

  func set(seconds: Int, offset: Int) { moment = LocalMoment(moment: Moment(seconds: seconds), offset: offset) }

  func wait(_ seconds: Int) throws {
    for _ in 0..<seconds {
      moment.moment = moment.moment + 1
      _ = session?.handle(.tick)
    }
  }

  func configure(_ key: String, _ value: String) throws {
    var configuration = Configuration(paths: paths)
    if let complaint = configuration.set(key, to: value) { throw JourneyError(complaint) }
  }

  func importing(_ file: String, unit: String) throws {
    let run = ImportRun(log: try book(), clock: clock, seed: 7)
    _ = try run.perform(path: "\(fixtures)/\(file)", unit: WeightUnit(rawValue: unit), isDryRun: false)
  }

  private var clock: Clock {
    Clock(
      now: { [unowned self] in moment },
      resolve: { [unowned self] in
        LocalMoment(moment: Moment(seconds: $0 - moment.offset), offset: moment.offset)
      })
  }

  private func book() throws -> Logbook {
    if let log { return log }
    let opened = try Logbook(path: paths.log)
    log = opened
    return opened
  }

  private func open() throws -> SessionBox {
    if session == nil {
      session = Session(
        log: try book(), configuration: Configuration(paths: paths), clock: clock, seed: 42, size: size)
    }
    return SessionBox(self)
  }

  /// Lets a call chain change the session in place.
  struct SessionBox {
    private let owner: Traveller
    init(_ owner: Traveller) { self.owner = owner }
    func handle(_ event: Event) -> [Outward] { owner.session?.handle(event) ?? [] }
    var app: App {
      guard let session = owner.session else { preconditionFailure("opened above") }
      return session.app
    }
  }

  /// A word of the journey as events: a named key, or its characters one by one; `␣` types a blank.
  private static func events(of word: String) throws -> [Event] {
    if word.count > 1, word.first == "<", word.last == ">" {
      guard let keys = Keymap.keys(named: String(word.dropFirst().dropLast())) else { throw JourneyError(word) }
      return keys.map { .key($0) }
    }
    return word.map { .key(Key($0 == "␣" ? " " : $0)) }
  }
}
