/// What a log written to a file brought into this one, or would bring.
package struct TransferCounts: Hashable, Sendable {
  package var workouts = 0
  package var sets = 0
  package var routines = 0
  package var measurements = 0
  /// Names of exercises the log did not know.
  package var newExercises: [String] = []
  /// Built-in exercises that take the file's settings, because nobody changed them here.
  package var exercisesSettled = 0
  /// Exercises and routines whose settings differ in the file: left as they are here.
  package var settingsKept = 0
  /// Workouts and measurements that are here already.
  package var duplicates = 0
  /// Workouts that are here with other contents: left as they are.
  package var changedElsewhere = 0
  /// Whether the running workout came in as finished, because another one runs here.
  package var endedRunning = false

  package init() {}

  package var bringsSomething: Bool {
    workouts + routines + measurements + newExercises.count + exercisesSettled > 0
  }
}
