extension RecordEvent {
  /// The chip on the set: `▲ PR · EST. 1RM 117 KG`.
  package func badge(
    formula: EstimateFormula, in unit: WeightUnit? = nil, glyph: String = "▲", title: String = "PR",
    style: NumberStyle = .point
  ) -> String {
    "\(glyph) \(title) · " + statement(formula: formula, in: unit, style: style).uppercased()
  }

  private func statement(formula: EstimateFormula, in unit: WeightUnit?, style: NumberStyle) -> String {
    let words = RecordWords(event: self, formula: formula, unit: unit ?? mark.unit, style: style)
    let amount = words.amount
    return switch kind {
    case .weight: "weight \(amount)"
    case .e1rm: "est. 1RM \(amount)"
    case .repsAt: "\(amount) at \(words.load(mark))"
    case .assist: "assistance \(amount)"
    case .reps: amount
    case .duration: "time \(amount)"
    case .distance: "distance \(amount)"
    case .pace: "\(words.distance(mark)) in \(amount)"
    case .setVolume: "set volume \(amount)"
    case .sessionVolume: "volume \(amount)"
    case .sessionReps: "\(amount) in all"
    }
  }

  /// The chip where there is little room: `▲ 1RM 117`.
  package func shortBadge(
    formula: EstimateFormula, in unit: WeightUnit? = nil, glyph: String = "▲", style: NumberStyle = .point
  ) -> String {
    let words = RecordWords(event: self, formula: formula, unit: unit ?? mark.unit, style: style)
    let text =
      switch kind {
      case .e1rm: "1RM \(words.bareAmount)"
      case .setVolume, .sessionVolume: "VOL \(words.bareAmount)"
      default: words.amount.uppercased()
      }
    return "\(glyph) \(text)"
  }

  /// What the record is called in a table: `Est. 1RM`, `5 reps at`, `5 km in`.
  package var label: String {
    switch kind {
    case .weight: "Weight"
    case .e1rm: "Est. 1RM"
    case .repsAt: improvesWeight ? "\(mark.reps) reps at" : "Reps"
    case .assist: "Assistance"
    case .reps: "Reps"
    case .duration: "Time"
    case .distance: "Distance"
    case .pace: mark.distance.map { "\($0.text()) in" } ?? "Pace"
    case .setVolume: "Set volume"
    case .sessionVolume: "Volume"
    case .sessionReps: "Reps in all"
    }
  }

  /// Whether a reps record is best told as a heavier weight for the same reps.
  private var improvesWeight: Bool {
    guard let previous else { return false }
    return previous.reps >= mark.reps
  }

  /// The old and the new value, never printed alike: `115.5 → 116.7 kg`.
  package func change(
    formula: EstimateFormula, in unit: WeightUnit? = nil, arrow: String = "→", style: NumberStyle = .point
  ) -> String {
    let words = RecordWords(event: self, formula: formula, unit: unit ?? mark.unit, style: style)
    if kind == .repsAt, improvesWeight, let previous {
      return "\(words.loadNumber(previous)) \(arrow) \(words.load(mark))"
    }
    let suffix = kind == .repsAt ? " at \(words.load(mark))" : ""
    guard let old = words.oldNumber else { return words.newAmount + suffix }
    return "\(old) \(arrow) \(words.newAmount)\(suffix)"
  }

  /// The value that stands: `116.7 kg`, `5 reps at 100 kg`.
  package func amount(
    formula: EstimateFormula, in unit: WeightUnit? = nil, style: NumberStyle = .point
  ) -> String {
    let words = RecordWords(event: self, formula: formula, unit: unit ?? mark.unit, style: style)
    return kind == .repsAt ? "\(words.amount) at \(words.load(mark))" : words.newAmount
  }

  /// Why it is a record: `e1RM 116.7 (Epley, 100×5, today) beats 115.5 (99×5, 12 Mar)`.
  ///
  /// - Parameters:
  ///   - day: when it was done, as said in a sentence.
  ///   - previousDay: when the beaten set was done, if there was one.
  package func reason(
    formula: EstimateFormula, day: String, previousDay: String? = nil, in unit: WeightUnit? = nil,
    style: NumberStyle = .point
  ) -> String {
    let words = RecordWords(event: self, formula: formula, unit: unit ?? mark.unit, style: style)
    let new = words.told(mark, number: words.newNumber, day: day, source: words.source)
    let name = words.isCalculated ? (kind == .e1rm ? "e1RM " : "\(label) ") : ""
    guard let previous else { return "\(name)\(new) is the first" }
    return "\(name)\(new) beats \(words.told(previous, number: words.oldNumber ?? "", day: previousDay))"
  }
}
