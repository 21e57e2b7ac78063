package import Training

/// What a file says about the unit of its numbers.
package enum UnitInFile<Unit: Hashable & Sendable>: Hashable, Sendable {
  /// The header names it.
  case stated(Unit)
  /// Each row names its own.
  case perRow
  /// Somebody who knows has to say.
  case unknown
  /// There are no such numbers.
  case unused
}

/// What a first pass over a file found: enough to ask what the file does not say, and to read it.
package struct Scan: Hashable, Sendable {
  package internal(set) var format: Format
  /// The layout's name: `strong.ios.2025`.
  package internal(set) var variant: String
  package internal(set) var encoding: TextEncoding
  /// Bytes that are not text in that encoding; they become U+FFFD.
  package internal(set) var unreadableBytes: Int
  package internal(set) var delimiter: UInt8
  /// The names of the columns as the file writes them.
  package internal(set) var header: [String]
  /// The line they stand on.
  package internal(set) var headerLine = ""
  /// Whether the first line ends with CR LF.
  package internal(set) var isCRLF = false
  /// Whether the columns are taken by position, because the header's language is not known.
  package internal(set) var isPositional = false
  /// Rows below the header, whatever they hold.
  package internal(set) var rows = 0
  /// The first and the last date that could be read.
  package internal(set) var dates: ClosedRange<CivilTime>?
  package internal(set) var weightUnit: UnitInFile<WeightUnit> = .unused
  package internal(set) var distanceUnit: UnitInFile<DistanceUnit> = .unused
  package internal(set) var unitGuess = UnitGuess()

  /// How many shares the file is read in, one reading each, so that no more than a share of it is held.
  var shares = 1

  /// Whether any date of the file has a time of day; workouts without one are set to noon.
  package internal(set) var hasClocks = false

  var layout: Layout?
  var measures: MeasureLayout?
  var strongLifts: StrongLiftsLayout?
  var strongLiftsWide: StrongLiftsWideLayout?
  var jefitLogs: JefitLogsLayout?
  var jefitUnit: WeightUnit?
  /// Whether a JSON text begins with a list.
  var isList = false
  var marks: [Int: DecimalMark] = [:]
  var dateOrder: DateOrder?
  var namedDates: DateTally.NamedDates?
  var unknownMonths: [String] = []
}

extension Scan {
  /// How often the file has to be read to its end to take it in.
  package var readings: Int { shares > 1 && format == .jefit ? shares + 1 : shares }

  /// The scan of a FitNotes backup, a database that is read elsewhere.
  package static func fitNotesBackup() -> Scan {
    var scan = Scan(
      format: .fitNotesBackup, variant: "fitnotes.backup", encoding: .utf8, unreadableBytes: 0,
      delimiter: UInt8(ascii: ","), header: [])
    scan.weightUnit = .perRow
    return scan
  }
}
