internal import SQLite
package import Training

/// Reads the backup that FitNotes on Android writes: a SQLite database of its own.
package final class FitNotesBackup {
  /// A set as the backup logs it.
  struct LoggedSet {
    let id: Int
    let exercise: Int
    let day: Day
    let kilograms: Double
    let reps: Int
    let metres: Double
    let seconds: Int
    let isComplete: Bool
  }

  /// A value of the body tracker.
  package struct Measure: Hashable, Sendable {
    package var kind: String
    package var milli: Int
    package var unit: String
    package var taken: LocalMoment
  }

  let store: Store
  private let zone: (_ local: Int) -> LocalMoment
  let isMetric: Bool
  private let names: [Int: (name: String, unit: Int)]

  /// Sets that the backup plans: they are no sets.
  package private(set) var notDone = 0

  /// Nil when the file is a database of another program; the zone answers the moment of a local time, in
  /// seconds since 1970.
  package init?(path: String, zone: @escaping (_ local: Int) -> LocalMoment) throws(LogbookError) {
    let database: Database
    do {
      database = try Database(path: path, access: .immutable)
    } catch {
      throw LogbookError(
        .unreadable, "\(path) cannot be read: \(error.message). Nothing was changed.", cause: error)
    }
    store = Store(path: path, database: database)
    self.zone = zone
    guard try store.has("training_log", "exercise_id", "date", "metric_weight", "reps"),
      try store.has("exercise", "_id", "name")
    else {
      database.close()
      return nil
    }
    isMetric = try store.saysMetric()
    let unit = try store.has("exercise", "weight_unit_id") ? "weight_unit_id" : "0"
    names = Dictionary(
      try store.rows("SELECT _id, name, \(unit) FROM exercise") {
        ($0.int(0), (name: $0.text(1), unit: $0.int(2)))
      }, uniquingKeysWith: { first, _ in first })
  }

  deinit { store.database.close() }

  /// Hands over the workouts, one a day, oldest first.
  package func workouts(
    each: (ImportedWorkout) throws(LogbookError) -> Void
  ) throws(LogbookError) {
    let sets = try loggedSets()
    let usesCompletion = sets.contains(where: \.isComplete)
    let notes = try setNotes()
    let days = try dayDetails()
    var workout: ImportedWorkout?
    var day: Day?
    for set in sets {
      guard set.isComplete || !usesCompletion else {
        notDone += 1
        continue
      }
      if set.day != day {
        if let workout { try each(workout) }
        day = set.day
        workout = begin(set.day, days)
      }
      add(set, note: notes[set.id] ?? "", to: &workout, days)
    }
    if let workout { try each(workout) }
  }

  private func add(
    _ set: LoggedSet, note: String, to workout: inout ImportedWorkout?, _ days: DayDetails
  ) {
    let name = names[set.exercise]?.name ?? "FitNotes exercise \(set.exercise)"
    if workout?.blocks.contains(where: { $0.exerciseName == name }) == false {
      let superset = days.supersets[DayDetails.Place(day: set.day, exercise: set.exercise)]
      workout?.blocks.append(ImportedBlock(exerciseName: name, superset: superset))
    }
    guard let index = workout?.blocks.firstIndex(where: { $0.exerciseName == name }) else { return }
    workout?.blocks[index].sets.append(ImportedSet(values: values(of: set), note: note))
  }

  private func values(of set: LoggedSet) -> SetValues {
    var values = SetValues()
    if set.reps > 0 { values.reps = min(set.reps, 1_000_000_000) }
    if set.seconds > 0 { values.duration = min(set.seconds, 1_000_000_000) }
    if set.metres > 0, set.metres < 1e9 {
      values.distance = Distance(milli: Int((set.metres * 1_000).rounded()), unit: .m)
    }
    if set.kilograms != 0 || values.reps != nil {
      values.weight = FitNotesWeight.typed(set.kilograms, prefersPounds: prefersPounds(set.exercise))
    }
    return values
  }

  /// By the exercise's own unit (1 kg, 2 lb), else by the setting.
  private func prefersPounds(_ exercise: Int) -> Bool {
    switch names[exercise]?.unit {
    case 1: false
    case 2: true
    default: !isMetric
    }
  }

  private func begin(_ day: Day, _ days: DayDetails) -> ImportedWorkout {
    let times = days.times[day]
    var workout = ImportedWorkout(name: "Workout", start: moment(day, times?.start ?? 43_200))
    workout.note = days.notes[day] ?? ""
    workout.duration = times?.duration
    return workout
  }

  /// The moment of a day's second, shown with exactly that wall clock.
  func moment(_ day: Day, _ second: Int) -> LocalMoment {
    let local = day.number * 86_400 + second
    let moment = zone(local).moment
    return LocalMoment(moment: moment, offset: local - moment.seconds)
  }
}

/// Weights of the backup: kilograms made from pounds by a factor of the program's own.
enum FitNotesWeight {
  private static let kilogramsPerPound = 0.45359290943564

  /// The weight as it was typed.
  static func typed(_ kilograms: Double, prefersPounds: Bool) -> Weight? {
    guard kilograms.magnitude < 1e6 else { return nil }
    let pounds = kilograms / kilogramsPerPound
    let isRoundInKilograms = (kilograms * 100 - (kilograms * 100).rounded()).magnitude < 1e-6
    let isRoundInPounds = (pounds * 4 - (pounds * 4).rounded()).magnitude < 0.002
    let isPounds = isRoundInPounds == isRoundInKilograms ? prefersPounds : isRoundInPounds
    guard isPounds else { return Weight(milli: Int((kilograms * 1_000).rounded()), unit: .kg) }
    return Weight(milli: Int((pounds * 100).rounded()) * 10, unit: .lb)
  }
}
