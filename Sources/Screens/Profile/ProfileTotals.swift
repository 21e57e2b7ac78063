import Canvas
import Training

/// Sums of this week, month and year beside those before, and of all time.
struct ProfileTotals {
  private let content: ProfileContent
  private let scene: Scene

  init(_ content: ProfileContent, _ scene: Scene) {
    self.content = content
    self.scene = scene
  }

  private var comparesBefore: Bool { !scene.isNarrow && !content.before.isEmpty }

  var rows: Int { scene.cardRows(5 + (comparesBefore ? 1 : 0)) }

  private var table: Table {
    var fields = [
      Table.Column("TOTALS", columns: scene.isNarrow ? 8 : 7),
      Table.Column("WORKOUTS", columns: scene.isNarrow ? 8 : 9, alignment: .right),
    ]
    if !scene.isNarrow { fields.append(Table.Column("", columns: 5, gap: 1)) }
    fields += [
      Table.Column("SETS", columns: scene.isNarrow ? 6 : 8, alignment: .right),
      Table.Column("VOLUME", columns: scene.isNarrow ? 11 : 15, alignment: .right),
    ]
    if !scene.isNarrow {
      fields += [
        Table.Column("", columns: 7, gap: 1), Table.Column("TIME", columns: 14, alignment: .right),
      ]
    }
    return Table(fields)
  }

  func draw(on grid: inout Grid, _ frame: Rectangle) {
    grid.card(frame)
    let left = frame.column + 2
    let top = frame.row + scene.style.cardBorder
    let table = table
    grid.header(table, column: left, row: top)
    let spans = [
      ("Week", content.week), ("Month", content.month), ("Year", content.year), ("All", content.all),
    ]
    for (index, (label, totals)) in spans.enumerated() {
      let strong = Role(.text, on: .card, strong: true)
      let before = content.before.indices.contains(index) ? content.before[index] : nil
      var fields = [
        Table.Field(label, Role(.secondary, on: .card)),
        Table.Field(Number.grouped(totals.workouts, style: scene.numbers), strong),
      ]
      if !scene.isNarrow { fields.append(difference(totals.workouts, before?.workouts)) }
      fields += [
        Table.Field(Number.grouped(totals.sets, style: scene.numbers), strong),
        Table.Field(volume(totals.volume), strong),
      ]
      if !scene.isNarrow {
        fields += [
          share(totals.volume, before?.volume), Table.Field(Elapsed.words(totals.duration), strong),
        ]
      }
      grid.row(fields, of: table, column: left, row: top + 1 + index)
    }
    guard comparesBefore else { return }
    let glyphs = scene.style.glyphs
    grid.write(
      "\(glyphs.up) \(glyphs.down) against the week, month and year before, up to the same day", column: left,
      row: top + 5, role: Role(.tertiary, on: .card), width: frame.columns - 4)
  }

  /// `▲ 2`: how many more or fewer than before.
  private func difference(_ now: Int, _ before: Int?) -> Table.Field {
    guard let before, now != before else { return Table.Field("", Role(.secondary, on: .card)) }
    return change(isUp: now > before, Number.grouped(abs(now - before), style: scene.numbers))
  }

  /// `▼ 12 %`: how much more or less than before.
  private func share(_ now: Volume, _ before: Volume?) -> Table.Field {
    guard let before, before > .zero else { return Table.Field("", Role(.secondary, on: .card)) }
    let (new, old) = (Double(now.milli(in: .kg)), Double(before.milli(in: .kg)))
    let percent = Int(((new - old) / old * 100).rounded())
    guard percent != 0 else { return Table.Field("", Role(.secondary, on: .card)) }
    return change(isUp: percent > 0, abs(percent) > 999 ? "999+" : "\(abs(percent)) %")
  }

  private func change(isUp: Bool, _ text: String) -> Table.Field {
    Table.Field(
      "\(isUp ? scene.style.glyphs.up : scene.style.glyphs.down) \(text)",
      Role(isUp ? .done : .secondary, on: .card))
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
