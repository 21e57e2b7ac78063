package import Training

/// What the shell found in files that are to be imported, and what a person has still to say.
package struct ImportOffer: Hashable, Sendable {
  /// A name of the files that no exercise here has, and what it may mean.
  package struct Unknown: Hashable, Sendable {
    package var name: String
    package var likest: [ExerciseSummary]

    package init(name: String, likest: [ExerciseSummary]) {
      self.name = name
      self.likest = likest
    }
  }

  package enum Stage: Hashable, Sendable {
    /// The files do not say their unit; some of the heaviest weights help to tell.
    case unit(examples: [String], likely: WeightUnit)
    /// What would come in.
    case preview(lines: [String], bringsSomething: Bool, unknown: [Unknown])
    /// Files are being read: bytes done, of how many, in milliseconds.
    case working(done: Int, of: Int, milliseconds: Int)
    /// What came in.
    case done(lines: [String])
  }

  /// The file's name.
  package var title: String
  package var stage: Stage

  /// The exercises that a name may mean besides the likest.
  package var library: [ExerciseSummary]

  package init(title: String, stage: Stage, library: [ExerciseSummary] = []) {
    self.title = title
    self.stage = stage
    self.library = library
  }

  /// Each name once: first those that something here is like, then the others.
  package static func unknown(_ names: [String], in library: [ExerciseSummary]) -> [Unknown] {
    let all = names.map { Unknown(name: $0, likest: Search.likest($0, in: library)) }
    return all.filter { !$0.likest.isEmpty } + all.filter { $0.likest.isEmpty }
  }
}

/// The steps of an import, as the person goes through them.
package enum ImportStep: Hashable, Sendable {
  /// Reads what lies at a path.
  case inspect(path: String)
  case preview(WeightUnit)
  /// Takes everything in; names of the files are exercises of the log.
  case perform([String: ID<Exercise>])
  case leave
}
