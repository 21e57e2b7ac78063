import Canvas
import Training

/// Sets per muscle this week or, before its first set, the last one; beside the band that is usually advised.
struct ProfileMuscles {
  private let muscles: [(muscle: Muscle, halves: Int)]
  private let scene: Scene
  private let remark: String

  init(_ content: ProfileContent, _ scene: Scene) {
    self.scene = scene
    remark = content.musclesAreLastWeeks ? "last week" : "this week"
    let trained = content.muscles.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
    muscles = trained.filter { $0.value > 0 }.map { ($0.key, $0.value) }
  }

  var rows: Int { scene.cardRows(muscles.isEmpty ? 4 : 2 + muscles.count) }

  func draw(on grid: inout Grid, _ frame: Rectangle) {
    let at = grid.titledCard("Sets per muscle", remark, in: frame, scene)
    guard !muscles.isEmpty else {
      for (index, line) in "A muscle appears with the week's first set for it.".wrapped(
        to: frame.columns - 4
      )
      .enumerated() {
        grid.write(line, column: at.column, row: at.row + index, role: Role(.secondary, on: .card))
      }
      return
    }
    let start = at.column + 17
    let room = frame.endColumn - 2 - start
    for (index, (muscle, halves)) in muscles.enumerated() {
      let row = at.row + index
      grid.write(muscle.rawValue, column: at.column, row: row, role: Role(.secondary, on: .card))
      grid.write(
        Number.text(halves * 500, style: scene.numbers), column: at.column + 11, row: row,
        role: Role(.text, on: .card, strong: true), width: 5, align: .right)
      grid.blocks(Double(halves) / Double(most), column: start, row: row, columns: room, ink: .chart)
      guard let band = scene.preferences.band(of: muscle) else { continue }
      for landmark in [band.least, band.most] {
        grid.overlay(
          scene.style.glyphs.hairline.vertical, column: start + room * 2 * landmark / most, row: row,
          ink: .tertiary)
      }
    }
    guard scene.preferences.bands != .off else { return }
    let line = scene.style.glyphs.hairline.vertical
    grid.write(
      "\(line) to \(line) is a usual week", column: at.column, row: at.row + muscles.count,
      role: Role(.tertiary, on: .card))
  }

  /// The halves of sets at the right end.
  private var most: Int {
    let highest = muscles.compactMap { scene.preferences.band(of: $0.muscle)?.most }.max() ?? 0
    return max(2 * highest + 4, muscles.first?.halves ?? 0, 8)
  }
}
