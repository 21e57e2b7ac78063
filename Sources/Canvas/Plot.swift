/// A chart laid out in a rectangle: where times and values fall, in dots.
struct Plot {
  let frame: Rectangle
  let ticks: Ticks
  let tickLabels: [String]
  let axisColumns: Int
  private let start: Double
  private let end: Double
  private(set) var line: Braille
  private(set) var dots: Braille

  /// Nil without marks or without room.
  init?(_ chart: LineChart, frame: Rectangle) {
    let marks = chart.marks.filter { $0.time.isFinite && $0.value.isFinite }
    guard let first = marks.first, let last = marks.last else { return nil }
    let dots = chart.dots.filter { $0.time.isFinite && $0.value.isFinite }
    let values = (marks + dots).map(\.value) + (chart.level.map { $0.isFinite ? [$0] : [] } ?? [])
    let rows = frame.rows - 1
    // Where it is low, more values keep the line from being squeezed between a few far apart.
    let most = (8..<12).contains(rows) ? (rows + 1) / 2 : max(2, (rows + 2) / 3)
    ticks = Ticks(from: values.min() ?? first.value, to: values.max() ?? first.value, most: most)
    tickLabels = ticks.labels(mark: chart.decimalMark)
    axisColumns = (tickLabels.map(\.columns).max() ?? 0) + 1
    self.frame = Rectangle(
      column: frame.column + axisColumns, row: frame.row, columns: frame.columns - axisColumns, rows: rows)
    guard self.frame.columns > 0, rows > 0 else { return nil }
    start = first.time
    end = last.time
    line = Braille(columns: self.frame.columns, rows: rows)
    self.dots = line
    draw(thinned(marks, chart.crowd), longestGap: chart.longestGap ?? .infinity)
    for mark in thinned(dots, chart.crowd) { self.dots.set(across(mark.time), down(mark.value)) }
  }

  /// One mark for those on a column of dots, where there are more than columns: a line stays a line.
  private func thinned(_ marks: [LineChart.Mark], _ crowd: LineChart.Crowd) -> [LineChart.Mark] {
    guard marks.count > frame.columns else { return marks }
    var thin: [LineChart.Mark] = []
    var first = marks.startIndex
    while first < marks.endIndex {
      let column = across(marks[first].time)
      let end = marks[first...].firstIndex { across($0.time) != column } ?? marks.endIndex
      let group = marks[first..<end]
      var mark = group[first]
      switch crowd {
      case .mean: mark.value = group.reduce(0) { $0 + $1.value } / Double(group.count)
      case .highest: mark.value = group.reduce(mark.value) { max($0, $1.value) }
      }
      thin.append(mark)
      first = end
    }
    return thin
  }

  /// Joins the marks, but over gaps; one with a gap at both sides is a dot two wide.
  private mutating func draw(_ marks: [LineChart.Mark], longestGap: Double) {
    var before: LineChart.Mark?
    for mark in marks {
      let next = dot(mark)
      if let last = before, mark.time - last.time <= longestGap {
        line.line(from: dot(last), to: next)
      } else {
        line.line(from: next, to: Point(column: next.column + (before == nil ? 0 : 1), row: next.row))
      }
      before = mark
    }
  }

  func dot(_ mark: LineChart.Mark) -> Point { Point(column: across(mark.time), row: down(mark.value)) }

  /// Dots from the left; a lone time stands in the middle.
  func across(_ time: Double) -> Int {
    let most = frame.columns * 2 - 1
    guard end > start else { return most / 2 }
    return place(time, from: start, to: end, most: most)
  }

  /// Dots from the top; the least and the greatest tick stand in the middle of their rows.
  func down(_ value: Double) -> Int {
    let most = frame.rows * 4 - 4
    return 1 + most - place(value, from: ticks.low, to: ticks.high, most: most)
  }

  private func place(_ value: Double, from low: Double, to high: Double, most: Int) -> Int {
    guard high > low, value.isFinite else { return 0 }
    let share = max(0, min(1, (value - low) / (high - low)))
    return Int(share * Double(most) + 0.5)
  }
}
