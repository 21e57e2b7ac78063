package import Exchange
package import Logbook
package import Training

/// Why an import did not happen.
package enum ImportRefusal: Error {
  case file(FileError)
  case scan(ScanRefusal)
  case log(LogbookError)
  /// The file does not say whether its weights are in kilograms or pounds.
  case unitUnknown(UnitGuess)
  /// A log that this program wrote comes in by itself.
  case ownLog
  /// None of the files is one that is read.
  case nothing([PassedOver])
  /// One file of several.
  indirect case of(file: String, ImportRefusal)

  package var sentence: String {
    switch self {
    case .file(let error): error.sentence + ". Nothing was changed."
    case .scan(let refusal): refusal.sentence
    case .log(let error): error.sentence
    case .unitUnknown: "The file does not say whether its weights are in kg or lb. Nothing was changed."
    case .ownLog:
      "This is a log that knurl wrote: import it alone, on the command line: knurl import FILE. Nothing was changed."
    case .nothing(let passedOver):
      passedOver.isEmpty
        ? "There is no file in it. Nothing was changed."
        : "None of these files can be read. Nothing was changed."
          + passedOver.prefix(5).map { "\n  \($0.name): \($0.reason)" }.joined()
    case .of(let file, let refusal): "\(file): \(refusal.sentence)"
    }
  }
}

extension ImportRefusal {
  /// The sentence for a file beside which others come in.
  var reason: String {
    let end = " Nothing was changed."
    return sentence.hasSuffix(end) ? String(sentence.dropLast(end.count + 1)) : sentence
  }
}

/// What one file brought, or would bring.
package struct FileReport {
  package var name: String
  package var scan: Scan
  package var counts = ImportCounts()
  package var leftOut = ProblemList()
  package var doubts = ProblemList()
  /// Sets that the file plans or skips.
  package var notDone = 0
}

/// What an import brought, or would bring.
package struct ImportReport {
  package var files: [FileReport] = []
  package var passedOver: [PassedOver]
  package var counts = ImportCounts()
  package var isDryRun: Bool
}

/// What a person settles before files come in.
package struct ImportSettling {
  /// For each file; nil where it says itself.
  package var weightUnits: [WeightUnit?]
  package var distanceUnit: DistanceUnit
  /// The exercises that names of the files stand for.
  package var matches: [String: ID<Exercise>]
  /// Whether the file's notes take the place of those that are here.
  package var takesNotes: Bool

  package init(
    weightUnits: [WeightUnit?], distanceUnit: DistanceUnit = .km, matches: [String: ID<Exercise>] = [:],
    takesNotes: Bool = false
  ) {
    self.takesNotes = takesNotes
    self.weightUnits = weightUnits
    self.distanceUnit = distanceUnit
    self.matches = matches
  }
}
