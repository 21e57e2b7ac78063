import Canvas
import Training

/// The card that introduces the lifter: workouts, bodyweight, best lifts, the streak.
struct CallingCard {
  private let content: ProfileContent
  private let scene: Scene
  private let streak: WeekStreak

  init(_ content: ProfileContent, _ scene: Scene, _ streak: WeekStreak) {
    self.content = content
    self.scene = scene
    self.streak = streak
  }

  /// Rows of the card, its border included.
  var rows: Int { scene.cardRows(4 + min(3, lines(columns: scene.size.columns).count)) }

  func draw(on grid: inout Grid, _ frame: Rectangle) {
    grid.card(frame)
    let left = frame.column + 2
    let right = frame.endColumn - 2
    let top = frame.row + scene.style.cardBorder
    let count = content.all.workouts
    let workouts = count == 1 ? "1 workout" : "\(Number.grouped(count, style: scene.numbers)) workouts"
    let weight = content.bodyweight?.text(in: scene.preferences.weightUnit, style: scene.numbers)
    let name = scene.preferences.name
    let title = name.isEmpty ? workouts : name
    let facts = (name.isEmpty ? [] : [workouts]) + [weight].compactMap(\.self)
    var remark = facts.joined(separator: " \(scene.style.glyphs.dot) ")
    // The name goes before the number of workouts.
    if title.columns + remark.columns + 2 > right - left { remark = weight ?? "" }
    grid.write(remark, column: right - remark.columns, row: top, role: Role(.secondary, on: .card))
    grid.write(
      title.truncated(to: right - left - remark.columns - 2, mark: scene.style.glyphs.ellipsis),
      column: left, row: top, role: Role(.text, on: .card, strong: true, personal: !name.isEmpty))
    grid.write(
      String(repeating: scene.style.glyphs.rule, count: 4), column: left, row: top + 1,
      role: Role(.accent, on: .card))
    let lines = lines(columns: right - left - 2).prefix(3)
    for (index, line) in lines.enumerated() {
      grid.write(
        scene.style.glyphs.bullet, column: left, row: top + 2 + index, role: Role(.accent, on: .card))
      grid.write(
        line.truncated(to: right - left - 2, mark: scene.style.glyphs.ellipsis), column: left + 2,
        row: top + 2 + index, role: Role(.secondary, on: .card))
    }
    drawPills(on: &grid, column: left, row: top + 3 + lines.count)
  }

  private func drawPills(on grid: inout Grid, column: Int, row: Int) {
    let goal = scene.preferences.goal.map { "/\($0)" } ?? ""
    var at = column
    at += grid.pill("Week", "\(content.week.workouts)\(goal)", column: at, row: row) + 1
    at += grid.pill("Month", String(content.month.workouts), column: at, row: row) + 1
    grid.pill("Year", String(content.year.workouts), column: at, row: row)
  }

  /// What is worth saying, best first.
  private func lines(columns: Int) -> [String] {
    var lines: [String] = []
    let three = BigThree(content, scene)
    let lifts = three.lifts
    let unit = scene.preferences.weightUnit
    if !lifts.isEmpty {
      let joint = " \(scene.style.glyphs.dot) "
      let numbers = lifts.map { $0.best.text(in: unit, decimals: 0, style: scene.numbers) }
      let full = zip(lifts, numbers).map { "\($0.name) \($1)" }.joined(separator: joint)
      let short = zip(lifts, numbers).map { "\($0.name.prefix(1)) \($1)" }.joined(separator: joint)
      lines.append(full.columns <= columns ? full : short)
    }
    if let total = three.total {
      let sum = "\(total.text(in: unit, decimals: 0, style: scene.numbers)) \(unit.rawValue) total"
      let score = three.score(.dots).map { ", est. \(scene.style.glyphs.dot) \($0)" }
      lines.append(sum + (score ?? ", estimated"))
    }
    if let streakLine { lines.append(streakLine) }
    if lines.isEmpty, let newest = content.records.first {
      lines.append("\(newest.event.label) of \(newest.exerciseName), \(scene.words(newest.start.day))")
    }
    return lines
  }

  /// What the card says, a sentence a line.
  static func sentences(_ content: ProfileContent, _ scene: Scene) -> [String] {
    let weight = content.bodyweight.map { weight -> String in
      let number = weight.number(in: scene.preferences.weightUnit, style: scene.numbers)
      return "Bodyweight \(number) \(SpokenWords.unit(scene.preferences.weightUnit, of: number))."
    }
    let card = CallingCard(content, scene, ProfilePage(content, scene).streak)
    return [weight].compactMap { $0 } + card.lines(columns: 200).map { $0 + "." }
  }

  /// A run that is broken is not spoken of.
  private var streakLine: String? {
    guard streak.state != .none, streak.weeks > 0 else { return nil }
    let weeks = streak.weeks == 1 ? "1 week" : "\(streak.weeks) weeks in a row"
    return "\(weeks) at \(streak.goal)+ workouts"
  }
}
