import Canvas
import Training

/// A year of days: a column a week, a row a weekday, the newest week at the right.
struct HeatMap {
  /// The month names and seven days.
  static let rows = 8
  private static let labels = 4

  private let levels: [Day: HeatLevel]
  private let today: Day
  private let firstWeekday: Weekday

  init(_ days: [DayTotal], today: Day, weekStart: Int) {
    self.init(HeatMap.levels(of: days), today: today, weekStart: weekStart)
  }

  init(_ levels: [Day: HeatLevel], today: Day, weekStart: Int) {
    self.levels = levels
    self.today = today
    firstWeekday = Weekday(rawValue: weekStart) ?? .monday
  }

  /// By volume; by sets where nothing was weighed.
  static func levels(of days: [DayTotal]) -> [Day: HeatLevel] {
    let usesVolume = days.contains { $0.totals.volume > .zero }
    let values = days.map { day -> (day: Day, value: Double) in
      let value =
        usesVolume ? max(1, Double(day.totals.volume.milli(in: .kg))) : Double(max(1, day.totals.sets))
      return (day.day, value)
    }
    // One marathon of a day must not make all others pale.
    let sorted = values.map(\.value).sorted()
    let most = sorted.isEmpty ? 0 : sorted[(sorted.count - 1) * 9 / 10]
    return Dictionary(values.map { ($0.day, HeatLevel($0.value, of: most)) }) { first, _ in first }
  }

  /// Two columns a week where there is room for it.
  private static func stride(_ columns: Int) -> Int { (columns - labels) / 53 >= 2 ? 2 : 1 }

  func draw(on grid: inout Grid, column: Int, row: Int, columns: Int) {
    let step = HeatMap.stride(columns)
    let weeks = min(53, (columns - HeatMap.labels) / step)
    guard weeks > 0 else { return }
    let left = column + HeatMap.labels
    let newest = today.startOfWeek(firstWeekday: firstWeekday)
    for weekday in 0..<7 where weekday % 2 == 0 {
      grid.write(
        (newest + weekday).weekday.short, column: column, row: row + 1 + weekday,
        role: Role(.tertiary, on: .card))
    }
    var free = left
    for week in 0..<weeks {
      let start = newest + -7 * (weeks - 1 - week)
      let at = left + week * step
      let end = (start + 6).civil
      if end.day <= 7 || week == 0, at >= free, at + 3 <= left + weeks * step {
        let name = end.monthShort
        grid.write(name, column: at, row: row, role: Role(.tertiary, on: .card))
        free = at + name.columns + 1
      }
      for weekday in 0..<7 where start + weekday <= today {
        draw(levels[start + weekday] ?? .none, on: &grid, column: at, row: row + 1 + weekday)
      }
    }
  }

  /// The day drawn at a place; nil beside all of them and for days to come.
  func day(at point: Point, column: Int, row: Int, columns: Int) -> Day? {
    let step = HeatMap.stride(columns)
    let weeks = min(53, (columns - HeatMap.labels) / step)
    let offset = point.column - column - HeatMap.labels
    let weekday = point.row - row - 1
    guard offset >= 0, offset / step < weeks, (0..<7).contains(weekday) else { return nil }
    let newest = today.startOfWeek(firstWeekday: firstWeekday)
    let day = newest + -7 * (weeks - 1 - offset / step) + weekday
    return day <= today ? day : nil
  }

  private func draw(_ level: HeatLevel, on grid: inout Grid, column: Int, row: Int) {
    let (glyph, ink) = level.look(grid.style.glyphs)
    grid.overlay(glyph, column: column, row: row, ink: ink)
  }
}

extension HeatLevel {
  /// Its sign, another one for each, and its ink.
  func look(_ glyphs: Glyphs) -> (glyph: String, ink: Ink) {
    switch self {
    case .none: (glyphs.gridDot, .tertiary)
    case .low: (glyphs.isUnicode ? glyphs.shadeLight : glyphs.minus, .heatLow)
    case .medium: (glyphs.shade, .heatMedium)
    case .high: (glyphs.isUnicode ? glyphs.heat : glyphs.full, .heatHigh)
    }
  }
}
