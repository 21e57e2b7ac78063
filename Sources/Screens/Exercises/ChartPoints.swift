package import Canvas
package import Training

/// One series of an exercise's chart: its points in the unit they are shown in, and their words.
package struct ChartPoints {
  package struct Point: Hashable, Sendable {
    /// Nil for a month of many workouts.
    package var workout: ID<Workout>?
    /// Of a month the first.
    package var day: Day
    /// As it is drawn: in the unit of the axis.
    package var value: Double
    package var isRecord: Bool
    /// The heaviest load lifted, where it stands beside the estimate.
    package var lifted: Double?
    package var workouts = 1

    /// What tells it from the others.
    package var key: Key { Key(workout: workout, day: day) }
  }

  /// A workout, or a month by its first day.
  package struct Key: Hashable, Sendable {
    package var workout: ID<Workout>?
    package var day: Day
  }

  package let series: ChartSeries
  package let points: [Point]
  private let unit: WeightUnit
  private let scene: Scene
  /// Long times are drawn in minutes.
  private let usesMinutes: Bool

  package init(_ content: ExerciseContent, _ series: ChartSeries, _ scene: Scene) {
    self.series = series
    self.scene = scene
    let unit = content.summary.exercise.unit ?? scene.preferences.weightUnit
    self.unit = unit
    let records = content.records.filter { $0.event.kind == series.record && $0.event.isShown }
    let workouts = Set(records.map(\.event.workoutID))
    let months = Set(records.map(\.start.day.startOfMonth))
    let values = content.figures.map { series.value(of: $0) }
    let usesMinutes = series == .duration && (values.compactMap { $0 }.max() ?? 0) >= 600
    self.usesMinutes = usesMinutes
    let scale = ChartPoints.scale(series, unit, scene.preferences.distanceUnit, usesMinutes)
    points = zip(content.figures, values).compactMap { figures, value in
      guard let value else { return nil }
      let lifted = series == .actual ? figures.sum.load.map { Double($0) / 1_000 * scale } : nil
      return Point(
        workout: figures.workout, day: figures.day, value: value * scale,
        isRecord: figures.workout.map { workouts.contains($0.text) } ?? months.contains(figures.day),
        lifted: lifted, workouts: figures.sum.workouts)
    }
  }

  /// Whether a point is a month of workouts.
  package var isMonthly: Bool { points.contains { $0.workout == nil } }

  /// `38 workouts`, or `the best of 92 months`.
  package var countWords: String {
    if isMonthly { return "the best of \(points.count) months" }
    return points.count == 1 ? "1 workout" : "\(points.count) workouts"
  }

  private static func scale(
    _ series: ChartSeries, _ unit: WeightUnit, _ distance: DistanceUnit, _ usesMinutes: Bool
  ) -> Double {
    switch series {
    case .estimate, .actual, .weight, .setVolume, .volume: unit == .kg ? 1 : 1 / 0.45359237
    case .reps, .totalReps: 1
    case .duration: usesMinutes ? 1.0 / 60 : 1
    case .distance: 1 / distance.metres
    }
  }

  /// What stands behind a number of the axis.
  package var axisUnit: String {
    switch series {
    case .estimate, .actual, .weight, .setVolume, .volume: unit.rawValue
    case .reps, .totalReps: "reps"
    case .duration: usesMinutes ? "min" : "s"
    case .distance: scene.preferences.distanceUnit.rawValue
    }
  }

  /// A value with its unit: `116.7 kg`, `8 reps`, `1:30`.
  package func text(_ value: Double) -> String {
    let milli = Int((value * 1_000).rounded())
    switch series {
    case .estimate, .actual:
      return Number.text(milli, minimum: 1, maximum: 1, style: scene.numbers) + " \(unit.rawValue)"
    case .weight: return Number.text(milli, maximum: 2, style: scene.numbers) + " \(unit.rawValue)"
    case .setVolume, .volume:
      return Number.text(milli, maximum: 0, grouped: true, style: scene.numbers) + " \(unit.rawValue)"
    case .reps, .totalReps:
      return milli == 1_000 ? "1 rep" : "\(Number.text(milli, maximum: 0, style: scene.numbers)) reps"
    case .duration: return Elapsed.text(Int((usesMinutes ? value * 60 : value).rounded()))
    case .distance: return Number.text(milli, maximum: 2, style: scene.numbers) + " \(axisUnit)"
    }
  }

  /// How far the newest lies above or below the first shown: `4.2 kg in 6 months`.
  package var change: (isUp: Bool, text: String)? {
    guard let first = points.first, let last = points.last, last.day > first.day else { return nil }
    let difference = last.value - first.value
    guard abs(difference) >= 0.05 else { return nil }
    return (difference > 0, "\(text(abs(difference))) in \(ExerciseTrend.span(last.day - first.day))")
  }

  /// The line over time; a break of two months, or of four times the usual, is a gap.
  package func chart(cursor: Int?) -> LineChart {
    var chart = LineChart(
      marks: points.map {
        LineChart.Mark(time: Double($0.day.number), value: $0.value, isRecord: $0.isRecord)
      })
    if scene.preferences.usesDecimalComma { chart.decimalMark = "," }
    chart.showsTrend = true
    chart.crowd = .highest
    chart.dots = points.compactMap { point in
      point.lifted.map { LineChart.Mark(time: Double(point.day.number), value: $0) }
    }
    chart.cursor = cursor
    guard let first = points.first?.day, let last = points.last?.day else { return chart }
    let pauses = zip(points, points.dropFirst()).map { $1.day - $0.day }.sorted()
    chart.longestGap = Double(max(60, (pauses.isEmpty ? 0 : pauses[(pauses.count - 1) / 2]) * 4))
    chart.labels = ChartAxis.labels(from: first, through: last)
    return chart
  }
}

extension DistanceUnit {
  fileprivate var metres: Double {
    switch self {
    case .m: 1
    case .km: 1_000
    case .mi: 1_609.344
    case .yd: 0.9144
    case .ft: 0.3048
    }
  }
}
