import Training

/// Why a rest is as long as it is.
struct RestReason {
  let text: String

  init(_ workout: Workout, _ id: ID<SetEntry>, _ exercise: Exercise?, _ preferences: Preferences) {
    let rule = workout.restRule(after: id, exercise: exercise, preferences)
    let isWarmup = workout.set(id)?.type == .warmup
    let kind = isWarmup ? "warm-up sets" : "working sets"
    let rests = workout.place(of: id).map { workout.blocks[$0.block].supersetRests } ?? SupersetRests()
    let isOwn = rule.source == .between ? rests.between != nil : rests.round != nil
    let whose = isOwn ? "this " : "a "
    let length = rule.seconds > 0 ? Elapsed.text(rule.seconds) : "No rest"
    text =
      switch rule.source {
      case .off: "Rests do not start by themselves: rest.auto in the settings is off"
      case .beforeDrop: "No rest before a drop set"
      case .set: "\(length) after this set, as the routine says"
      case .workout: "\(length) after \(kind), set for this workout"
      case .exercise: "\(length) after \(kind) of \(exercise?.shortName ?? "this exercise")"
      case .between: "\(length) between the exercises of \(whose)superset"
      case .round: "\(length) after a round of \(whose)superset"
      case .failed: "\(length) after a failed set, your setting"
      case .usual: rule.seconds > 0 ? "\(length) after \(kind), your default" : "Rest is off in the settings"
      }
  }
}

extension EditorContent {
  /// When the workout is likely over, by the lifter's own rests; nil while too few are known.
  func expectedEnd(_ now: LocalMoment) -> LocalMoment? {
    guard workout.isRunning, let forecast = Forecast(workout, past: past, at: now.moment) else { return nil }
    return LocalMoment(moment: now.moment + forecast.left, offset: now.offset)
  }
}
