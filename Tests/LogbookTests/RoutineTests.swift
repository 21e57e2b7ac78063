import Testing
import Training

@testable import Logbook

/// Routines in the log: everything they hold, and every edit taken back.
@Suite struct RoutineTests {
  private let bench = Gym.exercise()
  private let row = Gym.exercise("Row")

  private func routine(_ id: String, folder: String = "", position: Int = 0) -> Routine {
    let planned = SetValues(weight: Weight(milli: 80_000, unit: .kg), reps: 8, rpe: RPE(halves: 16))
    return Routine(
      id: ID(id), name: id, note: "light week", folder: folder, position: position, values: .followLast,
      blocks: [
        RoutineBlock(
          id: ID("\(id)-b"), exercise: bench.id, superset: 1, note: "slow", restWork: 180, restWarmup: 60,
          sets: [
            RoutineSet(id: ID("\(id)-1"), type: .warmup, planned: SetValues(reps: 10)),
            RoutineSet(id: ID("\(id)-2"), planned: planned, repsTo: 12, rest: 240),
            RoutineSet(
              id: ID("\(id)-3"),
              planned: SetValues(duration: 45, distance: Distance(milli: 400_000, unit: .m))),
          ]),
        RoutineBlock(id: ID("\(id)-c"), exercise: row.id, superset: 1),
      ])
  }

  private func save(_ from: Routine?, _ to: Routine?, in log: Logbook) throws {
    try log.save(Change("Changed a routine", [.routine(from: from, to: to)]))
  }

  @Test func `a routine keeps all it holds`() throws {
    let log = try Logbook.memory(bench, row)
    var push = routine("Push", folder: "Split", position: 2)
    try save(nil, push, in: log)
    #expect(try log.routine(push.id) == push)
    let old = push
    push.isArchived = true
    push.values = .keep
    push.folder = ""
    push.blocks[0].sets[1].repsTo = nil
    push.blocks[0].sets[2].rest = 0
    try save(old, push, in: log)
    #expect(try log.routine(push.id) == push)
  }

  @Test func `routines come in the order of the list, and archived ones are never next`() throws {
    let log = try Logbook.memory(bench, row)
    var legs = routine("Legs", folder: "Split", position: 1)
    legs.isArchived = true
    for routine in [routine("Push", folder: "Split", position: 2), legs, routine("B"), routine("a")] {
      try save(nil, routine, in: log)
    }
    #expect(try log.routines().map(\.name) == ["a", "B", "Legs", "Push"])
    try save(nil, Routine(id: ID("empty"), name: "Not written yet", position: 9), in: log)
    #expect(try log.nextUp(at: Gym.monday, limit: 9).map(\.name).sorted() == ["B", "Push", "a"])
  }

  @Test func `a workout keeps the span of reps and the rest its routine asks for`() throws {
    let log = try Logbook.memory(bench, row)
    let push = routine("Push")
    try save(nil, push, in: log)
    var ids = IDSource(seed: 3)
    var workout = Workout(from: push, at: Gym.monday, &ids)
    try log.add(workout)
    let read = try #require(try log.workout(workout.id))
    #expect(read == workout)
    #expect(read.blocks[0].sets.map(\.plannedRepsTo) == [nil, 12, nil])
    #expect(read.blocks[0].sets.map(\.rest) == [nil, 240, nil])
    let old = workout
    workout.blocks[0].sets[1].plannedRepsTo = nil
    workout.blocks[0].sets[1].rest = nil
    try log.save(Change("Changed", from: old, to: workout))
    #expect(try log.workout(workout.id) == workout)
  }

  @Test(arguments: [
    "UPDATE routine SET position = -1", "UPDATE routine SET archived = 2",
    "UPDATE routine SET follows_last = 7", "UPDATE routine SET folder = NULL",
    "UPDATE routine_set SET planned_reps_to = -1", "UPDATE routine_set SET rest_s = 86401",
    "UPDATE routine_set SET rest_s = 'soon'",
  ])
  func `the schema refuses what no routine can be`(sql: String) throws {
    let log = try Logbook.memory(bench, row)
    try save(nil, routine("Push"), in: log)
    let before = try log.facts()
    #expect(throws: LogbookError.self) { try log.store.run(sql) }
    #expect(try log.facts() == before)
  }

  /// Edits drawn by a fixed die, each saved and taken back.
  @Test(arguments: 1...12)
  func `any edit of routines, then undo, gives the identical log`(seed: UInt64) throws {
    let log = try Logbook.memory(bench, row)
    for number in 1...4 { try save(nil, routine("R\(number)", position: number), in: log) }
    var dice = RoutineDice(state: seed)
    for _ in 0..<12 {
      let before = try log.facts()
      let routines = try log.routines()
      let steps = dice.edit(routines)
      try log.save(Change("Edited", steps))
      if try log.facts() == before { continue }
      let after = try log.facts()
      _ = try log.undo(at: Gym.monday.moment)
      #expect(try log.facts() == before)
      _ = try log.redo(at: Gym.monday.moment)
      #expect(try log.facts() == after)
    }
  }
}

/// Makes edits of routines: everything that the list, the table and the text form can do.
private struct RoutineDice {
  var state: UInt64
  private var ids = IDSource(seed: 99)

  init(state: UInt64) { self.state = state }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, limit)
  }

  mutating func edit(_ routines: [Routine]) -> [Change.Step] {
    let shelf = RoutineShelf(routines)
    guard !routines.isEmpty else { return [] }
    let old = routines[below(routines.count)]
    var new = old
    switch below(10) {
    case 0: return shelf.moving(old.id, by: below(5) - 2).steps(from: routines)
    case 1: return shelf.movingFolder(old.folder, by: below(3) - 1).steps(from: routines)
    case 2:
      let copy = old.copy(named: old.copyName(among: []), at: Gym.monday.moment, &ids)
      return shelf.inserting(copy, after: old.id).steps(from: routines)
    case 3: return [.routine(from: old, to: nil)]
    case 4: new.isArchived.toggle()
    case 5: new.folder = ["", "Split", "Old"][below(3)]
    case 6: new.blocks.reverse()
    case 7: new.blocks.removeLast(min(1, new.blocks.count))
    case 8: editSets(of: &new)
    default:
      new.values = below(2) == 0 ? .keep : .followLast
      new.note += "!"
    }
    return [.routine(from: old, to: new)]
  }

  private mutating func editSets(of routine: inout Routine) {
    guard !routine.blocks.isEmpty else { return }
    let index = below(routine.blocks.count)
    routine.blocks[index].sets.append(
      RoutineSet(
        id: ids.next(at: Gym.monday.moment), type: SetType.allCases[below(4)],
        planned: SetValues(reps: below(10)), repsTo: 10 + below(5), rest: below(300)))
    routine.blocks[index].sets.swapAt(0, routine.blocks[index].sets.count - 1)
    routine.blocks[index].restWork = below(200)
  }
}
