internal import Canvas
internal import Logbook
internal import Shell
internal import Training

/// An error as the sentence a person reads.
enum Complaint {
  static func sentence(of error: any Error) -> String {
    switch error {
    case let error as LogbookError: error.sentence
    case let error as Refusal: error.sentence
    case let error as FileError: error.sentence + "."
    case let error as ThemeError: error.description + "."
    case let error as Reason: error.sentence
    default: "Something went wrong that Knurl has no words for: \(error)"
    }
  }
}
