package import Training

/// One line of a log written as JSON Lines.
package enum LogLine: Hashable, Sendable {
  /// The first line: which version of the format follows.
  case heading(version: Int)
  case exercise(Exercise)
  case routine(Routine)
  case measurement(Measurement)
  case workout(Workout)

  /// The newest version of the format, which is the one written.
  package static let version = 1
}

/// What is wrong with a line of one of our own files, in words.
package struct LineFault: Error, Hashable, Sendable {
  /// From 1.
  package var line: Int
  /// In characters from 1, where one place is to blame.
  package var column: Int?
  /// A sentence's end, without a full stop.
  package var reason: String

  package init(line: Int, column: Int? = nil, _ reason: String) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// What a person reads: `Line 4, column 12: “six” is not a number.`, for example.
  package var sentence: String {
    "Line \(line)\(column.map { ", column \($0)" } ?? ""): \(reason)."
  }
}

/// Faults in the order of the file: the first ones whole, the rest as a number.
package struct LineFaultList: Hashable, Sendable {
  package private(set) var shown: [LineFault] = []
  package private(set) var count = 0

  package init() {}

  package mutating func add(_ fault: LineFault) {
    count += 1
    if shown.count < ProblemList.limit { shown.append(fault) }
  }

  /// Both lists in the order of the lines.
  package func joined(_ other: LineFaultList) -> LineFaultList {
    var joined = LineFaultList()
    for fault in (shown + other.shown).sorted(by: { $0.line < $1.line }) { joined.add(fault) }
    joined.count = count + other.count
    return joined
  }
}
