import Canvas
import Training

/// A new exercise while its kind and equipment are chosen.
struct NewExerciseDraft: Hashable, Sendable {
  let name: String
  private var kind = 0
  private var equipment: Int
  private var row = 0

  init(name: String) {
    self.name = name
    let lower = name.lowercased()
    equipment =
      Exercise.equipmentWords.firstIndex { lower.contains($0) } ?? Exercise.equipmentWords.count - 1
  }

  mutating func take(_ key: Key) {
    switch key.code {
    case .up, .down, .tab: row = 1 - row
    case .left, .character("h"): turn(by: -1)
    case .right, .character("l"), .character(" "): turn(by: 1)
    default: break
    }
  }

  /// A click on a row of the draft: the first goes there, the next ones turn its value on.
  mutating func click(row clicked: Int) {
    guard (0...1).contains(clicked) else { return }
    if clicked == row { turn(by: 1) } else { row = clicked }
  }

  private mutating func turn(by step: Int) {
    if row == 0 {
      kind = (kind + step + ExerciseKind.allCases.count) % ExerciseKind.allCases.count
    } else {
      equipment = (equipment + step + Exercise.equipmentWords.count) % Exercise.equipmentWords.count
    }
  }

  var words: String { "\(ExerciseKind.allCases[kind].words), \(Exercise.equipmentWords[equipment])" }

  /// Takes the name of a kind or of an equipment; false for other words.
  mutating func take(_ words: String) -> Bool {
    if let named = ExerciseKind.allCases.firstIndex(where: { Search.isSame($0.words, words) }) {
      kind = named
    } else if let named = Exercise.equipmentWords.firstIndex(where: { Search.isSame($0, words) }) {
      equipment = named
    } else {
      return false
    }
    return true
  }

  func exercise(id: ID<Exercise>) -> Exercise {
    Exercise(
      id: id, name: name, equipment: Exercise.equipmentWords[equipment], kind: ExerciseKind.allCases[kind])
  }

  func draw(on grid: inout Grid, in place: Rectangle) {
    grid.write(
      name, column: place.column + 1, row: place.row, role: Role(.accent, on: .raised, strong: true),
      width: place.columns - 2)
    let rows = [
      ("Kind", ExerciseKind.allCases[kind].words), ("Equipment", Exercise.equipmentWords[equipment]),
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
