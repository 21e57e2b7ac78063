package import Training

extension App {
  /// Tells of a running workout that was left hours ago, and how it ends.
  package mutating func remind() {
    guard let workout = live?.workout, let last = workout.lastCompletion,
      scene.now.moment - last > FinishSheet.forgotten
    else { return }
    let name = workout.name.isEmpty ? "A workout" : workout.name
    let ago = (scene.now.moment - last) / 3_600
    say(Message("\(name): last set \(ago) h ago. F ends it there, Space goes on.", tone: .warning))
  }

  /// The rest that still runs after undo or redo changed which sets are done: that of the set done last.
  package func revivedRest(sinceDone before: Set<ID<SetEntry>>) -> Change? {
    guard let live, live.workout.rest == nil, live.doneSets != before,
      let set = RestControl.restingSet(in: live.workout), let place = live.workout.place(of: set),
      let start = live.workout.blocks[place.block].sets[place.set].completedAt
    else { return nil }
    let exercise = live.exercises[live.workout.blocks[place.block].exercise]
    let length = live.workout.restLength(after: set, exercise: exercise, scene.preferences)
    guard start + length > scene.now.moment else { return nil }
    var changed = live.workout
    changed.rest = RunningRest(set: set, rest: Rest(startedAt: start, duration: length))
    return Change("Took up the rest again", from: live.workout, to: changed)
  }
}

extension EditorContent {
  /// The sets that are completed.
  package var doneSets: Set<ID<SetEntry>> {
    Set(workout.blocks.lazy.flatMap(\.sets).filter(\.isCompleted).map(\.id))
  }
}
