/// One planned set of a routine.
package struct RoutineSet: Hashable, Sendable {
  package let id: ID<RoutineSet>
  package var type: SetType
  package var planned: SetValues
  /// The upper end of a span of reps, such as the 12 of 8-12; nil asks for exactly the planned reps.
  package var repsTo: Int?
  /// Rest after it, seconds; nil follows the exercise.
  package var rest: Int?

  package init(
    id: ID<RoutineSet>, type: SetType = .work, planned: SetValues = SetValues(), repsTo: Int? = nil,
    rest: Int? = nil
  ) {
    self.id = id
    self.type = type
    self.planned = planned
    self.repsTo = repsTo
    self.rest = rest
  }
}

/// An exercise's place in a routine.
package struct RoutineBlock: Hashable, Sendable {
  package let id: ID<RoutineBlock>
  package var exercise: ID<Exercise>
  package var superset: Int?
  /// The rests of that superset; its members have the same.
  package var supersetRests: SupersetRests
  package var note: String
  package var restWork: Int?
  package var restWarmup: Int?
  package var sets: [RoutineSet]

  package init(
    id: ID<RoutineBlock>, exercise: ID<Exercise>, superset: Int? = nil, note: String = "",
    restWork: Int? = nil, restWarmup: Int? = nil, sets: [RoutineSet] = [],
    supersetRests: SupersetRests = SupersetRests()
  ) {
    self.id = id
    self.exercise = exercise
    self.superset = superset
    self.supersetRests = supersetRests
    self.note = note
    self.restWork = restWork
    self.restWarmup = restWarmup
    self.sets = sets
  }
}

/// Which values a workout of a routine begins with.
package enum ValuePolicy: String, CaseIterable, Hashable, Sendable {
  /// The routine's own; what it leaves open comes from last time.
  case keep
  /// Those of last time; the routine's own only where there is none.
  case followLast = "follow last"
}

/// A plan that workouts start from.
package struct Routine: Hashable, Sendable {
  package let id: ID<Routine>
  package var name: String
  package var note: String
  /// The folder it lies in; empty for none.
  package var folder: String
  /// Its place among all routines, from 1; 0 stands behind those that have one, by name.
  package var position: Int
  package var isArchived: Bool
  package var values: ValuePolicy
  package var blocks: [RoutineBlock]

  package init(
    id: ID<Routine>, name: String, note: String = "", folder: String = "", position: Int = 0,
    isArchived: Bool = false, values: ValuePolicy = .keep, blocks: [RoutineBlock] = []
  ) {
    self.id = id
    self.name = name
    self.note = note
    self.folder = folder
    self.position = position
    self.isArchived = isArchived
    self.values = values
    self.blocks = blocks
  }
}
