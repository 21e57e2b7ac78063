/// Round values along an axis, from at or below the least to at or above the most.
package struct Ticks: Hashable, Sendable {
  /// Steps of one, two, two and a half or five times a power of ten, in units of 10^-decimals.
  private let step: Int
  private let first: Int
  package let count: Int
  /// Digits that a label has after the mark.
  package let decimals: Int

  /// At most `most` ticks (never fewer than two, nor than three around zero).
  ///
  /// A range without length is widened around its value.
  package init(from low: Double, to high: Double, most: Int) {
    let (low, high) = Ticks.sane(low, high)
    let wanted = max(low < 0 && high > 0 ? 3 : 2, most)
    var scale = Ticks.scale(below: (high - low) / Double(wanted))
    var fit = Ticks.fit(low, high, scale)
    while fit.count > wanted {
      scale.next()
      fit = Ticks.fit(low, high, scale)
    }
    count = max(2, fit.count)
    var first = fit.first
    while scale.decimals > 0, scale.step % 10 == 0, first % 10 == 0 {
      scale.step /= 10
      scale.decimals -= 1
      first /= 10
    }
    step = scale.step
    decimals = scale.decimals
    self.first = first
  }

  package var values: [Double] { (0..<count).map { Double(first + $0 * step) / Ticks.power(decimals) } }
  package var low: Double { Double(first) / Ticks.power(decimals) }
  package var high: Double { Double(first + (count - 1) * step) / Ticks.power(decimals) }

  /// The values as text, each with the same decimals.
  package func labels(mark: String = ".") -> [String] {
    (0..<count).map { index in
      let value = first + index * step
      let sign = value < 0 ? "-" : ""
      guard decimals > 0 else { return String(value) }
      let unit = Int(Ticks.power(decimals))
      let rest = String(abs(value) % unit)
      let zeros = String(repeating: "0", count: decimals - rest.utf8.count)
      return sign + String(abs(value) / unit) + mark + zeros + rest
    }
  }
}

extension Ticks {
  /// A step as whole units of 10^-decimals.
  private struct Scale {
    var step: Int
    var decimals: Int

    /// Goes to the next larger of 1, 2, 2.5, 5, 10 and so on.
    mutating func next() {
      var unit = 1
      while unit * 10 <= step { unit *= 10 }
      switch step / unit {
      case 1: step = 2 * unit
      case 2 where unit * 2 == step && unit >= 10: step = 25 * unit / 10
      case 2: step = 5 * unit
      default: step = 10 * unit
      }
    }
  }

  private static func power(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }

  /// Finite, in order, with some length, and small enough to count.
  private static func sane(_ low: Double, _ high: Double) -> (Double, Double) {
    let limit = 1e12
    guard low.isFinite, high.isFinite else { return (0, 1) }
    let least = max(-limit, min(low, high))
    let most = min(limit, max(low, high))
    guard most - least < 1e-3 else { return (least, most) }
    let middle = (least + most) / 2
    return (middle - 1, middle + 1)
  }

  /// The smallest round step with at most three decimals that may do.
  private static func scale(below width: Double) -> Scale {
    var decimals = 0
    var unit = 1.0
    while unit > width, decimals < 3 {
      unit /= 10
      decimals += 1
    }
    var step = 1
    while decimals == 0, Double(step) * 10 <= width { step *= 10 }
    return Scale(step: step, decimals: decimals)
  }

  private static func fit(_ low: Double, _ high: Double, _ scale: Scale) -> (first: Int, count: Int) {
    let width = Double(scale.step) / power(scale.decimals)
    let first = floor(low / width + 1e-9)
    let last = -floor(-(high / width - 1e-9))
    return (first * scale.step, last - first + 1)
  }

  /// The whole number at or below a value.
  private static func floor(_ value: Double) -> Int {
    let whole = Int(value)
    return Double(whole) > value ? whole - 1 : whole
  }
}
