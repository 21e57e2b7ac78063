import Canvas
import Training

extension Scene {
  /// The rows a card takes around so many rows of content.
  func cardRows(_ content: Int) -> Int {
    content + (style.cardBorder == 0 ? 1 : 2 * style.cardBorder)
  }
}

extension Grid {
  /// A card with a title and a remark in its first row; the corner of what comes below.
  mutating func titledCard(_ title: String, _ remark: String = "", in frame: Rectangle, _ scene: Scene)
    -> Point
  {
    card(frame)
    let row = frame.row + scene.style.cardBorder
    write(title, column: frame.column + 2, row: row, role: Role(.text, on: .card, strong: true))
    if title.columns + remark.columns + 6 <= frame.columns {
      write(
        remark, column: frame.endColumn - 2 - remark.columns, row: row, role: Role(.secondary, on: .card))
    }
    return Point(column: frame.column + 2, row: row + 1)
  }
}

/// The year in days.
struct ProfileYear {
  let content: ProfileContent
  let scene: Scene

  var rows: Int { scene.cardRows(2 + HeatMap.rows) }

  private var map: HeatMap {
    HeatMap(content.days, today: scene.now.day, weekStart: scene.preferences.weekStart)
  }

  /// The day at a place of the page.
  func day(at point: Point, in frame: Rectangle) -> Day? {
    map.day(
      at: point, column: frame.column + 2, row: frame.row + scene.style.cardBorder + 1,
      columns: frame.columns - 4)
  }

  func draw(on grid: inout Grid, _ frame: Rectangle) {
    let sum = content.days.reduce(into: (workouts: 0, volume: Volume.zero)) {
      $0.workouts += $1.totals.workouts
      $0.volume += $1.totals.volume
    }
    let count =
      sum.workouts == 1 ? "1 workout" : "\(Number.grouped(sum.workouts, style: scene.numbers)) workouts"
    let volume = sum.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers)
    let at = grid.titledCard(
      scene.isNarrow ? "The year" : "The last 53 weeks",
      "\(count) \(scene.style.glyphs.dot) \(volume)", in: frame, scene)
    map.draw(on: &grid, column: at.column, row: at.row, columns: frame.columns - 4)
    var column = at.column + 4
    let row = at.row + HeatMap.rows
    column += grid.write("less ", column: column, row: row, role: Role(.tertiary, on: .card))
    for level in HeatLevel.allCases {
      let (glyph, ink) = level.look(scene.style.glyphs)
      column += grid.write(glyph + " ", column: column, row: row, role: Role(ink, on: .card))
    }
    grid.write("more", column: column, row: row, role: Role(.tertiary, on: .card))
  }
}

/// The highest estimates, and what a total of the three lifts is worth.
struct ProfileStrongest {
  private static let most = 8

  private let lines: [RecordLine]
  private let scores: [String]
  private let scene: Scene

  init(_ content: ProfileContent, _ scene: Scene) {
    self.scene = scene
    lines = Array(content.strongest.prefix(ProfileStrongest.most))
    scores = BigThree(content, scene).scores
  }

  var rows: Int { lines.isEmpty ? 0 : scene.cardRows(2 + lines.count + scores.count) }

  /// The record on a row of the card.
  func record(at row: Int) -> RecordLine? {
    let index = row - scene.style.cardBorder - 1
    return lines.indices.contains(index) ? lines[index] : nil
  }

  func draw(on grid: inout Grid, _ frame: Rectangle) {
    let at = grid.titledCard("Strongest", "est. 1RM", in: frame, scene)
    let unit = scene.preferences.weightUnit
    for (index, line) in lines.enumerated() {
      let estimate = line.event.mark.estimate(formula: scene.preferences.formula)
      let value = estimate.map { "\($0.text(in: unit, style: scene.numbers)) \(unit.rawValue)" } ?? ""
      let row = at.row + index
      grid.write(
        line.exerciseName.truncatedAtJoint(
          to: frame.columns - 6 - value.columns, mark: scene.style.glyphs.ellipsis), column: at.column,
        row: row, role: Role(.accent, on: .card))
      grid.write(
        value, column: frame.endColumn - 2 - value.columns, row: row,
        role: Role(.text, on: .card, strong: true))
    }
    for (index, score) in scores.enumerated() {
      grid.write(
        score.truncated(to: frame.columns - 4, mark: scene.style.glyphs.ellipsis), column: at.column,
        row: at.row + lines.count + index, role: Role(.secondary, on: .card))
    }
  }
}

/// Workouts on this date in the years before.
struct ProfileThisDay {
  private static let most = 5

  private let workouts: [WorkoutSummary]
  private let scene: Scene

  init(_ content: ProfileContent, _ scene: Scene) {
    self.scene = scene
    workouts = Array(content.thisDay.prefix(ProfileThisDay.most))
  }

  var rows: Int { workouts.isEmpty ? 0 : scene.cardRows(1 + workouts.count) }

  func workout(at row: Int) -> WorkoutSummary? {
    let index = row - scene.style.cardBorder - 1
    return workouts.indices.contains(index) ? workouts[index] : nil
  }

  func draw(on grid: inout Grid, _ frame: Rectangle) {
    let at = grid.titledCard(
      "This day in other years", scene.now.day.shortText, in: frame, scene)
    for (index, workout) in workouts.enumerated() {
      let row = at.row + index
      let volume = workout.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers)
      let sets = workout.sets == 1 ? "1 set" : "\(workout.sets) sets"
      let numbers = "\(sets) \(scene.style.glyphs.dot) \(volume)"
      grid.write(
        String(workout.start.day.civil.year), column: at.column, row: row, role: Role(.secondary, on: .card))
      grid.write(
        workout.name.truncated(to: frame.columns - 12 - numbers.columns, mark: scene.style.glyphs.ellipsis),
        column: at.column + 6, row: row, role: Role(.accent, on: .card, personal: true))
      grid.write(
        numbers, column: frame.endColumn - 2 - numbers.columns, row: row, role: Role(.text, on: .card))
    }
  }
}
