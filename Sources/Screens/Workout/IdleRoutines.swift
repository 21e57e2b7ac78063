import Canvas
import Training

/// What can be done with the routine under the cursor; each is one change.
extension IdleList {
  mutating func performOnRoutine(
    _ command: Command, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    switch command {
    case .newRoutine: return [.present(TextSheet("Name of the routine", "", for: .routineName))]
    case .showArchived: return toggleArchived()
    default: break
    }
    guard let routine else { return [] }
    switch command {
    case .editRoutine: return [.open(.routine(routine.id))]
    case .renameRoutine:
      return [.present(TextSheet("Name of the routine", routine.name, for: .routineTitle(routine.id)))]
    case .routineFolder:
      return [
        .present(TextSheet("Folder of \(routine.name)", routine.folder, for: .routineFolder(routine.id)))
      ]
    case .renameFolder:
      return [
        .present(TextSheet("Name of the folder", routine.folder, for: .folderName(routine.folder)))
      ]
    case .moveRoutineDown, .moveRoutineUp: return move(routine, by: command == .moveRoutineDown ? 1 : -1)
    case .moveFolderDown, .moveFolderUp:
      return moveFolder(of: routine, by: command == .moveFolderDown ? 1 : -1)
    case .duplicateRoutine: return copy(routine, scene, &ids)
    case .archiveRoutine: return archive(routine)
    case .deleteRoutine: return delete(routine)
    case .routineMenu: return [.present(MenuSheet.routine(routine))]
    default: return []
    }
  }

  private mutating func toggleArchived() -> [Effect] {
    guard content.routines.contains(where: \.isArchived) else {
      return [.say(Message("No routine is archived; A archives one."))]
    }
    showsArchived.toggle()
    if !rows.contains(selected) { selected = rows.first ?? .empty }
    return []
  }

  private var shelf: RoutineShelf { RoutineShelf(content.routines) }

  private mutating func move(_ routine: Routine, by step: Int) -> [Effect] {
    follow(routine.id)
    var moved = shelf.moving(routine.id, by: step)
    // Archived ones between are stepped over: a move is seen.
    while isOrderShown(of: moved), moved != moved.moving(routine.id, by: step) {
      moved = moved.moving(routine.id, by: step)
    }
    guard !isOrderShown(of: moved) else {
      let end = step > 0 ? "last" : "first"
      let place = routine.folder.isEmpty ? "outside the folders" : "in \(routine.folder)"
      return [.say(Message("\(routine.name) is the \(end) \(place); f puts it into a folder."))]
    }
    return [.save(Change("Moved the routine \(routine.name)", moved.steps(from: content.routines)))]
  }

  /// Whether the routines in view stand as they do now.
  private func isOrderShown(of shelf: RoutineShelf) -> Bool {
    let now = content.routines.filter { !$0.isArchived || showsArchived }.map(\.id)
    return shelf.routines.filter { !$0.isArchived || showsArchived }.map(\.id) == now
  }

  private mutating func moveFolder(of routine: Routine, by step: Int) -> [Effect] {
    follow(routine.id)
    let moved = shelf.movingFolder(routine.folder, by: step)
    guard !isOrderShown(of: moved) else {
      let end = step > 0 ? "last" : "first"
      return [.say(Message("The folder \(routine.folder) is the \(end) already."))]
    }
    return [.save(Change("Moved the folder \(routine.folder)", moved.steps(from: content.routines)))]
  }

  private mutating func copy(
    _ routine: Routine, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    let name = routine.copyName(among: content.routines.map(\.name))
    let copy = routine.copy(named: name, at: scene.now.moment, &ids)
    follow(copy.id)
    let steps = shelf.inserting(copy, after: routine.id).steps(from: content.routines)
    return [
      .save(Change("Copied the routine \(routine.name)", steps)), .say(Message("Copied it as \(name).")),
    ]
  }

  private func archive(_ routine: Routine) -> [Effect] {
    var changed = routine
    changed.isArchived.toggle()
    let verb = changed.isArchived ? "Archived" : "Took back"
    let hint =
      changed.isArchived ? "v shows what is archived; u takes it back." : "It stands in the list again."
    return [
      .save(Change("\(verb) the routine \(routine.name)", [.routine(from: routine, to: changed)])),
      .say(Message("\(verb) \(routine.name). \(hint)")),
    ]
  }

  private func delete(_ routine: Routine) -> [Effect] {
    let change = Change("Deleted the routine \(routine.name)", [.routine(from: routine, to: nil)])
    return [
      .present(
        ConfirmSheet(
          "Delete the routine \(routine.name)?", "Its workouts stay. u brings it back.", yes: "Delete",
          effects: [.save(change), .say(Message("Deleted the routine \(routine.name); u brings it back."))]))
    ]
  }

  /// What a sheet above gave back.
  mutating func accept(_ answer: Answer, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard case .text(let text, let purpose) = answer else { return [] }
    let name = text.trimmed
    switch purpose {
    case .routineName: return create(name, scene, &ids)
    case .routineTitle(let id):
      guard !name.isEmpty else { return [.say(Message("A routine needs a name.", tone: .warning))] }
      return change(id, { "Renamed the routine \($0) to \(name)" }) { $0.name = name }
    case .routineFolder(let id):
      let place = name.isEmpty ? "out of its folder" : "into \(name)"
      return change(id, { "Put the routine \($0) \(place)" }) { $0.folder = name }
    case .folderName(let old): return renameFolder(old, to: name)
    default: return []
    }
  }

  private mutating func change(
    _ id: ID<Routine>, _ summary: (String) -> String, _ edit: (inout Routine) -> Void
  ) -> [Effect] {
    guard let routine = content.routines.first(where: { $0.id == id }) else { return [] }
    var changed = routine
    edit(&changed)
    guard changed != routine else { return [] }
    follow(id)
    return [.save(Change(summary(routine.name), [.routine(from: routine, to: changed)]))]
  }

  private func renameFolder(_ old: String, to name: String) -> [Effect] {
    guard !name.isEmpty else {
      return [.say(Message("A folder needs a name; f puts a routine out of it.", tone: .warning))]
    }
    let steps = content.routines.filter { $0.folder == old && name != old }.map { routine in
      var changed = routine
      changed.folder = name
      return Change.Step.routine(from: routine, to: changed)
    }
    return steps.isEmpty ? [] : [.save(Change("Renamed the folder \(old) to \(name)", steps))]
  }

  private mutating func create(_ name: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard !name.isEmpty else { return [.say(Message("A routine needs a name.", tone: .warning))] }
    let new = Routine(id: ids.next(at: scene.now.moment), name: name)
    follow(new.id)
    let change = Change("Created the routine \(name)", [.routine(from: nil, to: new)])
    return [.save(change), .open(.routine(new.id))]
  }
}
