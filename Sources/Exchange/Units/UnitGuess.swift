package import Training

/// Which unit a file's unlabelled weights seem to be in, with examples for the person who knows.
package struct UnitGuess: Hashable, Sendable {
  /// A weight of the file as it stands there.
  package struct Example: Hashable, Sendable {
    package var exercise: String
    package var weight: String
  }

  /// Nil when the weights do not tell.
  package var unit: WeightUnit?
  /// The unit most weights were typed in, when the program converted them since.
  package var typed: WeightUnit?
  /// Three at most, of different exercises where there are.
  package var examples: [Example]

  package init(unit: WeightUnit? = nil, typed: WeightUnit? = nil, examples: [Example] = []) {
    self.unit = unit
    self.typed = typed
    self.examples = examples
  }
}
