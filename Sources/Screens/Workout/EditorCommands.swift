import Canvas
import Training

extension Editor {
  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    switch command {
    case .up: move(by: -1, scene)
    case .down: move(by: 1, scene)
    case .left, .right: moveColumn(by: command == .left ? -1 : 1, scene)
    case .pageUp, .pageDown:
      cursor = cursor.paged(by: command == .pageUp ? -1 : 1, in: workout)
      settle(scene)
    case .first, .last: moveToEnd(last: command == .last, scene)
    case .back: return [.back]
    default: return performOnSet(command, scene, &ids)
    }
    return []
  }

  private mutating func moveColumn(by step: Int, _ scene: Scene) {
    guard let focus = focus(scene) else { return }
    cursor.column = min(max(0, column(in: focus.card) + step), focus.card.fields.count - 1)
  }

  private mutating func moveToEnd(last: Bool, _ scene: Scene) {
    guard !workout.blocks.isEmpty else { return }
    let block = last ? workout.blocks.count - 1 : 0
    cursor = cursor.moved(to: block, set: last ? .max : 0, in: workout)
    settle(scene)
  }

  private mutating func performOnSet(
    _ command: Command, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    switch command {
    case .complete: return toggleCompletion(scene)
    case .open: return cursor.set == nil ? openEmpty(scene, &ids) : toggleOpen(scene)
    case .addSetBelow, .addSetAbove: return addSet(below: command == .addSetBelow, scene, &ids)
    case .repeatSet: return isRoutine ? copySet(scene, &ids) : repeatSet(scene, &ids)
    case .removeSet: return removeSet(scene)
    case .moveSetDown: return moveSet(by: 1, scene)
    case .moveSetUp: return moveSet(by: -1, scene)
    case .warmup: return toggle(.warmup, scene)
    case .drop: return toggle(.drop, scene)
    case .failure: return toggle(.failure, scene)
    case .weightUp, .weightDown: return stepWeight(up: command == .weightUp, scene)
    case .repsUp: return stepReps(by: 1, scene)
    case .repsDown: return stepReps(by: -1, scene)
    case .rpe: return type("@", scene)
    case .takePrevious: return takePrevious(scene)
    case .generateWarmups: return generateWarmups(scene, &ids)
    case .clearValue, .restAfter, .exerciseRest, .warmupRest, .valuePolicy:
      return isRoutine ? performOnPlan(command, scene) : []
    default: return performOnExercise(command, scene, &ids)
    }
  }

  /// Enter on a set completes an open one; on a completed one it only says so.
  private mutating func toggleOpen(_ scene: Scene) -> [Effect] {
    if isRoutine {
      move(by: 1, scene)
      return []
    }
    guard let set, set.isCompleted, !set.isSuspicious else {
      return toggleCompletion(scene, timed: workout.timer?.set == set?.id)
    }
    return [.say(Message("This set is done; Space opens it again, digits change it."))]
  }

  private mutating func openEmpty(_ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    block == nil ? perform(.addExercise, scene, &ids) : addSet(below: true, scene, &ids)
  }

  /// Why a command can't run here; nil when it can.
  func objection(to command: Command, _ scene: Scene) -> String? {
    let entry = CommandEntry.entry(for: command)
    switch command {
    case .finish, .discard:
      if !workout.isRunning { return "This workout is finished already." }
    case .performAgain, .deleteWorkout, .editDuration:
      if workout.isRunning { return Editor.runningObjection(to: command) }
    case .rest, .restLess, .restMore, .restSkip: return nil
    case .addExercise, .addSetBelow, .addSetAbove, .open: break
    default:
      let isOfTables = entry?.contexts.allSatisfy { $0 == .table || $0 == .routine } ?? false
      guard let entry, isOfTables || command == .explain else {
        return nil
      }
      if entry.group == .sets || entry.group == .values || command == .restAfter, cursor.set == nil {
        return block == nil ? "No exercise yet: a adds one." : "No set here: o adds one."
      }
      if entry.group == .exercises || command == .exerciseRest || command == .warmupRest, block == nil {
        return "No exercise yet: a adds one."
      }
    }
    if command == .addSetBelow || command == .addSetAbove, block == nil {
      return "No exercise yet: a adds one."
    }
    return nil
  }

  private static func runningObjection(to command: Command) -> String {
    switch command {
    case .deleteWorkout: "The workout is running: :discard throws it away."
    case .editDuration: "The workout is running: F finishes it, then its duration can be changed."
    default: "The workout is running already."
    }
  }
}
