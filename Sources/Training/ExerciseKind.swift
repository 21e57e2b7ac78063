/// What is written down for a set of an exercise.
package enum ExerciseKind: String, CaseIterable, Hashable, Sendable {
  case weightReps = "weight_reps"
  case reps
  case weightedBodyweight = "weighted_bodyweight"
  case assistedBodyweight = "assisted_bodyweight"
  case duration
  case weightDuration = "weight_duration"
  case distanceDuration = "distance_duration"
  case weightDistance = "weight_distance"

  /// The fields of a set in the order a person writes them, RPE apart.
  package var fields: [SetField] {
    switch self {
    case .weightReps, .weightedBodyweight, .assistedBodyweight: [.weight, .reps]
    case .reps: [.reps]
    case .duration: [.duration]
    case .weightDuration: [.weight, .duration]
    case .distanceDuration: [.distance, .duration]
    case .weightDistance: [.weight, .distance]
    }
  }

  package func has(_ field: SetField) -> Bool {
    field == .rpe || fields.contains(field)
  }

  /// Whether a set can't be completed without this field; of distance and time either is enough.
  package func needs(_ field: SetField) -> Bool {
    switch field {
    case .weight: has(.weight) && !countsBodyweight
    case .reps, .duration, .distance: has(field) && self != .distanceDuration
    case .rpe: false
    }
  }

  /// Whether the lifter's own weight is part of what is lifted.
  package var countsBodyweight: Bool {
    self == .weightedBodyweight || self == .assistedBodyweight
  }

  /// Whether a weight below zero makes sense: help from a band or a machine.
  package var allowsAssistance: Bool { countsBodyweight }
}

/// One cell of a set.
package enum SetField: String, CaseIterable, Hashable, Sendable {
  case weight, reps, duration, distance, rpe
}
