internal import Logbook
internal import Training

/// Sets of one exercise to be added to a workout.
struct Entry {
  let exercise: Exercise
  let values: [SetValues]
  let type: SetType
  let note: String
  /// Whether unlikely values are meant.
  var isSure = false

  /// The sets as they were entered, and the workout with them.
  struct Outcome {
    var workout: Workout
    var ids: [ID<SetEntry>] = []
  }

  /// Fills open sets of the exercise first, then adds sets; `moment` nil leaves no time on them.
  func added(
    to workout: Workout, at moment: Moment?, _ ids: inout IDSource, _ log: Logbook, _ preferences: Preferences
  ) throws -> Outcome {
    var outcome = Outcome(workout: workout)
    let past = try log.past(
      of: exercise.id, before: workout.start.moment, excluding: workout.id, routine: nil, sessions: 5)
    for typed in values {
      let id = place(in: &outcome.workout, &ids, at: moment ?? workout.start.moment)
      let values = try complete(typed, of: id, in: outcome.workout, log, preferences)
      outcome.workout = done(id, with: values, in: outcome.workout, at: moment, preferences)
      // Sets entered in one breath had rests nobody timed.
      if !isSure, Doubt(values, past: past) != nil {
        outcome.workout = outcome.workout.updating(id) { $0.isSuspicious = true }
      }
      if !outcome.ids.isEmpty { outcome.workout = outcome.workout.updating(id) { $0.restTaken = nil } }
      outcome.ids.append(id)
    }
    return outcome
  }

  func text(of outcome: Outcome, _ call: Call) -> String {
    let sets = outcome.ids.compactMap {
      outcome.workout.set($0)?.values.text(
        kind: exercise.kind, in: call.unit(of: exercise), style: call.style)
    }
    return "\(exercise.name) \(sets.joined(separator: ", "))"
  }

  private func done(
    _ id: ID<SetEntry>, with values: SetValues, in workout: Workout, at moment: Moment?,
    _ preferences: Preferences
  ) -> Workout {
    var workout = workout
    if let moment {
      let rest = workout.restLength(after: id, with: values, exercise: exercise, preferences)
      workout = workout.completing(id, with: values, at: moment, rest: rest)
    } else {
      workout = workout.updating(id) { set in
        set.values = values
        set.completion = .done(at: nil)
      }
    }
    return note.isEmpty ? workout : workout.updating(id) { $0.note = note }
  }

  /// The first open set of the type, else a new one at the exercise's end.
  private func place(in workout: inout Workout, _ ids: inout IDSource, at moment: Moment) -> ID<SetEntry> {
    let blocks = workout.blocks.filter { $0.exercise == exercise.id }
    for block in blocks {
      if let open = block.sets.first(where: { !$0.isCompleted && $0.type == type }) { return open.id }
    }
    let set = SetEntry(id: ids.next(at: moment), type: type)
    if let block = blocks.last {
      workout = workout.adding([set], to: block.id, at: block.sets.count)
    } else {
      let block = Block(id: ids.next(at: moment), exercise: exercise.id, sets: [set])
      workout = workout.adding(block, at: workout.blocks.count)
    }
    return set.id
  }

  /// What was typed; where a needed weight was not, what the set shows fills the gaps.
  private func complete(
    _ typed: SetValues, of id: ID<SetEntry>, in workout: Workout, _ log: Logbook, _ preferences: Preferences
  ) throws -> SetValues {
    var values = typed
    if typed.weight == nil, exercise.kind.needsWeight {
      let open = try OpenWorkout(workout, in: log, preferences, pastOf: [exercise.id])
      values = typed.filled(from: open.shownValues(of: id))
    }
    guard values.objection(for: exercise.kind, type: type) != nil else { return values }
    if values.reps == 0, exercise.kind.has(.reps), type != .failure {
      throw Refusal("0 reps can only be a failure set: add --failure. Nothing was logged.")
    }
    let typedText = typed.text(kind: exercise.kind)
    throw Refusal(
      "“\(typedText)” is not a whole set of \(exercise.name): write \(exercise.kind.example). Nothing was logged."
    )
  }
}
