import Canvas
import Training

extension Editor {
  /// Completes the focused set with the shown values, or makes it an intention again; with `timed` a timed
  /// set is left to its clock.
  mutating func toggleCompletion(_ scene: Scene, timed: Bool = true) -> [Effect] {
    guard let focus = focus(scene), !isRoutine else { return [] }
    let set = focus.card.block.sets[focus.set]
    if set.isCompleted {
      if set.isSuspicious { return confirm(set.id, scene) }
      return save("Un-completed \(setTitle)", workout.uncompleting(set.id), scene)
    }
    if timed, let effects = time(focus, scene) { return effects }
    let values = focus.card.shown[focus.set]
    if let objection = values.objection(for: focus.card.text.kind, type: set.type) {
      cursor.column = focus.card.missing(in: values) ?? cursor.column
      return [.say(Message(objection))]
    }
    return complete(set.id, with: values, in: workout, scene)
  }

  /// Makes the set a fact in `changed`, starts the rest and goes on to the next open set.
  mutating func complete(
    _ id: ID<SetEntry>, with values: SetValues, in changed: Workout, _ scene: Scene
  ) -> [Effect] {
    let title = setTitle
    guard workout.isRunning else {
      let done = changed.updating(id) { set in
        set.values = values
        set.completion = .done(at: nil)
        set.isSuspicious = false
      }
      let effects = save("Completed \(title)", done, scene)
      move(by: 1, scene)
      return effects
    }
    let rest =
      changed.restToNextStretch(after: id, at: scene.now.moment)
      ?? changed.restLength(after: id, with: values, exercise: exercise, scene.preferences)
    var done = changed.completing(id, with: values, at: scene.now.moment, rest: rest)
    let doubt = block.flatMap { Doubt(values, past: content.past[$0.exercise]) }
    if doubt != nil { done = done.updating(id) { $0.isSuspicious = true } }
    let effects = save("Completed \(title)", done, scene)
    if let doubt {
      let said = doubt.sentence(of: values, style: scene.numbers)
      return effects + [
        .say(Message("\(said). It is kept and counts once Space confirms it.", tone: .warning))
      ]
    }
    guard let next = workout.nextOpen(after: id) else {
      return effects + [.say(Message("That was the last set. F finishes the workout."))]
    }
    cursor.set = next
    settle(scene)
    return effects
  }

  /// An unlikely value is what the person meant: it counts from now on.
  private mutating func confirm(_ id: ID<SetEntry>, _ scene: Scene) -> [Effect] {
    let title = setTitle
    let sure = workout.updating(id) { $0.isSuspicious = false }
    return save("Confirmed \(title)", sure, scene) + [
      .say(Message(title.prefix(1).uppercased() + title.dropFirst() + " counts now."))
    ]
  }

  mutating func addSet(below: Bool, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard let block else { return [] }
    let position = block.sets.isEmpty ? 0 : cursor.place.set + (below ? 1 : 0)
    let set = SetEntry(id: ids.next(at: scene.now.moment))
    return insert([set], at: position, "Added a set to \(exercise?.name ?? "the exercise")", scene)
  }

  /// Puts sets into the focused exercise and the cursor on the first of them.
  mutating func insert(_ sets: [SetEntry], at position: Int, _ summary: String, _ scene: Scene) -> [Effect] {
    guard let block, let first = sets.first else { return [] }
    let effects = save(summary, workout.adding(sets, to: block.id, at: position), scene)
    cursor.set = first.id
    settle(scene)
    return effects
  }

  /// The last completed set of the exercise once more, as an open one.
  mutating func repeatSet(_ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard let block, let last = block.sets.lastIndex(where: \.isCompleted) else {
      return [.say(Message("No completed set to repeat here yet.", tone: .warning))]
    }
    var values = block.sets[last].values
    values.rpe = nil
    let set = SetEntry(id: ids.next(at: scene.now.moment), type: block.sets[last].type, values: values)
    let name = exercise?.name ?? "the exercise"
    return insert([set], at: last + 1, "Repeated \(block.setName(last)) of \(name)", scene)
  }

  mutating func removeSet(_ scene: Scene) -> [Effect] {
    guard let set else { return [] }
    let title = setTitle
    let effects = save("Removed \(title)", workout.removing(set.id), scene)
    return effects + [.say(Message("Removed \(title); u brings it back."))]
  }

  mutating func moveSet(by step: Int, _ scene: Scene) -> [Effect] {
    guard let set else { return [] }
    return save("Moved \(setTitle)", workout.moving(set.id, by: step), scene)
  }

  mutating func toggle(_ type: SetType, _ scene: Scene) -> [Effect] {
    guard let set else { return [] }
    let next: SetType = set.type == type ? .work : type
    let title = setTitle
    let changed = workout.updating(set.id) { $0.type = next }
    return save("Made \(title) a \(next.noun)", changed, scene)
  }

  /// Writes one value of the focused set.
  mutating func put(_ summary: String, _ scene: Scene, _ edit: (inout SetValues) -> Void) -> [Effect] {
    guard let set else { return [] }
    let changed = workout.updating(set.id) { changed in
      edit(&changed.values)
      changed.isSuspicious = false
      if isRoutine, changed.values.reps != set.values.reps { changed.plannedRepsTo = nil }
    }
    return save(summary, changed, scene)
  }

  mutating func takePrevious(_ scene: Scene) -> [Effect] {
    guard let focus = focus(scene), let previous = focus.card.previous[focus.set] else {
      return [.say(Message("No earlier set to take values from.", tone: .warning))]
    }
    let kind = focus.card.text.kind
    return put("Took the previous values for \(setTitle)", scene) { values in
      for field in kind.fields { values.take(field, from: previous.values) }
    }
  }

  mutating func stepWeight(up: Bool, _ scene: Scene) -> [Effect] {
    guard let focus = focus(scene) else { return [] }
    if !up, focus.card.text.kind.takesSign(field(scene)) { dashed = cursor.set }
    guard focus.card.fields.contains(.weight) else {
      return [.say(Message("\(focus.card.name) has no weight.", tone: .warning))]
    }
    let weight = focus.card.shown[focus.set].weight
    let next = focus.card.loading.next(from: weight, up: up)
    if next == weight {
      let end = up ? "heaviest" : "lightest"
      return [.say(Message("\(next.text(style: scene.numbers)) is the \(end) there is here."))]
    }
    return put("Changed the weight of \(setTitle)", scene) { $0.weight = next }
  }

  mutating func stepReps(by step: Int, _ scene: Scene) -> [Effect] {
    guard let focus = focus(scene) else { return [] }
    guard focus.card.fields.contains(.reps) else {
      return [.say(Message("\(focus.card.name) has no reps.", tone: .warning))]
    }
    if isRoutine, let set, let span = set.span { return moveSpan(span, of: set.id, by: step, scene) }
    let reps = max(0, (focus.card.shown[focus.set].reps ?? 0) + step)
    return put("Changed the reps of \(setTitle)", scene) { $0.reps = reps }
  }
}

extension SetValues {
  /// Takes one field over from other values, if they have it.
  mutating func take(_ field: SetField, from other: SetValues) {
    switch field {
    case .weight: weight = other.weight ?? weight
    case .reps: if other.reps != nil { takeReps(from: other) }
    case .duration: duration = other.duration ?? duration
    case .distance: distance = other.distance ?? distance
    case .rpe: rpe = other.rpe ?? rpe
    }
  }
}

extension ExerciseKind {
  /// Whether a minus can begin a number typed on a field: help on a bodyweight exercise, though some have no
  /// weight to write it to.
  fileprivate func takesSign(_ field: SetField?) -> Bool {
    switch self {
    case .weightedBodyweight, .assistedBodyweight: field == .weight
    case .reps: true
    default: false
    }
  }
}

extension SetType {
  /// The word in a sentence: `warm-up set`.
  var noun: String {
    switch self {
    case .work: "working set"
    case .warmup: "warm-up set"
    case .drop: "drop set"
    case .failure: "failure set"
    }
  }
}
