import Training

/// The clock of a timed set: its bell, its words, and the rounds that end by themselves.
enum TimerControl {
  /// The running workout with every round that is over done; nil while none is.
  static func advanced(_ live: EditorContent, to now: Moment, _ preferences: Preferences) -> EditorContent? {
    guard live.workout.timer?.rounds != nil else { return nil }
    let workout = live.workout.advanced(to: now) { workout, set in
      let exercise = workout.place(of: set).flatMap { live.exercises[workout.blocks[$0.block].exercise] }
      return workout.restLength(after: set, exercise: exercise, preferences)
    }
    guard workout != live.workout else { return nil }
    var content = live
    content.workout = workout
    return content
  }

  /// What undo will name: `Completed 2 rounds of Plank`.
  static func summary(from before: EditorContent, to after: EditorContent) -> String {
    let count = after.workout.completedSets - before.workout.completedSets
    let name = before.workout.timedBlock.flatMap { before.workout.index(of: $0) }
      .flatMap { before.exercises[before.workout.blocks[$0].exercise]?.name }
    let rounds = count == 1 ? "a round" : "\(count) rounds"
    return "Completed \(rounds) of \(name ?? "an exercise")"
  }

  static func alarm(of live: EditorContent?, since: Moment, at now: Moment, _ preferences: Preferences)
    -> [Effect]
  {
    guard let timer = live?.workout.timer, timer.rings(lastLook: since, now: now) else { return [] }
    return preferences.rings ? [.ring] : []
  }

  /// Stops the clock where it is, or the rest, or lets them go on.
  static func pause(_ live: EditorContent?, _ scene: Scene) -> [Effect] {
    guard let live, live.workout.timer != nil || live.workout.rest != nil else {
      return [.say(Message("No time is running; Space on a timed set starts one."))]
    }
    var changed = live.workout
    let now = scene.now.moment
    var isPaused = false
    if let timer = changed.timer {
      isPaused = timer.isPaused
      changed.timer = timer.toggled(at: now)
    } else if let running = changed.rest {
      isPaused = running.rest.pausedAt != nil
      changed.rest?.rest = isPaused ? running.rest.resumed(at: now) : running.rest.paused(at: now)
    }
    let what = live.workout.timer != nil ? "time" : "rest"
    return [
      .save(Change("\(isPaused ? "Went on with" : "Paused") the \(what)", from: live.workout, to: changed))
    ]
  }
}

/// What a running clock says at a moment.
struct TimerText: Sendable {
  /// `Get ready`, `Time`, `Paused`, `Round 3 of 10`.
  let title: String
  /// `0:42`, `0:18 of 0:40`, `+0:03 over 0:40`.
  let clock: String
  /// What stands in the set's cell.
  let cell: String
  /// The part of it that is left, 0…1.
  let left: Double
  let isReady: Bool

  init(_ timer: SetTimer, at now: Moment) {
    let ready = timer.readyLeft(at: now)
    let elapsed = timer.elapsed(at: now)
    isReady = ready > 0
    let following = timer.rounds?.following ?? 0
    if ready > 0 {
      let isBetween = timer.rounds?.mode == .work && timer.ready == timer.rounds?.off
      title = isBetween ? "Pause" : "Get ready"
      let more = following > 0 && !timer.isEvery ? ", \(following + 1) to go" : ""
      clock = Elapsed.text(ready) + more
      cell = "-" + Elapsed.text(ready)
      left = Double(ready) / Double(max(1, timer.ready))
    } else if let stretch = timer.stretch(at: now), timer.isEvery {
      title = "Round \(stretch.number) of \(following + 1)"
      clock = Elapsed.text(stretch.left)
      cell = Elapsed.text(stretch.left)
      left = Double(stretch.left) / Double(max(1, timer.target ?? 1))
    } else if let target = timer.target, let remaining = timer.remaining(at: now) {
      title = following > 0 ? "Work, \(following) to follow" : "Time"
      clock =
        remaining >= 0
        ? "\(Elapsed.text(remaining)) of \(Elapsed.text(target))"
        : "+\(Elapsed.text(-remaining)) over \(Elapsed.text(target))"
      cell = Elapsed.text(elapsed)
      left = remaining > 0 ? Double(remaining) / Double(target) : 0
    } else {
      title = "Time"
      clock = Elapsed.text(elapsed)
      cell = Elapsed.text(elapsed)
      left = 0
    }
  }
}
