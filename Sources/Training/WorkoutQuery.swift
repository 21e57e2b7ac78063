/// Which workouts a list shows; what is empty or nil leaves it open.
package struct WorkoutQuery: Hashable, Sendable {
  /// Words that the names, notes and exercises hold.
  package var text: String
  package var filter: ListFilter
  package var exercise: ID<Exercise>?
  package var since: Day?
  package var through: Day?

  package init(
    text: String = "", filter: ListFilter = ListFilter(), exercise: ID<Exercise>? = nil, since: Day? = nil,
    through: Day? = nil
  ) {
    self.text = text
    self.filter = filter
    self.exercise = exercise
    self.since = since
    self.through = through
  }
}
