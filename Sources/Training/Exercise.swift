/// The seventeen muscle names that exercises and statistics use.
package enum Muscle: String, CaseIterable, Hashable, Sendable {
  case abdominals, abductors, adductors, biceps, calves, chest, forearms, glutes, hamstrings, lats
  case lowerBack = "lower back"
  case middleBack = "middle back"
  case neck, quadriceps, shoulders, traps, triceps
}

/// An exercise of the person's library: built in or their own.
package struct Exercise: Hashable, Sendable {
  package let id: ID<Exercise>
  package var name: String
  /// One of the catalogue's equipment words, such as `barbell`, `dumbbell` or `machine`.
  package var equipment: String
  package var kind: ExerciseKind
  package var primaryMuscles: [Muscle]
  package var secondaryMuscles: [Muscle]
  /// Other names the search and the importers know it by.
  package var aliases: [String]
  /// The unit its weights are typed in; nil follows the preference.
  package var unit: WeightUnit?
  /// Rest after a working set, seconds; nil follows the preference, 0 is none.
  package var restWork: Int?
  /// Rest after a warm-up set, seconds; nil follows the preference, 0 is none.
  package var restWarmup: Int?
  /// Part of bodyweight moved, per thousand; nil when none or unknown.
  package var bodyweightShare: Int?
  /// 2 for a pair of dumbbells: doubles volume, not the shown weight.
  package var implements: Int
  /// Whether weight and reps are those of one side, each rep being done on both: doubles volume.
  package var isPerSide: Bool
  /// The step between loadable weights, thousandths of its unit; nil means by equipment.
  package var increment: Int?
  /// The pinned note shown with the exercise in every workout.
  package var note: String
  package var isCustom: Bool
  package var isArchived: Bool

  package init(
    id: ID<Exercise>, name: String, equipment: String = "other", kind: ExerciseKind = .weightReps,
    primaryMuscles: [Muscle] = [], secondaryMuscles: [Muscle] = [], aliases: [String] = [],
    unit: WeightUnit? = nil, restWork: Int? = nil, restWarmup: Int? = nil, bodyweightShare: Int? = nil,
    implements: Int = 1, increment: Int? = nil, note: String = "", isCustom: Bool = true,
    isArchived: Bool = false, isPerSide: Bool = false
  ) {
    self.id = id
    self.name = name
    self.equipment = equipment
    self.kind = kind
    self.primaryMuscles = primaryMuscles
    self.secondaryMuscles = secondaryMuscles
    self.aliases = aliases
    self.unit = unit
    self.restWork = restWork
    self.restWarmup = restWarmup
    self.bodyweightShare = bodyweightShare
    self.implements = implements
    self.isPerSide = isPerSide
    self.increment = increment
    self.note = note
    self.isCustom = isCustom
    self.isArchived = isArchived
  }
}

extension Exercise {
  /// Equipment to choose from; an exercise may bring a word of its own.
  package static let equipmentWords = [
    "barbell", "dumbbell", "machine", "cable", "bodyweight", "kettlebell", "band", "plate", "ez bar",
    "trap bar", "smith machine", "assisted", "cardio", "other",
  ]
}
