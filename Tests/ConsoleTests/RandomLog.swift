import Logbook
import Training

/// Throws dice that fall the same way every time.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func roll() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  mutating func below(_ limit: Int) -> Int { Int(roll() % UInt64(limit)) }
  mutating func often(_ percent: Int) -> Bool { below(100) < percent }
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
  mutating func maybe<Value>(_ percent: Int, _ value: (inout Dice) -> Value) -> Value? {
    often(percent) ? value(&self) : nil
  }
}

/// Logs made by dice, with everything a person can write into one.
struct RandomLog {
  var dice: Dice
  /// Leaves out what a table of sets cannot carry.
  var isTable = false
  private var count = 0

  private(set) var exercises: [Exercise] = []

  init(seed: UInt64, isTable: Bool = false) {
    dice = Dice(seed)
    self.isTable = isTable
  }

  static let awkward = [
    "", "Slept badly.", "two\nlines", "tab\there", "\"quoted\" 'text'", "a,b;c", "  blanks around  ",
    "مرحبا بالعالم", "💪🏋️‍♀️ 100 %", "\u{301}combining", "back\\slash \\n", "=SUM(A1)", "---", "# not a comment",
    "> quoted", "end\n", "\n\nbegin", "carriage\r\nreturn", "nul\u{0}byte", "[ ] box", "100 kg x 5",
    "2026-11-27T18:36:00+01:00,a,b,c", String(repeating: "long note ", count: 1_000),
  ]

  private mutating func id<Subject>(_ kind: String) -> ID<Subject> {
    count += 1
    return ID("\(kind)-\(count)")
  }

  private mutating func note() -> String { dice.often(70) ? "" : dice.pick(RandomLog.awkward) }

  mutating func fill(_ log: Logbook) throws {
    for number in 0..<12 { try add(exercise(number), to: log) }
    exercises += try log.everyExercise().filter { !$0.isCustom }.prefix(3)
    let routine = isTable ? nil : try add(routine(), to: log)
    for _ in 0..<6 {
      let measurement = measurement()
      try log.save(Change("Measured", [.measurement(from: nil, to: measurement)]), at: Moment(seconds: 0))
    }
    for number in 0..<14 {
      var workout = workout(number)
      if dice.often(30) { workout.routine = routine }
      try log.save(Change("Added", from: nil, to: workout), at: Moment(seconds: 0))
    }
  }

  private mutating func add(_ exercise: Exercise, to log: Logbook) throws {
    exercises.append(exercise)
    try log.save(Change("Added", [.exercise(from: nil, to: exercise)]), at: Moment(seconds: 0))
  }

  private mutating func add(_ routine: Routine, to log: Logbook) throws -> ID<Routine> {
    try log.save(Change("Added", [.routine(from: nil, to: routine)]), at: Moment(seconds: 0))
    return routine.id
  }

  private mutating func exercise(_ number: Int) -> Exercise {
    let names = RandomLog.awkward.filter { $0.contains { !$0.isWhitespace } && $0.count < 100 }
    var exercise = Exercise(id: id("exercise"), name: number < names.count ? names[number] : "Lift \(number)")
    exercise.kind = dice.pick(ExerciseKind.allCases)
    exercise.equipment = dice.pick(["barbell", "other", "machine"])
    exercise.primaryMuscles = [dice.pick(Muscle.allCases)]
    exercise.secondaryMuscles = dice.often(50) ? [.glutes, .calves] : []
    exercise.aliases = dice.often(30) ? ["alias \(number)", "a, b"] : []
    exercise.unit = dice.maybe(30) { $0.pick(WeightUnit.allCases) }
    exercise.restWork = dice.maybe(30) { $0.below(400) }
    exercise.bodyweightShare = dice.maybe(30) { $0.below(1_001) }
    exercise.increment = dice.maybe(30) { 1 + $0.below(5_000) }
    exercise.implements = dice.often(80) ? 1 : 2
    exercise.isPerSide = dice.often(20)
    exercise.note = note()
    exercise.isArchived = dice.often(10)
    return exercise
  }

  private mutating func routine() -> Routine {
    var routine = Routine(
      id: id("routine"), name: "Push \"A\"", note: note(), folder: dice.pick(["", "Split", "a, b"]),
      position: dice.below(3), isArchived: dice.often(20), values: dice.pick(ValuePolicy.allCases))
    for _ in 0..<3 {
      var block = RoutineBlock(id: id("routine-block"), exercise: dice.pick(exercises).id, note: note())
      block.superset = dice.maybe(30) { $0.below(3) }
      block.supersetRests = RandomLog.rests(of: block.superset)
      block.restWarmup = dice.maybe(30) { $0.below(90) }
      block.sets = (0..<2).map { _ in
        var set = RoutineSet(id: id("routine-set"), type: .warmup, planned: values())
        set.repsTo = set.planned.reps.map { $0 + 1 + dice.below(5) }
        set.rest = dice.maybe(30) { $0.below(400) }
        return set
      }
      routine.blocks.append(block)
    }
    return routine
  }

  /// The members of a superset have the same rests.
  private static func rests(of superset: Int?) -> SupersetRests {
    switch superset {
    case 1: SupersetRests(between: 15, round: 0)
    case 2: SupersetRests(round: 90)
    default: SupersetRests()
    }
  }

  private mutating func measurement() -> Measurement {
    Measurement(
      id: id("measurement"), kind: dice.pick(["bodyweight", "waist", "körper, \"fett\""]),
      milli: 30_000 + dice.below(90_000), unit: dice.pick(["kg", "lb", "cm", "%"]), taken: moment(),
      note: note())
  }

  private mutating func moment() -> LocalMoment {
    LocalMoment(
      moment: Moment(seconds: 1_500_000_000 + dice.below(300_000_000)),
      offset: dice.pick([0, 3_600, -12_600, 20_700, 3_208, -18_000]))
  }
}

extension RandomLog {
  mutating func workout(_ number: Int) -> Workout {
    var workout = Workout(
      id: id("workout"), name: dice.pick(RandomLog.awkward.filter { $0.count < 100 }), start: moment())
    workout.note = note()
    if !isTable, dice.often(40) { workout.tags = Tags.read(dice.pick(["deload", "b a", "Größe 2-1 x_y"])) }
    workout.source = dice.pick(["knurl", "strong.ios.2025", "a \"b\", c"])
    workout.ending =
      number == 0 ? .running : .finished(at: dice.maybe(80) { workout.start.moment + $0.below(30_000) })
    let blocks = (isTable ? 1 : 0) + dice.below(4)
    for _ in 0..<blocks { workout.blocks.append(block(of: workout)) }
    return workout
  }

  private mutating func block(of workout: Workout) -> Block {
    var block = Block(id: id("block"), exercise: dice.pick(exercises).id, note: note())
    block.superset = dice.maybe(30) { $0.below(4) }
    if !isTable {
      block.restWork = dice.maybe(20) { $0.below(400) }
      block.restWarmup = dice.maybe(20) { $0.below(400) }
      block.supersetRests = RandomLog.rests(of: block.superset)
    }
    let sets = (isTable ? 1 : 0) + dice.below(5)
    for _ in 0..<sets { block.sets.append(set(of: workout)) }
    return block
  }

  private mutating func set(of workout: Workout) -> SetEntry {
    var set = SetEntry(id: id("set"), type: dice.pick(SetType.allCases), values: values(), note: note())
    if dice.often(80) {
      set.completion = .done(at: dice.maybe(60) { workout.start.moment + ($0.below(120_000) - 1_000) })
    }
    if dice.often(10) { set.values.count(SetValues.Sides(left: dice.below(20), right: dice.below(20))) }
    if !isTable, dice.often(30) {
      set.planned = values()
      set.plannedRepsTo = dice.often(40) ? set.planned.reps.map { $0 + 4 } : nil
      set.rest = dice.maybe(30) { $0.below(400) }
    }
    set.restTaken = dice.maybe(40) { $0.below(5_000) }
    set.isSuspicious = dice.often(5)
    return set
  }

  mutating func values() -> SetValues {
    var values = SetValues()
    values.weight = dice.maybe(70) {
      Weight(milli: $0.below(400_000) - 20_000, unit: $0.pick(WeightUnit.allCases))
    }
    values.reps = dice.maybe(70) { $0.below(30) }
    values.duration = dice.maybe(30) { $0.below(20_000) }
    values.distance = dice.maybe(30) {
      Distance(milli: $0.below(50_000), unit: $0.pick(DistanceUnit.allCases))
    }
    values.rpe = dice.maybe(40) { RPE(halves: 2 + $0.below(19)) } ?? nil
    return values
  }
}
