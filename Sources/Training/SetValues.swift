/// The numbers of a set, each exactly as typed; nil where nothing was written.
package struct SetValues: Hashable, Sendable {
  package var weight: Weight?
  /// Of a set done side by side those of the weaker side.
  package var reps: Int? {
    didSet { if reps != sides?.weaker { sides = nil } }
  }
  /// Seconds.
  package var duration: Int?
  package var distance: Distance?
  package var rpe: RPE?
  /// The reps of each side, where they were counted apart.
  package private(set) var sides: Sides?

  /// Reps of the left and the right side.
  package struct Sides: Hashable, Sendable {
    package var left: Int
    package var right: Int

    package init(left: Int, right: Int) {
      self.left = left
      self.right = right
    }

    package var weaker: Int { min(left, right) }
    package var sum: Int { left + right }
    /// `8/7`.
    package var text: String { "\(left)/\(right)" }
  }

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

  /// Counts the sides apart; the weaker one's reps are the set's.
  package mutating func count(_ sides: Sides) {
    reps = sides.weaker
    self.sides = sides
  }

  /// Takes over the reps of others, with their sides.
  package mutating func takeReps(from other: SetValues) {
    reps = other.reps
    sides = other.sides
  }

  /// Only the weaker side's reps, as a plan has them.
  package mutating func forgetSides() { sides = nil }

  /// Every rep that was done, of both sides where they were counted apart.
  package var repsDone: Int? { sides?.sum ?? reps }

  /// These values, with the gaps filled from others.
  package func filled(from other: SetValues) -> SetValues {
    var filled = SetValues(
      weight: weight ?? other.weight, duration: duration ?? other.duration,
      distance: distance ?? other.distance, rpe: rpe ?? other.rpe)
    filled.takeReps(from: reps == nil ? other : self)
    return filled
  }
}
