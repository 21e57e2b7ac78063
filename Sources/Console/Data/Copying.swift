internal import Logbook
internal import Shell
internal import Training

/// The log as a whole, copied.
enum Copying {
  /// `knurl export --format sqlite`.
  static func export(to path: String?, _ choice: WorkoutChoice, _ log: Logbook, _ call: Call) throws {
    guard choice.isEverything else {
      throw UsageError("A copy of the log is whole: leave out --since, --until, --exercise and --workout.")
    }
    if let path {
      try log.copy(to: path)
      return call.output.line("Wrote a copy of the log to \(path)")
    }
    guard !call.output.isTerminal else {
      throw UsageError("A copy of the log is no text: name a FILE, or send it to one with >.")
    }
    let copy = call.paths.log + ".\(call.newSeed()).copy"
    try log.copy(to: copy)
    defer { Platform.remove(copy) }
    let file = try FileReader(path: copy)
    defer { file.close() }
    while let chunk = try file.next() { call.output.send(Array(chunk)) }
  }
}
