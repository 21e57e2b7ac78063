package import Training

extension WorkoutForm {
  /// Reads the text of one workout; throws the first thing that is wrong with it.
  ///
  /// `zone` answers the moment of a wall-clock time where the text names no offset; `unit` is that of
  /// weights without one.
  package static func read(
    _ text: String, unit: WeightUnit = .kg, zone: @escaping (CivilTime) -> LocalMoment
  ) throws(LineFault) -> WrittenWorkout {
    var reader = WorkoutFormReader(unit: unit, zone: zone)
    for (index, line) in lines(of: text).enumerated() { try reader.take(line, index + 1) }
    return try reader.finish()
  }

  /// The texts of workouts that stand one behind the other.
  package static func texts(in text: String) -> [String] {
    var texts: [[String]] = [[]]
    for line in lines(of: text) {
      if line == separator { texts.append([]) } else { texts[texts.count - 1].append(line) }
    }
    return texts.map { $0.joined(separator: "\n") + "\n" }.filter { $0.contains { !$0.isWhitespace } }
  }

  static func lines(of text: String) -> [String] {
    text.utf8.split(separator: 10, omittingEmptySubsequences: false).map { bytes in
      let line = Substring(bytes)
      return String(line.utf8.last == 13 ? Substring(line.unicodeScalars.dropLast()) : line)
    }
  }
}
