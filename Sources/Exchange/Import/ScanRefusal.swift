internal import Training

/// Why a file is not read at all.
package enum ScanRefusal: Error, Hashable, Sendable {
  case empty
  case notReadYet(Format)
  case compressed
  /// A database that is no FitNotes backup.
  case otherDatabase
  /// A log of this program, or a copy of one.
  case ownDatabase
  case unknown(header: String)
  /// Our own Markdown.
  case onlyForReading
  /// The file lacks columns that files of the format have.
  case incomplete(Format, header: String)
  /// What has to be held of the file as a whole is too much for that.
  case tooLarge(Format, most: Int)
  /// Words that stand where a month should.
  case unknownMonths([String])

  package var sentence: String {
    switch self {
    case .empty: "The file is empty."
    case .notReadYet(let format):
      "This is \(ScanRefusal.article(format)) \(format.rawValue) file, which cannot be read yet. Nothing was changed."
    case .incomplete(let format, let header):
      "This cannot be read as \(ScanRefusal.article(format)) \(format.rawValue) file: it begins “\(header)”. Nothing was changed."
    case .unknownMonths(let words):
      "The file names months in words not known here: \(words.map { "“\($0)”" }.joined(separator: ", ")). "
        + "Nothing was changed."
    case .onlyForReading:
      "This is a log as Markdown, which is for reading and does not come in again. Nothing was changed. "
        + "jsonl, csv, text, strong and hevy do: knurl export --format text log.txt"
    case .tooLarge(let format, let most):
      "The tables of a \(format.rawValue) file refer to each other, so no more than \(Number.grouped(most)) notes and own exercises are "
        + "read of one, ten times as many workouts, and as many sets where they stand before the exercises they belong to. "
        + "This one has more. Nothing was changed."
    case .otherDatabase: "This is a database of a program not known here. Nothing was changed."
    case .ownDatabase:
      "This is a log of knurl's own, whole: knurl restore FILE puts it in the log's place, and --log FILE "
        + "reads it where it is. Nothing was changed."
    case .compressed: "The file is compressed: unpack it and import the file inside. Nothing was changed."
    case .unknown(let header):
      "No export known here begins like this one: “\(header)”. Nothing was changed."
    }
  }
  private static func article(_ format: Format) -> String {
    format.rawValue.first.map { "AEIO".contains($0) } == true ? "an" : "a"
  }
}
