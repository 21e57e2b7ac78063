extension SetValues {
  package mutating func clear(_ field: SetField) {
    switch field {
    case .weight: weight = nil
    case .reps: reps = nil
    case .duration: duration = nil
    case .distance: distance = nil
    case .rpe: rpe = nil
    }
  }
}
