/// One set as the record replay needs it.
package struct RecordInput: Sendable {
  package var place: RecordPlace
  package var type: SetType
  package var values: SetValues
  /// The lifter's weight on the day of the workout.
  package var bodyweight: Weight?
  package var isCompleted: Bool
  /// Kept in the log but out of the records, as an unlikely value of an import.
  package var isSuspicious: Bool

  package init(
    workoutID: String, setID: String, type: SetType = .work, values: SetValues,
    bodyweight: Weight? = nil, isCompleted: Bool = true, isSuspicious: Bool = false
  ) {
    place = RecordPlace(setID: setID, workoutID: workoutID)
    self.type = type
    self.values = values
    self.bodyweight = bodyweight
    self.isCompleted = isCompleted
    self.isSuspicious = isSuspicious
  }

  package var setID: String { place.setID }
  package var workoutID: String { place.workoutID }

  /// Whether the set can be a record at all.
  package var isEligible: Bool {
    isCompleted && !isSuspicious && type.counts
      && ((values.reps ?? 0) > 0 || (values.duration ?? 0) > 0 || (values.distance?.milli ?? 0) > 0)
  }
}

/// Where a record was made.
package struct RecordPlace: Hashable, Sendable {
  package let setID: String
  package let workoutID: String

  package init(setID: String, workoutID: String) {
    self.setID = setID
    self.workoutID = workoutID
  }
}

/// The numbers of a record, as many as its kind is made of.
package struct RecordMark: Hashable, Sendable {
  /// The weight, the effective load of an estimate, the assistance (above zero), or the volume.
  package var load: Load
  package var reps: Int
  package var seconds: Int
  package var distance: Distance?
  package var rpe: RPE?
  /// The unit the set was typed in.
  package var unit: WeightUnit

  package init(
    load: Load = .zero, reps: Int = 0, seconds: Int = 0, distance: Distance? = nil, rpe: RPE? = nil,
    unit: WeightUnit = .kg
  ) {
    self.load = load
    self.reps = reps
    self.seconds = seconds
    self.distance = distance
    self.rpe = rpe
    self.unit = unit
  }

  /// The estimate the mark stands for; nil where it holds none.
  package func estimate(formula: EstimateFormula) -> Estimate? {
    Estimate(load: load, reps: reps, rpe: rpe, formula: formula, unit: unit)
  }
}

/// A set that beat everything before it in one kind of record.
package struct RecordEvent: Hashable, Sendable {
  package var kind: RecordKind
  /// The set that made it; for a record of the session the last set that counted.
  package var setID: String
  package var workoutID: String
  package var mark: RecordMark
  /// What was beaten; nil when there was nothing.
  package var previous: RecordMark?
  package var previousSetID: String?
  /// Made in the workout in which this kind was first seen: it stands in the tables without a badge.
  package var isBaseline: Bool
  /// Whether it keeps its badge once the workout is over: not a baseline, and the workout's best.
  package var isShown: Bool

  package init(
    kind: RecordKind, setID: String, workoutID: String, mark: RecordMark, previous: RecordMark? = nil,
    previousSetID: String? = nil, isBaseline: Bool, isShown: Bool
  ) {
    self.kind = kind
    self.setID = setID
    self.workoutID = workoutID
    self.mark = mark
    self.previous = previous
    self.previousSetID = previousSetID
    self.isBaseline = isBaseline
    self.isShown = isShown
  }

  /// Whether the set has a badge while its workout is running: it beat everything until then.
  package var isShownLive: Bool { !isBaseline }
}
