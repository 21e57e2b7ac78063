package import Training

/// A workout as the editor shows it, running or finished.
package struct EditorContent: Hashable, Sendable {
  package var workout: Workout
  package var exercises: [ID<Exercise>: Exercise]
  /// What each exercise's earlier workouts say.
  package var past: [ID<Exercise>: ExercisePast]
  /// The record events shown beside each set.
  package var badges: [ID<SetEntry>: [RecordEvent]]
  /// Sets that are the best of the calendar year, where that is asked for.
  package var yearBests: [ID<SetEntry>: [RecordEvent]] = [:]
  /// Records that stay when the workout ends now; nil where nobody asked.
  package var earned: Int?
  /// The workout's number among all, by start.
  package var ordinal: Int
  package var volume: Load
  /// Bodyweight on the workout's day, when known.
  package var bodyweight: Weight?
  /// The routine that is laid out as the workout; nil where a workout is shown.
  package var routine: Routine?

  package init(
    workout: Workout, exercises: [ID<Exercise>: Exercise], past: [ID<Exercise>: ExercisePast],
    badges: [ID<SetEntry>: [RecordEvent]], ordinal: Int, volume: Load, bodyweight: Weight?
  ) {
    self.workout = workout
    self.exercises = exercises
    self.past = past
    self.badges = badges
    self.ordinal = ordinal
    self.volume = volume
    self.bodyweight = bodyweight
  }
}

extension EditorContent {
  /// Takes another state of the workout, or of the routine laid out as one; answers what is to be written.
  mutating func take(_ changed: Workout) -> Change.Step {
    let before = workout
    workout = changed
    guard let old = routine else { return .workout(from: before, to: changed) }
    let new = old.taking(changed)
    routine = new
    return .routine(from: old, to: new)
  }
}

/// What could be started, while no workout runs.
package struct IdleContent: Hashable, Sendable {
  /// The card on top first.
  package var nextUp: [NextUp]
  package var routines: [Routine]
  package var recent: [WorkoutSummary]

  package init(nextUp: [NextUp], routines: [Routine], recent: [WorkoutSummary]) {
    self.nextUp = nextUp
    self.routines = routines
    self.recent = recent
  }

  /// True before the first workout and the first import.
  package var isNew: Bool { nextUp.isEmpty && routines.isEmpty && recent.isEmpty }
}

package struct HistoryContent: Hashable, Sendable {
  package var rows: [WorkoutSummary]
  package var total: Int
  package var thisYear: Int
  /// Where each of the rows holds what was looked for; empty while nothing is, or a question about days.
  package var places: [WorkoutMatch.Place]
  /// Why a question about days cannot be answered.
  package var complaint: String?
  /// Every tag there is.
  package var tags: [String] = []

  package init(
    rows: [WorkoutSummary], total: Int, thisYear: Int, places: [WorkoutMatch.Place] = [],
    complaint: String? = nil
  ) {
    self.rows = rows
    self.total = total
    self.thisYear = thisYear
    self.places = places
    self.complaint = complaint
  }
}

/// The days a calendar shows, and the workouts of its month.
package struct CalendarContent: Hashable, Sendable {
  /// The year that ends with `through`, oldest first.
  package var days: [DayTotal]
  package var through: Day
  /// Newest first.
  package var workouts: [WorkoutSummary]
  /// The days the question holds for; nil while none is asked.
  package var matched: Set<Day>?

  package init(days: [DayTotal], through: Day, workouts: [WorkoutSummary], matched: Set<Day>?) {
    self.days = days
    self.through = through
    self.workouts = workouts
    self.matched = matched
  }
}

/// A workout and the one of the same name before it.
package struct CompareContent: Hashable, Sendable {
  package var now: WorkoutSummary
  package var before: WorkoutSummary?
  package var exercises: [ComparedExercise]

  package init(now: WorkoutSummary, before: WorkoutSummary?, exercises: [ComparedExercise]) {
    self.now = now
    self.before = before
    self.exercises = exercises
  }
}

package struct ExerciseContent: Hashable, Sendable {
  package var summary: ExerciseSummary
  package var sessions: [Session]
  package var repRecords: [RepRecord]
  package var records: [RecordLine]
  /// What its charts draw, oldest first; empty until they are shown.
  package var figures: [SessionFigures]

  package init(
    summary: ExerciseSummary, sessions: [Session], repRecords: [RepRecord], records: [RecordLine],
    figures: [SessionFigures] = []
  ) {
    self.figures = figures
    self.summary = summary
    self.sessions = sessions
    self.repRecords = repRecords
    self.records = records
  }
}

package struct ProfileContent: Hashable, Sendable {
  package var week: Totals
  package var month: Totals
  package var year: Totals
  package var all: Totals
  /// Oldest first, the running week last.
  package var weeks: [WeekTotal]
  package var records: [RecordLine]
  package var bodyweight: Weight?
  /// The week, month and year before, each as far as this one has come.
  package var before: [Totals] = []
  /// The last 53 weeks, oldest first.
  package var days: [DayTotal] = []
  /// Training days per week as far back as the streak goes, the running week last.
  package var trainingDays: [Int] = []
  /// Halves of sets per muscle this week; last week's as long as nothing was done in this one.
  package var muscles: [Muscle: Int] = [:]
  package var musclesAreLastWeeks = false
  /// Every exercise's best estimate, the highest first.
  package var strongest: [RecordLine] = []
  /// Workouts on this date in other years, newest first.
  package var thisDay: [WorkoutSummary] = []

  package init(
    week: Totals, month: Totals, year: Totals, all: Totals, weeks: [WeekTotal], records: [RecordLine],
    bodyweight: Weight?
  ) {
    self.week = week
    self.month = month
    self.year = year
    self.all = all
    self.weeks = weeks
    self.records = records
    self.bodyweight = bodyweight
  }
}

package struct SettingsContent: Hashable, Sendable {
  package var themes: [String]
  package var configPath: String
  package var logPath: String

  package init(themes: [String], configPath: String, logPath: String) {
    self.themes = themes
    self.configPath = configPath
    self.logPath = logPath
  }
}

/// A workout just finished.
package struct SummaryContent: Hashable, Sendable {
  package var editor: EditorContent
  package var summary: WorkoutSummary
  package var records: [RecordLine]
  /// The workout of the same name before this one.
  package var before: WorkoutSummary?

  package init(
    editor: EditorContent, summary: WorkoutSummary, records: [RecordLine], before: WorkoutSummary?
  ) {
    self.editor = editor
    self.summary = summary
    self.records = records
    self.before = before
  }
}

/// What the shell read for a destination.
package enum Content: Hashable, Sendable {
  case editor(EditorContent)
  case finish(EditorContent, Routine?)
  case idle(IdleContent)
  case history(HistoryContent)
  case exercises([ExerciseSummary])
  case exercise(ExerciseContent)
  case profile(ProfileContent)
  case calendar(CalendarContent)
  case compare(CompareContent)
  case settings(SettingsContent)
  case measurements(MeasurementsContent)
  case summary(SummaryContent)
  /// It is not there any more.
  case gone
}

extension Content {
  /// Whether nothing is left for its screen to show: it is gone, or the summed-up workout runs again.
  var isOver: Bool {
    if case .summary(let summary) = self { return summary.editor.workout.isRunning }
    return self == .gone
  }
}
