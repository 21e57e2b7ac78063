import Canvas
import Training

/// Paints what could be started.
struct IdleDrawing {
  let list: IdleList
  let scene: Scene

  /// One row of the page, with what a click on it means.
  struct Line {
    enum Kind {
      case blank
      case heading(String)
      case folder(String)
      case title(String)
      case text(String)
      case typed(String)
      case cardTop(NextUp)
      case cardName(NextUp)
      case cardLine(ExerciseLine)
      case cardMore(Int)
      case cardStart
      case item(left: String, right: String)
    }

    var kind: Kind
    var row: IdleList.Row?

    init(_ kind: Kind, _ row: IdleList.Row? = nil) {
      self.kind = kind
      self.row = row
    }
  }

  private var glyphs: Glyphs { scene.style.glyphs }

  var lines: [Line] {
    guard list.isLoaded else { return [] }
    if list.content.isNew { return welcome }
    var lines = nextUp + routines
    lines.append(
      Line(
        .item(
          left: "\(scene.key(.startEmpty))  Empty workout", right: scene.isNarrow ? "" : "start with nothing"),
        .empty))
    if !list.content.recent.isEmpty {
      lines += [Line(.blank), Line(.heading("Recent workouts"))]
      lines += zip(list.content.recent, inColumns(list.content.recent.map(facts))).enumerated().map {
        Line(.item(left: $1.0.name, right: $1.1), .recent($0))
      }
    }
    return lines
  }

  /// The routines under their folders' names, archived ones at the end.
  private var routines: [Line] {
    var lines: [Line] = []
    var above: Routine?
    let sizes = inColumns(list.shown.map { size(of: list.content.routines[$0]) })
    for (index, size) in zip(list.shown, sizes) {
      let routine = list.content.routines[index]
      let isSame =
        above?.isArchived == routine.isArchived && (routine.isArchived || above?.folder == routine.folder)
      if !isSame {
        if above != nil { lines.append(Line(.blank)) }
        lines.append(Line(heading(of: routine)))
      }
      above = routine
      lines.append(Line(.item(left: routine.name, right: size), .routine(index)))
    }
    return lines.isEmpty ? [] : lines + [Line(.blank)]
  }

  private func heading(of routine: Routine) -> Line.Kind {
    if routine.isArchived { return .heading("Archived") }
    return routine.folder.isEmpty ? .heading("Routines") : .folder(routine.folder)
  }

  private func size(of routine: Routine) -> [String] {
    [
      counted(routine.blocks.count, "exercise"),
      counted(routine.blocks.reduce(0) { $0 + $1.sets.count }, "set"),
    ]
  }

  /// The facts of several rows beside each other, each kind as wide as its widest: `1 set ` below `15 sets`.
  private func inColumns(_ rows: [[String]]) -> [String] {
    let columns = (rows.first ?? []).indices.map { column -> [String] in
      let facts = rows.map { $0[column] }
      let isPlural = facts.contains { $0.hasSuffix("s") }
      let even = facts.map { fact in
        isPlural && ["set", "exercise"].contains(where: fact.hasSuffix) ? fact + " " : fact
      }
      let width = even.map(\.columns).max() ?? 0
      return even.map { String(repeating: " ", count: width - $0.columns) + $0 }
    }
    return rows.indices.map { row in columns.map { $0[row] }.joined(separator: " \(glyphs.dot) ") }
  }

  private var welcome: [Line] {
    [Line(.title("Nothing is logged yet.")), Line(.blank)]
      + text("Your next workout, your routines and your last workouts will stand here.")
      + [
        Line(.blank),
        Line(
          .item(
            left: "\(scene.key(.startEmpty))  Empty workout",
            right: scene.isNarrow ? "" : "start with nothing"),
          .empty),
        Line(.blank),
      ] + text("Coming from another app? Type here")
      + [Line(.typed("    \(scene.key(.commandLine))import FILE"))]
      + text("with the file that the other app exports: all of its history comes along.")
  }

  private func text(_ words: String) -> [Line] {
    words.wrapped(to: max(1, scene.size.columns - 4)).map { Line(.text($0)) }
  }

  private var nextUp: [Line] {
    guard let next = list.content.nextUp.first else { return [] }
    let row = IdleList.Row.next(0)
    let most = max(2, scene.size.rows - 16)
    var lines = [Line(.cardTop(next), row), Line(.cardName(next), row)]
    lines += next.lines.prefix(most).map { Line(.cardLine($0), row) }
    if next.lines.count > most { lines.append(Line(.cardMore(next.lines.count - most), row)) }
    return lines + [Line(.cardStart, row), Line(.blank)]
  }

  /// When a workout was, how long and how much; only when and how many sets where there is no room.
  private func facts(_ workout: WorkoutSummary) -> [String] {
    let day = workout.start.day
    let isThisYear = day.civil.year == scene.now.day.civil.year
    let short = isThisYear ? day.shortText : "\(day.shortText) \(day.civil.year)"
    var parts = [scene.isNarrow ? short : "\(day.weekday.short) \(short)"]
    if !scene.isNarrow {
      parts.append(workout.duration.map(Elapsed.text) ?? glyphs.dash)
      parts.append(workout.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers))
    }
    return parts + [workout.setsWords]
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The page below its title, with the cursor in view.
  func viewport(of lines: [Line], in area: Rectangle) -> Viewport {
    let frame = Rectangle(
      column: area.column, row: area.row + 2, columns: area.columns, rows: max(0, area.rows - 2))
    let own = lines.indices.filter { lines[$0].row == list.selected }
    let rows = (own.first ?? 0)..<((own.last ?? 0) + 1)
    let wanted = rows.count <= frame.rows ? rows : rows.lowerBound..<(rows.lowerBound + 1)
    return Viewport(frame).showing(wanted, of: lines.count)
  }

  func draw(on grid: inout Grid, in area: Rectangle) {
    grid.write("Workout", column: area.column + 1, row: area.row, role: Role(.text, strong: true))
    let day = scene.now.day.text
    grid.write(day, column: area.endColumn - 1 - day.columns, row: area.row, role: Role(.secondary))
    let lines = lines
    let shown = viewport(of: lines, in: area)
    grid.draw(in: shown) { grid in
      for row in shown.visibleRows where row < lines.count { draw(lines[row], on: &grid, row) }
    }
    grid.scrollMarker(column: area.endColumn - 1, viewport: shown, total: lines.count)
  }

  private func draw(_ line: Line, on grid: inout Grid, _ row: Int) {
    let end = grid.columns - 1
    let isSelected = line.row != nil && line.row == list.selected
    switch line.kind {
    case .blank: break
    case .heading(let text): grid.write(text, column: 2, row: row, role: Role(.secondary, strong: true))
    case .folder(let name):
      grid.write(
        "\(glyphs.unfolded) \(name)", column: 2, row: row,
        role: Role(.secondary, strong: true, personal: true), width: max(1, end - 2))
    case .title(let text): grid.write(text, column: 2, row: row, role: Role(.text, strong: true))
    case .text(let text):
      grid.write(text, column: 2, row: row, role: Role(.secondary), width: max(1, end - 2))
    case .typed(let text): grid.write(text, column: 2, row: row, role: Role(.accent, strong: true))
    case .item(let left, let right):
      item(left, right, on: &grid, row, end, isSelected)
    default:
      grid.fill(row: row, columns: 1..<end, role: Role(.text, on: .card))
      if isSelected { grid.write(glyphs.bar, column: 0, row: row, role: Role(.accent)) }
      card(line.kind, on: &grid, row, end, isSelected)
    }
  }

  private func item(
    _ left: String, _ right: String, on grid: inout Grid, _ row: Int, _ end: Int, _ isSelected: Bool
  ) {
    let surface: Surface = isSelected ? .accentSoft : .card
    grid.fill(row: row, columns: 1..<end, role: Role(.text, on: surface))
    if isSelected { grid.write(glyphs.bar, column: 0, row: row, role: Role(.accent)) }
    let room = max(8, end - 5 - right.columns)
    grid.write(
      left.truncated(to: room, mark: glyphs.ellipsis), column: 3, row: row,
      role: Role(isSelected ? .accent : .text, on: surface, strong: true, personal: true))
    grid.write(right, column: end - 1 - right.columns, row: row, role: Role(.secondary, on: surface))
  }

  private func card(
    _ kind: Line.Kind, on grid: inout Grid, _ row: Int, _ end: Int, _ isSelected: Bool
  ) {
    let quiet = Role(.secondary, on: .card)
    switch kind {
    case .cardTop(let next):
      let label = scene.style.label("Next up")
      grid.write(label, column: 3, row: row, role: quiet)
      let facts = facts(next, room: end - 6 - label.columns)
      grid.write(facts, column: end - 1 - facts.columns, row: row, role: quiet)
    case .cardName(let next):
      grid.write(
        next.name, column: 3, row: row, role: Role(.text, on: .card, strong: true, personal: true),
        width: max(1, end - 5))
    case .cardLine(let line):
      let sets = line.sets == 0 || line.isWarmup ? line.count : counted(line.sets, "set")
      grid.write(
        line.name, column: 3, row: row, role: Role(.accent, on: .card), width: max(1, end - 6 - sets.columns))
      grid.write(sets, column: end - 1 - sets.columns, row: row, role: quiet)
    case .cardMore(let count): grid.write("and \(count) more", column: 3, row: row, role: quiet)
    case .cardStart:
      let text = "\(glyphs.enter) Start"
      if isSelected {
        grid.action(text, column: 3, row: row)
      } else {
        grid.block(text, column: 3, row: row, role: Role(.accent, on: .input, strong: true))
      }
    default: break
    }
  }

  /// When it was done last and how long it takes; only the first where there is no room for both.
  private func facts(_ next: NextUp, room: Int) -> String {
    var parts: [String] = []
    if let last = next.lastDone { parts.append(when(last.day)) }
    if let minutes = next.minutes { parts.append("about \(Elapsed.words(minutes * 60))") }
    let whole = parts.joined(separator: " \(glyphs.dot) ")
    return whole.columns <= room ? whole : parts[0]
  }

  private func when(_ day: Day) -> String {
    let days = scene.now.day - day
    let last = scene.isNarrow ? "" : "last done "
    switch days {
    case 0: return last + "today"
    case 1: return last + "yesterday"
    case 2..<14: return last + "\(days) days ago"
    default: return last + (day.civil.year == scene.now.day.civil.year ? day.shortText : day.text)
    }
  }
}
