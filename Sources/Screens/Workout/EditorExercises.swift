import Canvas
import Training

extension Editor {
  mutating func performOnExercise(
    _ command: Command, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    switch command {
    case .addExercise, .swapExercise:
      swapping = command == .swapExercise ? block?.id : nil
      let heading = swapping == nil ? "Add an exercise" : "Swap \(title) for"
      return [
        .present(ExercisePicker(heading, inWorkout: workout, like: swapping == nil ? nil : exercise))
      ]
    case .superset: return toggleSuperset(scene)
    case .ungroup: return leaveSuperset(scene)
    case .supersetRests: return askSupersetRests()
    case .removeExercise: return removeExercise(scene)
    case .moveDown, .moveUp:
      guard let block else { return [] }
      let moved = workout.moving(block.id, by: command == .moveDown ? 1 : -1)
      return save("Moved \(exercise?.name ?? "the exercise")", moved, scene)
    case .exerciseNote:
      guard let block else { return [] }
      return [.present(TextSheet("Note on \(title)", block.note, for: .blockNote(block.id)))]
    case .pinnedNote: return askPinnedNote()
    case .setNote:
      guard let set else { return [] }
      return [.present(TextSheet("Note on \(setTitle)", set.note, for: .setNote(set.id)))]
    case .openExercise:
      guard let block else { return [] }
      return [.open(.exercise(block.exercise, limit: 20))]
    case .lastSessions: return lastSessions(scene)
    case .explain: return explain(scene)
    case .plates: return plates(scene)
    case .rounds: return [.present(TextSheet("Rounds by the clock", "", for: .rounds))]
    case .setMenu, .exerciseMenu: return [.present(menu(command))]
    default: return performOnWorkout(command, scene, &ids)
    }
  }

  private func menu(_ command: Command) -> MenuSheet {
    if command == .setMenu {
      return isRoutine
        ? MenuSheet.plannedSet(setTitle) : MenuSheet.set(setTitle, isDone: set?.isCompleted ?? false)
    }
    let index = block.flatMap { workout.index(of: $0.id) }
    let isJoined = index.map { workout.supersetMembers(of: $0).count > 1 } ?? false
    return isRoutine
      ? MenuSheet.plannedExercise(title, inSuperset: isJoined)
      : MenuSheet.exercise(title, inSuperset: isJoined)
  }

  /// The focused exercise's name.
  private var title: String { exercise?.name ?? "the exercise" }

  private mutating func removeExercise(_ scene: Scene) -> [Effect] {
    guard let block else { return [] }
    let name = title
    let effects = save("Removed \(name)", workout.removing(block.id), scene)
    return effects + [.say(Message("Removed \(name) with its sets; u brings it back."))]
  }

  private func askPinnedNote() -> [Effect] {
    guard let block, let exercise else { return [] }
    return [.present(TextSheet("Pinned to \(title)", exercise.note, for: .pinnedNote(block.exercise)))]
  }

  /// A note that stands at the exercise in every workout.
  mutating func pin(_ note: String, to id: ID<Exercise>) -> [Effect] {
    guard let exercise = content.exercises[id], exercise.note != note else { return [] }
    var changed = exercise
    changed.note = note
    content.exercises[id] = changed
    return [.save(Change("Pinned a note to \(exercise.name)", [.exercise(from: exercise, to: changed)]))]
  }

  private func lastSessions(_ scene: Scene) -> [Effect] {
    guard let block, let index = workout.index(of: block.id) else { return [] }
    let sessions = content.past[block.exercise]?.sessions.prefix(5) ?? []
    guard !sessions.isEmpty else {
      return [.say(Message("\(title) has no earlier workout yet."))]
    }
    let text = card(index, scene).text
    let lines = sessions.flatMap { session -> [TextLine] in
      let day = session.start.day
      let sets = session.sets.map { set in
        (set.type.marker.map { "\($0) " } ?? "") + text.set(set.values, isShort: true)
      }.joined(separator: " \(scene.style.glyphs.dot) ")
      return [
        TextLine("\(day.text)  \(session.workoutName)", .secondary), TextLine(sets, .text),
        TextLine("", .text),
      ]
    }
    return [.present(PageSheet("Last sessions of \(title)", lines.dropLast()))]
  }

  /// What a sheet above gave back.
  mutating func accept(_ answer: Answer, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    switch answer {
    case .exercise(let id):
      if let swapping, workout.isAllDone(swapping) { return ask(swapping, id) }
      if let swapping { return swap(swapping, for: id, scene) }
      awaitsExercise = true
      if let routine = content.routine { return [.addToRoutine(id, routine.id, at: newBlockIndex)] }
      return [.addExercise(id, to: workout.id, at: newBlockIndex)]
    case .newExercise(let exercise): return addNew(exercise, scene, &ids)
    case .text(let text, let purpose): return take(text, for: purpose, scene, &ids)
    case .choice(let answer): return answered(answer, scene)
    case .filter: return []
    }
  }

  /// All sets of an exercise are done: what was lifted stays with it, unless its name was wrong.
  private mutating func ask(_ block: ID<Block>, _ id: ID<Exercise>) -> [Effect] {
    guard let index = workout.index(of: block) else { return [] }
    asked = id
    let count = workout.blocks[index].sets.count
    let sets = count == 1 ? "1 set" : "\(count) sets"
    let old = content.exercises[workout.blocks[index].exercise]?.name ?? "the exercise"
    return [
      .present(
        AskSheet(
          "\(sets) of \(old) \(count == 1 ? "is" : "are") done",
          [
            "\(count == 1 ? "It stays" : "They stay"); the other exercise goes below",
            "\(count == 1 ? "It was" : "They were") the other exercise all along",
          ]))
    ]
  }

  private mutating func answered(_ answer: Int, _ scene: Scene) -> [Effect] {
    guard let swapped = swapping, let id = asked, let index = workout.index(of: swapped) else { return [] }
    asked = nil
    if answer == 1 { return swap(swapped, for: id, scene) }
    swapping = nil
    awaitsExercise = true
    return [.addExercise(id, to: workout.id, at: index + 1)]
  }

  /// Puts another exercise in the place of one; its sets stay, what was planned for the other does not.
  private mutating func swap(_ block: ID<Block>, for id: ID<Exercise>, _ scene: Scene) -> [Effect] {
    swapping = nil
    guard let index = workout.index(of: block) else { return [] }
    guard isRoutine else {
      awaitsExercise = workout.isHalfDone(block)
      let card = card(index, scene)
      let reps = zip(card.block.sets, card.shown).compactMap { set, shown in shown.reps.map { (set.id, $0) } }
      return [
        .swapExercise(
          block, for: id, reps: Dictionary(reps) { first, _ in first }, in: workout.id)
      ]
    }
    let name = content.exercises[workout.blocks[index].exercise]?.name
    let changed = workout.updating(block) { block in
      block.exercise = id
      for index in block.sets.indices {
        block.sets[index].values = SetValues()
        block.sets[index].plannedRepsTo = nil
      }
    }
    return save("Swapped \(name ?? "an exercise")", changed, scene)
  }

  /// A new exercise goes below the one the cursor is on.
  private var newBlockIndex: Int {
    guard let index = cursor.block.flatMap({ workout.index(of: $0) }), !isRoutine else {
      return workout.blocks.count
    }
    return workout.blocks[index].sets.contains { !$0.isCompleted } ? workout.blocks.count : index + 1
  }

  private mutating func addNew(
    _ exercise: Exercise, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    let before = workout
    let block = Block(adding: exercise.id, like: nil, at: scene.now.moment, &ids)
    if let done = swapping, before.isAllDone(done) { swapping = nil }
    let after =
      swapping.map { swapped in
        let target = before.isHalfDone(swapped) ? block.id : swapped
        return before.parting(swapped, openInto: target).updating(target) { $0.exercise = exercise.id }
      } ?? before.adding(block, at: newBlockIndex)
    content.exercises[exercise.id] = exercise
    let step = content.take(after)
    if swapping == nil { cursor.set = block.sets.first?.id }
    swapping = nil
    settle(scene)
    return [
      .save(
        Change(
          "Created \(exercise.name) and added it",
          [.exercise(from: nil, to: exercise), step]))
    ]
  }
}
