package import Training

/// Reads a log that was written as text: pushed in pieces, it hands over workout after workout.
///
/// A workout that cannot be read is left out and listed; the others are kept.
package struct WorkoutFormFile {
  /// A workout, and the line it begins on.
  package typealias Found = (written: WrittenWorkout, line: Int)

  private let unit: WeightUnit
  private let zone: (CivilTime) -> LocalMoment
  private var splitter = LineSplitter()
  private var reader: WorkoutFormReader
  private var firstLine = 1
  /// Whether what comes up to the next workout belongs to one that cannot be read.
  private var isFaulty = false
  package private(set) var faults = LineFaultList()

  /// `zone` answers the moment of a time without an offset; `unit` is that of weights without one.
  package init(unit: WeightUnit, zone: @escaping (CivilTime) -> LocalMoment) {
    self.unit = unit
    self.zone = zone
    reader = WorkoutFormReader(unit: unit, zone: zone)
  }

  /// Whether a file that begins so is a workout's text: a name, and below it a time with its offset.
  package static func recognizes(_ head: ArraySlice<UInt8>) -> Bool {
    guard !head.contains(0) else { return false }
    let lines = WorkoutForm.lines(of: String(decoding: head, as: UTF8.self))
      .filter { $0.contains { !$0.isWhitespace } && $0.first != "#" }
    guard lines.count > 1, let last = lines[1].last, last.isLetter || !lines[1].contains(","),
      let offset = lines[1].prefix(while: { $0 != "," }).split(separator: " ").last,
      offset.first == "+" || offset.first == "-"
    else { return false }
    var reader = WorkoutFormReader(unit: .kg) { LocalMoment(moment: Moment(seconds: $0.second), offset: 0) }
    do throws(LineFault) {
      for (index, line) in lines[..<2].enumerated() { try reader.take(line, index + 1) }
      return true
    } catch {
      return false
    }
  }

  package mutating func feed<Failure>(
    _ chunk: ArraySlice<UInt8>, each: (Found) throws(Failure) -> Void
  ) throws(Failure) {
    var lines: [(ArraySlice<UInt8>, Int)] = []
    splitter.feed(chunk) { lines.append(($0, $1)) }
    for (bytes, number) in lines { try take(bytes, number, each) }
  }

  package mutating func finish<Failure>(each: (Found) throws(Failure) -> Void) throws(Failure) {
    var lines: [(ArraySlice<UInt8>, Int)] = []
    splitter.finish { lines.append(($0, $1)) }
    for (bytes, number) in lines { try take(bytes, number, each) }
    try close(before: 0, each)
  }

  private mutating func take<Failure>(
    _ bytes: ArraySlice<UInt8>, _ number: Int, _ each: (Found) throws(Failure) -> Void
  ) throws(Failure) {
    let line = String(decoding: bytes, as: UTF8.self)
    if line == WorkoutForm.separator { return try close(before: number + 1, each) }
    guard !isFaulty else { return }
    do throws(LineFault) {
      try reader.take(number == 1 && line.first == "\u{FEFF}" ? String(line.dropFirst()) : line, number)
    } catch {
      faults.add(error)
      isFaulty = true
    }
  }

  /// Hands over the workout that is read by now.
  private mutating func close<Failure>(
    before next: Int, _ each: (Found) throws(Failure) -> Void
  ) throws(Failure) {
    let (done, line, wasFaulty) = (reader, firstLine, isFaulty)
    reader = WorkoutFormReader(unit: unit, zone: zone)
    (firstLine, isFaulty) = (next, false)
    guard !wasFaulty, !done.isEmpty else { return }
    var last = done
    let found: WrittenWorkout
    do throws(LineFault) {
      found = try last.finish()
    } catch {
      return faults.add(error)
    }
    try each((found, line))
  }
}
