import Training

/// What is typed for a measurement: `82.4kg`, `yesterday 82.4`, `2026-11-20 82.4`, `goal 80kg`, `goal off`.
enum MeasurementEntry: Hashable {
  /// A value; without a day it is now.
  case value(MeasurementValue, Day?)
  /// A goal; nil removes it.
  case goal(MeasurementValue?)

  init(_ text: String, of kind: MeasurementsContent.Kind, unit: String, today: Day) throws(Reason) {
    var words = text.lowercased().split(separator: " ").map(String.init)
    if words.first == "goal" {
      words.removeFirst()
      guard words != ["off"] else {
        self = .goal(nil)
        return
      }
      self = .goal(try MeasurementEntry.value(words, of: kind, unit))
      return
    }
    let day = words.first.flatMap { MeasurementEntry.day($0, today) }
    if day != nil { words.removeFirst() }
    self = .value(try MeasurementEntry.value(words, of: kind, unit), day)
  }

  private static func value(
    _ words: [String], of kind: MeasurementsContent.Kind, _ unit: String
  ) throws(Reason) -> MeasurementValue {
    let last = kind.series.points.last?.measurement.unit
    return try MeasurementValue(
      reading: words.joined(),
      quantity: kind.kind.quantity ?? last.flatMap { MeasurementKind.Quantity(unit: $0) },
      unit: unit)
  }

  private static func day(_ word: String, _ today: Day) -> Day? {
    switch word {
    case "today": today
    case "yesterday": today + -1
    default: Day(iso: word)
    }
  }
}

extension MeasurementsContent {
  /// The unit of a bare number: the kind's last, for the tape the one used last, else the weights'.
  func unit(of kind: Kind, _ preferences: Preferences) -> String {
    if let last = kind.series.points.last?.measurement.unit { return last }
    switch kind.kind.quantity {
    case .weight, nil: return preferences.weightUnit.rawValue
    case .percent: return "%"
    case .length:
      let used = kinds.first { $0.kind.quantity == .length && $0.count > 0 }?.series.unit
      return used ?? (preferences.weightUnit == .kg ? "cm" : "in")
    }
  }
}
