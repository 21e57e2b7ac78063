import Testing
import Training

@testable import Logbook

/// Filters, texts and questions on logs of chance, beside what a look at every workout finds.
@Suite struct FilteringTests {
  private static let exercises: [Exercise] = {
    var all = ["Bench Press (Barbell)", "Squat (Barbell)", "Pull Up", "Plank", "Lat Pulldown (Cable)"]
      .map { Gym.exercise($0) }
    all[1].primaryMuscles = [.quadriceps]
    (all[2].equipment, all[2].kind, all[2].primaryMuscles) = ("bodyweight", .reps, [.lats])
    (all[3].equipment, all[3].kind, all[3].primaryMuscles) = ("bodyweight", .duration, [.abdominals])
    (all[4].equipment, all[4].primaryMuscles) = ("cable", [.lats])
    return all
  }()

  private static let tags = ["deload", "home", "back-off"]
  private static let notes = ["", "left knee", "deload next week"]

  private func log(_ random: inout SystemRandomNumberGenerator) throws -> Logbook {
    let log = try Logbook.memory(
      Self.exercises[0], Self.exercises[1], Self.exercises[2], Self.exercises[3], Self.exercises[4])
    for number in 0..<40 {
      var workout = Gym.workout("w\(number + 100)", on: Gym.day(number * 11), [])
      workout.note = Self.notes.randomElement(using: &random) ?? ""
      workout.tags = Self.tags.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }.sorted()
      workout.blocks = Self.exercises.indices.filter { _ in Bool.random(using: &random) }.map { index in
        let weight = Int.random(in: 20..<200, using: &random)
        return Block(
          id: ID("b\(number)-\(index)"), exercise: Self.exercises[index].id,
          sets: [Gym.set("s\(number)-\(index)", weight, 5)])
      }
      try log.add(workout)
    }
    return log
  }

  private static func facets() -> [ListFilter.Facet] {
    [.records, .muscle(.chest), .muscle(.lats), .equipment("bodyweight"), .equipment("barbell")]
      + [.kind(.reps), .kind(.duration)] + tags.map { .tag($0) }
  }

  /// What the words say of a workout that was read whole.
  private func isLeft(_ workout: Workout, _ filter: ListFilter, in log: Logbook) throws -> Bool {
    let done = workout.blocks.compactMap { block in Self.exercises.first { $0.id == block.exercise } }
    let records = try log.records(in: workout.id)
    let isAsked = filter.asked.allSatisfy { facets in
      done.contains { exercise in facets.contains { $0.holds(for: exercise) == true } }
    }
    return isAsked && !done.contains(where: filter.keepsOut)
      && filter[.records].map { $0 != records.isEmpty } ?? true
      && filter.tags(wanted: true).allSatisfy(workout.tags.contains)
      && !filter.tags(wanted: false).contains(where: workout.tags.contains)
  }

  @Test func `a filter leaves what a look at every workout leaves`() throws {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<4 {
      let log = try log(&random)
      let all = try log.chosen(WorkoutChoice(), after: nil, limit: 99, .newestFirst)
      for _ in 0..<60 {
        var filter = ListFilter()
        for facet in Self.facets().shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
          filter[facet] = Bool.random(using: &random)
        }
        try expect(filter, of: all, in: log, &random)
      }
    }
  }

  private func expect(
    _ filter: ListFilter, of all: [Workout], in log: Logbook, _ random: inout SystemRandomNumberGenerator
  ) throws {
    let left = try all.filter { try isLeft($0, filter, in: log) }
    var query = WorkoutQuery(filter: filter)
    let ids = Set(left.map(\.id))
    let found = try log.workouts(query, limit: 99)
    #expect(found.map(\.id) == left.map(\.id), "\(filter.wanted)")
    let limit = Int.random(in: 1...5, using: &random)
    #expect(try log.workouts(query, limit: limit).count <= limit)

    query.text = "deload"
    let matches = try log.search(query, limit: 99).map(\.summary.id)
    let plain = try log.search("deload", limit: 99).map(\.summary.id)
    #expect(matches.filter(ids.contains) == plain.filter(ids.contains), "\(filter.wanted)")
    #expect(try log.searchCount(query) == matches.count)

    let asked = try DayPredicate(reading: "volume>600", unit: .kg)
    let days = try log.workouts(matching: asked, through: Gym.day(999).day, limit: 99).map(\.id)
    query.text = ""
    let both = try log.workouts(matching: asked, query, through: Gym.day(999).day, limit: 99).map(\.id)
    #expect(both.filter(ids.contains) == days.filter(ids.contains), "\(filter.wanted)")

    query.since = Gym.day(100).day
    query.through = Gym.day(220).day
    let within = left.filter { (Gym.day(100).day...Gym.day(220).day).contains($0.start.day) }
    #expect(
      try log.workouts(query, limit: 99).map(\.id) == within.map(\.id),
      "\(filter.wanted)")
    query.exercise = Self.exercises[0].id
    #expect(
      try log.workouts(query, limit: 99).map(\.id)
        == within.filter { $0.blocks.contains { $0.exercise == Self.exercises[0].id } }.map(\.id))
  }

  @Test func `a workout without exercises is without any`() throws {
    let log = try Logbook.memory(Self.exercises[0])
    try log.add(Gym.workout("w1", [Gym.set("s1", 100, 5)]))
    var empty = Gym.workout("w2", on: Gym.day(1), [])
    empty.blocks = []
    try log.add(empty)
    var filter = ListFilter()
    filter[.muscle(.chest)] = false
    #expect(try log.workouts(WorkoutQuery(filter: filter), limit: 9).map(\.id.text) == ["w2"])
    filter[.muscle(.chest)] = true
    #expect(try log.workouts(WorkoutQuery(filter: filter), limit: 9).map(\.id.text) == ["w1"])
  }

  @Test func `records beside a text are found among workouts of the same second`() throws {
    let log = try Logbook.memory(Self.exercises[0], Self.exercises[1])
    for number in 0..<30 {
      for (index, exercise) in Self.exercises.prefix(2).enumerated() {
        var workout = Gym.workout(
          "w\(number + 100)-\(index)", on: Gym.day(number), exercise: exercise,
          [Gym.set("s\(number)-\(index)", 60 + (index == 0 ? number : number % 7), 5)])
        if (number + index).isMultiple(of: 3) { workout.note = "left knee" }
        try log.add(workout)
      }
    }
    var filter = ListFilter()
    filter[.records] = true
    let all = try log.chosen(WorkoutChoice(), after: nil, limit: 99, .newestFirst)
    let expected = try all.filter { try !$0.note.isEmpty && !log.records(in: $0.id).isEmpty }.map(\.id)
    #expect(expected.count > 5)
    for limit in [1, 4, 99] {
      let found = try log.search(WorkoutQuery(text: "knee", filter: filter), limit: limit)
      #expect(found.map(\.summary.id) == Array(expected.prefix(limit)))
    }
  }

  @Test func `a text and a filter are looked for in the whole history`() throws {
    let log = try Logbook.memory(Self.exercises[0], Self.exercises[2])
    for number in 0..<120 {
      var workout = Gym.workout(
        "w\(number + 100)", on: Gym.day(number), exercise: Self.exercises[number % 2 == 0 ? 0 : 2],
        [Gym.set("s\(number)", 100, 5)])
      if number < 2 { workout.note = "left knee" }
      try log.add(workout)
    }
    var filter = ListFilter()
    filter[.equipment("bodyweight")] = true
    let query = WorkoutQuery(text: "knee", filter: filter)
    #expect(try log.search(query, limit: 5).map(\.summary.id.text) == ["w101"])
    #expect(try log.search(WorkoutQuery(text: "!", filter: filter), limit: 5).isEmpty)
    #expect(try log.workouts(WorkoutQuery(text: "!"), limit: 5).isEmpty)
  }

  @Test func `the number of a workout is its place among all, whatever their zones`() throws {
    var random = SystemRandomNumberGenerator()
    let log = try Logbook.memory(Self.exercises[0])
    for number in 0..<60 {
      let moment = Gym.monday.moment + Int.random(in: 0..<200 * 86_400, using: &random)
      let offset = Int.random(in: -12...14, using: &random) * 3_600
      let start = LocalMoment(moment: moment, offset: offset)
      try log.add(
        Gym.workout(
          "w\(number)", on: start, ending: number == 30 ? .running : nil, [Gym.set("s\(number)", 100, 5)]))
    }
    let all = try log.chosen(WorkoutChoice(), after: nil, limit: 99)
    for (index, workout) in all.enumerated() { #expect(try log.ordinal(of: workout.id) == index + 1) }
    #expect(try log.ordinal(of: ID("nobody")) == 0)
  }

  @Test func `every tag is named once`() throws {
    let log = try Logbook.memory(Self.exercises[0])
    #expect(try log.tagNames().isEmpty)
    for (number, tags) in [["deload", "home"], [], ["home"], ["back-off", "home"]].enumerated() {
      var workout = Gym.workout("w\(number)", on: Gym.day(number), [Gym.set("s\(number)", 100, 5)])
      workout.tags = tags
      try log.add(workout)
    }
    #expect(try log.tagNames() == ["back-off", "deload", "home"])
    #expect(try log.tagNames() == log.tags().map(\.tag))
  }
}
