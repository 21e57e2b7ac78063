import Testing
import Training

@testable import Logbook

/// Random edits, always the same for a seed.
struct Edits {
  var state: UInt64
  let exercises: [Exercise]
  var count = 0

  mutating func number(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(limit))
  }

  mutating func name() -> String {
    count += 1
    return "n\(state)-\(count)"
  }

  mutating func set() -> SetEntry {
    var set = Gym.set(name(), 40 + number(30) * 5, number(14))
    set.type = SetType.allCases[number(4)]
    if number(4) == 0 { set.values.weight?.unit = .lb }
    if number(5) == 0 { set.completion = .open }
    if number(9) == 0 { set.isSuspicious = true }
    set.values.duration = number(3) == 0 ? 30 + number(60) : nil
    return set
  }

  mutating func workout() -> Workout {
    let start = Gym.day(number(40), number(5) * 3600)
    let blocks = (0...number(3)).map { _ in
      Block(
        id: ID(name()), exercise: exercises[number(exercises.count)].id,
        sets: (0...number(4)).map { _ in set() })
    }
    return Workout(
      id: ID(name()), name: "Day \(number(3))", start: start,
      ending: .finished(at: start.moment + 3600), blocks: blocks)
  }

  /// Changes something about a workout.
  mutating func edited(_ workout: Workout) -> Workout {
    var edited = workout
    let block = edited.blocks.isEmpty ? nil : number(edited.blocks.count)
    switch number(7) {
    case 0:
      edited.start = Gym.day(number(40))
      edited.ending = .finished(at: edited.start.moment + 600)
    case 1: edited.blocks.append(Block(id: ID(name()), exercise: exercises[0].id, sets: [set()]))
    case 2: edited.blocks.shuffle(using: &self)
    case 3: if let block { edited.blocks.remove(at: block) }
    case 4: if let block { edited.blocks[block].exercise = exercises[number(exercises.count)].id }
    case 5: if let block { edited.blocks[block].sets.insert(set(), at: 0) }
    default:
      guard let block, !edited.blocks[block].sets.isEmpty else { return edited }
      let place = number(edited.blocks[block].sets.count)
      edited.blocks[block].sets[place].values.reps = number(12)
      edited.blocks[block].sets[place].completion = number(2) == 0 ? .open : .done(at: nil)
    }
    return edited
  }
}

extension Edits: RandomNumberGenerator {
  mutating func next() -> UInt64 { UInt64(number(Int.max)) }
}

@Suite struct JournalTests {
  static let exercises: [Exercise] = {
    var pull = Gym.exercise("Pull Up (Weighted)", kind: .weightedBodyweight)
    pull.bodyweightShare = 1000
    return [
      Gym.exercise(), pull, Gym.exercise("Plank", kind: .duration), Gym.exercise("Sit Up", kind: .reps),
    ]
  }()

  /// Makes one random change; returns its name.
  static func change(_ logbook: Logbook, _ edits: inout Edits) throws {
    let all = try logbook.workouts(before: nil, limit: 99)
    let chosen = all.isEmpty ? nil : try logbook.workout(all[edits.number(all.count)].id)
    switch (edits.number(10), chosen) {
    case (0...2, _), (_, nil): try logbook.add(edits.workout())
    case (3, let workout?): try logbook.save(Change("Deleted", from: workout, to: nil))
    case (4, _):
      let weighIn = Measurement(
        id: ID(edits.name()), kind: "bodyweight", milli: 70_000 + edits.number(20) * 1000, unit: "kg",
        taken: Gym.day(edits.number(40)))
      try logbook.save(Change("Weighed", [.measurement(from: nil, to: weighIn)]))
    case (5, _):
      let old = try #require(try logbook.exercise(exercises[0].id))
      var new = old
      new.implements = 3 - old.implements
      try logbook.save(Change("Changed", [.exercise(from: old, to: new)]))
    case (_, let workout?):
      try logbook.save(Change("Edited", from: workout, to: edits.edited(workout)))
    }
  }

  static func expectTruth(_ logbook: Logbook) throws {
    let derived = try logbook.derived()
    try logbook.replay()
    #expect(try logbook.derived() == derived)
  }

  @Test(arguments: [1, 2, 3, 4])
  func `derived numbers equal a full replay after any edits, and undo and redo give the same log`(
    seed: UInt64
  )
    throws
  {
    let logbook = try Logbook(path: ":memory:")
    for exercise in JournalTests.exercises {
      try logbook.save(Change("Added", [.exercise(from: nil, to: exercise)]))
    }
    var edits = Edits(state: seed, exercises: JournalTests.exercises)
    var states = [try logbook.facts()]
    for _ in 0..<40 {
      let entries = try logbook.journal(limit: 999).count
      try JournalTests.change(logbook, &edits)
      if try logbook.journal(limit: 999).count > entries { states.append(try logbook.facts()) }
    }
    try JournalTests.expectTruth(logbook)
    let end = try logbook.derived()
    for state in states.reversed().dropFirst() {
      _ = try logbook.undo(at: Gym.monday.moment)
      #expect(try logbook.facts() == state)
    }
    try JournalTests.expectTruth(logbook)
    for state in states.dropFirst() {
      _ = try logbook.redo(at: Gym.monday.moment)
      #expect(try logbook.facts() == state)
    }
    #expect(try logbook.derived() == end)
  }

  @Test(arguments: [11, 12])
  func `imports in any order between edits leave derived numbers equal to a full replay`(seed: UInt64) throws
  {
    let logbook = try Logbook(path: ":memory:")
    for exercise in JournalTests.exercises {
      try logbook.save(Change("Added", [.exercise(from: nil, to: exercise)]))
    }
    var edits = Edits(state: seed, exercises: JournalTests.exercises)
    for round in 0..<4 {
      let file = (0..<12).map { _ in
        ImportTests.workout(
          named: "Day \(round)", on: Gym.day(edits.number(40), edits.number(9) * 600),
          exercise: JournalTests.exercises[edits.number(4)].name,
          (0...edits.number(4)).map { _ in ImportTests.set(edits.number(9) * 10, edits.number(12)) })
      }
      try ImportTests.run(logbook, file, seed: seed * 10 + UInt64(round))
      try JournalTests.expectTruth(logbook)
      for _ in 0..<4 { try JournalTests.change(logbook, &edits) }
      if edits.number(2) == 0 { _ = try logbook.undoImport(at: Gym.monday.moment) }
      try JournalTests.expectTruth(logbook)
    }
    while try logbook.journal(limit: 1)[0].isUndone == false || hasMore(logbook) {
      _ = try logbook.undo(at: Gym.monday.moment)
    }
    #expect(try logbook.derived().isEmpty)
  }

  private func hasMore(_ logbook: Logbook) throws -> Bool {
    try logbook.journal(limit: 999).contains { !$0.isUndone }
  }

  @Test func `a new change ends redo, and undo beyond the beginning says so`() throws {
    let logbook = try Logbook.memory(Gym.exercise())
    try logbook.add(Gym.workout("w1", [Gym.set("s1", 100, 5)]))
    #expect(try logbook.undo(at: Gym.monday.moment) == "Added Push A")
    #expect(try logbook.journal(limit: 9).map(\.isUndone) == [true, false])
    try logbook.add(Gym.workout("w2", [Gym.set("s2", 100, 5)]))
    #expect(throws: LogbookError.self) { try logbook.redo(at: Gym.monday.moment) }
    _ = try logbook.undo(at: Gym.monday.moment)
    _ = try logbook.undo(at: Gym.monday.moment)
    let error = #expect(throws: LogbookError.self) { try logbook.undo(at: Gym.monday.moment) }
    #expect(error?.kind == .nothingToUndo)
  }

  @Test func `an undo that no longer fits says so and changes nothing`() throws {
    let logbook = try Logbook.memory(Gym.exercise())
    let workout = Gym.workout("w1", [Gym.set("s1", 100, 5)])
    try logbook.add(workout)
    var edited = workout
    edited.blocks[0].sets[0].values.reps = 6
    try logbook.save(Change("6 reps", from: workout, to: edited))
    try logbook.store.run("UPDATE set_entry SET reps = 9 WHERE id = 's1'")
    let before = try logbook.facts()
    let error = #expect(throws: LogbookError.self) { try logbook.undo(at: Gym.monday.moment) }
    #expect(error?.kind == .noLongerFits)
    #expect(try logbook.facts() == before)
  }
}
