internal import Logbook
internal import Shell
internal import Training

/// `knurl status`: made for tmux, prompts and bars; reads only the running workout.
enum Status {
  static func run(_ call: Call) throws {
    let format = try StatusFormat(call.arguments.value("format") ?? StatusFormat.usual)
    guard !call.arguments.has("watch") else { return try StatusWatch.run(format, call) }
    call.output.exact(try line(format, try call.glance(), call).text)
  }

  /// The line as it is now, and whether a workout runs.
  static func line(
    _ format: StatusFormat, _ log: Logbook?, _ call: Call
  ) throws -> (text: String, runs: Bool) {
    guard let log, let workout = try log.runningWorkout() else {
      if call.wantsJSON { return (nothing.encoded, false) }
      return (call.arguments.has("format") ? "" : "No workout is running.", false)
    }
    let glimpse = Glimpse(workout: workout, log: log, now: call.now.moment, call.preferences, call.style)
    guard !call.wantsJSON else { return (try glimpse.json().encoded, true) }
    // A prompt's own colours stand in the format; the values have none.
    return (try format.filled { key in Output.harmless(try glimpse.value(of: key)) }, true)
  }

  /// The set that comes next, in words; empty when all are done.
  static func next(of workout: Workout, in log: Logbook, _ call: Call) throws -> String {
    try Glimpse(workout: workout, log: log, now: call.now.moment, call.preferences, call.style)
      .value(of: .next)
  }

  private static let nothing = JSON.object([
    ("running", .flag(false)), ("workout_id", .null), ("name", .null), ("duration_s", .null), ("sets", .null),
    ("total", .null), ("volume_kg", .null), ("rest_s", .null), ("next", .null), ("clock", .null),
  ])
}

/// A line with gaps: `{key}`, and `{key:before}` for a text that appears only with the value.
struct StatusFormat {
  enum Key: String, CaseIterable {
    case name, time, sets, total, volume, rest, clock, next
  }

  private enum Piece {
    case text(Substring)
    case gap(Key, before: Substring)
  }

  static let usual = "{name} · {time} · {sets}/{total} sets{rest: · rest }{clock: · clock }{next: · next }"

  private var pieces: [Piece] = []

  init(_ format: String) throws(UsageError) {
    var rest = format[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      pieces.append(.text(rest[..<start]))
      let field = rest[rest.index(after: start)..<end]
      let name = field.prefix { $0 != ":" }
      guard let key = Key(rawValue: String(name)) else {
        let known = Key.allCases.map { "{\($0.rawValue)}" }.joined(separator: " ")
        throw UsageError("There is no {\(name)}: --format takes \(known).")
      }
      pieces.append(.gap(key, before: field.dropFirst(name.count + 1)))
      rest = rest[rest.index(after: end)...]
    }
    pieces.append(.text(rest))
  }

  func filled(_ value: (Key) throws -> String) throws -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let piece): text += piece
      case .gap(let key, let before):
        let value = try value(key)
        if !value.isEmpty { text += before + value }
      }
    }
    return text
  }
}

/// A running workout, of which only what is asked for is read.
private struct Glimpse {
  let workout: Workout
  let log: Logbook
  let now: Moment
  let preferences: Preferences
  let style: NumberStyle

  init(workout: Workout, log: Logbook, now: Moment, _ preferences: Preferences, _ style: NumberStyle) {
    self.workout = workout
    self.log = log
    self.now = now
    self.preferences = preferences
    self.style = style
  }

  private var seconds: Int { max(0, now - workout.start.moment) }

  func value(of key: StatusFormat.Key) throws -> String {
    switch key {
    case .name: workout.name
    case .time: Elapsed.text(seconds)
    case .sets: String(workout.workingSets.completed)
    case .total: String(workout.workingSets.all)
    case .volume: try volume().volumeText(in: preferences.weightUnit, style: style)
    case .rest: workout.rest.map { RestText.of($0.rest, at: now) } ?? ""
    case .clock: workout.timer.map { ClockText.of($0, at: now) } ?? ""
    case .next: try next().map { $0.open.describe($0.id, style) } ?? ""
    }
  }

  func json() throws -> JSON {
    let next = try next().map { Announcement.json(of: $0.id, in: $0.open) } ?? .null
    return .object([
      ("running", .flag(true)), ("workout_id", .text(workout.id.text)), ("name", .text(workout.name)),
      ("duration_s", .integer(seconds)), ("sets", .integer(workout.workingSets.completed)),
      ("total", .integer(workout.workingSets.all)), ("volume_kg", .thousandths(try volume().milli(in: .kg))),
      ("rest_s", .optional(workout.rest?.rest.remaining(at: now))), ("next", next),
      ("clock", workout.timer.map { ClockText.json(of: $0, at: now) } ?? .null),
    ])
  }

  private func volume() throws -> Volume {
    workout.volume(
      exercises: try log.exercises(workout.blocks.map(\.exercise)),
      bodyweight: try log.bodyweight(on: workout.start.day))
  }

  private func next() throws -> (id: ID<SetEntry>, open: OpenWorkout)? {
    guard let id = workout.upNext, let place = workout.place(of: id) else { return nil }
    let exercise = workout.blocks[place.block].exercise
    return (id, try OpenWorkout(workout, in: log, preferences, pastOf: [exercise]))
  }
}
