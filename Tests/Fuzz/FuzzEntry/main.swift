import CFuzz
import Training

/// No text traps the reading of an entry, and what is read fits the exercise.
func check(_ input: UnsafeBufferPointer<UInt8>) {
  let text = String(decoding: input, as: UTF8.self)
  for kind in ExerciseKind.allCases {
    for focus in kind.fields {
      let place = QuickEntry.Place(kind: kind, focus: focus)
      guard case .success(let entry) = QuickEntry.parse(text, at: place) else { continue }
      precondition(!entry.sets.isEmpty, "an entry without sets")
      for set in entry.sets {
        precondition(!set.isEmpty, "a set without values")
        let strangers = SetField.allCases.filter { $0 != .rpe && set.has($0) && !kind.has($0) }
        precondition(strangers.isEmpty, "a value that the exercise does not have")
      }
    }
  }
}

let result = fuzz(CommandLine.argc, CommandLine.unsafeArgv) { bytes, count in
  check(UnsafeBufferPointer(start: bytes, count: count))
  return 0
}
precondition(result == 0)
