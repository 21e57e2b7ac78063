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
  /// Rows of the calling card and of the chart.
  private var topRows: Int { 9 + 2 * border }
  private var totalsRows: Int { 5 + (border == 0 ? 1 : 2 * border) }
  private var recordRows: Int {
    content.records.isEmpty ? 0 : 2 + content.records.count + (border == 0 ? 1 : 2 * border)
  }
  private var totalsRow: Int { isWide ? topRows + 1 : 2 * (topRows + 1) }
  private var recordsRow: Int { totalsRow + totalsRows + 1 }

  var rows: Int { recordRows == 0 ? totalsRow + totalsRows : recordsRow + recordRows }

  /// The record on a row of the page.
  func record(at row: Int) -> RecordLine? {
    let index = row - recordsRow - border - 2
    return content.records.indices.contains(index) ? content.records[index] : nil
  }

  func draw(on grid: inout Grid) {
    let left = isWide ? (columns - 1) / 2 : columns
    let card = Rectangle(column: scene.margin, row: 0, columns: left, rows: topRows)
    CallingCard(content, scene, streak).draw(on: &grid, card)
    drawWeeks(
      on: &grid,
      isWide
        ? Rectangle(column: card.endColumn + 1, row: 0, columns: columns - left - 1, rows: topRows)
        : Rectangle(column: scene.margin, row: topRows + 1, columns: columns, rows: topRows))
    drawTotals(on: &grid, Rectangle(column: scene.margin, row: totalsRow, columns: columns, rows: totalsRows))
    guard recordRows > 0 else { return }
    ProfileRecords(content.records, scene).draw(
      on: &grid, Rectangle(column: scene.margin, row: recordsRow, columns: columns, rows: recordRows))
  }

  private var streak: WeekStreak {
    WeekStreak(daysPerWeek: content.weeks.map { min(7, $0.totals.workouts) }, goal: scene.preferences.goal)
  }

  private func drawWeeks(on grid: inout Grid, _ frame: Rectangle) {
    grid.card(frame)
    let left = frame.column + 2
    let right = frame.endColumn - 2
    let row = frame.row + border
    grid.write("Workouts per week", column: left, row: row, role: Role(.text, on: .card, strong: true))
    let goal = streak.goal
    let remark = scene.preferences.goal == nil ? "usually \(goal)" : "goal \(goal)"
    grid.write(remark, column: right - remark.columns, row: row, role: Role(.secondary, on: .card))
    let chart = Rectangle(column: left, row: row + 1, columns: right - left, rows: 8)
    // A row for each workout, as long as there are rows enough.
    let most = max(content.weeks.map(\.totals.workouts).max() ?? 0, goal, chart.rows - 1)
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

  private func drawTotals(on grid: inout Grid, _ frame: Rectangle) {
    grid.card(frame)
    let left = frame.column + 2
    var fields = [
      Table.Column("TOTALS", columns: 8),
      Table.Column("WORKOUTS", columns: scene.isNarrow ? 8 : 12, alignment: .right),
      Table.Column("SETS", columns: scene.isNarrow ? 6 : 10, alignment: .right),
      Table.Column("VOLUME", columns: scene.isNarrow ? 11 : 18, alignment: .right),
    ]
    if !scene.isNarrow { fields.append(Table.Column("TIME", columns: 16, alignment: .right)) }
    let table = Table(fields)
    grid.header(table, column: left, row: frame.row + border)
    let spans = [
      ("Week", content.week), ("Month", content.month), ("Year", content.year), ("All", content.all),
    ]
    for (index, (label, totals)) in spans.enumerated() {
      let strong = Role(.text, on: .card, strong: true)
      grid.row(
        [
          Table.Field(label, Role(.secondary, on: .card)),
          Table.Field(Number.grouped(totals.workouts, style: scene.numbers), strong),
          Table.Field(Number.grouped(totals.sets, style: scene.numbers), strong),
          Table.Field(volume(totals.volume), strong), Table.Field(Elapsed.words(totals.duration), strong),
        ], of: table, column: left, row: frame.row + border + 1 + index)
    }
  }

  /// In full where it fits, in tonnes or thousands of pounds where it does not.
  private func volume(_ load: Load) -> String {
    let unit = scene.preferences.weightUnit
    let text = load.volumeText(in: unit, style: scene.numbers)
    guard scene.isNarrow, text.columns > 11 else { return text }
    let thousands = load.milli(in: unit) / 1_000_000
    let number = Number.grouped(thousands, style: scene.numbers)
    return unit == .kg ? "\(number) t" : "\(number)k lb"
  }
}
