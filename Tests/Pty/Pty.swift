import CPty

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program running on a terminal of its own: type, look at its screen, wait for how it ends.
package final class Pty {
  package enum Ending: Hashable, Sendable {
    case exit(Int)
    case signal(Int)
    /// Still running at the deadline.
    case none
  }

  package struct CannotStart: Error {}

  package private(set) var screen: VirtualScreen
  /// Every byte the program has sent.
  package private(set) var received: [UInt8] = []
  package let child: Int32

  private let master: Int32
  private var isOpen = true
  private var ending = Ending.none

  /// Starts a program with exactly this environment.
  package init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 24
  ) throws {
    screen = VirtualScreen(columns: columns, rows: rows)
    var spawned: pid_t = 0
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    master = pty_spawn(path, &words, &settings, Int32(columns), Int32(rows), &spawned)
    for word in words + settings { free(word) }
    guard master >= 0 else { throw CannotStart() }
    child = spawned
  }

  deinit {
    hangUp()
    guard ending == .none else { return }
    kill(-child, SIGKILL)
    kill(child, SIGKILL)
    waitpid(child, nil, 0)
  }

  /// A program of this package, as built beside the tests.
  package static func built(_ name: String) -> String {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    let link = bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let own = count > 0 ? String(decoding: link, as: UTF8.self) : CommandLine.arguments[0]
    let folder = own.split(separator: "/").prefix { !$0.hasSuffix(".xctest") }
    let isRunner = folder.count == own.split(separator: "/").count
    return "/" + (isRunner ? folder.dropLast() : folder).joined(separator: "/") + "/" + name
  }

  package func type(_ text: String) {
    type(bytes: Array(text.utf8))
  }

  package func type(bytes: [UInt8]) {
    _ = pty_write(master, bytes, bytes.count)
  }

  package func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    _ = pty_resize(master, Int32(columns), Int32(rows))
  }

  package func signal(_ number: Int32) {
    kill(child, number)
  }

  /// Takes the terminal away, as closing its window does.
  package func hangUp() {
    guard isOpen else { return }
    isOpen = false
    close(master)
  }

  /// True while the terminal edits lines and echoes: as a shell leaves it.
  package var isCooked: Bool { pty_is_cooked(master) }

  /// The terminal's foreground process group.
  package var foreground: Int32 { pty_foreground(master) }

  /// Reads until the screen is as asked; false when it is not by the deadline.
  package func wait(seconds: Int = 10, until isReached: (VirtualScreen) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while !isReached(screen) {
      guard ContinuousClock.now < deadline else { return false }
      if !readOnce(milliseconds: 20) { return isReached(screen) }
    }
    return true
  }

  package func wait(for text: String) -> Bool {
    wait { $0.contains(text) }
  }

  /// Reads until nothing has come for a while; answers how many bytes came.
  @discardableResult
  package func settle(milliseconds: Int = 150) -> Int {
    let before = received.count
    var count = -1
    while count != received.count {
      count = received.count
      _ = readOnce(milliseconds: milliseconds)
    }
    return received.count - before
  }

  /// Reads to the end and answers how the program ended.
  package func waitForEnd(seconds: Int = 10) -> Ending {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while ending == .none, ContinuousClock.now < deadline {
      if !isOpen || !readOnce(milliseconds: 10) { poll(nil, 0, 2) }
      var code: Int32 = 0
      var number: Int32 = 0
      guard pty_ended(child, &code, &number) == 1 else { continue }
      ending = number > 0 ? .signal(Int(number)) : .exit(Int(code))
    }
    // what was written just before the end is still in the terminal
    while isOpen, readOnce(milliseconds: 0), settle(milliseconds: 0) > 0 {}
    return ending
  }

  /// One read; false when the other side is closed.
  private func readOnce(milliseconds: Int) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = pty_read(master, &bytes, bytes.count, Int32(milliseconds))
    guard count >= 0 else { return false }
    received += bytes.prefix(count)
    screen.take(bytes.prefix(count))
    return true
  }
}
