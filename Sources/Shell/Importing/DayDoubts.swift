internal import Exchange
internal import Training

/// Workouts on days that nobody trained on: more than a day ahead, and before 1950.
struct DayDoubts {
  private static let dayLength = 86_400
  let now: Moment
  /// One a workout, the first of them.
  private(set) var doubts: [Problem] = []

  init(now: Moment) {
    self.now = now
  }

  mutating func judged(_ item: ImportedItem) -> ImportedItem {
    guard case .workout(let workout) = item else { return item }
    return .workout(judged(workout))
  }

  /// The workout, its sets marked as unlikely where its day is.
  mutating func judged(_ workout: ImportedWorkout) -> ImportedWorkout {
    let day = workout.start.day
    guard workout.start.moment - now > DayDoubts.dayLength || day < .earliestTrained else { return workout }
    if doubts.count < ProblemList.limit {
      doubts.append(Problem(line: workout.line, reason: .day(day.iso), excerpt: ""))
    }
    var workout = workout
    for block in workout.blocks.indices {
      for set in workout.blocks[block].sets.indices { workout.blocks[block].sets[set].isSuspicious = true }
    }
    return workout
  }
}
