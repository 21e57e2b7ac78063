internal import CHook
internal import Exchange
package import Logbook
internal import Screens
package import Training

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Programs of the person's that are told what happens, as JSON on their standard input.
///
/// Each runs on its own and is ended after `limit` seconds; none holds anything up or spoils what is saved.
package struct Hooks: Sendable {
  package enum Occasion: String, CaseIterable, Sendable {
    case set = "on_set"
    case record = "on_record"
    case restEnd = "on_rest_end"
    case finish = "on_finish"
  }

  /// Seconds a hook may run.
  package static let limit = 10

  private let folder: String
  private let limit: Int

  package init(folder: String, limit: Int = Hooks.limit) {
    self.folder = folder
    self.limit = limit
  }

  package func path(of occasion: Occasion) -> String { "\(folder)/\(occasion.rawValue)" }

  private func isThere(_ occasion: Occasion) -> Bool { access(path(of: occasion), X_OK) == 0 }

  /// From now on every change saved in the log is told.
  package func follow(_ log: Logbook) {
    let hooks = self
    log.afterSave = { [unowned log] change in
      guard Occasion.allCases.contains(where: hooks.isThere) else { return }
      do {
        for step in change.steps { try hooks.tell(step, in: log) }
      } catch {
        // What could not be read again is saved all the same, and only the hook misses it.
        return
      }
    }
  }

  /// Starts the program of an occasion, if there is one.
  private func tell(_ occasion: Occasion, _ json: JSONText) {
    guard isThere(occasion) else { return }
    let text = json.closed + [10]
    _ = text.withUnsafeBytes { bytes in
      hook_start(
        path(of: occasion), bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, UInt32(limit))
    }
  }
}

/// What is told.
extension Hooks {
  private func tell(_ step: Change.Step, in log: Logbook) throws(LogbookError) {
    guard case .workout(let before, let workout?) = step, before?.isRunning ?? workout.isRunning else {
      return
    }
    let since = before?.lastCompletion ?? workout.start.moment
    let done = workout.blocks.flatMap(\.sets).filter { set in
      before?.set(set.id)?.isCompleted != true && set.completedAt.map { $0 >= since } ?? false
    }
    let badges = done.isEmpty || !isThere(.record) ? [:] : try log.badges(of: workout.id)
    for set in done {
      let told = try text(.set, set, of: workout, in: log)
      tell(.set, told)
      for event in badges[set.id] ?? [] {
        var record = try text(.record, set, of: workout, in: log)
        record.add("kind", event.kind.rawValue)
        record.add("record", event.label)
        tell(.record, record)
      }
    }
    if before != nil, !workout.isRunning { try tellFinish(workout, in: log) }
  }

  private func text(
    _ occasion: Occasion, _ set: SetEntry, of workout: Workout, in log: Logbook
  ) throws(LogbookError) -> JSONText {
    var text = head(occasion, workout)
    guard let place = workout.place(of: set.id) else { return text }
    let block = workout.blocks[place.block]
    text.add("exercise", try log.exercise(block.exercise)?.name ?? "")
    text.add("set_id", set.id.text)
    text.add("set", block.markers[place.set])
    text.add("type", set.type.rawValue)
    if let weight = set.values.weight {
      text.add("weight", thousandths: weight.milli)
      text.add("unit", weight.unit.rawValue)
    }
    if let reps = set.values.reps { text.add("reps", reps) }
    if let seconds = set.values.duration { text.add("duration_s", seconds) }
    if let distance = set.values.distance { text.add("distance_m", thousandths: distance.milliMetres) }
    if let rpe = set.values.rpe { text.add("rpe", thousandths: rpe.halves * 500) }
    if occasion == .set, let rest = workout.rest, rest.set == set.id {
      text.add("rest_s", rest.rest.duration)
    }
    return text
  }

  private func head(_ occasion: Occasion, _ workout: Workout) -> JSONText {
    var text = JSONText()
    text.add("event", occasion.rawValue)
    text.add("workout_id", workout.id.text)
    text.add("workout", workout.name)
    return text
  }

  private func tellFinish(_ workout: Workout, in log: Logbook) throws(LogbookError) {
    guard isThere(.finish), let summary = try log.summary(of: workout.id) else { return }
    var text = head(.finish, workout)
    text.add("started_at", workout.start.iso)
    if let seconds = summary.duration { text.add("duration_s", seconds) }
    text.add("sets", summary.sets)
    text.add("volume_kg", thousandths: summary.volume.milli(in: .kg))
    text.add("records", summary.records)
    tell(.finish, text)
  }

  /// The rest of the running workout is over: of all programs that see it, one tells it.
  package func tellRestEnd(of workout: Workout, next: String, in log: Logbook) {
    guard isThere(.restEnd), let rest = workout.rest else { return }
    do {
      guard try log.claimRestEnd(of: rest) else { return }
    } catch {
      // A log that cannot be written to now is another's to tell of.
      return
    }
    var text = head(.restEnd, workout)
    text.add("rest_s", rest.rest.duration)
    text.add("next", next)
    tell(.restEnd, text)
  }

  /// Whether anybody wants to be told when a rest ends.
  package var listensToRests: Bool { isThere(.restEnd) }
}
