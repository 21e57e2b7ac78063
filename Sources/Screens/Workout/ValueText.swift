import Canvas
import Training

extension Scene {
  /// How numbers are written for this person.
  var numbers: NumberStyle { NumberStyle(usesDecimalComma: preferences.usesDecimalComma) }
}

/// The units and signs in which an exercise's values are shown.
struct ValueText: Sendable {
  let kind: ExerciseKind
  let unit: WeightUnit
  let distanceUnit: DistanceUnit
  let numbers: NumberStyle
  let times: String
  let minus: String

  init(_ exercise: Exercise?, _ preferences: Preferences, _ glyphs: Glyphs = .unicode) {
    kind = exercise?.kind ?? .weightReps
    unit = exercise?.unit ?? preferences.weightUnit
    distanceUnit = ValueText.distanceUnit(kind, preferences.distanceUnit)
    numbers = NumberStyle(usesDecimalComma: preferences.usesDecimalComma)
    times = glyphs.times
    minus = glyphs.minus
  }

  init(_ exercise: Exercise?, _ scene: Scene) {
    self.init(exercise, scene.preferences, scene.style.glyphs)
  }

  /// Carries are measured in the short unit, everything else in the preferred one.
  private static func distanceUnit(_ kind: ExerciseKind, _ preferred: DistanceUnit) -> DistanceUnit {
    guard kind == .weightDistance else { return preferred }
    return preferred == .mi || preferred == .yd || preferred == .ft ? .yd : .m
  }

  /// The head of a value column.
  func title(_ field: SetField) -> String {
    switch field {
    case .weight:
      let name = unit.rawValue.uppercased()
      return switch kind {
      case .weightedBodyweight: "+" + name
      case .assistedBodyweight: minus + name
      default: name
      }
    case .reps: return "REPS"
    case .duration: return "TIME"
    case .distance: return distanceUnit.rawValue.uppercased()
    case .rpe: return "RPE"
    }
  }

  /// What stands in a cell; empty where there is no value.
  func cell(_ values: SetValues, _ field: SetField) -> String {
    switch field {
    case .weight: values.weight.map(number) ?? ""
    case .reps: values.sides?.text ?? values.reps.map(String.init) ?? ""
    case .duration: values.duration.map(Elapsed.text) ?? ""
    case .distance: values.distance.map { distance($0, withUnit: false) } ?? ""
    case .rpe: values.rpe.map { $0.text(style: numbers) } ?? ""
    }
  }

  /// A weight's number; assistance is shown without its sign, the column head has it.
  private func number(_ weight: Weight) -> String {
    var shown = weight
    if kind == .assistedBodyweight { shown.milli = abs(shown.milli) }
    return shown.number(in: unit, style: numbers)
  }

  private func distance(_ distance: Distance, withUnit: Bool) -> String {
    let text = distance.text(in: distanceUnit, style: numbers)
    return withUnit ? text : String(text.prefix { $0 != " " })
  }

  /// The decimals a number shows, with their mark.
  func decimals(of text: String) -> Int {
    guard let mark = text.firstIndex(where: { $0 == "." || $0 == "," }) else { return 0 }
    return text.distance(from: mark, to: text.endIndex)
  }

  /// `97.5 kg × 5 @8`, or `97.5×5@8` where room is short.
  func set(_ values: SetValues, isShort: Bool = false, withRPE: Bool = true) -> String {
    let gap = isShort ? "" : " "
    var parts: [String] = []
    for field in kind.fields {
      switch field {
      case .weight:
        if let weight = values.weight { parts.append(weightText(weight, isShort: isShort)) }
      case .reps: if values.reps != nil { parts.append(repsText(values, isShort: isShort)) }
      case .duration: if let seconds = values.duration { parts.append(Elapsed.text(seconds)) }
      case .distance: if let length = values.distance { parts.append(distance(length, withUnit: !isShort)) }
      case .rpe: break
      }
    }
    let joint = kind == .distanceDuration ? "·" : times
    let text = parts.joined(separator: gap + joint + gap)
    guard withRPE, let rpe = values.rpe, !text.isEmpty else { return text }
    return text + gap + "@" + rpe.text(style: numbers)
  }

  /// Only the first value, where there is no room for more: a number is never cut.
  func first(of values: SetValues) -> String {
    kind.fields.lazy.map { cell(values, $0) }.first { !$0.isEmpty }.map { $0 + "…" } ?? ""
  }

  private func repsText(_ values: SetValues, isShort: Bool) -> String {
    let reps = cell(values, .reps)
    guard kind == .reps else { return reps }
    if isShort { return times + reps }
    return reps == "1" ? "1 rep" : "\(reps) reps"
  }

  private func weightText(_ weight: Weight, isShort: Bool) -> String {
    let sign =
      switch kind {
      case .weightedBodyweight: weight.milli < 0 ? "" : "+"
      case .assistedBodyweight: minus
      default: ""
      }
    return sign + number(weight) + (isShort ? "" : " " + unit.rawValue)
  }
}

extension Exercise {
  /// The name without what stands in brackets: `Bench Press`.
  var shortName: String {
    let short = name.prefix { $0 != "(" }
    return short.isEmpty ? name : String(short.last == " " ? short.dropLast() : short)
  }
}
