import Glibc
import Pty

/// A home of its own: log, settings and environment that no other test sees.
final class Home {
  let folder: String
  var environment: [String: String]

  struct Problem: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
  }

  /// What a command line answered.
  struct Answer {
    var code: Int
    var out: String
    var err: String
  }

  init() throws {
    var template = Array("/tmp/knurl-program-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Problem("mkdtemp") }
    folder = String(cString: made)
    environment = [
      "HOME": folder, "XDG_DATA_HOME": folder + "/data", "XDG_CONFIG_HOME": folder + "/config",
      "KNURL_LOG": folder + "/log.db", "TZ": "UTC0", "TERM": "xterm-256color", "COLORTERM": "truecolor",
      "LANG": "C.UTF-8", "PS1": "$ ", "SWIFT_BACKTRACE": "enable=no",
    ]
    let program = Pty.built("knurl")
    environment["PATH"] = program.dropLast("/knurl".count) + ":/usr/bin:/bin"
  }

  deinit { Files.remove(folder) }

  var log: String { folder + "/log.db" }

  /// Runs a verb to its end.
  @discardableResult
  func knurl(_ arguments: String...) throws -> Answer {
    try run([Pty.built("knurl")] + arguments)
  }

  /// Runs a program to its end.
  func run(_ command: [String]) throws -> Answer {
    let files = ["out", "err"].map { "\(folder)/\($0)" }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, file) in zip(Int32(1)..., files) {
      posix_spawn_file_actions_addopen(&actions, descriptor, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    let program = command[0]
    var words = command.map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + settings { free(word) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, nil, &words, &settings) == 0 else {
      throw Problem("\(program) cannot be run")
    }
    var status: Int32 = 0
    guard waitpid(child, &status, 0) == child else { throw Problem("\(program) was lost") }
    let code = status & 0x7F == 0 ? Int(status >> 8 & 0xFF) : -Int(status & 0x7F)
    return Answer(code: code, out: try Files.read(files[0]), err: try Files.read(files[1]))
  }

  /// Opens the full screen.
  func open(columns: Int = 80, rows: Int = 24, _ arguments: String...) throws -> Pty {
    try Pty(Pty.built("knurl"), arguments, environment: environment, columns: columns, rows: rows)
  }
}

/// A few files, without Foundation.
enum Files {
  static func read(_ path: String) throws -> String { String(decoding: try bytes(of: path), as: UTF8.self) }

  static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else { throw Home.Problem("\(path) cannot be read") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes
  }

  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    guard let file = fopen(path, "w") else { throw Home.Problem("\(path) cannot be written") }
    defer { fclose(file) }
    let bytes = Array(bytes)
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Home.Problem(path) }
  }

  /// Removes a folder and all within it.
  static func remove(_ path: String) {
    chmod(path, 0o700)
    if let stream = opendir(path) {
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { remove("\(path)/\(name)") }
      }
      closedir(stream)
    }
    Glibc.remove(path)
  }
}
