internal import Canvas
internal import Screens
internal import Training

/// How far back a chart looks, both ends included; nil is without end.
struct ChartSpan {
  let name: String
  /// In a sentence: `the last year`.
  let words: String
  /// `in the last year`.
  let within: String
  let from: Day?
  let through: Day?

  init(_ range: ChartRange, endingOn today: Day) {
    (name, words, within) = (range.rawValue, range.words, "in \(range.words)")
    (from, through) = (range.start(endingOn: today), nil)
  }

  init(_ period: Period) {
    (name, words, within) = ("dates", period.text, period.text)
    (from, through) = (period.from, period.through)
  }
}

/// An exercise's chart as the command line prints it.
struct ChartDrawing {
  let exercise: Exercise
  let points: ChartPoints
  let span: ChartSpan

  static let rows = 16
  /// Wider says no more.
  static let mostColumns = 120

  /// Why nothing can be drawn.
  var emptiness: String {
    let hint = span.from == nil ? "" : " --range all looks farther back."
    return "\(exercise.name) has no \(points.series.title.lowercased()) \(span.within).\(hint)"
  }

  /// `Bench Press (Barbell): Est. 1RM, the last year`.
  var title: String { "\(exercise.name): \(points.series.title), \(span.words)" }

  /// `119.6 kg, up 4.2 kg in 6 months, best 121 kg on 3 Nov 2026`.
  var summary: String {
    var parts = points.points.last.map { [points.text($0.value)] } ?? []
    if let change = points.change { parts.append("\(change.isUp ? "up" : "down") \(change.text)") }
    if let best = points.points.max(by: { $0.value < $1.value }), points.points.count > 1 {
      parts.append("best \(points.text(best.value)) on \(best.day.text)")
    }
    return parts.joined(separator: ", ")
  }

  func show(_ call: Call) {
    guard !points.points.isEmpty else { return call.say(emptiness) }
    let isPlain = !call.isUnicode || call.arguments.has("ascii")
    var style = Style()
    if isPlain { style.glyphs = .ascii }
    let columns = max(24, min(ChartDrawing.mostColumns, call.output.columns))
    var grid = Grid(size: Size(columns: columns, rows: ChartDrawing.rows), style: style)
    let place = Rectangle(column: 0, row: 0, columns: columns, rows: ChartDrawing.rows)
    grid.lineChart(points.chart(cursor: nil), in: place, on: .canvas)
    call.say(title)
    call.say(summary)
    call.output.line()
    for row in 0..<ChartDrawing.rows { call.output.line(grid.line(row)) }
    let records = points.points.count(where: \.isRecord)
    let marked =
      records == 0 ? "" : ", \(style.glyphs.up) \(records == 1 ? "a record" : "\(records) records")"
    call.output.line()
    call.say("\(points.countWords), in \(points.axisUnit)\(marked)")
  }

  var json: JSON {
    .object([
      ("exercise", .text(exercise.name)), ("series", .text(points.series.rawValue)),
      ("unit", .text(points.axisUnit)), ("range", .text(span.name)),
      ("from", .optional(span.from?.iso)), ("through", .optional(span.through?.iso)),
      (
        "points",
        .list(
          points.points.map { point in
            let lifted = point.lifted.map { [("lifted", JSON.number(rounded($0)))] } ?? []
            return .object(
              [
                ("local_date", .text(point.day.iso)), ("value", .number(rounded(point.value))),
                ("record", .flag(point.isRecord)), ("workout_id", .optional(point.workout?.text)),
              ] + lifted)
          })
      ),
    ])
  }

  private func rounded(_ value: Double) -> Double { (value * 1_000).rounded() / 1_000 }
}
