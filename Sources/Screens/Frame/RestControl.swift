import Training

/// The rest timer's commands, alarm and title, from whatever tab.
enum RestControl {
  static func perform(_ command: Command, on live: EditorContent?, _ scene: Scene) -> [Effect] {
    guard let live else { return [.say(Message("No workout is running; rest starts with a set."))] }
    switch command {
    case .rest: return [.present(RestSheet(content: live))]
    case .restLess: return adjust(by: -15, live.workout, scene)
    case .restMore: return adjust(by: 15, live.workout, scene)
    default: return skip(live, scene)
    }
  }

  private static func adjust(by seconds: Int, _ workout: Workout, _ scene: Scene) -> [Effect] {
    guard let running = workout.rest else {
      return [.say(Message("No rest is running; R starts one, r sets one."))]
    }
    var changed = workout
    changed.rest?.rest = running.rest.adjusted(by: seconds, at: scene.now.moment)
    let summary = seconds > 0 ? "Lengthened the rest by \(seconds) s" : "Shortened the rest by \(-seconds) s"
    return workout == changed ? [] : [.save(Change(summary, from: workout, to: changed))]
  }

  /// Ends a rest, or starts the last set's once more.
  private static func skip(_ live: EditorContent, _ scene: Scene) -> [Effect] {
    var changed = live.workout
    if live.workout.rest != nil {
      changed.rest = nil
      return [.save(Change("Skipped the rest", from: live.workout, to: changed))]
    }
    guard let set = live.workout.restingSet ?? live.workout.nextOpen(after: nil) else {
      return [.say(Message("Add an exercise first; rest belongs to a set.", tone: .warning))]
    }
    let exercise = live.workout.place(of: set).flatMap {
      live.exercises[live.workout.blocks[$0.block].exercise]
    }
    let length = live.workout.restLength(after: set, exercise: exercise, scene.preferences)
    return start(length > 0 ? length : 120, on: live.workout, scene)
  }

  /// A rest of so many seconds from now.
  static func start(_ seconds: Int, on workout: Workout, _ scene: Scene) -> [Effect] {
    guard let set = workout.restingSet ?? workout.nextOpen(after: nil) else {
      return [.say(Message("Add an exercise first; rest belongs to a set.", tone: .warning))]
    }
    var changed = workout
    changed.rest = RunningRest(set: set, rest: Rest(startedAt: scene.now.moment, duration: seconds))
    return [.save(Change("Set the rest to \(Elapsed.text(seconds))", from: workout, to: changed))]
  }

  /// Sets the rest to a typed length.
  static func set(_ text: String, on live: EditorContent?, _ scene: Scene) -> [Effect] {
    guard let live else { return [] }
    do throws(Reason) {
      return start(try Elapsed.seconds(of: text, bare: .seconds), on: live.workout, scene)
    } catch {
      return [.say(Message(error.sentence, tone: .warning))]
    }
  }

  /// Bell and notification, once, at the end of a rest.
  static func alarm(
    of live: EditorContent?, since: Moment, at now: Moment, _ preferences: Preferences
  ) -> [Effect] {
    guard let live, let running = live.workout.rest, running.rest.rings(lastLook: since, now: now) else {
      return []
    }
    var effects: [Effect] = [.restEnded]
    if preferences.rings { effects.append(.ring) }
    if preferences.notifies {
      let next = NextSet(live, preferences)
      effects.append(
        .notify(title: "Rest is over", body: next.map { "Next: \($0.text)" } ?? live.workout.name))
    }
    return effects
  }

  /// `1:18 · Bench Press 100×5` while resting, else the next set alone.
  static func title(of live: EditorContent, at now: Moment, _ preferences: Preferences) -> String {
    let next = NextSet(live, preferences)?.text ?? (live.workout.name.isEmpty ? "Workout" : live.workout.name)
    if let timer = live.workout.timer, live.workout.rest == nil {
      return "\(TimerText(timer, at: now).cell) · \(next)"
    }
    guard let rest = live.workout.rest?.rest else { return next }
    let remaining = rest.remaining(at: now)
    return "\(remaining < 0 ? "+" : "")\(Elapsed.text(abs(remaining))) · \(next)"
  }
}

/// The set that comes next, in a few words: `Bench Press 100×5`.
struct NextSet {
  let text: String

  /// Nil when every set is done.
  init?(_ live: EditorContent, _ preferences: Preferences) {
    guard let id = live.workout.upNext, let place = live.workout.place(of: id) else { return nil }
    let block = live.workout.blocks[place.block]
    let exercise = live.exercises[block.exercise]
    let words = ValueText(exercise, preferences)
    let shown = live.workout.shownValues(
      of: place.block, past: live.past[block.exercise], kind: words.kind, prefill: preferences.prefill)
    text = [exercise?.shortName ?? "Exercise", words.set(shown[place.set], isShort: true)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
