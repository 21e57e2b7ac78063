/// What is to be done about one thing that is on both sides of a mirror, or on one.
package enum MirrorStep: Hashable, Sendable {
  /// Both sides are as they were, or the same.
  case nothing
  case writeFile, takeFile
  /// Gone on one side, unchanged on the other.
  case deleteFile, deleteWorkout
  /// Both sides changed, each in its own way.
  case conflict
  /// Gone on both sides.
  case forget
}

/// Both sides of one thing now, as prints; nil where it is not.
package struct MirrorSides: Hashable, Sendable {
  package var file: String?
  package var log: String?
  /// As both were when they were mirrored last; nil for what is new.
  package var entry: MirrorEntry?

  package init(file: String?, log: String?, entry: MirrorEntry?) {
    self.file = file
    self.log = log
    self.entry = entry
  }

  /// What to do. In another log than the one mirrored last, what is missing was never there.
  package func step(isSameLog: Bool) -> MirrorStep {
    guard let entry else { return new }
    switch (file, log) {
    case (nil, nil): return .forget
    case (nil, let log?):
      guard isSameLog else { return .writeFile }
      return log == entry.logPrint ? .deleteWorkout : .conflict
    case (let file?, nil):
      guard isSameLog else { return .takeFile }
      return file == entry.filePrint ? .deleteFile : .conflict
    case (let file?, let log?):
      if file == log { return .nothing }
      switch (file == entry.filePrint, log == entry.logPrint) {
      case (true, true): return .nothing
      case (true, false): return .writeFile
      case (false, true): return .takeFile
      case (false, false): return .conflict
      }
    }
  }

  private var new: MirrorStep {
    switch (file, log) {
    case (nil, nil): .nothing
    case (nil, _): .writeFile
    case (_, nil): .takeFile
    default: file == log ? .nothing : .conflict
    }
  }
}
