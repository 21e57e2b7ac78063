/// What a list of exercises or workouts is narrowed to.
package struct ListFilter: Hashable, Sendable {
  /// One thing to filter by.
  package enum Facet: Hashable, Sendable {
    case records
    case tag(String)
    case muscle(Muscle)
    case equipment(String)
    case kind(ExerciseKind)

    /// Whether an exercise is so; nil for what only a workout can be.
    package func holds(for exercise: Exercise) -> Bool? {
      switch self {
      case .records, .tag: nil
      case .muscle(let muscle): exercise.primaryMuscles.contains(muscle)
      case .equipment(let word): exercise.equipment == word
      case .kind(let kind): exercise.kind == kind
      }
    }

    /// The sort of a trait of exercises; nil for what only a workout can be.
    fileprivate var sort: Int? {
      switch self {
      case .records, .tag: nil
      case .muscle: 0
      case .equipment: 1
      case .kind: 2
      }
    }
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

  /// Both filters; what the other says of a facet counts.
  package func adding(_ other: ListFilter) -> ListFilter {
    var both = self
    both.wanted.merge(other.wanted) { $1 }
    return both
  }

  /// Tags of workouts asked for, or kept out.
  package func tags(wanted isWanted: Bool) -> [String] {
    wanted.compactMap { facet, wants in
      guard case .tag(let tag) = facet, wants == isWanted else { return nil }
      return tag
    }.sorted()
  }

  /// The traits asked for, those of one sort together: of each sort any value is enough.
  package var asked: [[Facet]] {
    (0...2).map { sort in wanted.filter { $0.value && $0.key.sort == sort }.map(\.key) }
      .filter { !$0.isEmpty }
  }

  /// Whether an exercise has a trait that is kept out.
  package func keepsOut(_ exercise: Exercise) -> Bool {
    wanted.contains { facet, wants in !wants && facet.holds(for: exercise) == true }
  }

  /// Of one sort any value asked for is enough; of each sort there must be one, and none kept out.
  package func admits(_ exercise: Exercise) -> Bool {
    asked.allSatisfy { $0.contains { $0.holds(for: exercise) == true } } && !keepsOut(exercise)
  }
}
