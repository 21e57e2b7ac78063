extension Weight {
  /// The number as typed, without its unit: `100`, `97.5`, `102.25`.
  package func number(style: NumberStyle = .point) -> String {
    Number.text(milli, style: style)
  }

  /// `97.5 kg`.
  package func text(style: NumberStyle = .point) -> String {
    "\(number(style: style)) \(unit.rawValue)"
  }

  /// The number in a unit: as typed in its own, to a hundredth at most when converted.
  package func number(in target: WeightUnit, style: NumberStyle = .point) -> String {
    target == unit
      ? number(style: style) : Number.text(converted(to: target).milli, maximum: 2, style: style)
  }

  /// `220.5 lb`.
  package func text(in target: WeightUnit, style: NumberStyle = .point) -> String {
    "\(number(in: target, style: style)) \(target.rawValue)"
  }
}

extension Load {
  /// The number in a unit, to a hundredth at most, thousands apart if wanted: `40.41`, `4,820`.
  package func text(
    in unit: WeightUnit, decimals: Int = 2, grouped: Bool = false, style: NumberStyle = .point
  ) -> String {
    let step = [1_000, 100, 10, 1][max(0, min(3, decimals))]
    let milli = milli(in: unit, roundedTo: step)
    return Number.text(milli, maximum: decimals, grouped: grouped, style: style)
  }

  /// A volume within so many columns: `4,820 kg`, else in thousands of them: `123.4 t`, `19,999 t`, `1.2M lb`.
  package func shortVolume(in unit: WeightUnit, columns: Int, style: NumberStyle = .point) -> String {
    let whole = volumeText(in: unit, style: style)
    let names = unit == .kg ? [" t", " kt", " Mt", " Gt"] : ["k lb", "M lb", "G lb", "T lb"]
    var milli = milli(in: unit)
    var text = whole
    for name in names where text.count > columns {
      milli /= 1_000
      let tenths = Number.text(milli, maximum: 1, grouped: true, style: style) + name
      let full = Number.text(milli / 1_000 * 1_000, maximum: 0, grouped: true, style: style) + name
      text = tenths.count <= columns ? tenths : full
    }
    return text
  }

  /// A volume for a header, whole and with its unit: `4,820 kg`.
  package func volumeText(in unit: WeightUnit, style: NumberStyle = .point) -> String {
    "\(text(in: unit, decimals: 0, grouped: true, style: style)) \(unit.rawValue)"
  }
}
