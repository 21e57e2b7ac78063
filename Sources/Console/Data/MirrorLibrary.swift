internal import Exchange
internal import Logbook
internal import Training

/// The file of a mirror that holds what is not in workouts: exercises, routines and measurements.
enum MirrorLibrary {
  static func text(of log: Logbook) throws -> String {
    var lines = [LogLineText.heading]
    lines += try log.ownExercises().map(LogLineText.line)
    lines += try log.routines().sorted { $0.id < $1.id }.map(LogLineText.line)
    lines += try log.measurements(since: nil, until: nil).map(LogLineText.line)
    return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  /// What the file says that the log does not, as steps of a change; what it lacks stays in the log.
  static func steps(from text: String, to log: Logbook) throws(LineFault) -> [Change.Step] {
    var steps: [Change.Step] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard line.contains(where: { !$0.isWhitespace }) else { continue }
      let read = try LogLine(Array(line.utf8)[...], line: index + 1)
      do {
        if let step = try step(read, log) { steps.append(step) }
      } catch {
        throw LineFault(line: index + 1, Complaint.sentence(of: error))
      }
    }
    return steps
  }

  private static func step(_ line: LogLine, _ log: Logbook) throws -> Change.Step? {
    switch line {
    case .heading(let version):
      guard version <= LogLine.version else { throw Refusal("it was written by a newer Knurl") }
      return nil
    case .workout: throw Refusal("a workout has no place here, but in a text of its own")
    case .exercise(let told):
      let here = try log.exercise(told.id)
      return here == told ? nil : .exercise(from: here, to: told)
    case .routine(let told):
      let here = try log.routine(told.id)
      return here == told ? nil : .routine(from: here, to: told)
    case .measurement(let told):
      let here = try log.measurement(told.id)
      return here == told ? nil : .measurement(from: here, to: told)
    }
  }
}
