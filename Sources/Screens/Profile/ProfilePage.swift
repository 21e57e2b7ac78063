import Canvas
import Training

/// The profile laid out for a width: cards beside each other where there is room, else below each other.
struct ProfilePage {
  private let content: ProfileContent
  private let scene: Scene
  private let columns: Int
  private let border: Int

  init(_ content: ProfileContent, _ scene: Scene) {
    self.content = content
    self.scene = scene
    columns = scene.size.columns - 2 * scene.margin
    border = scene.style.cardBorder
  }

  private var isWide: Bool { columns >= 74 }
  private enum Part: CaseIterable {
    case card, weeks, year, muscles, strongest, totals, thisDay, records
  }

  private func height(_ part: Part) -> Int {
    switch part {
    case .card: CallingCard(content, scene, streak).rows
    case .weeks: scene.cardRows(1 + min(8, max(4, mostWorkouts + 1)))
    case .year: content.days.isEmpty ? 0 : ProfileYear(content: content, scene: scene).rows
    case .muscles: content.days.isEmpty ? 0 : ProfileMuscles(content, scene).rows
    case .strongest: ProfileStrongest(content, scene).rows
    case .totals: ProfileTotals(content, scene).rows
    case .thisDay: ProfileThisDay(content, scene).rows
    case .records: content.records.isEmpty ? 0 : scene.cardRows(2 + content.records.count)
    }
  }

  /// Where each part stands: pairs side by side where there is room, everything else below each other.
  private var places: [(part: Part, frame: Rectangle)] {
    var row = 0
    var places: [(Part, Rectangle)] = []
    let pairs: [[Part]] = [
      [.card, .weeks], [.year], [.muscles, .strongest], [.totals], [.thisDay], [.records],
    ]
    for parts in pairs {
      let shown = parts.filter { height($0) > 0 }
      guard isWide, shown.count == 2 else {
        for part in shown {
          let frame = Rectangle(column: scene.margin, row: row, columns: columns, rows: height(part))
          places.append((part, frame))
          row += frame.rows + 1
        }
        continue
      }
      let left = (columns - 1) / 2
      let rows = shown.map(height).max() ?? 0
      places.append((shown[0], Rectangle(column: scene.margin, row: row, columns: left, rows: rows)))
      places.append(
        (
          shown[1],
          Rectangle(column: scene.margin + left + 1, row: row, columns: columns - left - 1, rows: rows)
        ))
      row += rows + 1
    }
    return places
  }

  var rows: Int { places.map(\.frame.endRow).max() ?? 0 }

  /// What a click on the page opens.
  func destination(at point: Point) -> Destination? {
    guard let (part, frame) = places.first(where: { $0.frame.contains(point) }) else { return nil }
    let row = point.row - frame.row
    switch part {
    case .records:
      let index = row - border - 2
      guard content.records.indices.contains(index) else { return nil }
      return .exercise(content.records[index].exercise, limit: ExerciseScreen.page)
    case .strongest:
      return ProfileStrongest(content, scene).record(at: row).map {
        .exercise($0.exercise, limit: ExerciseScreen.page)
      }
    case .thisDay: return ProfileThisDay(content, scene).workout(at: row).map { .detail($0.id) }
    case .year:
      return ProfileYear(content: content, scene: scene).day(at: point, in: frame).map {
        .calendar(month: $0, predicate: nil)
      }
    case .card, .weeks, .muscles, .totals: return nil
    }
  }

  /// What can be opened, top to bottom.
  var targets: [PageTarget] {
    places.flatMap { part, frame -> [PageTarget] in
      guard [.strongest, .thisDay, .records].contains(part) else { return [] }
      return (frame.row..<frame.endRow).compactMap { row in
        destination(at: Point(column: frame.column, row: row)).map {
          PageTarget(
            place: Rectangle(column: frame.column, row: row, columns: frame.columns, rows: 1), destination: $0
          )
        }
      }
    }
  }

  func draw(on grid: inout Grid) {
    for (part, frame) in places where grid.shows(rows: frame.row..<frame.endRow) {
      switch part {
      case .card: CallingCard(content, scene, streak).draw(on: &grid, frame)
      case .weeks: drawWeeks(on: &grid, frame)
      case .year: ProfileYear(content: content, scene: scene).draw(on: &grid, frame)
      case .muscles: ProfileMuscles(content, scene).draw(on: &grid, frame)
      case .strongest: ProfileStrongest(content, scene).draw(on: &grid, frame)
      case .totals: ProfileTotals(content, scene).draw(on: &grid, frame)
      case .thisDay: ProfileThisDay(content, scene).draw(on: &grid, frame)
      case .records: ProfileRecords(content.records, scene).draw(on: &grid, frame)
      }
    }
  }

  var streak: WeekStreak {
    let days =
      content.trainingDays.isEmpty
      ? content.weeks.map { min(7, $0.totals.workouts) } : content.trainingDays
    return WeekStreak(daysPerWeek: days, goal: scene.preferences.goal)
  }

  /// The workouts of the fullest week, or of the goal.
  private var mostWorkouts: Int { max(content.weeks.map(\.totals.workouts).max() ?? 0, streak.goal) }

  private func drawWeeks(on grid: inout Grid, _ frame: Rectangle) {
    grid.card(frame)
    let left = frame.column + 2
    let right = frame.endColumn - 2
    let row = frame.row + border
    grid.write("Workouts per week", column: left, row: row, role: Role(.text, on: .card, strong: true))
    let goal = streak.goal
    let remark = scene.preferences.goal == nil ? "usually \(goal)" : "goal \(goal)"
    grid.write(remark, column: right - remark.columns, row: row, role: Role(.secondary, on: .card))
    let chart = Rectangle(
      column: left, row: row + 1, columns: right - left,
      rows: frame.rows - scene.cardRows(1))
    // A row for each workout, as long as there are rows enough.
    let most = max(mostWorkouts, chart.rows - 1)
    drawGoal(on: &grid, chart, share: Double(goal) / Double(max(1, most)))
    let bars = content.weeks.map { week in
      Bar(
        String((week.start + 3).isoWeek.week), Double(week.totals.workouts),
        ink: week.totals.workouts >= goal ? .chart : .tertiary)
    }
    grid.columnChart(bars, in: chart, most: Double(most), gap: (chart.columns + 2) / 4 >= 12 ? 2 : 1)
  }

  /// A dotted line as high as a bar that meets the goal.
  private func drawGoal(on grid: inout Grid, _ chart: Rectangle, share: Double) {
    let height = Int((share * Double(chart.rows - 1)).rounded(.up))
    let row = chart.endRow - 1 - max(1, height)
    for column in stride(from: chart.column, to: chart.endColumn, by: 2) {
      grid.overlay(scene.style.glyphs.gridDot, column: column, row: row, ink: .tertiary)
    }
  }
}
