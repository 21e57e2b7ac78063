package import Training

/// The units of a file that has one for all weights and one for all distances.
package struct ForeignUnits: Hashable, Sendable {
  package var weight: WeightUnit
  package var distance: DistanceUnit

  package init(weight: WeightUnit, distance: DistanceUnit) {
    self.weight = weight
    self.distance = distance
  }

  private static let kilogramsPerPound = 0.45359237

  /// The weight's number in the file's unit: as entered in its own, else as exact as a number can be.
  func exact(_ weight: Weight) -> String {
    guard weight.unit != self.weight else { return Number.text(weight.milli) }
    let value = Double(weight.milli) / 1_000
    let factor = ForeignUnits.kilogramsPerPound
    return plain(weight.unit == .lb ? value * factor : value / factor)
  }

  /// The same to hundredths at most.
  func rounded(_ weight: Weight) -> String {
    guard weight.unit != self.weight else { return Number.text(weight.milli, maximum: 2) }
    return Number.text(Load(weight).milli(in: self.weight), maximum: 2)
  }

  /// The distance's number in the file's unit, to thousandths at most.
  func rounded(_ distance: Distance) -> String {
    Number.text(distance.converted(to: self.distance).milli)
  }

  /// Without an exponent; what is too small for that is nothing.
  private func plain(_ number: Double) -> String {
    number.magnitude < 0.000_1 ? "0" : String(number)
  }
}
