import Console
import Glibc
import SQLite
import Shell
import Training

/// What a command line answered.
struct Answer {
  let code: Int32
  let out: String
  let errors: String

  var lines: [Substring] { out.split(separator: "\n") }
}

/// A folder of its own with a log and settings, and a clock that moves only when told.
final class Desk {
  /// Friday evening, an hour ahead of Greenwich.
  var now = LocalMoment(moment: Moment(seconds: 1_795_804_560), offset: 3_600)
  let folder: String
  /// What a person types when asked; nobody is there without.
  var person: [String]?
  var columns = 80
  /// What happens in each pause of a verb that goes on; it ends when there are none left.
  var pauses: [() -> Void] = []
  /// What waiting for a line brings, in order; nil leaves it to the person.
  var heard: [(wait: Int, Heard)]?
  private var seed: UInt64 = 0

  init() {
    var template = Array("/tmp/knurl-console-XXXXXX".utf8CString)
    folder = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }

  deinit {
    if let stream = popen("rm -rf '\(folder)'", "r") { pclose(stream) }
  }

  var log: String { "\(folder)/log.db" }
  var config: String { "\(folder)/config" }

  /// Runs a command line in this world.
  @discardableResult
  func knurl(_ words: String...) -> Answer { run(words) }

  @discardableResult
  func run(_ words: [String]) -> Answer {
    let (out, errors) = (Sink(), Sink())
    let isTerminal = person != nil
    var world = World(
      clock: Clock(now: { self.now }, resolve: { self.resolved($0) }),
      output: Output(isTerminal: isTerminal, columns: columns, send: out.take),
      errors: Output(isTerminal: false, send: errors.take),
      input: Input(isTerminal: isTerminal) {
        self.person?.isEmpty == false ? self.person?.removeFirst() : nil
      },
      paths: { Paths(log: $0 ?? self.log, config: self.config, themes: "\(self.folder)/themes") },
      seed: {
        self.seed += 1
        return self.seed
      })
    world.pause = { _, _ in
      guard !self.pauses.isEmpty else { return false }
      self.pauses.removeFirst()()
      return true
    }
    if heard != nil { world.input.next = { _, _ in self.nextHeard() } }
    let code = CommandLineProgram.run(words, in: world) { .left("opened \($0.paths.log) in \($0.colour)") }
    return Answer(code: code, out: out.text, errors: errors.text)
  }

  private func nextHeard() -> Heard {
    guard let next = heard?.first else { return .end }
    heard?.removeFirst()
    wait(next.wait)
    return next.1
  }

  func wait(_ seconds: Int) { now.moment = now.moment + seconds }

  /// Writes a file into the folder and answers its path.
  func write(_ text: String, to name: String) -> String {
    let path = "\(folder)/\(name)"
    if let file = fopen(path, "w") {
      fputs(text, file)
      fclose(file)
    }
    return path
  }

  /// The text of a file in the folder; empty when there is none.
  func text(of name: String) -> String { Desk.text(at: "\(folder)/\(name)") }

  static func text(at path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  func makeExecutable(_ path: String) { chmod(path, 0o700) }

  /// The text of a file that another program writes a line into; empty after ten seconds.
  func line(in name: String) -> String {
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline {
      let text = text(of: name)
      if text.hasSuffix("\n") { return text }
      poll(nil, 0, 5)
    }
    return ""
  }

  func makeFolder(_ name: String) { mkdir("\(folder)/\(name)", 0o700) }
  func remove(_ name: String) { unlink("\(folder)/\(name)") }
  func names(in name: String) -> [String] { Files.names(in: "\(folder)/\(name)") }

  /// The names in the folder, sorted.
  var names: [String] { Files.names(in: folder) }

  private func resolved(_ wall: Int) -> LocalMoment {
    LocalMoment(moment: Moment(seconds: wall - now.offset), offset: now.offset)
  }

  private final class Sink {
    private var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    func take(_ more: ArraySlice<UInt8>) -> Int {
      bytes += more
      return more.count
    }
  }
}

/// Whether SQLite takes a text for JSON, and what it finds at a path in it.
enum JSONText {
  static func isValid(_ text: String) throws -> Bool { try ask("json_valid(?)", text) == .integer(1) }

  static func value(_ text: String, _ path: String) throws -> Value {
    try ask("json_extract(?, ?)", text, path)
  }

  /// The keys of an object, or of the first object of a list.
  static func keys(_ text: String) throws -> [String] {
    let database = try Database(path: ":memory:")
    defer { database.close() }
    let place = text.hasPrefix("[") ? "$[0]" : "$"
    return try database.rows("SELECT key FROM json_each(?, ?) ORDER BY rowid", [.text(text), .text(place)]) {
      $0.text(0)
    }
  }

  private static func ask(_ call: String, _ text: String, _ path: String? = nil) throws -> Value {
    let database = try Database(path: ":memory:")
    defer { database.close() }
    let values: [Value] = [.text(text)] + (path.map { [.text($0)] } ?? [])
    return try database.first("SELECT \(call)", values) { $0.value(0) } ?? .null
  }
}
