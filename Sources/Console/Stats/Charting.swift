internal import Canvas
internal import Logbook
internal import Screens
internal import Shell
internal import Training

/// `knurl chart`.
enum Charting {
  static func run(_ call: Call) throws {
    let (name, asked) = try words(call)
    let span = try span(call)
    let log = try call.readableLog()
    let exercise = try ExerciseChoice.exercise(name, in: log)
    let series = try series(asked, of: exercise)
    let drawing = ChartDrawing(
      exercise: exercise, points: try points(series, of: exercise, span, in: log, call), span: span)
    if let path = call.arguments.value("svg") { return try picture(drawing, to: path, call) }
    guard !call.wantsJSON else { return call.print(drawing.json) }
    drawing.show(call)
  }

  /// The words for the exercise, and the series when the last word names one.
  private static func words(_ call: Call) throws -> (String, ChartSeries?) {
    var words = call.arguments.operands
    let series = words.count > 1 ? words.last.flatMap { ChartSeries(rawValue: $0.lowercased()) } : nil
    if series != nil { words.removeLast() }
    guard !words.isEmpty else { throw UsageError("Which exercise? For example: knurl chart bench") }
    return (words.joined(separator: " "), series)
  }

  private static func span(_ call: Call) throws -> ChartSpan {
    let period = try call.period()
    guard period == .everything else {
      guard !call.arguments.has("range") else {
        throw UsageError("--range and --since or --until are one too many.")
      }
      return ChartSpan(period)
    }
    guard let text = call.arguments.value("range") else { return ChartSpan(.year, endingOn: call.now.day) }
    guard let range = ChartRange(rawValue: text.lowercased()) else {
      let known = ChartRange.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--range takes \(known), not “\(text)”.")
    }
    return ChartSpan(range, endingOn: call.now.day)
  }

  private static func series(_ asked: ChartSeries?, of exercise: Exercise) throws -> ChartSeries {
    let all = ChartSeries.all(for: exercise.kind)
    guard let asked else { return all.first ?? .reps }
    guard all.contains(asked) else {
      let known = all.map(\.rawValue).joined(separator: ", ")
      throw Refusal("\(exercise.name) has no \(asked.rawValue): it has \(known).")
    }
    return asked
  }

  private static func points(
    _ series: ChartSeries, of exercise: Exercise, _ span: ChartSpan, in log: Logbook, _ call: Call
  ) throws -> ChartPoints {
    let content = ExerciseContent(
      summary: ExerciseSummary(exercise: exercise, workouts: 0, lastDone: nil, bestEstimate: nil),
      sessions: [], repRecords: [], records: try log.records(of: exercise.id),
      figures: try log.figures(
        of: exercise.id, since: span.from, most: call.wantsJSON ? Int.max : Logbook.mostFigures
      ).filter { figure in span.through.map { figure.day <= $0 } ?? true })
    let size = Size(columns: call.output.columns, rows: 24)
    let scene = Scene(now: call.now, preferences: call.preferences, style: Style(), size: size)
    return ChartPoints(content, series, scene)
  }

  private static func picture(_ drawing: ChartDrawing, to path: String, _ call: Call) throws {
    guard !path.isEmpty else {
      throw UsageError("--svg needs the name of a file, or - for the standard output.")
    }
    guard !drawing.points.points.isEmpty else { throw Refusal(drawing.emptiness) }
    let picture = ChartPicture(drawing, decimalMark: call.style.usesDecimalComma ? "," : ".").svg
    guard path != "-" else { return call.output.line(picture) }
    try Platform.write(picture + "\n", to: path)
    call.output.line("Wrote \(path).")
  }
}
