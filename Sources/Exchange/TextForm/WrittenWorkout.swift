package import Training

/// A workout as a text tells it: without identifiers, its exercises and its routine known by name.
package struct WrittenWorkout: Hashable, Sendable {
  /// The identifiers of it and its parts are empty; so are those of its exercises.
  package var workout: Workout
  /// The routine's name; nil when it followed none.
  package var routine: String?
  /// The line the routine stands on, from 1.
  package var routineLine: Int
  /// The exercises of the blocks, one each.
  package var exercises: [WrittenExercise]
}

/// An exercise as a text names it.
package struct WrittenExercise: Hashable, Sendable {
  package var name: String
  /// Its identifier where the text gives one.
  package var id: ID<Exercise>?
  /// Whether the text says that there is no such exercise yet.
  package var isNew = false
  /// The line it stands on, from 1.
  package var line: Int
}
