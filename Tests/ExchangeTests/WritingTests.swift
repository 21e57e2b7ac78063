import Exchange
import Testing
import Training

/// What is written for Strong and Hevy reads as it was, but for the losses that are told.
struct WritingTests {
  private static let names = ["Bench Press (Barbell)", "Pull Up", "Plank", "Kniebeuge, \"tief\"", "Übung 💪"]

  /// Throws dice that fall the same way every time.
  private struct Dice {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    mutating func often(_ percent: Int) -> Bool { below(100) < percent }
  }

  private func values(_ dice: inout Dice, lb: Bool) -> SetValues {
    var values = SetValues()
    if dice.often(80) {
      values.weight = Weight(milli: (1 + dice.below(900)) * 250, unit: lb && dice.often(50) ? .lb : .kg)
    }
    if dice.often(80) { values.reps = 1 + dice.below(20) }
    if dice.often(20) { values.duration = 1 + dice.below(4_000) }
    if dice.often(20) { values.distance = Distance(milli: 10 * (1 + dice.below(2_000)), unit: .km) }
    // A weight alone reads as no reps done.
    if values.duration == nil, values.distance == nil { values.reps = values.reps ?? 7 }
    if dice.often(30) { values.rpe = RPE(halves: 12 + dice.below(9)) }
    return values
  }

  private func history(seed: UInt64, lb: Bool) -> [Workout] {
    var dice = Dice(state: seed)
    let notes = ["", "Slept badly.", "two\nlines", "\"quoted\", and, commas"]
    return (0..<12).map { number in
      let local = 20_000 * 86_400 + number * 90_000 + 60 * dice.below(600)
      var workout = Workout(
        id: ID("w\(number)"), name: "Push; \"\(number)\"",
        start: LocalMoment(moment: Moment(seconds: local - 3_600), offset: 3_600))
      workout.ending = .finished(at: workout.start.moment + 60 * (1 + dice.below(200)))
      workout.note = notes[dice.below(4)]
      for place in 0...dice.below(4) {
        var block = Block(id: ID("b\(number)-\(place)"), exercise: ID(WritingTests.names[place % 5]))
        block.note = notes[dice.below(4)]
        for set in 0...dice.below(4) {
          var entry = SetEntry(id: ID("s\(set)"), values: values(&dice, lb: lb), completion: .done(at: nil))
          entry.type = SetType.allCases[dice.below(4)]
          if set + place > 0, dice.often(50) { entry.restTaken = 1 + dice.below(300) }
          block.sets.append(entry)
        }
        workout.blocks.append(block)
      }
      return workout
    }
  }

  private func told(_ workout: Workout, rests: Bool) -> ImportedWorkout {
    let all = workout.blocks.flatMap(\.sets).map(\.restTaken).dropFirst() + [nil]
    var place = all.startIndex
    return ImportedWorkout(
      name: workout.name, start: workout.start, duration: workout.duration, note: workout.note,
      blocks: workout.blocks.map { block in
        ImportedBlock(
          exerciseName: block.exercise.text, note: block.note,
          sets: block.sets.map { set in
            defer { place += 1 }
            return ImportedSet(type: set.type, values: set.values, restAfter: rests ? all[place] : nil)
          })
      })
  }

  private func found(_ bytes: [UInt8]) throws -> [ImportedWorkout] {
    let reading = try read(bytes)
    #expect(reading.leftOut.count == 0)
    return reading.workouts.map { workout in
      var workout = workout
      workout.line = 1
      for block in workout.blocks.indices {
        for set in workout.blocks[block].sets.indices { workout.blocks[block].sets[set].isSuspicious = false }
      }
      return workout
    }
  }

  /// Strong's distances on Android are metres.
  private func inMetres(_ workout: ImportedWorkout) -> ImportedWorkout {
    var workout = workout
    for block in workout.blocks.indices {
      for set in workout.blocks[block].sets.indices {
        let distance = workout.blocks[block].sets[set].values.distance
        workout.blocks[block].sets[set].values.distance = distance?.converted(to: .m)
      }
    }
    return workout
  }

  @Test(arguments: 1...8) func `Strong's layout reads as it was written, pounds among kilograms too`(
    seed: UInt64
  ) throws {
    let history = history(seed: seed, lb: true)
    let writer = StrongText(units: ForeignUnits(weight: .kg, distance: .km))
    let bytes = writer.heading + history.flatMap { writer.rows($0) { $0.text } }
    let wanted = history.map { inMetres(told($0, rests: true)) }
    #expect(try read(bytes).scan.weightUnit == .stated(.kg))
    let found = try found(bytes)
    #expect(found.count == wanted.count)
    for (workout, wanted) in zip(found, wanted) {
      #expect(workout.name == wanted.name)
      #expect(workout.blocks.map(\.note) == wanted.blocks.map(\.note))
      for (set, wanted) in zip(workout.blocks.flatMap(\.sets), wanted.blocks.flatMap(\.sets)) {
        #expect(set == wanted)
      }
      #expect(workout == wanted)
    }
  }

  @Test(arguments: 1...8) func `Hevy's layout reads as it was written, but for rests`(seed: UInt64) throws {
    let history = history(seed: seed, lb: false)
    let writer = HevyText(units: ForeignUnits(weight: .kg, distance: .km))
    let bytes = writer.heading + history.reversed().flatMap { writer.rows($0) { $0.text } }
    let wanted = history.map { told($0, rests: false) }
    let found = try found(bytes).sorted { $0.start.moment < $1.start.moment }
    for (workout, wanted) in zip(found, wanted) { #expect(workout == wanted) }
    #expect(found.count == wanted.count)
  }

  @Test func `what is not done, runs or was not said is left out or zero`() {
    var workout = history(seed: 3, lb: false)[0]
    let writer = StrongText(units: ForeignUnits(weight: .kg, distance: .km))
    workout.blocks = [
      Block(
        id: ID("b"), exercise: ID("Squat"),
        sets: [
          SetEntry(id: ID("s"), values: SetValues(reps: 5)),
          SetEntry(id: ID("t"), completion: .done(at: nil)),
        ])
    ]
    workout.ending = .finished(at: nil)
    let rows = String(decoding: writer.rows(workout) { $0.text }, as: UTF8.self)
    #expect(rows.split(separator: "\n").count == 1)
    #expect(rows.contains(#";"0";"Squat";"1";"";"";"";"";"";"";"""#))
    workout.ending = .running
    #expect(writer.rows(workout) { $0.text }.isEmpty)
  }

  @Test func `losses are told for what is chosen alone, and never for a form that has none`() {
    let history = history(seed: 5, lb: true)
    func sentences(_ form: ExportForm) -> [String] {
      var tally = LossTally(form, units: ForeignUnits(weight: .kg, distance: .km))
      for workout in history { tally.add(workout) }
      return tally.sentences
    }
    #expect(sentences(.jsonl).isEmpty)
    #expect(sentences(.csv).isEmpty)
    #expect(sentences(.strong).count == 2)
    #expect(sentences(.strong)[0].hasPrefix("time zones, so that only the clock's time is kept: "))
    #expect(sentences(.strong)[1].hasPrefix("the unit a weight was entered in: "))
    #expect(sentences(.hevy)[0].hasPrefix("the rest taken before a set: "))
  }
}
