import Canvas
import Training

extension Editor {
  /// What Space does on a set that is timed: starts its clock, or stops it and keeps the time; nil where
  /// Space completes as everywhere.
  mutating func time(_ focus: (card: BlockCard, set: Int), _ scene: Scene) -> [Effect]? {
    let set = focus.card.block.sets[focus.set]
    guard workout.isRunning, !set.isCompleted, focus.card.text.kind.has(.duration) else { return nil }
    if let timer = workout.timer, timer.set == set.id { return stop(timer, focus, scene) }
    guard set.values.duration == nil else { return nil }
    if let timer = workout.timer, let place = workout.place(of: timer.set) {
      cursor = cursor.moved(to: place.block, set: place.set, in: workout)
      settle(scene)
      return [.say(Message("A time runs on this set: Space stops it.", tone: .warning))]
    }
    return start(set.id, target: target(focus), rounds: nil, in: workout, scene)
  }

  /// The seconds to reach: what is shown for a hold, what the plan says for a distance.
  private func target(_ focus: (card: BlockCard, set: Int)) -> Int? {
    let planned = focus.card.block.sets[focus.set].planned.duration
    return focus.card.text.kind.has(.distance) ? planned : planned ?? focus.card.shown[focus.set].duration
  }

  private mutating func start(
    _ id: ID<SetEntry>, target: Int?, rounds: SetTimer.Rounds?, in changed: Workout, _ scene: Scene
  ) -> [Effect] {
    let timed = changed.timing(
      id, ready: scene.preferences.getReady, target: target, rounds: rounds, at: scene.now.moment)
    return save("Started the time of \(setTitle)", timed, scene)
  }

  /// Stops the clock: the set is done with the time that was reached, at least a second of it.
  private mutating func stop(
    _ timer: SetTimer, _ focus: (card: BlockCard, set: Int), _ scene: Scene
  ) -> [Effect] {
    let elapsed = timer.elapsed(at: scene.now.moment)
    guard elapsed > 0 else {
      let effects = save("Stopped the time of \(setTitle)", workout.untimed(), scene)
      return effects + [
        .say(Message("Stopped before it counted. Space starts again, Enter keeps what is shown."))
      ]
    }
    var values = focus.card.shown[focus.set]
    values.duration = elapsed
    return complete(timer.set, with: values, in: workout, scene)
  }

  /// Rounds by the clock from the focused set on; missing sets are added.
  mutating func startRounds(_ plan: RoundPlan, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard let focus = focus(scene), let place = workout.place(of: focus.card.block.sets[focus.set].id) else {
      return [.say(Message("No set here: o adds one.", tone: .warning))]
    }
    guard workout.isRunning else {
      return [.say(Message("Rounds run by the clock only while the workout runs.", tone: .warning))]
    }
    let isTimed = focus.card.text.kind.has(.duration)
    guard isTimed || plan.mode == .every else {
      return [
        .say(
          Message("\(focus.card.name) has no time: emom \(plan.count) gives a bell a minute.", tone: .warning)
        )
      ]
    }
    var changed = workout
    var first: ID<SetEntry>?
    for number in 0..<plan.count {
      let open = changed.blocks[place.block].sets[place.set...].filter { !$0.isCompleted }
      if number >= open.count {
        let set = SetEntry(id: ids.next(at: scene.now.moment), type: .work)
        changed = changed.adding([set], to: focus.card.block.id, at: .max)
      }
      let sets = changed.blocks[place.block].sets[place.set...].filter { !$0.isCompleted }
      let shown = focus.card.shown[focus.set]
      first = first ?? sets[number].id
      changed = changed.updating(sets[number].id) { set in
        // How far a round by the clock goes is known only afterwards.
        var values = shown
        values.distance = nil
        set.values = set.values.filled(from: values)
        if isTimed { set.values.duration = plan.on }
      }
    }
    guard let first else { return [] }
    cursor = cursor.moved(to: place.block, set: changed.place(of: first)?.set ?? place.set, in: changed)
    let mode: SetTimer.Rounds.Mode = isTimed ? .work : plan.mode
    let rounds = SetTimer.Rounds(mode: mode, off: plan.off, following: plan.count - 1)
    return start(first, target: plan.on, rounds: rounds, in: changed, scene)
  }

  /// Reads rounds typed into a sheet or behind a colon.
  mutating func takeRounds(_ text: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    do throws(Reason) {
      guard let plan = try RoundPlan.read(text) else {
        return [
          .say(Message("“\(text)” says no rounds: write 40s on 20s off x 8, or emom 10.", tone: .warning))
        ]
      }
      return startRounds(plan, scene, &ids)
    } catch {
      return [.say(Message(error.sentence, tone: .warning))]
    }
  }
}

extension EditorContent {
  /// What the clock of a set shows in its cell; nil for the others.
  func clock(of set: ID<SetEntry>, at now: Moment) -> String? {
    guard let timer = workout.timer, timer.set == set, !timer.isEvery else { return nil }
    return TimerText(timer, at: now).cell
  }
}
