import Canvas
import Training

/// What only the table of a routine can do.
extension Editor {
  mutating func performOnPlan(_ command: Command, _ scene: Scene) -> [Effect] {
    switch command {
    case .clearValue: return clearValue(scene)
    case .valuePolicy: return togglePolicy()
    case .restAfter:
      guard let set else { return [] }
      return [.present(TextSheet("Rest after \(setTitle)", time(set.rest), for: .restAfter(set.id)))]
    case .exerciseRest:
      guard let block else { return [] }
      let title = "Rest after each working set of \(exercise?.name ?? "the exercise")"
      return [.present(TextSheet(title, time(block.restWork), for: .blockRest(block.id)))]
    case .warmupRest:
      guard let block else { return [] }
      let title = "Rest after warm-up sets of \(exercise?.name ?? "the exercise")"
      return [.present(TextSheet(title, time(block.restWarmup), for: .warmupRest(block.id)))]
    default: return []
    }
  }

  private func time(_ seconds: Int?) -> String { seconds.map(Elapsed.text) ?? "" }

  private mutating func clearValue(_ scene: Scene) -> [Effect] {
    guard let field = field(scene), let set else { return [] }
    guard set.values.has(field) else {
      return [.say(Message("This value is open already: a workout begins with that of last time."))]
    }
    let title = field == .rpe ? "RPE" : "value"
    return put("Left the \(title) of \(setTitle) open", scene) { $0.clear(field) }
  }

  private mutating func togglePolicy() -> [Effect] {
    guard let old = content.routine else { return [] }
    var new = old
    new.values = old.values == .keep ? .followLast : .keep
    content.routine = new
    let words =
      new.values == .keep
      ? "begins with its own values; open ones come from last time"
      : "begins with the values of last time, else with its own"
    return [
      .save(Change("Changed where \(old.name) takes its values from", [.routine(from: old, to: new)])),
      .say(Message("\(old.name) \(words).")),
    ]
  }

  /// The set once more, below it.
  mutating func copySet(_ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard let set else { return [] }
    let copy = SetEntry(
      id: ids.next(at: scene.now.moment), type: set.type, values: set.values,
      plannedRepsTo: set.plannedRepsTo, rest: set.rest)
    return insert([copy], at: cursor.place.set + 1, "Repeated \(setTitle)", scene)
  }

  mutating func moveSpan(
    _ span: RepSpan, of id: ID<SetEntry>, by step: Int, _ scene: Scene
  ) -> [Effect] {
    guard span.lower + step >= 0 else { return [] }
    let changed = workout.updating(id) { set in
      set.values.reps = span.lower + step
      set.plannedRepsTo = span.upper + step
    }
    return save("Changed the reps of \(setTitle)", changed, scene)
  }

  mutating func setRest(_ text: String, after id: ID<SetEntry>, _ scene: Scene) -> [Effect] {
    do throws(Reason) {
      let seconds = try Editor.rest(of: text)
      return save("Set the rest after \(setTitle)", workout.updating(id) { $0.rest = seconds }, scene)
    } catch {
      return [.say(Message(error.sentence, tone: .warning))]
    }
  }

  mutating func setRest(
    _ text: String, _ purpose: TextPurpose, of id: ID<Block>, _ scene: Scene
  ) -> [Effect] {
    do throws(Reason) {
      let seconds = try Editor.rest(of: text)
      let name = exercise?.name ?? "the exercise"
      let isWarmup = purpose == .warmupRest(id)
      let changed = workout.updating(id) { block in
        if isWarmup { block.restWarmup = seconds } else { block.restWork = seconds }
      }
      return save("Set the rest \(isWarmup ? "after warm-ups of" : "of") \(name)", changed, scene)
    } catch {
      return [.say(Message(error.sentence, tone: .warning))]
    }
  }

  /// Seconds of rest, up to a day; nil for no text, which follows what stands above.
  private static func rest(of text: String) throws(Reason) -> Int? {
    let typed = text.trimmed
    if typed.isEmpty { return nil }
    if typed == "0" { return 0 }
    let seconds = try Elapsed.seconds(of: typed, bare: .seconds)
    guard seconds <= 86_400 else { throw .tooLarge(typed, limit: "24 hours") }
    return seconds
  }
}
