package import Training

/// The five tabs, in order.
package enum Tab: Int, CaseIterable, Hashable, Sendable {
  case profile, history, workout, exercises, settings

  package var title: String {
    switch self {
    case .profile: "Profile"
    case .history: "History"
    case .workout: "Workout"
    case .exercises: "Exercises"
    case .settings: "Settings"
    }
  }
}

/// What a screen shows; the shell reads the log for it and hands over the content.
package enum Destination: Hashable, Sendable {
  /// The running workout, or what could be started.
  case workout
  /// The running workout with the routine it follows, before it is finished.
  case finish
  /// A finished workout in the same editor, with the cursor where a text that was looked for stands.
  case detail(ID<Workout>, at: String? = nil)
  /// A routine in the same editor, laid out as a workout.
  case routine(ID<Routine>)
  /// The newest `limit` workouts that a filter leaves, or in which a text is found.
  case history(limit: Int, filter: ListFilter = ListFilter(), search: String = "")
  /// A month of days and the year around it; a question marks those it holds for.
  case calendar(month: Day, predicate: DayPredicate?)
  /// A workout beside the one of the same name before it.
  case compare(ID<Workout>)
  /// The whole library; also what the exercise picker shows.
  case exercises
  /// One exercise with its newest `limit` sessions, and what its charts draw while they are shown.
  case exercise(ID<Exercise>, limit: Int, chart: ChartRange? = nil)
  case profile
  case settings
  case measurements
  case summary(ID<Workout>)
}
