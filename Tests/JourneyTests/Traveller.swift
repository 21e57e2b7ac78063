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
  private var session: Shell.Session?
  private var log: Logbook?
  /// Every run of the program makes ids of its own.
  private var runs: UInt64 = 0

  init(fixtures: String) throws {
    var template = Array("/tmp/knurl-journey-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw JourneyError("mkdtemp") }
    folder = String(cString: made)
    self.fixtures = fixtures
  }

  deinit {
    restart()
    for name in Traveller.names(in: "\(folder)/backups") { unlink("\(folder)/backups/\(name)") }
    rmdir("\(folder)/backups")
    for name in Traveller.names(in: folder) { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names
  }

  private var paths: Paths {
    Paths(log: "\(folder)/log.db", config: "\(folder)/config", themes: "\(folder)/themes")
  }

  /// Types the keys; answers what the terminal was asked to do.
  func press(_ keys: String) throws -> [String] {
    try open()
    return try keys.split(separator: " ").flatMap { word in
      try Typing.events(of: String(word)).flatMap { try handle($0, word) }
    }
  }

  func screen() throws -> [String] {
    try draw("screen").text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  func roles(_ rows: [Int]) throws -> [String] {
    let grid = try draw("roles")
    return rows.filter { $0 < grid.size.rows }.map { "\($0) \(grid.roles($0))" }
  }

  func resize(_ columns: Int, _ rows: Int) throws {
    size = Size(columns: columns, rows: rows)
    if session != nil { _ = try handle(.resize(size), "resize") }
  }

  func set(seconds: Int, offset: Int) {
    moment = LocalMoment(moment: Moment(seconds: seconds), offset: offset)
  }

  /// Lets seconds pass, one tick each.
  func wait(_ seconds: Int) throws -> [String] {
    try open()
    let outward = (0..<seconds).flatMap { _ in
      moment.moment = moment.moment + 1
      return session?.handle(.tick) ?? []
    }
    _ = try draw("waiting")
    return outward.map(Typing.text(of:))
  }

  func configure(_ key: String, _ value: String) throws {
    restart()
    var configuration = Configuration(paths: paths)
    if let complaint = configuration.set(key, to: value) { throw JourneyError(complaint) }
  }

  /// Leaves the program, however it stands; the next step opens it again.
  func restart() {
    session = nil
    log?.close()
    log = nil
  }

  func importing(_ file: String, unit: String) throws {
    restart()
    let book = try book()
    let places = try ImportPlaces(["\(fixtures)/\(file)"])
    let run = try ImportRun(places, log: book, clock: clock, seed: 7)
    let report = try run.perform(
      ImportSettling(weightUnits: [WeightUnit(rawValue: unit)]), isDryRun: false)
    guard report.files.allSatisfy({ $0.leftOut.count == 0 }) else {
      throw JourneyError("\(file) holds rows that cannot be read")
    }
  }

  private var clock: Clock {
    Clock(
      now: { [unowned self] in moment },
      resolve: { [unowned self] in
        LocalMoment(moment: Moment(seconds: $0 - moment.offset), offset: moment.offset)
      })
  }

  /// Types a line as the plain mode takes it.
  func hear(_ line: String) throws {
    try open()
    _ = session?.hear(line)
    session?.dismissTold()
    _ = try draw(line)
  }

  func app() throws -> App {
    try open()
    guard let session else { throw JourneyError("nothing is open") }
    return session.app
  }

  /// The changes in the journal that were not taken back.
  func changes() throws -> Int { try book().journal(limit: 99_999).count { !$0.isUndone } }

  /// Everything people put into the log, row by row.
  func facts() throws -> [String] {
    let book = try book()
    let tables = [
      "exercise", "routine", "routine_block", "routine_set", "workout", "block", "set_entry", "measurement",
    ]
    return try tables.flatMap { table in
      try book.query("SELECT * FROM \(table) ORDER BY id").rows.map { "\(table) \($0)" }
    }
  }

  /// Takes back all changes but the first so many, or does all again; answers how many that were.
  func turnAll(_ direction: Direction, from first: Int = 0) throws -> Int {
    let book = try book()
    var turns = 0
    while try book.journal(limit: 9_999).count(where: { $0.isUndone == (direction == .redo) })
      > (direction == .redo ? 0 : first)
    {
      _ = try direction == .undo ? book.undo(at: moment.moment) : book.redo(at: moment.moment)
      turns += 1
    }
    return turns
  }

  enum Direction { case undo, redo }

  private func book() throws -> Logbook {
    if let log { return log }
    let opened = try Logbook(path: paths.log)
    log = opened
    return opened
  }

  private func open() throws {
    guard session == nil else { return }
    runs += 1
    session = Shell.Session(
      log: try book(), configuration: Configuration(paths: paths), clock: clock, seed: 42 + runs, size: size)
  }

  private func handle(_ event: Event, _ cause: some StringProtocol) throws -> [String] {
    let outward = session?.handle(event) ?? []
    _ = try draw(cause)
    return outward.map(Typing.text(of:))
  }

  /// The frame, held to what every frame must keep.
  private func draw(_ cause: some StringProtocol) throws -> Grid {
    try open()
    guard let grid = session?.nextFrame() else { throw JourneyError("nothing is open") }
    guard grid.undeclaredRoles.isEmpty else {
      throw JourneyError("after \(cause) no theme answers for \(grid.undeclaredRoles) in\n\(grid.text)")
    }
    if session?.app.scene.preferences.glyphs == "ascii", !grid.text.utf8.allSatisfy({ $0 < 128 }) {
      throw JourneyError("after \(cause) a sign is not ASCII in\n\(grid.text)")
    }
    if let cursor = grid.cursor, !Rectangle(size: grid.size).contains(cursor) {
      throw JourneyError("after \(cause) the cursor is off the screen, at \(cursor)")
    }
    return grid
  }
}
