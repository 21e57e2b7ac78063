import Canvas
import Training

/// The current records of all exercises, newest first.
struct ProfileRecords {
  private let records: [RecordLine]
  private let scene: Scene

  init(_ records: [RecordLine], _ scene: Scene) {
    self.records = records
    self.scene = scene
  }

  func draw(on grid: inout Grid, _ frame: Rectangle) {
    grid.card(frame)
    let left = frame.column + 2
    let row = frame.row + scene.style.cardBorder
    grid.write("Records", column: left, row: row, role: Role(.text, on: .card, strong: true))
    let remark = "newest first"
    grid.write(
      remark, column: frame.endColumn - 2 - remark.columns, row: row, role: Role(.secondary, on: .card))
    var fields = [Table.Column("EXERCISE", columns: 10, gap: 2)]
    if !scene.isNarrow { fields.append(Table.Column("RECORD", columns: 12)) }
    fields.append(Table.Column("BEST", columns: best(frame)))
    fields.append(Table.Column("WHEN", columns: scene.isNarrow ? 6 : 11))
    let table = Table(fields).stretched(0, to: frame.columns - 4)
    grid.header(table, column: left, row: row + 1)
    for (index, record) in records.enumerated() where grid.shows(rows: (row + 2 + index)..<(row + 3 + index))
    {
      draw(record, table, on: &grid, column: left, row: row + 2 + index)
    }
  }

  private func best(_ frame: Rectangle) -> Int { scene.isNarrow ? 9 : frame.columns < 90 ? 21 : 26 }

  /// What a record changed, without what it was before where there is no room for that.
  private func change(_ event: RecordEvent, _ columns: Int) -> String {
    let parts = event.change(
      formula: scene.preferences.formula, in: scene.preferences.weightUnit, arrow: "\n",
      style: scene.numbers
    ).split(separator: "\n").map { String($0).trimmed }
    let whole = parts.joined(separator: " \(scene.style.glyphs.arrow) ")
    return whole.columns <= columns ? whole : parts.last ?? whole
  }

  private func draw(_ record: RecordLine, _ table: Table, on grid: inout Grid, column: Int, row: Int) {
    let quiet = Role(.secondary, on: .card)
    let formula = scene.preferences.formula
    let unit = scene.preferences.weightUnit
    let day = record.start.day
    let name = record.exerciseName.truncatedAtJoint(
      to: table.columns[0].columns, mark: scene.style.glyphs.ellipsis)
    var fields = [Table.Field(name, Role(.accent, on: .card))]
    if scene.isNarrow {
      let badge = record.event.shortBadge(formula: formula, in: unit, glyph: "", style: scene.numbers)
      fields.append(Table.Field(String(badge.drop { $0 == " " }), Role(.text, on: .card, strong: true)))
      fields.append(Table.Field(scene.shortWords(day), quiet))
    } else {
      let change = change(record.event, table.columns[2].columns)
      fields += [
        Table.Field(record.event.label, quiet), Table.Field(change, Role(.text, on: .card, strong: true)),
        Table.Field(scene.words(day), quiet),
      ]
    }
    grid.row(fields, of: table, column: column, row: row)
  }
}
