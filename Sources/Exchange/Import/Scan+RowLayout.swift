package import Training

extension Scan {
  /// How its rows are laid out, where such rows are written here; the units are used where the file names none.
  package func rowLayout(unit: WeightUnit, distanceUnit: DistanceUnit) -> RowLayout? {
    guard format == .strong || format == .hevy, !marks.values.contains(.comma) else { return nil }
    return RowLayout(
      variant: variant, header: headerLine, isCRLF: isCRLF, weightUnit: weightUnit.unit(or: unit),
      distanceUnit: self.distanceUnit.unit(or: distanceUnit))
  }
}

extension UnitInFile {
  /// The unit of the numbers; nil where each row names its own.
  fileprivate func unit(or other: Unit) -> Unit? {
    switch self {
    case .stated(let unit): unit
    case .perRow: nil
    case .unknown, .unused: other
    }
  }
}
