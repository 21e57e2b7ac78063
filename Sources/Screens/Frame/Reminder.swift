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
    guard let live,
      let rest = live.workout.revivedRest(
        sinceDone: before, exercises: live.exercises, scene.preferences, at: scene.now.moment)
    else { return nil }
    var changed = live.workout
    changed.rest = rest
    return Change("Took up the rest again", from: live.workout, to: changed)
  }
}

extension App {
  /// The clock that goes on when undo opened the set it stopped with.
  package func revivedTimer(_ stopped: StoppedTimer?) -> Change? {
    guard let live, let timer = stopped.flatMap({ live.workout.revived($0, at: scene.now.moment) }) else {
      return nil
    }
    var changed = live.workout
    changed.timer = timer
    changed.rest = nil
    return Change("Took up the time again", from: live.workout, to: changed)
  }
}

extension EditorContent {
  /// The sets that are completed.
  package var doneSets: Set<ID<SetEntry>> { workout.doneSets }
}
