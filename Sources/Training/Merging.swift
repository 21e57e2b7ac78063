extension Change {
  /// One exercise merged into another: its sets follow, its name and aliases become aliases.
  ///
  /// An own exercise goes, a built-in one is archived. Nil when the two do not write down the same things.
  package static func merge(_ exercise: Exercise, into target: Exercise) -> Change? {
    guard exercise.canMerge(into: target) else { return nil }
    var richer = target
    for name in [exercise.name] + exercise.aliases {
      let isKnown = ([target.name] + richer.aliases).contains { Search.isSame($0, name) }
      if !isKnown { richer.aliases.append(name) }
    }
    var archived = exercise
    archived.isArchived = true
    return Change(
      "Merged \(exercise.name) into \(target.name)",
      [
        .blocks(of: exercise.id, to: target.id), .exercise(from: target, to: richer),
        .exercise(from: exercise, to: exercise.isCustom ? nil : archived),
      ])
  }
}

extension Exercise {
  /// Whether the sets of this exercise make sense as another's.
  package func canMerge(into other: Exercise) -> Bool {
    id != other.id && kind.fields == other.kind.fields
      && (kind == .assistedBodyweight) == (other.kind == .assistedBodyweight)
  }
}
