internal import Training

/// How the pieces of the text form are written.
enum FormWords {
  /// A name as it is, or in quotes where it could be taken for something else.
  static func name(_ name: String) -> String { isPlain(name) ? name : quoted(name) }

  static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, let last = name.unicodeScalars.last,
      !first.properties.isWhitespace, !last.properties.isWhitespace, name != WorkoutForm.separator
    else { return false }
    let starts = ["\"", ">", "#", "routine:", "source:", "folder:", "values:", "archived:"]
    return !starts.contains { name.utf8.starts(with: $0.utf8) } && !name.utf8.contains(UInt8(ascii: "["))
      && !name.unicodeScalars.contains(where: isFragile)
  }

  /// What an editor could take for the end of a line, or lose.
  private static func isFragile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<32, 127..<160, 0x2028, 0x2029, 0xFEFF: true
    default: false
    }
  }

  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONText.append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines of a note, each behind a mark; what an editor could lose stands in quotes.
  static func note(_ note: String) -> [String] {
    guard !note.isEmpty else { return [] }
    let lines = note.utf8.split(separator: 10, omittingEmptySubsequences: false)
    return lines.map { bytes in
      let line = String(Substring(bytes))
      guard let last = line.unicodeScalars.last else { return ">" }
      let isAtRisk =
        last.properties.isWhitespace
        || line.unicodeScalars.contains { $0 != "\t" && isFragile($0) }
      return isAtRisk ? ">" + quoted(line) : "> " + line
    }
  }

  /// `18:36`, or `18:36:07` where it has seconds or always.
  static func clock(_ second: Int, always: Bool) -> String {
    let numbers = [second / 3_600, second / 60 % 60, second % 60]
    return ExactTime.joined(always || numbers[2] > 0 ? numbers : Array(numbers.dropLast()))
  }

  /// A time within a day of the start by the clock alone, another with its date.
  static func time(_ moment: Moment, of start: LocalMoment) -> String {
    let local = LocalMoment(moment: moment, offset: start.offset)
    let clock = clock(local.secondOfDay, always: true)
    return (0..<86_400).contains(moment - start.moment) ? clock : "\(local.day.iso) \(clock)"
  }

  /// `1 h 5 min 20 s`.
  static func length(_ seconds: Int) -> String {
    let parts = [(seconds / 3_600, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s")]
    let said = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return said.isEmpty ? "0 s" : said.joined(separator: " ")
  }

  /// `100 kg x 5 @8`, `+10 kg x 5`, `x 8-12`, `1:30`, `5 km 27:30`; `-` for nothing.
  static func values(_ values: SetValues, _ kind: ExerciseKind, repsTo: Int? = nil) -> String {
    var parts: [String] = []
    if let weight = values.weight {
      let sign = kind == .weightedBodyweight && weight.milli > 0 ? "+" : ""
      parts.append(sign + weight.text())
    }
    if let distance = values.distance {
      parts.append("\(Number.text(distance.milli)) \(distance.unit.rawValue)")
    }
    if let duration = values.duration { parts.append(Elapsed.text(duration)) }
    if let reps = values.reps {
      let span = repsTo.map { $0 > reps ? "-\($0)" : "" } ?? ""
      parts.append("x \(values.sides?.text ?? String(reps) + span)")
    }
    if let rpe = values.rpe { parts.append("@\(Number.text(rpe.thousandths))") }
    return parts.isEmpty ? "-" : parts.joined(separator: " ")
  }
}
