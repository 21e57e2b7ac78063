/// A number with its unit, as typed for a measurement.
package struct MeasurementValue: Hashable, Sendable {
  /// Thousandths of the unit.
  package var milli: Int
  /// `kg`, `lb`, `cm`, `in` or `%`.
  package var unit: String

  package init(milli: Int, unit: String) {
    self.milli = milli
    self.unit = unit
  }

  /// Reads `82.4kg`, `38,5 cm`, `15%`, `32"`; a bare number is in `unit`.
  ///
  /// With a quantity only its units are taken.
  package init(
    reading text: String, quantity: MeasurementKind.Quantity?, unit: String
  ) throws(Reason) {
    let typed = text.filter { !$0.isWhitespace }
    let number = typed.prefix { !$0.isLetter && $0 != "%" && $0 != "\"" && $0 != "″" }
    let milli = try Number.thousandths(of: number)
    let unit = try MeasurementValue.unit(of: String(typed.dropFirst(number.count)), otherwise: unit)
    if let quantity, !quantity.units.contains(unit) { throw .notAUnit(unit) }
    guard milli >= 0 else { throw .negative }
    let limit = unit == "%" ? 100_000 : 1_000_000
    guard milli <= limit else { throw .tooLarge(text, limit: "\(Number.text(limit)) \(unit)") }
    self.init(milli: milli, unit: unit)
  }

  private static let words: [String: [String]] = [
    "kg": ["kgs", "kilo", "kilos"], "lb": ["lbs", "pound", "pounds"], "cm": ["centimetres", "centimeters"],
    "in": ["inch", "inches", "\"", "″"], "%": ["percent", "pct"],
  ]

  private static func unit(of text: String, otherwise: String) throws(Reason) -> String {
    guard !text.isEmpty else { return otherwise }
    let word = text.lowercased()
    guard let unit = words.first(where: { $0.key == word || $0.value.contains(word) })?.key else {
      throw .notAUnit(text)
    }
    return unit
  }

  /// The number in another unit of the same quantity; in its own when the quantities differ.
  package func number(in other: String) -> Double {
    let value = Double(milli) / 1_000
    switch (unit, other) {
    case ("lb", "kg"): return value * 0.45359237
    case ("kg", "lb"): return value / 0.45359237
    case ("in", "cm"): return value * 2.54
    case ("cm", "in"): return value / 2.54
    default: return value
    }
  }

  /// `82.4 kg`; `15 %`.
  package func text(style: NumberStyle = .point) -> String { "\(Number.text(milli, style: style)) \(unit)" }
}

extension Measurement {
  package var value: MeasurementValue { MeasurementValue(milli: milli, unit: unit) }
}
