/// e to a power: the series where it converges fast, squared back up.
func exponential(_ power: Double) -> Double {
  let halvings = 10
  let small = power / Double(1 << halvings)
  let series = (1...12).reversed().reduce(1.0) { 1 + small / Double($1) * $0 }
  return (0..<halvings).reduce(series) { value, _ in value * value }
}

/// The natural logarithm of a number above 0: by its binary exponent, and the series of the rest.
func naturalLogarithm(_ number: Double) -> Double {
  let rest = (number.significand - 1) / (number.significand + 1)
  let square = rest * rest
  let series = (0..<24).reversed().reduce(0.0) { $0 * square + 1 / Double(2 * $1 + 1) }
  return Double(number.exponent) * 0.693147180559945309 + 2 * rest * series
}

/// A number above 0 to any power.
func power(_ number: Double, _ exponent: Double) -> Double {
  exponential(exponent * naturalLogarithm(number))
}
