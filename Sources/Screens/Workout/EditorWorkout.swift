import Canvas
import Training

extension Editor {
  mutating func performOnWorkout(
    _ command: Command, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    switch command {
    case .finish: return finish(scene)
    case .discard: return discard(scene)
    case .deleteWorkout: return delete()
    case .workoutMenu:
      return [
        .present(
          content.routine.map(MenuSheet.plan) ?? MenuSheet.workout(name, isRunning: workout.isRunning))
      ]
    case .workoutNote:
      return [.present(TextSheet("Note on \(name)", workout.note, for: .workoutNote))]
    case .copyWorkout:
      return [.present(TextSheet("Copy \(name) to which day?", "today", for: .copyDay(workout.id)))]
    case .mergeWorkout: return [.mergeWorkout(workout.id)]
    case .splitWorkout: return block.map { [.splitWorkout(workout.id, before: $0.id)] } ?? []
    case .tag:
      let tags = workout.tags.joined(separator: " ")
      return [.present(TextSheet("Tags of \(name)", tags, for: .workoutTags))]
    case .rename: return [.present(TextSheet("Name of the \(noun)", workout.name, for: .workoutName))]
    case .editStart:
      return [
        .present(TextSheet("Start: date and time", DateText.of(workout.start), for: .workoutStart))
      ]
    case .editDuration:
      let text = workout.duration.map(Elapsed.text) ?? ""
      return [.present(TextSheet("Duration", text, for: .workoutDuration))]
    case .performAgain:
      guard let routine = content.routine else {
        return [.switchTab(.workout), .start(.workout(workout.id))]
      }
      return [.back, .switchTab(.workout), .start(.routine(routine.id))]
    case .saveRoutine: return [.present(TextSheet("Name of the routine", workout.name, for: .routineName))]
    default: return []
    }
  }

  /// The workout's name in sentences.
  var name: String { workout.name.isEmpty ? "the workout" : workout.name }

  private var noun: String { isRoutine ? "routine" : "workout" }

  private mutating func finish(_ scene: Scene) -> [Effect] {
    let sheet = FinishSheet(content: content)
    return sheet.isEmpty(scene) ? discardEmpty() : [.present(sheet)]
  }

  private func discardEmpty() -> [Effect] {
    [
      .save(Change("Discarded an empty workout", from: workout, to: nil)),
      .say(Message("Nothing was done in \(name), so it was discarded; u brings it back.")),
    ]
  }

  private func discard(_ scene: Scene) -> [Effect] {
    if workout.completedSets == 0, FinishSheet(content: content).isEmpty(scene) { return discardEmpty() }
    let done = workout.completedSets
    let sets = done == 1 ? "1 completed set" : "\(done) completed sets"
    let change = Change("Discarded \(name)", from: workout, to: nil)
    let said = Message("Discarded \(name); u brings it back.")
    return [
      .present(
        ConfirmSheet(
          "Discard \(name)?", "Its \(sets) will not be in the history. u brings it back.", yes: "Discard",
          effects: [.save(change), .say(said)]))
    ]
  }

  private func delete() -> [Effect] {
    let change = Change("Deleted \(name) of \(workout.start.day.text)", from: workout, to: nil)
    let said = Message("Deleted \(name); u brings it back.")
    return [
      .present(
        ConfirmSheet(
          "Delete \(name) of \(workout.start.day.text)?", "u brings it back.", yes: "Delete",
          effects: [.back, .save(change), .say(said)]))
    ]
  }

  mutating func take(
    _ text: String, for purpose: TextPurpose, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    switch purpose {
    case .setNote(let id):
      return save("Noted something on \(setTitle)", workout.updating(id) { $0.note = text }, scene)
    case .blockNote(let id):
      return save(
        "Changed the note on \(exercise?.name ?? "an exercise")", workout.updating(id) { $0.note = text },
        scene)
    case .workoutNote: return change("Changed the note on \(name)", scene) { $0.note = text }
    case .workoutTags:
      let tags = Tags.read(text)
      let said = tags.isEmpty ? "Untagged \(name)" : "Tagged \(name) \(Tags.text(tags))"
      return change(said, scene) { $0.tags = tags }
    case .pinnedNote(let id): return pin(text, to: id)
    case .workoutName:
      let title = text.trimmed
      guard !title.isEmpty else { return [.say(Message("A \(noun) needs a name.", tone: .warning))] }
      return change("Renamed \(name) to \(title)", scene) { $0.name = title }
    case .workoutStart: return setStart(text, scene)
    case .workoutDuration: return setDuration(text, scene)
    case .routineName: return saveRoutine(text.trimmed, scene, &ids)
    case .rounds: return takeRounds(text, scene, &ids)
    case .preference(let key): return [.prefer(key: key, value: text)]
    case .restAfter(let id): return setRest(text, after: id, scene)
    case .blockRest(let id), .warmupRest(let id): return setRest(text, purpose, of: id, scene)
    case .supersetRests(let id): return setSupersetRests(text, of: id, scene)
    case .rpe, .rest, .date, .predicate, .routineTitle, .routineFolder, .folderName,
      .pastDay, .copyDay, .importPath:
      return []
    }
  }

  private mutating func change(
    _ summary: String, _ scene: Scene, _ edit: (inout Workout) -> Void
  ) -> [Effect] {
    var changed = workout
    edit(&changed)
    return save(summary, changed, scene)
  }

  /// A finished workout moves as a whole; a running one begins at another time.
  private mutating func setStart(_ text: String, _ scene: Scene) -> [Effect] {
    guard let start = DateText.read(text, offset: workout.start.offset) else {
      return [.say(Message("“\(text)” is not a date and time: write 2026-11-27 18:36.", tone: .warning))]
    }
    guard start.moment <= scene.now.moment else {
      return [.say(Message("A workout can't start in the future.", tone: .warning))]
    }
    let moved = workout.isRunning ? workout.starting(at: start) : workout.moved(to: start)
    return save("Changed the start of \(name)", moved, scene)
  }

  private mutating func setDuration(_ text: String, _ scene: Scene) -> [Effect] {
    do throws(Reason) {
      let seconds = try Elapsed.seconds(of: text, bare: .minutes)
      let end = workout.start.moment + seconds
      return change("Changed the duration of \(name)", scene) { $0.ending = .finished(at: end) }
    } catch {
      return [.say(Message(error.sentence, tone: .warning))]
    }
  }

  private mutating func saveRoutine(
    _ name: String, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    guard !name.isEmpty else { return [.say(Message("A routine needs a name.", tone: .warning))] }
    let routine = Routine(from: workout, name: name, at: scene.now.moment, &ids)
    return [
      .save(Change("Saved \(name) as a routine", [.routine(from: nil, to: routine)])),
      .say(Message("Saved \(name) as a routine; it starts from the Workout tab.")),
    ]
  }
}

extension Workout {
  /// Begun at another time; everything done stays when it was done.
  func starting(at start: LocalMoment) -> Workout {
    var workout = self
    workout.start = start
    return workout
  }

  /// Moved in time as a whole: its end and the moments of its sets go along.
  func moved(to start: LocalMoment) -> Workout {
    let shift = start.moment - self.start.moment
    var workout = starting(at: start)
    if case .finished(let end?) = ending { workout.ending = .finished(at: end + shift) }
    for block in workout.blocks.indices {
      for set in workout.blocks[block].sets.indices {
        guard let moment = workout.blocks[block].sets[set].completedAt else { continue }
        workout.blocks[block].sets[set].completion = .done(at: moment + shift)
      }
    }
    return workout
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
