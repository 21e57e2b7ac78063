package import Training

/// Every kind that can be measured with its newest values.
package struct MeasurementsContent: Hashable, Sendable {
  package struct Kind: Hashable, Sendable {
    package var kind: MeasurementKind
    package var series: MeasurementSeries
    /// How many values there are; the series may hold the newest only.
    package var count: Int
    /// The goal as it is kept; nil without one.
    package var goal: Measurement?

    package init(kind: MeasurementKind, series: MeasurementSeries, count: Int, goal: Measurement?) {
      self.kind = kind
      self.series = series
      self.count = count
      self.goal = goal
    }
  }

  /// Standard kinds first, measured or not, then own ones.
  package var kinds: [Kind]

  package init(kinds: [Kind]) {
    self.kinds = kinds
  }
}
