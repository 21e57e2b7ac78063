import Canvas
import Training

/// A workout that a search found: its name and day, and below the words where they stand.
struct MatchCard {
  static let height = 2

  private let workout: WorkoutSummary
  private let place: WorkoutMatch.Place
  private let text: String
  private let scene: Scene

  init(_ workout: WorkoutSummary, _ place: WorkoutMatch.Place, of text: String, _ scene: Scene) {
    self.workout = workout
    self.place = place
    self.text = text
    self.scene = scene
  }

  func draw(on grid: inout Grid, row: Int, isSelected: Bool) {
    let frame = Rectangle(
      column: scene.margin, row: row, columns: scene.size.columns - 2 * scene.margin,
      rows: MatchCard.height)
    grid.fill(frame, role: Role(.text, on: .card))
    let (left, right) = (frame.column + 2, frame.endColumn - 2)
    let when = scene.isNarrow ? scene.date(workout.start.day) : workout.start.day.text
    grid.write(
      workout.name.truncated(to: right - left - when.columns - 2, mark: scene.style.glyphs.ellipsis),
      column: left, row: row, role: Role(.text, on: .card, strong: true, personal: true))
    grid.write(when, column: right - when.columns, row: row, role: Role(.secondary, on: .card))
    drawPlace(on: &grid, column: left, row: row + 1, columns: right - left)
    guard isSelected else { return }
    for step in 0..<MatchCard.height {
      grid.overlay(scene.style.glyphs.bar, column: scene.margin, row: row + step, ink: .accent)
    }
  }

  private func drawPlace(on grid: inout Grid, column: Int, row: Int, columns: Int) {
    switch place {
    case .name: drawNumbers(on: &grid, column: column, row: row, columns: columns)
    case .exercise(let name):
      grid.write(
        name.truncatedAtJoint(to: columns, mark: scene.style.glyphs.ellipsis), column: column, row: row,
        role: Role(.accent, on: .card))
    case .note(let excerpt):
      let fitting = Excerpt(of: excerpt.text, around: text, characters: columns - 2)
      draw(fitting ?? excerpt, on: &grid, column: column, row: row, columns)
    }
  }

  /// Time, volume, sets and the records, as far as there is room.
  private func drawNumbers(on grid: inout Grid, column: Int, row: Int, columns: Int) {
    let dot = " \(scene.style.glyphs.dot) "
    let flag = workout.records > 0 ? "\(workout.records) PR" : ""
    let room = columns - (flag.isEmpty ? 0 : flag.columns + 5)
    var numbers = [
      workout.duration.map(Elapsed.text) ?? scene.style.glyphs.dash,
      workout.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers),
      workout.setsWords,
    ]
    if numbers.joined(separator: dot).columns > room { numbers.removeFirst() }
    grid.write(numbers.joined(separator: dot), column: column, row: row, role: Role(.secondary, on: .card))
    guard !flag.isEmpty else { return }
    grid.flag(flag, column: column + columns - flag.columns - 4, row: row)
  }

  private func draw(_ excerpt: Excerpt, on grid: inout Grid, column: Int, row: Int, _ columns: Int) {
    let letters = Array(excerpt.text)
    var (at, next) = (column, 0)
    let end = column + columns
    for mark in excerpt.marks + [letters.count..<letters.count] {
      for (piece, ink) in [(next..<mark.lowerBound, Ink.secondary), (mark, .text)] where !piece.isEmpty {
        guard at < end else { return }
        let role = Role(ink, on: .card, strong: ink == .text, personal: true)
        at += grid.write(String(letters[piece]).truncated(to: end - at), column: at, row: row, role: role)
      }
      next = mark.upperBound
    }
  }
}
