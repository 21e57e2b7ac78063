import Canvas
import Training

/// The focused exercise's past beside the table, on wide screens.
struct SidePane {
  let editor: Editor
  let scene: Scene

  func draw(on grid: inout Grid, in frame: Rectangle) {
    guard let block = editor.block, let index = editor.workout.index(of: block.id) else { return }
    let card = editor.card(index, scene)
    let past = editor.content.past[block.exercise] ?? ExercisePast()
    let place = grid.card(frame)
    var row = place.row
    grid.write(
      card.name.truncatedAtJoint(to: place.columns - 1, mark: scene.style.glyphs.ellipsis),
      column: place.column,
      row: row,
      role: Role(.accent, on: .card, strong: true))
    row += 2
    row = trend(past, card, on: &grid, place, row)
    row = sessions(past, card, on: &grid, place, row)
    row = plates(card, on: &grid, place, row)
    records(past, card, on: &grid, place, row)
  }

  private func title(_ text: String, on grid: inout Grid, _ place: Rectangle, _ row: Int) {
    grid.write(text, column: place.column, row: row, role: Role(.text, on: .card, strong: true))
  }

  private func write(
    _ left: String, _ right: String, on grid: inout Grid, _ place: Rectangle, _ row: Int
  ) {
    guard row < place.endRow else { return }
    grid.write(left, column: place.column, row: row, role: Role(.secondary, on: .card))
    let end = place.endColumn - 1
    let room = max(1, end - place.column - left.columns - 1)
    let text = right.truncated(to: room, mark: scene.style.glyphs.ellipsis)
    grid.write(text, column: end - text.columns, row: row, role: Role(.text, on: .card, strong: true))
  }

  private func trend(
    _ past: ExercisePast, _ card: BlockCard, on grid: inout Grid, _ place: Rectangle, _ row: Int
  ) -> Int {
    guard let best = past.bestEstimate, row + 1 < place.endRow else { return row }
    let number = best.text(in: card.text.unit, style: scene.numbers)
    write("Best e1RM", "\(number) \(card.text.unit.rawValue)", on: &grid, place, row)
    let points = past.trend.suffix(place.columns - 1)
    guard points.count > 1, let low = points.min(), let high = points.max() else { return row + 2 }
    let levels = scene.style.glyphs.lowerEighths
    let line = points.map { value in
      high > low ? levels[Int((value - low) / (high - low) * Double(levels.count - 1))] : levels[3]
    }
    grid.write(line.joined(), column: place.column, row: row + 1, role: Role(.chart, on: .card))
    return row + 3
  }

  private func sessions(
    _ past: ExercisePast, _ card: BlockCard, on grid: inout Grid, _ place: Rectangle, _ row: Int
  ) -> Int {
    guard !past.sessions.isEmpty, row < place.endRow else { return row }
    title("Last sessions", on: &grid, place, row)
    var row = row + 1
    for session in past.sessions.prefix(5) where row < place.endRow {
      let sets = session.sets.filter(\.type.counts).map {
        card.text.set($0.values, isShort: true, withRPE: false)
      }
      let day = scene.date(session.start.day)
      let room = place.columns - 2 - day.columns
      write(day, SidePane.fitting(SidePane.grouped(sets), room, scene), on: &grid, place, row)
      row += 1
    }
    return row + 1
  }

  /// As many whole sets as there is room for: no number is cut.
  private static func fitting(_ sets: [String], _ room: Int, _ scene: Scene) -> String {
    var shown = sets
    while !shown.isEmpty {
      let text = (shown + (shown.count < sets.count ? [scene.style.glyphs.ellipsis] : [])).joined(
        separator: " ")
      if text.columns <= room { return text }
      shown.removeLast()
    }
    return ""
  }

  /// Equal sets in a row are told once: `100×5 ·3`.
  static func grouped(_ sets: [String]) -> [String] {
    var groups: [(text: String, count: Int)] = []
    for set in sets {
      if groups.last?.text == set { groups[groups.count - 1].count += 1 } else { groups.append((set, 1)) }
    }
    return groups.map { $0.count > 1 ? "\($0.count)×(\($0.text))" : $0.text }
  }

  /// One line for all the counts of reps that one set holds the record of.
  private static func grouped(_ records: [RepRecord]) -> [(reps: ClosedRange<Int>, record: RepRecord)] {
    var groups: [(reps: ClosedRange<Int>, record: RepRecord)] = []
    for record in records {
      if let last = groups.last, last.record.set == record.set, last.reps.upperBound + 1 == record.reps {
        groups[groups.count - 1].reps = last.reps.lowerBound...record.reps
      } else {
        groups.append((record.reps...record.reps, record))
      }
    }
    return groups
  }

  private func plates(
    _ card: BlockCard, on grid: inout Grid, _ place: Rectangle, _ row: Int
  ) -> Int {
    guard editor.cursor.set != nil, row + 1 < place.endRow,
      let answer = PlateText.answer(card, set: editor.cursor.place.set)
    else { return row }
    title("Plates", on: &grid, place, row)
    write("a side", PlateDrawing.side(answer.below, scene), on: &grid, place, row + 1)
    return row + 3
  }

  private func records(
    _ past: ExercisePast, _ card: BlockCard, on grid: inout Grid, _ place: Rectangle, _ row: Int
  ) {
    guard !past.repRecords.isEmpty, row < place.endRow else { return }
    title("Records by reps", on: &grid, place, row)
    var row = row + 1
    for (reps, record) in SidePane.grouped(past.repRecords) where row < place.endRow {
      let weight = record.weight.text(in: card.text.unit, style: scene.numbers)
      let span =
        reps.count > 1
        ? "\(reps.lowerBound)\(scene.style.glyphs.minus)\(reps.upperBound)" : "\(reps.lowerBound)"
      write(span.fitted(to: 6) + scene.date(record.start.day), weight, on: &grid, place, row)
      row += 1
    }
  }
}

/// One side of a loaded bar in words.
enum PlateDrawing {
  static func side(_ bar: LoadedBar, _ scene: Scene) -> String {
    let dot = scene.style.glyphs.dot
    let plates = bar.side.map { pile in
      let number = pile.weight.number(style: scene.numbers)
      return pile.count > 1 ? "\(pile.count)\(scene.style.glyphs.times)\(number)" : number
    }
    return plates.isEmpty ? "empty bar" : plates.joined(separator: " \(dot) ")
  }
}
