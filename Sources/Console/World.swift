package import Shell

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Everything outside the program that a verb may touch.
package struct World {
  package var clock: Clock
  package var output: Output
  package var errors: Output
  package var input: Input
  /// Where things lie; a log named on the command line comes first.
  package var paths: (_ log: String?) throws(FileError) -> Paths
  /// What new identifiers are made from.
  package var seed: () -> UInt64
  /// Whether the reader's characters go beyond ASCII.
  package var isUnicode = true
  /// Whether the reader hears: tables are told as sentences.
  package var speaks = false
  /// Waits some milliseconds, or until a descriptor has something to read; false when nobody reads the output.
  package var pause: (_ milliseconds: Int, _ other: Int32?) -> Bool = Pause.system
  /// Until the wall clock's next whole second.
  package var millisecondsToNextSecond: () -> Int = Clock.millisecondsToNextSecond

  package init(
    clock: Clock, output: Output, errors: Output, input: Input,
    paths: @escaping (String?) throws(FileError) -> Paths, seed: @escaping () -> UInt64
  ) {
    self.clock = clock
    self.output = output
    self.errors = errors
    self.input = input
    self.paths = paths
    self.seed = seed
  }

  /// The process's own streams, clock and folders.
  static func system() -> World {
    var input = Input(isTerminal: isatty(STDIN_FILENO) == 1) { readLine() }
    let lines = LineReader(descriptor: STDIN_FILENO)
    input.next = { lines.next(within: $0, watching: $1) }
    var world = World(
      clock: .system(), output: Output(descriptor: STDOUT_FILENO), errors: Output(descriptor: STDERR_FILENO),
      input: input, paths: Paths.current, seed: Platform.randomSeed)
    world.isUnicode = isUnicode()
    return world
  }
}

extension World {
  /// Whether the locale of the environment writes in UTF-8, by the first of the variables that says something.
  private static func isUnicode() -> Bool {
    let said = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { (name: String) -> String? in
      getenv(name).map { String(cString: $0).lowercased() }
    }
    guard let locale = said.first(where: { !$0.isEmpty }) else { return false }
    return locale.contains("utf-8") || locale.contains("utf8")
  }
}

/// Where a verb reads answers: the person at the terminal, or nobody.
package struct Input {
  let isTerminal: Bool
  /// The line the person types; nil at the end of the input.
  let answer: () -> String?
  /// Waits for a line so many milliseconds, and for notice from another descriptor.
  package var next: (_ milliseconds: Int?, _ other: Int32?) -> Heard

  package init(isTerminal: Bool, answer: @escaping () -> String?) {
    self.isTerminal = isTerminal
    self.answer = answer
    next = { _, _ in answer().map(Heard.line) ?? .end }
  }
}
