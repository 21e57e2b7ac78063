/// One planned set of a routine.
package struct RoutineSet: Hashable, Sendable {
  package let id: ID<RoutineSet>
  package var type: SetType
  package var planned: SetValues

  package init(id: ID<RoutineSet>, type: SetType = .work, planned: SetValues = SetValues()) {
    self.id = id
    self.type = type
    self.planned = planned
  }
}

/// An exercise's place in a routine.
package struct RoutineBlock: Hashable, Sendable {
  package let id: ID<RoutineBlock>
  package var exercise: ID<Exercise>
  package var superset: Int?
  package var note: String
  package var restWork: Int?
  package var restWarmup: Int?
  package var sets: [RoutineSet]

  package init(
    id: ID<RoutineBlock>, exercise: ID<Exercise>, superset: Int? = nil, note: String = "",
    restWork: Int? = nil, restWarmup: Int? = nil, sets: [RoutineSet] = []
  ) {
    self.id = id
    self.exercise = exercise
    self.superset = superset
    self.note = note
    self.restWork = restWork
    self.restWarmup = restWarmup
    self.sets = sets
  }
}

/// A plan that workouts start from.
package struct Routine: Hashable, Sendable {
  package let id: ID<Routine>
  package var name: String
  package var note: String
  package var blocks: [RoutineBlock]

  package init(id: ID<Routine>, name: String, note: String = "", blocks: [RoutineBlock] = []) {
    self.id = id
    self.name = name
    self.note = note
    self.blocks = blocks
  }
}
