import Canvas
import Training

/// The calendar laid out for a size: the month, beside it the day, below it the year.
struct CalendarPage {
  private static let monthColumns = 36
  private static let monthRows = 8

  private let screen: CalendarScreen
  private let scene: Scene
  private let levels: [Day: HeatLevel]

  init(_ screen: CalendarScreen, _ scene: Scene) {
    self.screen = screen
    self.scene = scene
    let days = screen.content?.days ?? []
    guard let matched = screen.content?.matched else {
      levels = HeatMap.levels(of: days)
      return
    }
    levels = Dictionary(days.map { ($0.day, matched.contains($0.day) ? .high : .low) }) { first, _ in first }
  }

  private var area: Rectangle { scene.pageArea }
  private var columns: Int { area.columns - 2 * scene.margin }
  private var firstWeekday: Weekday { Weekday(rawValue: scene.preferences.weekStart) ?? .monday }
  private var isWide: Bool { columns >= 74 }

  private var monthFrame: Rectangle {
    Rectangle(
      column: scene.margin, row: 1, columns: isWide ? CalendarPage.monthColumns : columns,
      rows: CalendarPage.monthRows + 1 + 2 * scene.style.cardBorder - scene.style.cardBorder)
  }

  private var dayFrame: Rectangle {
    let month = monthFrame
    guard !isWide else {
      return Rectangle(
        column: month.endColumn + 1, row: 1, columns: area.columns - scene.margin - month.endColumn - 1,
        rows: month.rows)
    }
    return Rectangle(
      column: scene.margin, row: month.endRow + 1, columns: columns,
      rows: min(max(0, area.rows - month.endRow - 1), yearFits ? 4 : 8))
  }

  private var yearRows: Int { 1 + HeatMap.rows + 2 * scene.style.cardBorder }

  private var yearFits: Bool {
    let used = isWide ? monthFrame.endRow : monthFrame.endRow + 5
    return area.rows - used - 1 >= yearRows
  }

  private var yearFrame: Rectangle {
    Rectangle(
      column: scene.margin, row: (isWide ? monthFrame : dayFrame).endRow + 1, columns: columns, rows: yearRows
    )
  }

  func draw(on grid: inout Grid, in area: Rectangle) {
    drawHead(on: &grid)
    drawMonth(on: &grid)
    drawDay(on: &grid)
    if yearFits { drawYear(on: &grid) }
    drawList(on: &grid)
  }

  private func drawHead(on grid: inout Grid) {
    grid.write("Calendar", column: 1, row: 0, role: Role(.text, strong: true))
    let right = area.endColumn - 1
    guard let predicate = screen.predicate else {
      let hint = scene.isNarrow ? "/ which days?" : "/ asks which days: bench>=100x5, volume>5000, pr"
      grid.write(hint, column: right - hint.columns, row: 0, role: Role(.secondary))
      return
    }
    let used = grid.chip(
      Chip(predicate.text.truncated(to: scene.isNarrow ? 16 : 30, mark: scene.style.glyphs.ellipsis), .on),
      column: 11, row: 0)
    let count = screen.content?.matched?.count ?? 0
    let text = count == 1 ? "1 day" : "\(count) days"
    guard 11 + used + text.columns + 2 <= right else { return }
    grid.write(text, column: right - text.columns, row: 0, role: Role(.secondary))
  }

  private var firstShown: Day { screen.day.startOfMonth.startOfWeek(firstWeekday: firstWeekday) }

  private var cellColumns: Int { max(4, (monthFrame.columns - 4) / 7) }

  private func cell(_ index: Int) -> Point {
    Point(
      column: monthFrame.column + 2 + index % 7 * cellColumns,
      row: monthFrame.row + scene.style.cardBorder + 2 + index / 7)
  }

  private func drawMonth(on grid: inout Grid) {
    let date = screen.day.civil
    let month = "\(CivilDate.monthNames[date.month - 1]) \(date.year)"
    let done = (screen.content?.workouts ?? []).count
    let count = done == 1 ? "1 workout" : "\(done) workouts"
    let at = grid.titledCard(month, count, in: monthFrame, scene)
    for index in 0..<7 {
      grid.write(
        String((firstShown + index).weekday.short.prefix(2)), column: cell(index).column + 1, row: at.row,
        role: Role(.tertiary, on: .card))
    }
    for index in 0..<42 {
      let day = firstShown + index
      if day.civil.month == date.month { draw(day, on: &grid, at: cell(index)) }
    }
  }

  private func draw(_ day: Day, on grid: inout Grid, at point: Point) {
    let isSelected = day == screen.day
    let isToday = day == scene.now.day
    let level = levels[day] ?? .none
    let isMatched = screen.content?.matched?.contains(day) ?? false
    let number = day.civil.day
    let text = (number < 10 ? "  " : " ") + String(number)
    let ink: Ink = isSelected ? .inverse : isToday ? .accent : level == .none ? .secondary : .text
    let role = Role(ink, on: isSelected ? .accent : .card, strong: isSelected || isToday || level != .none)
    grid.write(text, column: point.column, row: point.row, role: role)
    let look = level.look(scene.style.glyphs)
    let sign = isMatched ? scene.style.glyphs.starFilled : level == .none ? " " : look.glyph
    let signRole =
      isSelected ? role : Role(isMatched ? .record : look.ink, on: .card, strong: isMatched)
    grid.write(sign, column: point.column + 3, row: point.row, role: signRole)
  }

  private func drawDay(on grid: inout Grid) {
    let frame = dayFrame
    guard frame.rows > 1 else { return }
    let at = grid.titledCard(scene.words(screen.day), screen.day.weekday.name, in: frame, scene)
    let workouts = screen.workouts
    guard !workouts.isEmpty else {
      let words =
        (screen.content?.days ?? []).isEmpty
        ? "Days with a workout are marked here, as soon as one is finished." : "No workout."
      for (index, line) in words.wrapped(to: frame.columns - 4).enumerated() where index < frame.rows - 1 {
        grid.write(line, column: at.column, row: at.row + index, role: Role(.secondary, on: .card))
      }
      return
    }
    grid.draw(clippedTo: frame) { grid in
      var row = at.row
      for workout in workouts {
        row = draw(workout, on: &grid, column: at.column, row: row, columns: frame.columns - 4)
      }
    }
  }

  /// Draws a workout of the day and returns the row below it.
  private func draw(
    _ workout: WorkoutSummary, on grid: inout Grid, column: Int, row: Int, columns: Int
  ) -> Int {
    let dot = " \(scene.style.glyphs.dot) "
    grid.write(
      workout.name.truncated(to: columns, mark: scene.style.glyphs.ellipsis), column: column, row: row,
      role: Role(.accent, on: .card, strong: true, personal: true))
    let sets = workout.sets == 1 ? "1 set" : "\(workout.sets) sets"
    let facts = [
      workout.duration.map(Elapsed.text),
      workout.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers), sets,
      workout.records == 0 ? nil : "\(workout.records) PR",
    ].compactMap { $0 }
    grid.write(
      facts.joined(separator: dot), column: column, row: row + 1, role: Role(.secondary, on: .card),
      width: columns)
    guard isWide else { return row + 2 }
    for (index, line) in workout.lines.prefix(4).enumerated() {
      grid.write(
        line.name.truncatedAtJoint(to: columns, mark: scene.style.glyphs.ellipsis), column: column,
        row: row + 2 + index, role: Role(.text, on: .card))
    }
    return row + 3 + min(4, workout.lines.count)
  }

  private func drawYear(on grid: inout Grid) {
    let frame = yearFrame
    grid.card(frame)
    year.draw(
      on: &grid, column: frame.column + 2, row: frame.row + scene.style.cardBorder,
      columns: frame.columns - 4)
  }

  private var year: HeatMap {
    HeatMap(levels, today: screen.content?.through ?? scene.now.day, weekStart: scene.preferences.weekStart)
  }

  private func drawList(on grid: inout Grid) {
    guard let (list, frame) = list else { return }
    list.draw(on: &grid, in: frame)
  }

  private var list: (CalendarList, Rectangle)? {
    let top = yearFrame.endRow + 1
    let rows = area.rows - top
    guard isWide, yearFits, rows >= CalendarList.fewestRows, let content = screen.content,
      !content.workouts.isEmpty
    else { return nil }
    let needed = content.workouts.count + 2 + 2 * scene.style.cardBorder
    let frame = Rectangle(column: scene.margin, row: top, columns: columns, rows: min(rows, needed))
    return (CalendarList(content, month: screen.day, scene), frame)
  }

  /// The workout at a place: one of the day's, or of the list below the year.
  func workout(at point: Point) -> WorkoutSummary? {
    if let (list, frame) = list, frame.contains(point) { return list.workout(at: point, in: frame) }
    guard dayFrame.contains(point) else { return nil }
    var row = dayFrame.row + scene.style.cardBorder + 1
    return screen.workouts.first { workout in
      let end = row + (isWide ? 3 + min(4, workout.lines.count) : 2)
      defer { row = end }
      return (row..<end).contains(point.row)
    }
  }

  /// The day of the month or of the year at a place.
  func day(at point: Point) -> Day? {
    let frame = yearFrame
    if yearFits, frame.contains(point) {
      return year.day(
        at: point, column: frame.column + 2, row: frame.row + scene.style.cardBorder,
        columns: frame.columns - 4)
    }
    let month = screen.day.civil.month
    return (0..<42).first { index in
      let place = cell(index)
      return place.row == point.row && (place.column..<(place.column + cellColumns)).contains(point.column)
    }.map { firstShown + $0 }.flatMap { $0.civil.month == month ? $0 : nil }
  }
}
