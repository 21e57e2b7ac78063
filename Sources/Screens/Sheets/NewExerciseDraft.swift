import Canvas
import Training

/// A new exercise while its kind and equipment are chosen.
struct NewExerciseDraft: Hashable, Sendable {
  let name: String
  private var kind = 0
  private var equipment: Int
  private var row = 0

  static let equipments = [
    "barbell", "dumbbell", "kettlebell", "machine", "cable", "smith machine", "bodyweight", "band", "cardio",
    "other",
  ]

  init(name: String) {
    self.name = name
    let lower = name.lowercased()
    equipment =
      NewExerciseDraft.equipments.firstIndex { lower.contains($0) } ?? NewExerciseDraft.equipments.count - 1
  }

  mutating func take(_ key: Key) {
    switch key.code {
    case .up, .down, .tab: row = 1 - row
    case .left, .character("h"): turn(by: -1)
    case .right, .character("l"), .character(" "): turn(by: 1)
    default: break
    }
  }

  private mutating func turn(by step: Int) {
    if row == 0 {
      kind = (kind + step + ExerciseKind.allCases.count) % ExerciseKind.allCases.count
    } else {
      equipment = (equipment + step + NewExerciseDraft.equipments.count) % NewExerciseDraft.equipments.count
    }
  }

  func exercise(id: ID<Exercise>) -> Exercise {
    Exercise(
      id: id, name: name, equipment: NewExerciseDraft.equipments[equipment], kind: ExerciseKind.allCases[kind])
  }

  func draw(on grid: inout Grid, in place: Rectangle) {
    grid.write(
      name, column: place.column + 1, row: place.row, role: Role(.accent, on: .raised, strong: true),
      width: place.columns - 2)
    let rows = [
      ("Kind", ExerciseKind.allCases[kind].words), ("Equipment", NewExerciseDraft.equipments[equipment]),
    ]
    for (index, (label, value)) in rows.enumerated() {
      let line = place.row + 2 + index
      let isSelected = index == row
      let role = isSelected ? Role(.inverse, on: .accent, strong: true) : Role(.text, on: .input)
      grid.write(label, column: place.column + 1, row: line, role: Role(.secondary, on: .raised))
      grid.write(
        " < \(value) > ", column: place.column + 12, row: line, role: role,
        width: min(34, place.columns - 13))
    }
  }
}

extension ExerciseKind {
  /// What is written down for a set, in words.
  var words: String {
    switch self {
    case .weightReps: "weight × reps"
    case .reps: "reps"
    case .weightedBodyweight: "bodyweight + weight × reps"
    case .assistedBodyweight: "bodyweight − help × reps"
    case .duration: "time"
    case .weightDuration: "weight × time"
    case .distanceDuration: "distance and time"
    case .weightDistance: "weight × distance"
    }
  }
}
