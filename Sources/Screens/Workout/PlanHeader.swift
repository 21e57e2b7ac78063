import Canvas
import Training

extension HeaderDrawing {
  var plannedSets: String {
    let sets = workout.blocks.reduce(0) { $0 + $1.sets.count }
    return sets == 1 ? "1 set" : "\(sets) sets"
  }

  /// Below a routine's name: how much it is, where its values come from, its note or the keys.
  func plan(_ routine: Routine, on grid: inout Grid) {
    if !scene.isNarrow { planPills(routine, on: &grid, row: area.row + 1) }
    let note = workout.note.split(whereSeparator: \.isNewline).joined(separator: " \(glyphs.dot) ")
    let keys =
      scene.isNarrow
      ? "digits change · 8-12 a span"
      : "digits change  ·  8-12 a span  ·  a exercise  ·  o set  ·  r rest  ·  E more"
    grid.write(
      (note.isEmpty ? keys.replacing("·", with: glyphs.dot) : note).truncated(
        to: max(1, area.columns - 3), mark: glyphs.ellipsis), column: 2,
      row: area.row + (scene.isNarrow ? 1 : 2),
      role: note.isEmpty ? Role(.tertiary) : Role(.secondary, personal: true))
  }

  private func planPills(_ routine: Routine, on grid: inout Grid, row: Int) {
    var column = 1
    column +=
      grid.pill("Exercises", String(workout.blocks.count), column: column, row: row, valueColumns: 3) + 1
    let sets = workout.blocks.reduce(0) { $0 + $1.sets.count }
    column += grid.pill("Sets", String(sets), column: column, row: row, valueColumns: 3)
    let values = routine.values == .keep ? "v  its own values" : "v  values of last time"
    let place = routine.folder.isEmpty ? [] : [routine.folder]
    for text in [(place + [values]).joined(separator: " \(glyphs.dot) "), values]
    where column + 2 + text.columns < area.endColumn {
      grid.write(text, column: area.endColumn - 1 - text.columns, row: row, role: Role(.secondary))
      return
    }
  }
}
