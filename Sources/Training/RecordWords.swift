/// The numbers of a record as text, in one unit and style.
struct RecordWords {
  let event: RecordEvent
  let formula: EstimateFormula
  let unit: WeightUnit
  let style: NumberStyle

  /// The value of a badge with its unit, as short as it can be without looking like the old one.
  var amount: String { suffixed(pair(from: 0).new) }

  var bareAmount: String { pair(from: 0).new }

  /// The new value without its unit, to a tenth at least where there are decimals.
  var newNumber: String { pair(from: 1).new }

  var newAmount: String { suffixed(newNumber) }

  /// The beaten value without its unit; nil when there was nothing to beat.
  var oldNumber: String? { pair(from: 1).old }

  private var formulaName: String {
    guard formula.readsEffort else { return formula.name }
    return formula.reads(event.mark.rpe, reps: event.mark.reps) ? formula.name : EstimateFormula.epley.name
  }

  /// The formula an estimate was made by, nothing for other kinds.
  var source: String? { event.kind == .e1rm ? formulaName : nil }

  /// Whether the value is worked out from the set instead of being read off it.
  var isCalculated: Bool {
    event.kind == .e1rm || event.kind == .setVolume || event.kind == .sessionVolume
  }

  /// A mark in a sentence: `116.7 (Epley, 100×5, today)`, or `100×5 (today)` where the set says it all.
  func told(_ mark: RecordMark, number: String, day: String?, source: String? = nil) -> String {
    let details = [source, isCalculated ? set(mark) : nil, day].compactMap { $0 }.joined(separator: ", ")
    let value = isCalculated ? number : set(mark)
    return details.isEmpty ? value : "\(value) (\(details))"
  }

  func load(_ mark: RecordMark) -> String { "\(loadNumber(mark)) \(unit.rawValue)" }

  /// A weight of one unit is told as the set table shows it.
  func loadNumber(_ mark: RecordMark) -> String {
    guard let weight = mark.load.typed else { return mark.load.text(in: unit, style: style) }
    return weight.number(in: unit, style: style)
  }

  func distance(_ mark: RecordMark) -> String { mark.distance?.text(style: style) ?? "" }

  /// What was done: `100×5`.
  func set(_ mark: RecordMark) -> String {
    switch event.kind {
    case .weight, .e1rm, .repsAt: mark.reps > 0 ? "\(loadNumber(mark))×\(mark.reps)" : load(mark)
    case .assist: "−\(loadNumber(mark))×\(mark.reps)"
    case .reps, .setVolume, .sessionVolume, .sessionReps: RecordWords.reps(mark.reps)
    case .duration: Elapsed.text(mark.seconds)
    case .distance, .pace: "\(distance(mark)) in \(Elapsed.text(mark.seconds))"
    }
  }

  static func reps(_ count: Int) -> String { count == 1 ? "1 rep" : "\(count) reps" }

  private func suffixed(_ number: String) -> String {
    switch event.kind {
    case .weight, .e1rm, .setVolume, .sessionVolume, .assist: "\(number) \(unit.rawValue)"
    case .repsAt, .reps, .sessionReps: RecordWords.reps(event.mark.reps)
    case .duration, .distance, .pace: number
    }
  }

  /// Both values with the fewest decimals, from some number on, that tell them apart.
  private func pair(from fewest: Int) -> (old: String?, new: String) {
    for decimals in fewest..<3 {
      let new = number(event.mark, decimals: decimals)
      let old = event.previous.map { number($0, decimals: decimals) }
      if old != new { return (old, new) }
    }
    return (event.previous.map { number($0, decimals: 3) }, number(event.mark, decimals: 3))
  }

  private func number(_ mark: RecordMark, decimals: Int) -> String {
    switch event.kind {
    case .e1rm:
      mark.estimate(formula: formula)?.text(in: unit, decimals: decimals, style: style) ?? "—"
    case .weight, .assist: loadNumber(mark)
    case .setVolume, .sessionVolume:
      mark.load.text(in: unit, decimals: decimals, grouped: true, style: style)
    case .repsAt, .reps, .sessionReps: String(mark.reps)
    case .duration, .pace: Elapsed.text(mark.seconds)
    case .distance: distance(mark)
    }
  }
}
