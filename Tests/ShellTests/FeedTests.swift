import Canvas
import Logbook
import Screens
import Testing
import Training

@testable import Shell

/// The feed of History is read on from where it was read, and anew after a change.
struct FeedTests {
  private let start = LocalMoment(moment: Moment(seconds: 1_795_804_560), offset: 3_600)
  private let bench = Exercise(id: ID("e1"), name: "Bench Press (Barbell)")

  private func log(workouts count: Int) throws -> Logbook {
    let log = try Logbook(path: ":memory:")
    try log.save(Change("Added", [.exercise(from: nil, to: bench)]), at: start.moment)
    for number in 0..<count {
      let day = LocalMoment(moment: start.moment + -86_400 * (count - number), offset: 3_600)
      let done = workout(number, day).finished(at: day.moment + 3_600)
      try log.save(Change("Past", from: nil, to: done), at: start.moment)
    }
    return log
  }

  private func workout(_ number: Int, _ day: LocalMoment) -> Workout {
    let set = SetEntry(
      id: ID("s\(number)"), values: SetValues(weight: Weight(milli: 60_000, unit: .kg), reps: 5),
      completion: .done(at: day.moment))
    return Workout(
      id: ID("w\(number)"), name: "Push \(number)", start: day,
      blocks: [Block(id: ID("b\(number)"), exercise: bench.id, sets: [set])])
  }

  private func session(on log: Logbook) -> Shell.Session {
    let folder = Folder()
    let paths = Paths(log: ":memory:", config: "\(folder.path)/config", themes: "\(folder.path)/themes")
    var session = Shell.Session(
      log: log, configuration: Configuration(paths: paths), clock: .fixed(start), seed: 1,
      size: Size(columns: 80, rows: 24))
    _ = session.handle(.key(Key("g")))
    _ = session.handle(.key(Key("h")))
    return session
  }

  private func type(_ keys: String, to session: inout Shell.Session) {
    for key in keys { _ = session.handle(.key(Key(key))) }
  }

  @Test func `what is read on is what would be read at once`() throws {
    let log = try log(workouts: 120)
    var reader = ContentReader(log: log)
    let settings = SettingsContent(themes: [], configPath: "", logPath: "")
    for limit in [50, 100, 150, 50] {
      let content = try reader.content(
        for: .history(limit: limit, filter: ListFilter(), search: ""), at: start, Preferences(), settings)
      guard case .history(let history) = content else {
        Issue.record("no history")
        continue
      }
      #expect(history.rows == (try log.workouts(before: nil, limit: limit)))
      #expect(history.total == 120)
    }
  }

  @Test func `a workout that is deleted far down is gone from the feed, and comes back`() throws {
    let log = try log(workouts: 120)
    var session = session(on: log)
    type(String(repeating: "j", count: 70), to: &session)
    #expect(session.app.draw().text.contains("Push 49"))
    type("Xy", to: &session)
    #expect(try log.workoutCount(since: nil) == 119)
    #expect(!session.app.draw().text.contains("Push 49"))
    type("u", to: &session)
    #expect(session.app.draw().text.contains("Push 49"))
  }

  @Test func `a card that was kept looks as one drawn anew, whatever happens around it`() throws {
    var (keeping, plain) = (session(on: try log(workouts: 60)), session(on: try log(workouts: 60)))
    let deeds: [(inout Shell.Session) -> Void] = [
      { type("jjjkj", to: &$0) }, { resize(130, 40, &$0) }, { type("jjjjk", to: &$0) },
      { resize(50, 20, &$0) }, { type("Gkk", to: &$0) }, { resize(80, 24, &$0) }, { type("ggjj", to: &$0) },
      { type("Xy", to: &$0) }, { type("u", to: &$0) }, { type("/push 4", to: &$0) }, { leave(&$0) },
      { type("n", to: &$0) }, { type("ghjk", to: &$0) }, { type("g,", to: &$0) }, { type("gh", to: &$0) },
    ]
    for (step, deed) in deeds.enumerated() {
      deed(&keeping)
      deed(&plain)
      for _ in 0..<2 { #expect(keeping.nextFrame() == plain.app.draw(), "step \(step)") }
    }
  }

  private func resize(_ columns: Int, _ rows: Int, _ session: inout Shell.Session) {
    _ = session.handle(.resize(Size(columns: columns, rows: rows)))
  }

  private func leave(_ session: inout Shell.Session) {
    for _ in 0..<2 { _ = session.handle(.key(Key(.escape))) }
  }
}
