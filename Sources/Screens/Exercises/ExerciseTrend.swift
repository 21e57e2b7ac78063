import Canvas
import Training

/// The best estimate of each session, oldest first, in the unit the exercise is shown in.
struct ExerciseTrend {
  struct Point: Hashable, Sendable {
    var day: Day
    var value: Double
    var isRecord: Bool
  }

  let points: [Point]
  let unit: WeightUnit

  init(_ content: ExerciseContent, _ scene: Scene) {
    let exercise = content.summary.exercise
    let unit = exercise.unit ?? scene.preferences.weightUnit
    let records = Set(content.records.filter { $0.event.kind == .e1rm }.map(\.event.setID))
    self.unit = unit
    // Estimates on bodyweight need the weight of the day, which the sessions do not tell.
    let sessions = exercise.kind == .weightReps ? content.sessions : []
    points = sessions.reversed().compactMap { session in
      let best = session.sets.compactMap { set -> (estimate: Estimate, id: String)? in
        ExerciseTrend.estimate(set, scene.preferences.formula).map { ($0, set.id.text) }
      }.max { $0.estimate < $1.estimate }
      return best.map {
        Point(
          day: session.start.day, value: Double($0.estimate.milli(in: unit)) / 1_000,
          isRecord: records.contains($0.id))
      }
    }
  }

  /// The estimate a set gives; nil for warm-ups, open and unlikely sets, and above 12 reps.
  static func estimate(_ set: SetEntry, _ formula: EstimateFormula) -> Estimate? {
    guard set.isCompleted, set.type.counts, !set.isSuspicious, let weight = set.values.weight,
      let reps = set.values.reps
    else { return nil }
    return Estimate(weight: weight, reps: reps, rpe: set.values.rpe, formula: formula)
  }

  /// How much the newest is above or below the first of the last half year: `4.2 kg in 6 months`.
  func change(_ numbers: NumberStyle) -> (isUp: Bool, text: String)? {
    guard let last = points.last, let first = points.first(where: { last.day - $0.day <= 183 }),
      last.day > first.day
    else { return nil }
    let milli = Int(((last.value - first.value) * 1_000).rounded())
    guard abs(milli) >= 50 else { return nil }
    let amount = Number.text(abs(milli), minimum: 1, maximum: 1, style: numbers)
    return (milli > 0, "\(amount) \(unit.rawValue) in \(ExerciseTrend.span(last.day - first.day))")
  }

  static func span(_ days: Int) -> String {
    let (count, noun) =
      switch days {
      case ..<14: (days, "day")
      case ..<61: (days / 7, "week")
      default: ((days + 15) / 30, "month")
      }
    return count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// The line over time with a label at each month's first day.
  func chart(_ scene: Scene) -> LineChart {
    var chart = LineChart(
      marks: points.map {
        LineChart.Mark(time: Double($0.day.number), value: $0.value, isRecord: $0.isRecord)
      })
    if scene.preferences.usesDecimalComma { chart.decimalMark = "," }
    guard let first = points.first?.day, let last = points.last?.day else { return chart }
    var day = first + 1
    chart.labels = [LineChart.Label(time: Double(first.number), text: first.civil.monthShort)]
    while day <= last {
      let date = day.civil
      if date.day == 1 {
        let text = date.month == 1 ? String(date.year) : date.monthShort
        chart.labels.append(LineChart.Label(time: Double(day.number), text: text))
      }
      day = day + (CivilDate.length(ofMonth: date.month, in: date.year) - date.day + 1)
    }
    return chart
  }
}
