import CFuzz
import Exchange
import Training

/// Pieces as long as `cuts` says, over and over.
func pieces(of bytes: [UInt8], cuts: [Int]) -> [ArraySlice<UInt8>] {
  var pieces: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = min(rest.count, cuts[pieces.count % cuts.count])
    pieces.append(rest.prefix(count))
    rest = rest.dropFirst(count)
  }
  return pieces
}

func greenwich(_ time: CivilTime) -> LocalMoment {
  LocalMoment(moment: Moment(seconds: time.day.number * 86_400 + time.second), offset: 0)
}

/// The lines of a log as JSON Lines; what was read is written and read again as the same.
func lines(of pieces: [ArraySlice<UInt8>]) -> [LogLine] {
  var reader = LogFileReader()
  var found: [LogLine] = []
  for piece in pieces { reader.feed(piece) { line, _ in found.append(line) } }
  reader.finish { line, _ in found.append(line) }
  return found
}

func written(_ line: LogLine) -> [UInt8] {
  switch line {
  case .heading: LogLineText.heading
  case .exercise(let exercise): LogLineText.line(exercise)
  case .routine(let routine): LogLineText.line(routine)
  case .measurement(let measurement): LogLineText.line(measurement)
  case .workout(let workout): LogLineText.line(workout) { _ in "Squat" }
  }
}

func checkLines(_ bytes: [UInt8], _ cuts: [Int]) {
  let whole = lines(of: [bytes[...]])
  precondition(
    whole == lines(of: pieces(of: bytes, cuts: cuts)), "cutting the lines changed what came of them")
  for line in whole {
    precondition(
      lines(of: [(written(line) + [10])[...]]) == [line], "a line reads otherwise than it was written")
  }
}

func checkRows(_ bytes: [UInt8], _ cuts: [Int]) {
  func found(_ pieces: [ArraySlice<UInt8>]) -> ([Workout], LineFaultList) {
    var reader = LogCSVReader()
    var workouts: [Workout] = []
    for piece in pieces { reader.feed(piece) { workouts.append($0.workout) } }
    reader.finish { workouts.append($0.workout) }
    return (workouts, reader.faults)
  }
  let (whole, cut) = (found([bytes[...]]), found(pieces(of: bytes, cuts: cuts)))
  precondition(whole == cut, "cutting the table changed what came of it")
}

/// Exercises known by their place.
func naming(_ exercises: [WrittenExercise]) -> WorkoutForm.Naming {
  WorkoutForm.Naming(
    exercise: { id in
      Int(id.text).map { Exercise(id: exercises[$0].id ?? id, name: exercises[$0].name) }
    }, isUnique: { _ in true }, routine: { $0.text })
}

/// The workout with its exercises and its routine as `naming` knows them.
func named(_ written: WrittenWorkout) -> Workout {
  var workout = written.workout
  for index in workout.blocks.indices {
    workout.blocks[index].exercise = ID(String(index))
  }
  workout.routine = written.routine.map { ID($0) }
  return workout
}

func checkText(_ text: String) {
  do throws(LineFault) {
    let first = try WorkoutForm.read(text, zone: greenwich)
    let again = WorkoutForm.text(named(first), naming(first.exercises))
    do throws(LineFault) {
      let second = try WorkoutForm.read(again, zone: greenwich)
      precondition(second.workout == first.workout, "a text reads otherwise than it was written")
      precondition(second.exercises.map(\.name) == first.exercises.map(\.name))
    } catch {
      preconditionFailure("a text that was written cannot be read: \(error.sentence)")
    }
  } catch {
    precondition(!error.sentence.isEmpty)
  }
}

func checkRoutine(_ text: String) {
  do throws(LineFault) {
    for routine in try RoutineForm.read(text) { precondition(!routine.routine.name.isEmpty) }
  } catch {
    precondition(!error.sentence.isEmpty)
  }
}

/// Nothing traps the readers of what the program writes itself; the first byte chooses one.
func check(_ input: [UInt8]) {
  let cuts = input.prefix(3).map { Int($0 % 23) + 1 } + [1]
  let rest = Array(input.dropFirst())
  switch (input.first ?? 0) % 8 {
  case 0: checkLines(rest, cuts)
  case 1: checkLines(LogLineText.heading + [10] + rest, cuts)
  case 2: checkRows(Array(LogCSV.heading) + rest, cuts)
  case 3: checkRows(rest, cuts)
  case 4: checkText(String(decoding: rest, as: UTF8.self))
  case 5: checkText("Push A\n2026-11-27 18:36 +01:00\n" + String(decoding: rest, as: UTF8.self))
  case 6: checkRoutine(String(decoding: rest, as: UTF8.self))
  default:
    _ = KeptRows.text(of: rest[...], lineBreak: "\n")
    _ = MirrorEntry(line: String(decoding: rest, as: UTF8.self))
  }
}

let result = fuzz(CommandLine.argc, CommandLine.unsafeArgv) { bytes, count in
  check(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
precondition(result == 0)
