import Training

/// What of an exercise is charted, how far back, and which point is read.
struct ChartPlace: Hashable, Sendable {
  private(set) var series: ChartSeries?
  private(set) var range = ChartRange.halfYear
  /// The point read; nil while none is.
  private(set) var cursor: ChartPoints.Key?

  func series(of exercise: Exercise) -> ChartSeries {
    let all = ChartSeries.all(for: exercise.kind)
    return series.flatMap { all.contains($0) ? $0 : nil } ?? all[0]
  }

  mutating func choose(_ series: ChartSeries) { self.series = series }

  mutating func choose(_ range: ChartRange) { self.range = range }

  mutating func read(_ point: ChartPoints.Point?) { cursor = point?.key }

  /// The next or the one before, held at the ends.
  mutating func turn(by steps: Int, of exercise: Exercise) {
    let all = ChartSeries.all(for: exercise.kind)
    let index = all.firstIndex(of: series(of: exercise)) ?? 0
    series = all[max(0, min(all.count - 1, index + steps))]
  }

  mutating func widen(by steps: Int) {
    let all = ChartRange.allCases
    let index = all.firstIndex(of: range) ?? 0
    range = all[max(0, min(all.count - 1, index + steps))]
  }

  /// To the next point or the one before; the first step reads the newest.
  mutating func move(by steps: Int, _ points: [ChartPoints.Point]) {
    guard !points.isEmpty else { return cursor = nil }
    guard let index = points.firstIndex(where: { $0.key == cursor }) else { return read(points.last) }
    read(points[max(0, min(points.count - 1, index + steps))])
  }
}
