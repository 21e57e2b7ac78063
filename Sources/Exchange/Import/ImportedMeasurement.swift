package import Training

/// A value of a measurements file.
package struct ImportedMeasurement: Hashable, Sendable {
  /// `bodyweight`, `body fat` or what the header calls it.
  package var kind: String
  /// Thousandths of `unit`, rounded to hundredths.
  package var milli: Int
  /// `kg`, `lb`, `cm`, `in` or `%`.
  package var unit: String
  package var taken: LocalMoment
  package var note = ""
  package var line: Int
}
