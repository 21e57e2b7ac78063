import SQLite
import Training

@testable import Logbook

/// A fixed Monday evening and what tests are made of.
enum Gym {
  static let monday = LocalMoment(moment: Moment(seconds: 1_764_007_200), offset: 3600)

  static func day(_ days: Int, _ seconds: Int = 0) -> LocalMoment {
    LocalMoment(moment: monday.moment + (days * 86_400 + seconds), offset: 3600)
  }

  static func exercise(
    _ name: String = "Bench Press (Barbell)", kind: ExerciseKind = .weightReps, id: String? = nil
  ) -> Exercise {
    Exercise(
      id: ID(id ?? "exercise-\(name)"), name: name, equipment: "barbell", kind: kind,
      primaryMuscles: [.chest], secondaryMuscles: [.triceps, .shoulders])
  }

  static func set(
    _ id: String, _ kilograms: Int, _ reps: Int, type: SetType = .work, done: Bool = true
  ) -> SetEntry {
    SetEntry(
      id: ID(id), type: type,
      values: SetValues(weight: Weight(milli: kilograms * 1000, unit: .kg), reps: reps),
      completion: done ? .done(at: nil) : .open)
  }

  static func workout(
    _ id: String, on start: LocalMoment = monday, exercise: Exercise = Gym.exercise(),
    ending: Ending? = nil, _ sets: [SetEntry]
  ) -> Workout {
    Workout(
      id: ID(id), name: "Push A", start: start, ending: ending ?? .finished(at: start.moment + 3600),
      blocks: [Block(id: ID("\(id)-block"), exercise: exercise.id, sets: sets)])
  }
}

extension Logbook {
  /// A log in memory that knows some exercises.
  static func memory(_ exercises: Exercise...) throws(LogbookError) -> Logbook {
    let logbook = try Logbook(path: ":memory:")
    for exercise in exercises {
      try logbook.save(Change("Added \(exercise.name)", [.exercise(from: nil, to: exercise)]))
    }
    return logbook
  }

  func save(_ change: Change) throws(LogbookError) {
    try save(change, at: Gym.monday.moment)
  }

  func add(_ workout: Workout) throws(LogbookError) {
    try save(Change("Added \(workout.name)", from: nil, to: workout))
  }

  /// Every row a statement finds, as text.
  func dump(_ sql: String) throws(LogbookError) -> [String] {
    try store.told { () throws(DatabaseError) in
      try store.database.rows(sql) { row in row.values.map { "\($0)" }.joined(separator: "|") }
    }
  }

  /// Everything people wrote; of the exercises those that are their own or changed.
  func facts() throws(LogbookError) -> [String] {
    var lines: [String] = []
    for table in Tables.journaled where table != "exercise" {
      lines += try dump("SELECT '\(table)', * FROM \(table) ORDER BY 2")
    }
    return try lines + dump("SELECT * FROM exercise WHERE id NOT LIKE '00000000-%' ORDER BY 1")
  }

  /// Everything made from facts.
  func derived() throws(LogbookError) -> [String] {
    try dump("SELECT * FROM record ORDER BY 1, 2, 3, 4") + dump("SELECT * FROM workout_total ORDER BY 1")
      + dump("SELECT * FROM exercise_total ORDER BY 1")
      + dump("SELECT * FROM exercise_session ORDER BY 1, 2, 3") + dump("SELECT * FROM month_total ORDER BY 1")
      + dump("SELECT * FROM exercise_month ORDER BY 1, 2")
      + dump("SELECT workout_id, number >> 20, name, notes, exercises FROM workout_text ORDER BY 1")
  }
}

extension Logbook {
  /// Makes every derived number and the words of the search anew.
  func replay() throws(LogbookError) {
    try store.writing { () throws(LogbookError) in
      try store.rebuildDerived()
      try store.rebuildTexts()
    }
  }
}
