/// Which exercises, or workouts with them, a list is narrowed to: each value asked for or kept out.
package struct ListFilter: Hashable, Sendable {
  /// One thing to filter by.
  package enum Facet: Hashable, Sendable {
    case records
    case muscle(Muscle)
    case equipment(String)
    case kind(ExerciseKind)
  }

  /// True asks for it, false keeps it out.
  package private(set) var wanted: [Facet: Bool] = [:]

  package init() {}

  package var isEmpty: Bool { wanted.isEmpty }

  package subscript(_ facet: Facet) -> Bool? {
    get { wanted[facet] }
    set { wanted[facet] = newValue }
  }

  /// Asked for, then kept out, then neither.
  package mutating func cycle(_ facet: Facet) {
    switch wanted[facet] {
    case nil: wanted[facet] = true
    case true?: wanted[facet] = false
    case false?: wanted[facet] = nil
    }
  }

  /// Of one sort any value asked for is enough; of each sort there must be one, and none kept out.
  package func admits(_ exercise: Exercise) -> Bool {
    let sorts: [(Facet) -> Bool?] = [
      { if case .muscle(let muscle) = $0 { exercise.primaryMuscles.contains(muscle) } else { nil } },
      { if case .equipment(let word) = $0 { exercise.equipment == word } else { nil } },
      { if case .kind(let kind) = $0 { exercise.kind == kind } else { nil } },
    ]
    return sorts.allSatisfy { has in
      let asked = wanted.compactMap { facet, isWanted in has(facet).map { (isWanted, $0) } }
      let included = asked.filter(\.0)
      return (included.isEmpty || included.contains(where: \.1)) && !asked.contains { !$0.0 && $0.1 }
    }
  }
}
