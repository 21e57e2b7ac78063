/// How records are judged for one exercise.
package struct RecordRules: Hashable, Sendable {
  package var load: LoadRules
  package var formula: EstimateFormula
  /// Whether the very first performance is a record with a badge.
  package var firstCounts: Bool

  package init(load: LoadRules, formula: EstimateFormula = .epley, firstCounts: Bool = false) {
    self.load = load
    self.formula = formula
    self.firstCounts = firstCounts
  }

  package init(kind: ExerciseKind, formula: EstimateFormula = .epley, firstCounts: Bool = false) {
    self.init(load: LoadRules(kind: kind), formula: formula, firstCounts: firstCounts)
  }
}
