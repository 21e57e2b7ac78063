internal import Logbook
internal import Training

/// A rest as text: `1:18` to go, `+0:42` past its end.
enum RestText {
  static func of(_ rest: Rest, at now: Moment) -> String {
    let remaining = rest.remaining(at: now)
    return remaining >= 0 ? Elapsed.text(remaining) : "+" + Elapsed.text(-remaining)
  }
}

/// `knurl rest`.
enum Resting {
  /// The longest rest, in seconds.
  private static let longest = 86_400

  static func run(_ call: Call) throws {
    let word = Operand.text(call).filter { !$0.isWhitespace }
    let log = try word.isEmpty ? call.readableLog() : call.log()
    guard let workout = try log.runningWorkout() else {
      if word.isEmpty, call.wantsJSON { return show(nil, call.now.moment, call) }
      throw Refusal("No workout is running. knurl start begins one.")
    }
    let now = call.now.moment
    guard !word.isEmpty else { return show(workout.rest?.rest, now, call) }
    let isSkip = word.lowercased() == "skip"
    if isSkip, workout.rest == nil { return show(nil, now, call) }
    let changed = try changed(workout, by: word, at: now)
    try log.save(Change("Changed the rest", from: workout, to: changed), at: now)
    if isSkip, !call.wantsJSON { return call.output.line("Skipped the rest.") }
    show(changed.rest?.rest, now, call)
  }

  private static func changed(_ workout: Workout, by word: String, at now: Moment) throws -> Workout {
    var workout = workout
    if word.lowercased() == "skip" {
      workout.rest = nil
      return workout
    }
    if let sign = word.first, "+-−".contains(sign) {
      let seconds = try seconds(String(word.dropFirst()), word)
      guard let running = workout.rest else { throw Refusal("No rest is running. knurl rest 90 starts one.") }
      let rest = running.rest.adjusted(by: sign == "+" ? seconds : -seconds, at: now)
      workout.rest = RunningRest(set: running.set, rest: rest)
    } else {
      let seconds = try seconds(word, word)
      guard let set = workout.restingSet ?? workout.nextOpen(after: nil) else {
        throw Refusal("There is no set to rest after yet.")
      }
      workout.rest = RunningRest(set: set, rest: Rest(startedAt: now, duration: seconds))
    }
    guard workout.rest?.rest.duration ?? 0 <= longest else {
      throw Refusal("A rest of more than 24 hours is no rest. Nothing was changed.")
    }
    return workout
  }

  private static func seconds(_ text: String, _ typed: String) throws -> Int {
    do {
      return try Elapsed.seconds(of: text, bare: .seconds)
    } catch {
      if case .tooLarge = error { throw Refusal(error.sentence) }
      throw UsageError("“\(typed)” is no time: write seconds, 1:30, +15, -15 or skip.")
    }
  }

  private static func show(_ rest: Rest?, _ now: Moment, _ call: Call) {
    guard call.wantsJSON else {
      return call.output.line(rest.map { "Rest \(RestText.of($0, at: now))" } ?? "No rest is running.")
    }
    call.print(
      .object([
        ("rest_s", .optional(rest?.remaining(at: now))), ("duration_s", .optional(rest?.duration)),
      ]))
  }
}
