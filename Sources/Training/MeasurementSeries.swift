/// The values of one kind over time, with the line that smooths them.
package struct MeasurementSeries: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    package var measurement: Measurement
    /// In the unit of the series.
    package var value: Double
    /// The smoothed value up to this point, in the same unit.
    package var trend: Double
  }

  package let unit: String
  /// Oldest first.
  package let points: [Point]

  /// From measurements of one kind in any order, shown in the unit of the newest.
  ///
  /// Each value draws the trend a tenth of the way to itself for every day since the one before it
  /// (exponential smoothing), so that one odd morning says little and a gap catches up.
  package init(_ measurements: [Measurement]) {
    let ordered = measurements.sorted { ($0.taken.moment, $0.id) < ($1.taken.moment, $1.id) }
    let unit = ordered.last?.unit ?? ""
    self.unit = unit
    var points: [Point] = []
    for measurement in ordered {
      let value = measurement.value.number(in: unit)
      guard let last = points.last else {
        points.append(Point(measurement: measurement, value: value, trend: value))
        continue
      }
      let days = max(1, measurement.taken.day - last.measurement.taken.day)
      let kept = (0..<min(days, 100)).reduce(1.0) { share, _ in share * 0.9 }
      points.append(
        Point(measurement: measurement, value: value, trend: value + (last.trend - value) * kept))
    }
    self.points = points
  }

  /// How far the trend went over the days up to the newest value; nil when it does not reach back that far.
  package func change(overDays days: Int) -> Double? {
    guard let last = points.last else { return nil }
    let start = last.measurement.taken.day + -days
    guard let before = points.last(where: { $0.measurement.taken.day <= start }) else { return nil }
    return last.trend - before.trend
  }

  /// A value of the series with one decimal and its unit: `82.4 kg`.
  package func text(_ value: Double, style: NumberStyle = .point) -> String {
    "\(Number.text(Int((value * 1_000).rounded()), minimum: 1, maximum: 1, style: style)) \(unit)"
  }

  /// A change with its sign: `+0.4 kg`, `−1.2 kg`, `±0.0 kg`.
  package func changeText(_ change: Double, style: NumberStyle = .point) -> String {
    let rounded = (change * 10).rounded()
    let sign = rounded > 0 ? "+" : rounded < 0 ? "−" : "±"
    return sign + text(abs(change), style: style)
  }
}

/// The newest value of a kind, in a list of all kinds.
package struct MeasurementSummary: Hashable, Sendable {
  package var kind: MeasurementKind
  package var newest: Measurement
  package var count: Int
  /// The value that shall be reached; nil without a goal.
  package var goal: MeasurementValue?

  package init(kind: MeasurementKind, newest: Measurement, count: Int, goal: MeasurementValue? = nil) {
    self.kind = kind
    self.newest = newest
    self.count = count
    self.goal = goal
  }
}
