extension App {
  /// The first screen of a tab.
  static func root(of tab: Tab) -> any Screen {
    switch tab {
    case .profile: ProfileScreen()
    case .history: HistoryScreen()
    case .workout: WorkoutScreen()
    case .exercises: ExercisesScreen()
    case .settings: SettingsScreen()
    }
  }

  static func screen(for destination: Destination) -> any Screen {
    switch destination {
    case .workout, .finish: WorkoutScreen()
    case .detail(let id, let text): DetailScreen(id: id, seeking: text)
    case .routine(let id): RoutineScreen(id: id)
    case .history: HistoryScreen()
    case .exercises: ExercisesScreen()
    case .exercise(let id, _, _): ExerciseScreen(id: id)
    case .calendar(let month, let predicate): CalendarScreen(day: month, predicate: predicate)
    case .compare(let id): CompareScreen(id: id)
    case .profile: ProfileScreen()
    case .settings: SettingsScreen()
    case .measurements: MeasurementsScreen()
    case .summary(let id): SummaryScreen(id: id)
    }
  }
}
