/// A workout that a full-text search found, and why.
package struct WorkoutMatch: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// The workout's name holds what was looked for.
    case name
    /// A note of the workout, an exercise or a set does; the piece around it.
    case note(Excerpt)
    /// An exercise done in it does, by its name or an alias.
    case exercise(String)
  }

  package var summary: WorkoutSummary
  package var place: Place

  package init(summary: WorkoutSummary, place: Place) {
    self.summary = summary
    self.place = place
  }
}
