internal import Training

/// What stands in the head of a routine's text.
extension WorkoutFormReader {
  private static let keys = ["folder:", "values:", "archived:"]

  /// Begins a routine whose name was read.
  mutating func begin(_ name: String, _ number: Int) throws(LineFault) {
    guard name.contains(where: { !$0.isWhitespace }) else {
      throw LineFault(line: number, column: 1, "a routine needs a name")
    }
    let routine = Routine(id: ID(""), name: name)
    plan = routine
    start(Workout(drafting: routine, at: LocalMoment(moment: Moment(seconds: 0), offset: 0)))
  }

  /// Takes a line such as `folder: Push Pull Legs`; false when it is none.
  mutating func takePlanHead(_ line: String, _ number: Int) throws(LineFault) -> Bool {
    guard let key = WorkoutFormReader.keys.first(where: { line.utf8.starts(with: $0.utf8) }) else {
      return false
    }
    var scanner = FormScanner(line, line: number)
    _ = scanner.take(key)
    scanner.skipBlanks()
    let place = scanner.at
    let word = try scanner.name(upTo: "")
    scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.fault("a name in quotes ends with its quote") }
    switch key {
    case "folder:": plan?.folder = word
    case "values:":
      guard let values = ValuePolicy(rawValue: word.lowercased()) else {
        throw scanner.fault("values: is keep or follow last", at: place)
      }
      plan?.values = values
    default:
      guard let isArchived = ["yes": true, "no": false][word.lowercased()] else {
        throw scanner.fault("archived: is yes or no", at: place)
      }
      plan?.isArchived = isArchived
    }
    return true
  }

  mutating func finishRoutine() throws(LineFault) -> WrittenRoutine {
    let written = try finish()
    var routine = plan ?? Routine(id: ID(""), name: written.workout.name)
    routine.note = written.workout.note
    return WrittenRoutine(routine: routine, plan: written)
  }
}
