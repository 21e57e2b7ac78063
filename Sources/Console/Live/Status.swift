internal import Training

/// `knurl status`: made for tmux, prompts and bars; reads only the running workout.
enum Status {
  static func run(_ call: Call) throws {
    let format = call.arguments.value("format")
    guard let workout = try call.log().runningWorkout() else {
      if call.wantsJSON {
        call.output.line(JSON.object([("running", .flag(false))]).encoded)
      } else {
        call.output.line(format == nil ? "No workout is running." : "")
      }
      return
    }
    let open = try OpenWorkout(workout, in: call.log(), call.preferences)
    if call.wantsJSON {
      call.output.line(json(open, call).encoded)
    } else {
      call.output.line(text(format ?? "{name} · {time} · {sets}/{total} sets{rest: · rest }{next: · next }", open, call))
    }
  }

  /// Replaces `{key}`, and `{key:before}` by the text and the value when there is one.
  private static func text(_ format: String, _ open: OpenWorkout, _ call: Call) -> String {
    let values = values(open, call)
    var text = ""
    var rest = Substring(format)
    while let start = rest.firstIndex(of: "{") {
      text += rest[..<start]
      guard let end = rest[start...].firstIndex(of: "}") else { break }
      let field = rest[rest.index(after: start)..<end].split(separator: ":", maxSplits: 1)
      let key = field.first.map(String.init) ?? ""
      if let value = values[key] {
        if !value.isEmpty { text += (field.count > 1 ? String(field[1]) : "") + value }
      } else {
        text += rest[start...end]
      }
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }

  private static func values(_ open: OpenWorkout, _ call: Call) -> [String: String] {
    let workout = open.workout
    let now = call.clock.now().moment
    let sets = workout.workingSets
    let volume = workout.volume(exercises: open.exercises, bodyweight: nil)
    return [
      "name": workout.name, "time": Elapsed.text(max(0, now - workout.start.moment)),
      "sets": String(sets.completed), "total": String(sets.all),
      "volume": volume.volumeText(in: call.preferences.weightUnit, style: call.style),
      "rest": workout.rest.map { RestText.of($0.rest, at: now) } ?? "",
      "next": workout.nextOpen(after: nil).map { open.describe($0, call.style) } ?? "",
    ]
  }

  private static func json(_ open: OpenWorkout, _ call: Call) -> JSON {
    let workout = open.workout
    let now = call.clock.now().moment
    let sets = workout.workingSets
    let next = workout.nextOpen(after: nil).map { Announcement.json(of: $0, in: open) } ?? .null
    return .object([
      ("running", .flag(true)), ("workout_id", .text(workout.id.text)), ("name", .text(workout.name)),
      ("duration_s", .integer(max(0, now - workout.start.moment))), ("sets", .integer(sets.completed)),
      ("total", .integer(sets.all)),
      ("rest_s", workout.rest.map { .integer($0.rest.remaining(at: now)) } ?? .null), ("next", next),
    ])
  }
}

/// A rest as text: `1:18` to go, `+0:42` past its end.
enum RestText {
  static func of(_ rest: Rest, at now: Moment) -> String {
    let remaining = rest.remaining(at: now)
    return remaining >= 0 ? Elapsed.text(remaining) : "+" + Elapsed.text(-remaining)
  }
}

/// `knurl rest`.
enum Resting {
  static func run(_ call: Call) throws {
    let now = call.clock.now().moment
    let open = try OpenWorkout.running(call)
    let word = Operand.text(call).filter { !$0.isWhitespace }
    guard !word.isEmpty else { return show(open.workout.rest?.rest, now, call) }
    var workout = open.workout
    let set = workout.rest?.set ?? workout.lastCompleted ?? workout.nextOpen(after: nil)
    guard let set else { throw Refusal("There is no set to rest after yet.") }
    if word == "skip" {
      workout.rest = nil
    } else if word.hasPrefix("+") || word.hasPrefix("-") {
      guard let rest = workout.rest else { throw Refusal("No rest is running. knurl rest 90 starts one.") }
      let seconds = try seconds(String(word.dropFirst()))
      workout.rest = RunningRest(
        set: set, rest: rest.rest.adjusted(by: word.hasPrefix("-") ? -seconds : seconds, at: now))
    } else {
      workout.rest = RunningRest(set: set, rest: Rest(startedAt: now, duration: try seconds(word)))
    }
    try call.log().save(Change("Changed the rest", from: open.workout, to: workout), at: now)
    show(workout.rest?.rest, now, call)
  }

  private static func seconds(_ text: String) throws -> Int {
    do {
      return try Elapsed.seconds(of: text, bare: .seconds)
    } catch {
      throw UsageError("“\(text)” is no time: write seconds, 1:30, +15, -15 or skip.")
    }
  }

  private static func show(_ rest: Rest?, _ now: Moment, _ call: Call) {
    if call.wantsJSON {
      call.output.line(
        JSON.object([
          ("rest_s", rest.map { .integer($0.remaining(at: now)) } ?? .null),
          ("duration_s", rest.map { .integer($0.duration) } ?? .null),
        ]).encoded)
    } else {
      call.output.line(rest.map { "Rest \(RestText.of($0, at: now))" } ?? "No rest is running.")
    }
  }
}
