/// How well two colours are told apart, from 1 (not at all) to 21 (black on white).
///
/// WCAG 2.1: (lighter + 0.05) / (darker + 0.05) of the relative luminances.
package enum Contrast {
  /// The ratio of two exact colours; nil where one of them is the terminal's own.
  package static func ratio(_ one: Colour, _ other: Colour) -> Double? {
    guard let one = luminance(one), let other = luminance(other) else { return nil }
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The relative luminance of an sRGB colour, 0–1.
  static func luminance(_ colour: Colour) -> Double? {
    guard case .rgb(let red, let green, let blue) = colour else { return nil }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let root = fifthRoot(base)
    return base * base * root * root
  }

  /// Newton's iteration; x^2.4 is x² times its square.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<24 {
      let power = root * root * root * root
      root -= (power * root - value) / (5 * power)
    }
    return root
  }
}
