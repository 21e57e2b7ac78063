/// The numbers of a set, each exactly as typed; nil where nothing was written.
package struct SetValues: Hashable, Sendable {
  package var weight: Weight?
  package var reps: Int?
  /// Seconds.
  package var duration: Int?
  package var distance: Distance?
  package var rpe: RPE?

  package init(
    weight: Weight? = nil, reps: Int? = nil, duration: Int? = nil, distance: Distance? = nil,
    rpe: RPE? = nil
  ) {
    self.weight = weight
    self.reps = reps
    self.duration = duration
    self.distance = distance
    self.rpe = rpe
  }

  package var isEmpty: Bool { self == SetValues() }

  package func has(_ field: SetField) -> Bool {
    switch field {
    case .weight: weight != nil
    case .reps: reps != nil
    case .duration: duration != nil
    case .distance: distance != nil
    case .rpe: rpe != nil
    }
  }

  /// These values, with the gaps filled from others.
  package func filled(from other: SetValues) -> SetValues {
    SetValues(
      weight: weight ?? other.weight, reps: reps ?? other.reps, duration: duration ?? other.duration,
      distance: distance ?? other.distance, rpe: rpe ?? other.rpe)
  }
}
