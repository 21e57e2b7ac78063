internal import Training

/// Takes the lines of a workout's text, or of a routine's, one after the other.
struct WorkoutFormReader {
  private let unit: WeightUnit
  private let zone: (CivilTime) -> LocalMoment
  private var title: String?
  private var workout: Workout?
  private var routine: String?
  private var routineLine = 1
  private var exercises: [WrittenExercise] = []
  /// The lines of the note that is being read.
  private var note: [String] = []
  /// Whether the lines below the date may still name a routine, a source or tags.
  private var isHead = false
  private var lastLine = 1
  /// Of a routine what its head says; it is laid out as the workout.
  var plan: Routine?
  private let isPlan: Bool

  init(unit: WeightUnit, zone: @escaping (CivilTime) -> LocalMoment) {
    self.unit = unit
    self.zone = zone
    isPlan = false
  }

  /// Reads routines.
  init(planIn unit: WeightUnit) {
    self.unit = unit
    zone = { LocalMoment(moment: Moment(seconds: $0.day.number * 86_400 + $0.second), offset: 0) }
    isPlan = true
  }

  /// Whether no line was taken yet.
  var isEmpty: Bool { title == nil }

  mutating func finish() throws(LineFault) -> WrittenWorkout {
    closeNote()
    guard let workout else {
      let noun = isPlan ? "routine" : "workout"
      throw LineFault(line: lastLine, title == nil ? "there is no \(noun)" : "the date and time are missing")
    }
    return WrittenWorkout(
      workout: workout.sharingSupersetRests, routine: routine, routineLine: routineLine, exercises: exercises)
  }

  mutating func take(_ line: String, _ number: Int) throws(LineFault) {
    let body = line.utf8.drop { $0 == 32 || $0 == 9 }
    guard let first = body.first, first != UInt8(ascii: "#") else { return }
    lastLine = number
    let isIndented = body.startIndex != line.startIndex
    if first == UInt8(ascii: ">"), workout != nil {
      return try takeNote(body.dropFirst(), isIndented: isIndented, line, number)
    }
    closeNote()
    if title == nil {
      let name = try wholeName(line, number)
      title = name
      if isPlan { try begin(name, number) }
    } else if workout == nil {
      try takeDate(line, number)
    } else if isIndented {
      try takeSet(line, number)
    } else if try !takeHead(line, number) {
      try takeExercise(line, number)
    }
  }

  /// Below the head that was read, the text goes on with this workout.
  mutating func start(_ workout: Workout) {
    self.workout = workout
    isHead = true
  }

  private func wholeName(_ line: String, _ number: Int, behind key: String = "") throws(LineFault) -> String {
    var scanner = FormScanner(line, line: number)
    _ = scanner.take(key)
    let name = try scanner.name(upTo: "")
    scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.fault("a name in quotes ends with its quote") }
    return name
  }

  private mutating func takeHead(_ line: String, _ number: Int) throws(LineFault) -> Bool {
    let keys = ["routine:", "source:", "tags:"]
    if isPlan, isHead { return try takePlanHead(line, number) }
    guard isHead, let key = keys.first(where: { line.utf8.starts(with: $0.utf8) }) else { return false }
    if key == "tags:" {
      workout?.tags = Tags.read(String(line.dropFirst(key.count)))
      return true
    }
    let name = try wholeName(line, number, behind: key)
    if key == "routine:" { (routine, routineLine) = (name, number) } else { workout?.source = name }
    return true
  }
}

extension WorkoutFormReader {
  private mutating func takeDate(_ line: String, _ number: Int) throws(LineFault) {
    var scanner = FormScanner(line, line: number)
    let text = scanner.text(upTo: ",")
    let words = text.split(separator: " ")
    // A day of the week in front is welcome and not looked at.
    let parts = Array(words.first?.allSatisfy(\.isLetter) == true ? words.dropFirst() : words[...])
    guard (2...3).contains(parts.count), let day = Day(iso: String(parts[0])),
      let clock = ExactTime.clock(Array(parts[1].utf8)[...])
    else { throw scanner.fault("this is not a date and time, like 2026-11-27 18:36 +01:00", at: 0) }
    let second = clock[0] * 3_600 + clock[1] * 60 + (clock.count > 2 ? clock[2] : 0)
    var start = CivilTime(day: day, second: second).moment(in: zone)
    if parts.count == 3 {
      guard let offset = ExactTime.offset(Array(parts[2].utf8).span) else {
        throw scanner.fault("“\(parts[2])” is not an offset from UTC, like +01:00", at: 0)
      }
      start = LocalMoment(moment: Moment(seconds: day.number * 86_400 + second - offset), offset: offset)
    }
    let ending = try ending(&scanner, start)
    self.start(Workout(id: ID(""), name: title ?? "", start: start, ending: ending))
  }

  private func ending(_ scanner: inout FormScanner, _ start: LocalMoment) throws(LineFault) -> Ending {
    guard scanner.take(",") else { return .finished(at: nil) }
    if scanner.coming == "running" { return .running }
    let length = try scanner.length(bare: 60)
    scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.fault("a length is written like 41 min or 1 h 5 min") }
    return .finished(at: start.moment + length)
  }

  private mutating func takeExercise(_ line: String, _ number: Int) throws(LineFault) {
    isHead = false
    var scanner = FormScanner(line, line: number)
    let name = try scanner.name(upTo: "[")
    guard !name.utf8.isEmpty || line.utf8.first == UInt8(ascii: "\"") else {
      throw scanner.fault("the name of an exercise is missing", at: 0)
    }
    var exercise = WrittenExercise(name: name, id: nil, line: number)
    var block = Block(id: ID(""), exercise: ID(""))
    if scanner.take("[") { try readRemarks(&scanner, &block, &exercise) }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.fault("nothing comes behind the name and its brackets") }
    workout?.blocks.append(block)
    exercises.append(exercise)
  }

  private func readRemarks(
    _ scanner: inout FormScanner, _ block: inout Block, _ exercise: inout WrittenExercise
  ) throws(LineFault) {
    while !scanner.take("]") {
      if scanner.take(",") { continue }
      scanner.skipBlanks()
      let place = scanner.at
      switch scanner.word() {
      case "superset":
        let isNegative = scanner.take("-")
        guard let number = try scanner.count() else { throw scanner.fault("the superset has no number") }
        block.superset = isNegative ? -number : number
      case "between": block.supersetRests.between = try rest(&scanner)
      case "round": block.supersetRests.round = try rest(&scanner)
      case "rest": block.restWork = try rest(&scanner)
      case "warm-up":
        guard scanner.word() == "rest" else { throw scanner.fault("write warm-up rest 1:00", at: place) }
        block.restWarmup = try rest(&scanner)
      case "new": exercise.isNew = true
      case "id":
        scanner.skipBlanks()
        exercise.id = ID(scanner.text(upTo: ",] "))
      case let word:
        throw scanner.fault(
          word.isEmpty ? "the bracket is opened and never closed" : "“\(word)” makes no sense here", at: place
        )
      }
    }
  }

  private func rest(_ scanner: inout FormScanner) throws(LineFault) -> Int {
    let place = scanner.at
    let rest = try scanner.length()
    guard rest <= Limits.storedRest else { throw scanner.fault("a rest is at most 24 hours", at: place) }
    return rest
  }

  private mutating func takeSet(_ line: String, _ number: Int) throws(LineFault) {
    guard let workout, !workout.blocks.isEmpty else {
      throw LineFault(line: number, column: 1, "a set comes below the name of its exercise")
    }
    var reader = FormSetReader(line, number: number, start: workout.start, unit: unit, isPlan: isPlan)
    let set = try reader.set()
    self.workout?.blocks[workout.blocks.count - 1].sets.append(set)
  }
}

extension WorkoutFormReader {
  private mutating func takeNote(
    _ bytes: Substring.UTF8View.SubSequence, isIndented: Bool, _ line: String, _ number: Int
  ) throws(LineFault) {
    isHead = false
    if !isIndented, workout?.blocks.last?.sets.isEmpty == false {
      throw LineFault(
        line: number, column: 1,
        "a note on a set is indented like the set, and one on the exercise comes before its sets")
    }
    if isPlan, workout?.blocks.last?.sets.isEmpty == false {
      throw LineFault(
        line: number, column: 1,
        "a routine's sets have no notes; put it below the name of the exercise")
    }
    guard bytes.first == UInt8(ascii: "\"") else {
      note.append(String(Substring(bytes.first == 32 ? bytes.dropFirst() : bytes)))
      return
    }
    var scanner = FormScanner(line, line: number)
    _ = scanner.take(">")
    note.append(try scanner.quoted())
  }

  /// Gives the note to what it stands below: a set, an exercise, or the workout.
  private mutating func closeNote() {
    guard !note.isEmpty else { return }
    let text = note.joined(separator: "\n")
    note = []
    guard let block = workout?.blocks.indices.last else {
      workout?.note = text
      return
    }
    guard let set = workout?.blocks[block].sets.indices.last else {
      workout?.blocks[block].note = text
      return
    }
    workout?.blocks[block].sets[set].note = text
  }
}
