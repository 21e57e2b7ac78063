/// How a program lays out the rows of its file: what it takes to put others among them.
package struct RowLayout: Hashable, Sendable {
  /// The layout's name: `strong.ios.2025`.
  package var variant: String
  /// The line with the names of the columns, as the file has it.
  package var header: String
  /// Whether lines end with CR LF.
  package var isCRLF: Bool
  /// The units of numbers; nil where each row names its own.
  package var weightUnit: WeightUnit?
  package var distanceUnit: DistanceUnit?

  package init(
    variant: String, header: String, isCRLF: Bool = false, weightUnit: WeightUnit?,
    distanceUnit: DistanceUnit?
  ) {
    self.variant = variant
    self.header = header
    self.isCRLF = isCRLF
    self.weightUnit = weightUnit
    self.distanceUnit = distanceUnit
  }

  package var lineBreak: String { isCRLF ? "\r\n" : "\n" }
}
