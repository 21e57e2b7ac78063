import Canvas
import Training

/// Paints the summary of a workout.
struct SummaryDrawing {
  let content: SummaryContent
  let scene: Scene

  enum Line {
    case gap
    /// A card's own surface without text.
    case blank
    case labels
    case numbers
    case comparison(String, Ink)
    case title(String)
    case record(RecordLine)
    /// Old and new value on a line of their own, where room is short.
    case change(RecordLine)
    case muscle(String, halves: Int, most: Int)
    case note(String)
  }

  private var glyphs: Glyphs { scene.style.glyphs }
  private var summary: WorkoutSummary { content.summary }

  var lines: [Line] {
    var lines: [Line] = [.blank, .labels, .numbers]
    if summary.sets == 0, summary.warmups > 0 {
      lines.append(.comparison(summary.setsWords, .secondary))
    }
    if let (text, ink) = comparison { lines.append(.comparison(text, ink)) }
    lines += [.blank, .gap]
    if !records.isEmpty {
      lines.append(.title("Records"))
      lines += records.flatMap { scene.isNarrow ? [.record($0), .change($0)] : [.record($0)] }
      lines += [.blank, .gap]
    }
    let muscles = MuscleSplit(content.editor).rows
    if !muscles.isEmpty {
      lines.append(.title("Muscles"))
      let most = muscles.map(\.halves).max() ?? 1
      lines += muscles.map { .muscle($0.name, halves: $0.halves, most: most) } + [.blank]
    }
    if !summary.note.isEmpty { lines += [.gap, .note(summary.note), .blank] }
    return lines
  }

  /// The records told here: the quiet kinds only when asked for.
  private var records: [RecordLine] {
    content.records.filter { !$0.event.kind.isQuiet || scene.preferences.showsSetVolumeRecords }
  }

  /// How the volume compares with the last workout of the same name.
  private var comparison: (String, Ink)? {
    guard let before = content.before, before.volume > .zero, summary.volume > .zero else { return nil }
    let old = before.volume.milli(in: .kg)
    let new = summary.volume.milli(in: .kg)
    let percent = (new - old) * 100 / max(1, old)
    let last = scene.isNarrow ? "last time" : "the last \(before.name)"
    if percent > 0 { return ("\(glyphs.up) \(percent) % volume over \(last)", .done) }
    if percent < 0 { return ("\(glyphs.down) \(-percent) % volume under \(last)", .secondary) }
    return ("as much volume as \(last)", .secondary)
  }

  func viewport(in area: Rectangle, offset: Int) -> Viewport {
    let frame = Rectangle(
      column: area.column, row: area.row + 2, columns: area.columns, rows: max(0, area.rows - 4))
    return Viewport(frame, offset: offset).scrolled(by: 0, of: lines.count)
  }

  func draw(on grid: inout Grid, in area: Rectangle, offset: Int) {
    head(on: &grid, in: area)
    let lines = lines
    let shown = viewport(in: area, offset: offset)
    grid.draw(in: shown) { grid in
      for row in shown.visibleRows where row < lines.count { draw(lines[row], on: &grid, row) }
    }
    grid.scrollMarker(column: area.endColumn - 1, viewport: shown, total: lines.count)
    for action in actions(in: area) {
      let role =
        action.command == .open
        ? Role(.inverse, on: .accent, strong: true) : Role(.accent, on: .input, strong: true)
      grid.block(action.text, column: action.place.column, row: action.place.row, role: role)
    }
  }

  private func head(on grid: inout Grid, in area: Rectangle) {
    let day = summary.start.day
    let facts =
      "workout \(content.editor.ordinal)"
      + (scene.isNarrow ? "" : " \(glyphs.dot) \(day.text)")
    grid.write(facts, column: area.endColumn - 1 - facts.columns, row: area.row, role: Role(.secondary))
    let name = summary.name.isEmpty ? "Workout" : summary.name
    grid.write(
      name.truncated(to: max(1, area.columns - facts.columns - 4), mark: glyphs.ellipsis),
      column: area.column + 1,
      row: area.row, role: Role(.text, strong: true, personal: true))
  }

  /// What can be done, with the place of each label.
  func actions(in area: Rectangle) -> [(text: String, command: Command, place: Rectangle)] {
    let wide: [(String, Command)] = [
      ("\(glyphs.enter) Done", .open), ("\(scene.key(.share)) Share", .share),
      ("\(scene.key(.saveRoutine)) Save as routine", .saveRoutine),
      ("\(scene.key(.undo)) Back to the workout", .undo),
    ]
    let short: [(String, Command)] = [
      ("\(glyphs.enter) Done", .open), ("\(scene.key(.share)) Share", .share),
      ("\(scene.key(.saveRoutine)) Save", .saveRoutine), ("\(scene.key(.undo)) Back", .undo),
    ]
    var column = area.column + 1
    return (scene.isNarrow ? short : wide).map { text, command in
      let columns = text.columns + 2
      defer { column += columns + (scene.isNarrow ? 1 : 2) }
      return (text, command, Rectangle(column: column, row: area.endRow - 1, columns: columns, rows: 1))
    }
  }

  private func draw(_ line: Line, on grid: inout Grid, _ row: Int) {
    let end = grid.columns - 1
    if case .gap = line { return }
    grid.fill(row: row, columns: 1..<end, role: Role(.text, on: .card))
    switch line {
    case .gap, .blank: break
    case .labels, .numbers: stats(isLabels: line.isLabels, on: &grid, row, end)
    case .comparison(let text, let ink):
      grid.write(text, column: 4, row: row, role: Role(ink, on: .card), width: end - 5)
    case .title(let text): grid.write(text, column: 3, row: row, role: Role(.text, on: .card, strong: true))
    case .record(let record): self.record(record, on: &grid, row, end)
    case .change(let record):
      let text = "\(record.event.label)  \(change(record))"
      grid.write(text, column: 7, row: row, role: Role(.text, on: .card, strong: true))
    case .muscle(let name, let halves, let most): muscle(name, halves, most, on: &grid, row, end)
    case .note(let note):
      grid.write(note, column: 3, row: row, role: Role(.text, on: .card, personal: true), width: end - 4)
    }
  }

  private func stats(isLabels: Bool, on grid: inout Grid, _ row: Int, _ end: Int) {
    let volume = summary.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers)
    let stats = [
      (scene.isNarrow ? "TIME" : "DURATION", summary.duration.map(Elapsed.text) ?? glyphs.dash),
      ("VOLUME", volume), ("SETS", String(summary.sets)), ("RECORDS", String(records.count)),
    ]
    var column = 4
    for (index, stat) in stats.enumerated() {
      let isRecord = index == 3 && !records.isEmpty
      grid.write(
        isLabels ? stat.0 : stat.1, column: column, row: row,
        role: isLabels
          ? Role(.secondary, on: .card) : Role(isRecord ? .record : .text, on: .card, strong: true))
      let own = max(stat.0.columns, stat.1.columns) + 2
      column += scene.isNarrow ? own : max(own, (end - 4) / 4)
    }
  }

  private func change(_ record: RecordLine) -> String {
    let unit = content.editor.exercises[record.exercise]?.unit ?? scene.preferences.weightUnit
    return record.event.change(
      formula: scene.preferences.formula, in: unit, arrow: glyphs.arrow, style: scene.numbers)
  }

  private func record(_ record: RecordLine, on grid: inout Grid, _ row: Int, _ end: Int) {
    grid.block(glyphs.up, column: 3, row: row, role: Role(.record, on: .recordChip, strong: true))
    let middle = scene.isNarrow ? end : 7 + (end - 7) * 2 / 5
    grid.write(
      record.exerciseName.truncatedAtJoint(to: middle - 9, mark: glyphs.ellipsis), column: 7, row: row,
      role: Role(.accent, on: .card))
    guard !scene.isNarrow else { return }
    grid.write(record.event.label, column: middle, row: row, role: Role(.secondary, on: .card))
    grid.write(
      change(record), column: middle + 16, row: row, role: Role(.text, on: .card, strong: true))
  }

  private func muscle(
    _ name: String, _ halves: Int, _ most: Int, on grid: inout Grid, _ row: Int, _ end: Int
  ) {
    let text = Number.text(halves * 500, style: scene.numbers)
    grid.write(name, column: 3, row: row, role: Role(.secondary, on: .card), width: 13)
    grid.write(
      text, column: 16, row: row, role: Role(.text, on: .card, strong: true), width: 5, align: .right)
    let start = min(22, end - 2)
    grid.bar(
      Double(halves) / Double(max(1, most)), row: row,
      columns: start..<max(start + 1, min(start + 40, end - 1)),
      track: .card)
  }
}

extension SummaryDrawing.Line {
  var isLabels: Bool { if case .labels = self { true } else { false } }
}

/// Completed sets per muscle: a whole one for each primary muscle, half for each secondary.
struct MuscleSplit {
  /// Most sets first, counted in halves.
  let rows: [(name: String, halves: Int)]

  init(_ content: EditorContent) {
    var halves: [Muscle: Int] = [:]
    for block in content.workout.blocks {
      guard let exercise = content.exercises[block.exercise], exercise.kind != .distanceDuration else {
        continue
      }
      let sets = block.sets.count { $0.isCompleted && $0.type.counts && $0.values.isDone }
      for muscle in exercise.primaryMuscles { halves[muscle, default: 0] += 2 * sets }
      for muscle in exercise.secondaryMuscles { halves[muscle, default: 0] += sets }
    }
    rows = Muscle.allCases.compactMap { muscle in
      guard let count = halves[muscle], count > 0 else { return nil }
      return (muscle.rawValue.prefix(1).uppercased() + muscle.rawValue.dropFirst(), count)
    }.sorted { $0.halves > $1.halves }
  }
}
