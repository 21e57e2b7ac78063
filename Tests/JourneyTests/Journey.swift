import Training

/// A journey: keys and the screens they produce, as plain text.
///
/// Lines: `# …`, `size 80x24`, `now 2026-11-27 18:36:00 +3600`, `import FILE kg`, `config key value`,
/// `restart`, `wait SECONDS`, `keys …` (words typed one after the other), `roles ROW…`. After each `keys`
/// comes the screen, every line behind `|`; after `roles` what those rows mean, behind `~`; what only a
/// terminal can do (ring, notify, copy) stands behind `>`.
struct Journey {
  enum Step: Equatable {
    case note(String)
    case size(columns: Int, rows: Int)
    case now(seconds: Int, offset: Int)
    case importing(file: String, unit: String)
    case config(key: String, value: String)
    case restart
    case wait(Int)
    case keys(String)
    case roles([Int])
    /// What the program answered: a line of the screen, of meanings, or for the terminal.
    case answer(String)
  }

  var steps: [Step] = []

  init(_ text: String) throws {
    steps = try text.split(separator: "\n", omittingEmptySubsequences: false).map {
      try Journey.step(String($0))
    }
    while steps.last == .note("") { steps.removeLast() }
  }

  var text: String {
    steps.map(Journey.text(of:)).joined(separator: "\n") + "\n"
  }

  private static func step(_ line: String) throws -> Step {
    if let first = line.first, "|~>".contains(first) { return .answer(line) }
    let words = line.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case (nil, _): return .note("")
    case ("size", 2):
      let parts = words[1].split(separator: "x").compactMap { Int($0) }
      guard parts.count == 2 else { throw JourneyError(line) }
      return .size(columns: parts[0], rows: parts[1])
    case ("now", 4): return try now(words, line)
    case ("import", 3): return .importing(file: words[1], unit: words[2])
    case ("config", 3...):
      return .config(key: words[1], value: words.dropFirst(2).joined(separator: " "))
    case ("restart", 1): return .restart
    case ("wait", 2):
      guard let seconds = Int(words[1]) else { throw JourneyError(line) }
      return .wait(seconds)
    case ("keys", _): return .keys(words.dropFirst().joined(separator: " "))
    case ("roles", 2...): return .roles(words.dropFirst().compactMap { Int($0) })
    default:
      guard line.hasPrefix("#") else { throw JourneyError(line) }
      return .note(line)
    }
  }

  private static func now(_ words: [String], _ line: String) throws -> Step {
    let clock = words[2].split(separator: ":").compactMap { Int($0) }
    guard let day = Day(iso: words[1]), clock.count == 3, let offset = Int(words[3]) else {
      throw JourneyError(line)
    }
    let local = day.number * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2]
    return .now(seconds: local - offset, offset: offset)
  }

  private static func text(of step: Step) -> String {
    switch step {
    case .note(let text), .answer(let text): return text
    case .size(let columns, let rows): return "size \(columns)x\(rows)"
    case .now(let seconds, let offset):
      let local = LocalMoment(moment: Moment(seconds: seconds), offset: offset)
      let second = local.secondOfDay
      let clock = [second / 3_600, second % 3_600 / 60, second % 60].map { ($0 < 10 ? "0" : "") + String($0) }
      return "now \(local.day.iso) \(clock.joined(separator: ":")) \(offset < 0 ? "" : "+")\(offset)"
    case .importing(let file, let unit): return "import \(file) \(unit)"
    case .config(let key, let value): return "config \(key) \(value)"
    case .restart: return "restart"
    case .wait(let seconds): return "wait \(seconds)"
    case .keys(let keys): return keys.isEmpty ? "keys" : "keys \(keys)"
    case .roles(let rows): return "roles \(rows.map(String.init).joined(separator: " "))"
    }
  }
}

/// What is wrong with a journey, in one line.
struct JourneyError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
