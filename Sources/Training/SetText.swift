extension SetValues {
  /// A set as lists write it: `97.5 kg × 5 @8`, `× 12`, `+10 kg × 5`, `−20 kg × 8`, `1:30`, `5 km · 27:30`.
  ///
  /// The weight is as typed, or in a unit of the reader's.
  package func text(
    kind: ExerciseKind, in unit: WeightUnit? = nil, style: NumberStyle = .point, times: String = "×"
  ) -> String {
    var parts: [String] = []
    if let weight, kind != .reps { parts.append(SetValues.load(weight, kind, unit, style)) }
    if let distance { parts.append(distance.text(style: style)) }
    if let duration { parts.append((parts.isEmpty ? "" : "· ") + Elapsed.text(duration)) }
    if let reps { parts.append("\(times) \(sides?.text ?? String(reps))") }
    if let rpe { parts.append("@\(rpe.text(style: style))") }
    return parts.joined(separator: " ")
  }

  private static func load(
    _ weight: Weight, _ kind: ExerciseKind, _ unit: WeightUnit?, _ style: NumberStyle
  ) -> String {
    let positive = Weight(milli: abs(weight.milli), unit: weight.unit)
      .text(in: unit ?? weight.unit, style: style)
    switch kind {
    case .weightedBodyweight: return weight.milli < 0 ? "−\(positive)" : "+\(positive)"
    case .assistedBodyweight: return "−\(positive)"
    default: return weight.milli < 0 ? "−\(positive)" : positive
    }
  }
}
