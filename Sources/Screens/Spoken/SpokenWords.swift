package import Training

/// Numbers in whole words, for somebody who hears the program instead of seeing it.
package enum SpokenWords {
  /// `3 sets`, `1 set`.
  package static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// `1 hour 5 minutes`, `1 minute 30 seconds`, `0 seconds`.
  package static func time(_ seconds: Int) -> String {
    let size = max(0, seconds)
    let parts = [(size / 3_600, "hour"), (size / 60 % 60, "minute"), (size % 60, "second")]
    let said = parts.filter { $0.0 > 0 }.map { count($0.0, $0.1) }
    return said.isEmpty ? "0 seconds" : said.joined(separator: " ")
  }

  /// `Friday 27 Nov 2026` with the weekday in full.
  package static func day(_ day: Day) -> String {
    "\(day.weekday.name) \(day.shortText) \(day.civil.year)"
  }

  static func unit(_ unit: WeightUnit, of number: String) -> String {
    let name = unit == .kg ? "kilogram" : "pound"
    return number == "1" ? name : name + "s"
  }

  static func unit(_ unit: DistanceUnit, of number: String) -> String {
    if unit == .ft { return number == "1" ? "foot" : "feet" }
    let name =
      switch unit {
      case .km: "kilometre"
      case .m: "metre"
      case .mi: "mile"
      case .yd: "yard"
      case .ft: "foot"
      }
    return number == "1" ? name : name + "s"
  }
}

extension ValueText {
  /// A set's values in words: `100 kilograms, 5 reps, RPE 8`; empty where there are none.
  func spoken(_ values: SetValues, joint: String = ", ") -> String {
    var parts = kind.fields.compactMap { spoken($0, of: values) }
    if let rpe = values.rpe, !kind.fields.contains(.rpe) {
      parts.append("RPE \(rpe.text(style: numbers))")
    }
    return parts.joined(separator: joint)
  }

  private func spoken(_ field: SetField, of values: SetValues) -> String? {
    let cell = cell(values, field)
    guard !cell.isEmpty else { return nil }
    switch field {
    case .weight: return spokenWeight(cell)
    case .reps: return SpokenWords.count(values.reps ?? 0, "rep")
    case .duration: return SpokenWords.time(values.duration ?? 0)
    case .distance: return "\(cell) \(SpokenWords.unit(distanceUnit, of: cell))"
    case .rpe: return "RPE \(cell)"
    }
  }

  private func spokenWeight(_ number: String) -> String {
    let weight = "\(number) \(SpokenWords.unit(unit, of: number))"
    switch kind {
    case .weightedBodyweight: return number.first?.isNumber == true ? "plus \(weight)" : weight
    case .assistedBodyweight: return "\(weight) of assistance"
    default: return weight
    }
  }
}
