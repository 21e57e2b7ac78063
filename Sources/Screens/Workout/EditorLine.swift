import Training

/// One row of the set table's content, top to bottom.
enum EditorLine: Hashable, Sendable {
  case head(Int)
  case note(Int, String)
  case columns(Int)
  case set(Int, Int)
  case setNote(Int, Int)
  /// The reserved row of the long record flag.
  case flag(Int)
  case addSet(Int)
  case gap
  /// In the place of a card whose sets are above the view.
  case folded(Int)
  /// Between two members of a superset, which are one card; told by the upper one.
  case seam(Int)
  case addExercise
}

extension EditorContent {
  /// Every row of the table, in order.
  var lines: [EditorLine] {
    var lines: [EditorLine] = []
    for (index, block) in workout.blocks.enumerated() {
      lines.append(.head(index))
      for note in notes(of: block) { lines.append(.note(index, note)) }
      lines.append(.columns(index))
      for (place, set) in block.sets.enumerated() {
        lines.append(.set(index, place))
        if !set.note.isEmpty { lines.append(.setNote(index, place)) }
      }
      let isJoined = workout.supersetMembers(of: index).contains(index + 1)
      lines += [.flag(index), .addSet(index), isJoined ? .seam(index) : .gap]
    }
    lines.append(.addExercise)
    return lines
  }

  /// The note pinned to the exercise, then the one of this workout.
  private func notes(of block: Block) -> [String] {
    [exercises[block.exercise]?.note ?? "", block.note].filter { !$0.isEmpty }
      .flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
  }
}
