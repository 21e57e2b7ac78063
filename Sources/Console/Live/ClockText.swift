internal import Training

/// The clock of a timed set, for lines and as JSON.
enum ClockText {
  /// `0:18` to go, `+0:03` past the end, `0:42` counted where there is none, `-0:04` while getting ready.
  static func of(_ timer: SetTimer, at now: Moment) -> String {
    let ready = timer.readyLeft(at: now)
    if ready > 0 { return "-" + Elapsed.text(ready) }
    if timer.isEvery, let stretch = timer.stretch(at: now) { return Elapsed.text(stretch.left) }
    guard let left = timer.remaining(at: now) else { return Elapsed.text(timer.elapsed(at: now)) }
    return left < 0 ? "+" + Elapsed.text(-left) : Elapsed.text(left)
  }

  static func json(of timer: SetTimer, at now: Moment) -> JSON {
    .object([
      ("set_id", .text(timer.set.text)), ("paused", .flag(timer.isPaused)),
      ("ready_s", .integer(timer.readyLeft(at: now))), ("elapsed_s", .integer(timer.elapsed(at: now))),
      ("target_s", .optional(timer.target)), ("remaining_s", .optional(timer.remaining(at: now))),
      ("rounds_to_follow", .integer(timer.rounds?.following ?? 0)),
    ])
  }
}
