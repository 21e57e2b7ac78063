import Training

extension Editor {
  /// Joins the exercise with the one below it, or takes it out of its superset.
  mutating func toggleSuperset(_ scene: Scene) -> [Effect] {
    guard let block, let index = workout.index(of: block.id) else { return [] }
    let name = exercise?.name ?? "the exercise"
    if workout.supersetLetter(of: index) != nil {
      return save("Took \(name) out of its superset", workout.splitting(at: index), scene)
    }
    guard index + 1 < workout.blocks.count else {
      return [.say(Message("No exercise below to join with.", tone: .warning))]
    }
    let partner = content.exercises[workout.blocks[index + 1].exercise]?.name ?? "the next exercise"
    return save("Joined \(name) and \(partner)", workout.joining(at: index), scene)
  }
}

extension Workout {
  /// The block and the one below in one superset.
  func joining(at index: Int) -> Workout {
    var workout = self
    let highest = blocks.compactMap(\.superset).max() ?? 0
    let number = blocks[index + 1].superset ?? highest + 1
    workout.blocks[index].superset = number
    workout.blocks[index + 1].superset = number
    return workout
  }

  /// The block outside its superset; a lone member left behind is none either.
  func splitting(at index: Int) -> Workout {
    var workout = self
    let highest = blocks.compactMap(\.superset).max() ?? 0
    let number = blocks[index].superset
    workout.blocks[index].superset = nil
    for place in workout.blocks.indices where place > index && blocks[place].superset == number {
      workout.blocks[place].superset = highest + 1
    }
    for place in workout.blocks.indices where workout.supersetLetter(of: place) == nil {
      workout.blocks[place].superset = nil
    }
    return workout
  }
}
