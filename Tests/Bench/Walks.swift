import Canvas
import Logbook
import Screens
import Shell
import Training

/// Opens every screen that looks back, on the whole program but the terminal: a key in, a frame out.
struct Walks {
  /// Keys that lead to a screen, and the one that opens it.
  private struct Walk {
    let name: String
    let way: String
    let key: String
    var budget = 30.0
  }

  private static let walks =
    [
      Walk(name: "screen: History", way: "", key: "gh"),
      Walk(name: "screen: a workout", way: "gh", key: "⏎"),
      Walk(name: "screen: History, one muscle", way: "ghf" + String(repeating: "l", count: 18), key: " ⏎"),
      Walk(name: "screen: History, without an equipment", way: "ghfl ", key: " ⏎"),
      Walk(name: "screen: History, found", way: "gh/ben", key: "c"),
      Walk(name: "screen: History, found in notes", way: "gh/kne", key: "e"),
      Walk(name: "screen: History, a question", way: "gh/bench>=100x", key: "5"),
      Walk(name: "screen: comparison", way: "gh", key: "C"),
      Walk(name: "screen: summary", way: "gh", key: "s"),
      Walk(name: "screen: calendar", way: "gh", key: "c"),
      Walk(name: "screen: calendar, a question", way: "ghc/bench>=100x5", key: "⏎"),
      Walk(name: "screen: Exercises", way: "", key: "ge"),
      Walk(name: "screen: Exercises, first letter", way: "ge/", key: "b"),
      Walk(name: "screen: an exercise", way: "ge", key: "⏎"),
      Walk(name: "screen: about an exercise", way: "ge⏎", key: "h"),
      Walk(name: "screen: records of an exercise", way: "ge⏎ll", key: "l"),
      Walk(name: "screen: Profile", way: "", key: "gp"),
      Walk(name: "screen: measurements", way: "gp", key: "m"),
    ]
    + zip(["6M", "Y", "All"], ["", "+", "++"]).map { range, keys in
      Walk(
        name: "chart: e1RM, \(range)", way: "ge⏎l" + keys.dropLast(), key: keys.isEmpty ? "l" : "+",
        budget: 50)
    }
    + ["weight", "set volume", "volume", "reps", "all reps", "actual"].enumerated().map { index, name in
      Walk(
        name: "chart: \(name), All", way: "ge⏎l++" + String(repeating: "j", count: index), key: "j",
        budget: 50)
    }

  let path: String
  let runs: Int

  /// Prints one line a screen: its name, the median in milliseconds, the budget.
  func run(_ report: (String, Double, Double) -> Void) throws {
    let probe = try Logbook(path: path, access: .readOnly)
    let newest = try probe.workouts(before: nil, limit: 1).first?.start
    probe.close()
    guard let now = newest else { return }
    for walk in Walks.walks {
      var times: [Double] = []
      for _ in 0..<max(1, runs) { times.append(try time(walk, at: now)) }
      report(walk.name, times.sorted()[times.count / 2], walk.budget)
    }
  }

  /// A program of its own each time: nothing is remembered but what the system keeps of the file.
  private func time(_ walk: Walk, at now: LocalMoment) throws -> Double {
    let log = try Logbook(path: path, access: .readOnly)
    defer { log.close() }
    var session = Shell.Session(
      log: log, configuration: Configuration(paths: Paths(log: path, config: "/none", themes: "/none")),
      clock: .fixed(now), seed: 1, size: Size(columns: 100, rows: 30))
    _ = session.nextFrame()
    press(walk.way, &session)
    let clock = ContinuousClock()
    let start = clock.now
    press(walk.key, &session)
    return (clock.now - start).milliseconds
  }

  private func press(_ keys: String, _ session: inout Shell.Session) {
    for key in keys {
      _ = session.handle(.key(key == "⏎" ? Key(.enter) : Key(key)))
    }
    _ = session.nextFrame()
  }
}
