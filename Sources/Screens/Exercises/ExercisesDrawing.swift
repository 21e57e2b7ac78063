import Canvas
import Training

extension ExercisesScreen {
  /// Where the list is drawn: below the title and the heads of the columns.
  static func frame(_ scene: Scene) -> Rectangle {
    let area = scene.pageArea
    return Rectangle(
      column: scene.margin, row: area.row + 3, columns: area.columns - 2 * scene.margin,
      rows: max(0, area.rows - 3))
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    grid.tabHeader("Exercises", search: search, remark: remark(scene), in: area, isNarrow: scene.isNarrow)
    guard library != nil else { return }
    grid.filterChips(filter.chips, column: area.column + 1, row: area.row + 1, columns: area.columns - 2)
    let frame = ExercisesScreen.frame(scene)
    if matches.isEmpty { return drawNothingFound(on: &grid, in: frame) }
    let table = ExerciseTable(scene, columns: frame.columns)
    grid.fill(
      row: frame.row - 1, columns: frame.column..<frame.endColumn, role: Role(.secondary, on: .card))
    table.drawHeads(on: &grid, column: frame.column, row: frame.row - 1)
    let viewport = place.viewport(layout, in: frame)
    grid.draw(in: viewport) { grid in
      for row in viewport.visibleRows where row < matches.count {
        table.draw(matches[row], on: &grid, row: row, isSelected: row == place.index)
      }
    }
    grid.scrollMarker(column: frame.endColumn - 1, viewport: viewport, total: layout.total)
  }

  private func remark(_ scene: Scene) -> String {
    guard let library else { return "" }
    guard search.isEmpty else { return matches.count == 1 ? "1 found" : "\(matches.count) found" }
    let listed = matches.count
    if scene.isNarrow { return "\(listed) exercises" }
    let done = library.count { $0.workouts > 0 && (showsArchived || !$0.exercise.isArchived) }
    return "\(listed) exercises \(scene.style.glyphs.dot) \(done) done"
  }

  private func drawNothingFound(on grid: inout Grid, in frame: Rectangle) {
    let hidden = showsArchived ? 0 : (library ?? []).count { $0.exercise.isArchived }
    if search.isEmpty, !filter.isEmpty {
      grid.emptyPage(
        "No exercise is left", ["f changes what is asked for; x there shows all again."], in: frame)
      return
    }
    let archived = hidden == 0 ? [] : ["v also looks among \(hidden) archived."]
    grid.emptyPage(
      search.isEmpty ? "No exercises" : "Nothing found for “\(search.text)”",
      ["Names, aliases, muscles and equipment are searched.", "Enter, then a creates it as your own."]
        + archived + ["Esc shows all again."], in: frame)
  }
}

/// The columns of the library's list, fixed for a width.
struct ExerciseTable {
  private let scene: Scene
  private let table: Table
  private let hasEquipment: Bool
  /// Columns of the numbers where it is narrow.
  private static let numbers = 13
  /// Columns that a name keeps beside the reason it was found for.
  private static let leastName = 20

  init(_ scene: Scene, columns: Int) {
    self.scene = scene
    hasEquipment = columns >= 96
    let isNarrow = scene.isNarrow
    var fields = [Table.Column("Exercise", columns: 10, padding: isNarrow ? 0 : 1, gap: 1)]
    if hasEquipment {
      fields.append(Table.Column("Muscles", columns: 24, gap: 2))
    }
    fields += [
      Table.Column(isNarrow ? "Last" : "Last done", columns: isNarrow ? 6 : 12, gap: 1),
      Table.Column(
        isNarrow ? "1RM" : "Best 1RM", columns: isNarrow ? 6 : 10, alignment: .right, gap: 1),
    ]
    if !isNarrow { fields.append(Table.Column("Workouts", columns: 9, alignment: .right, gap: 1)) }
    table = Table(fields).stretched(0, to: columns - (isNarrow ? 2 : 3))
  }

  func drawHeads(on grid: inout Grid, column: Int, row: Int) {
    var heads = table
    for index in heads.columns.indices {
      heads.columns[index].title = heads.columns[index].title.uppercased()
    }
    grid.header(heads, column: column + 1, row: row)
  }

  func draw(_ match: Search.Match, on grid: inout Grid, row: Int, isSelected: Bool) {
    let surface: Surface = isSelected ? .raised : .card
    let summary = match.summary
    let quiet = Role(.secondary, on: surface)
    grid.fill(row: row, role: quiet)
    var fields = [Table.Field("", quiet)]
    if hasEquipment { fields.append(Table.Field(muscles(summary.exercise), quiet)) }
    let dash = scene.style.glyphs.dash
    let last = summary.lastDone.map { scene.isNarrow ? scene.shortWords($0) : scene.words($0) }
    let why = scene.isNarrow ? match.reason : nil
    fields.append(Table.Field(why == nil ? last ?? dash : "", quiet))
    let isStrong = summary.bestEstimate != nil
    let estimate = why == nil ? best(summary) ?? dash : ""
    fields.append(Table.Field(estimate, Role(.text, on: surface, strong: isStrong)))
    if !scene.isNarrow {
      fields.append(Table.Field(summary.workouts > 0 ? String(summary.workouts) : dash, quiet))
    }
    grid.row(fields, of: table, column: 1, row: row)
    drawName(match, on: &grid, row: row, surface: surface)
    if let why { draw(why, on: &grid, row: row, role: quiet) }
    if isSelected { grid.overlay(scene.style.glyphs.bar, column: 0, row: row, ink: .accent) }
  }

  /// Why an exercise was found, where there is only room for that or its numbers.
  private func draw(_ reason: String, on grid: inout Grid, row: Int, role: Role) {
    let column = 1 + table.columns[0].columns + table.columns[0].gap
    // The name that matched says most.
    let quoted = reason.firstIndex(of: "“").map { String(reason[$0...]) }
    let shown = reason.columns > ExerciseTable.numbers ? quoted ?? reason : reason
    grid.write(
      scene.style.glyphs.spelled(shown).truncated(
        to: ExerciseTable.numbers, mark: scene.style.glyphs.ellipsis),
      column: column, row: row, role: role)
  }

  private func drawName(_ match: Search.Match, on grid: inout Grid, row: Int, surface: Surface) {
    let exercise = match.summary.exercise
    let padding = table.columns[0].padding
    var room = table.columns[0].columns - padding
    var column = 1 + padding
    let isDone = match.summary.workouts > 0
    var remark = ((scene.isNarrow ? nil : match.reason) ?? (exercise.isArchived ? "archived" : nil))
      .map { scene.style.glyphs.spelled($0) }
    // The name that matched says most.
    if let whole = remark, exercise.name.columns + 2 + whole.columns > room,
      let quote = whole.firstIndex(where: { "“\"".contains($0) })
    {
      remark = String(whole[quote...])
    }
    // Why it was found must be read; the name gives way as long as it can be told.
    let left = max(ExerciseTable.leastName, room - (remark.map { $0.columns + 2 } ?? 0))
    let name = exercise.name.truncatedAtJoint(to: min(room, left), mark: scene.style.glyphs.ellipsis)
    let used = grid.write(
      name, column: column, row: row,
      role: Role(exercise.isArchived ? .secondary : .text, on: surface, strong: isDone))
    column += used + 2
    room -= used + 2
    guard let remark, room >= 6 else { return }
    grid.write(
      remark.truncated(to: room, mark: scene.style.glyphs.ellipsis), column: column, row: row,
      role: Role(.secondary, on: surface))
  }

  private func best(_ summary: ExerciseSummary) -> String? {
    guard let estimate = summary.bestEstimate else { return nil }
    return scene.text(estimate, of: summary.exercise, withUnit: !scene.isNarrow)
  }

  private func muscles(_ exercise: Exercise) -> String {
    exercise.primaryMuscles.map(\.rawValue).joined(separator: ", ")
  }
}
