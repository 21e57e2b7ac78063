import Canvas
import Training

/// The lines above the set table: title and finish, the pills, the rest bar.
struct HeaderDrawing: Sendable {
  let content: EditorContent
  let scene: Scene
  let area: Rectangle

  var workout: Workout { content.workout }
  var glyphs: Glyphs { scene.style.glyphs }

  /// What can be clicked in the header, with its place.
  var buttons: [(command: Command, place: Rectangle)] {
    var buttons: [(Command, Rectangle)] = []
    if workout.isRunning || content.routine != nil {
      buttons.append(
        (
          workout.isRunning ? .finish : .performAgain,
          Rectangle(
            column: area.endColumn - actionColumns, row: area.row, columns: action.columns + 2, rows: 1)
        ))
    }
    if workout.rest != nil || workout.timer != nil {
      let row = area.row + (scene.isNarrow ? 1 : 2)
      for (command, text, column) in workout.rest == nil ? timerKeys : adjusters {
        buttons.append((command, Rectangle(column: column, row: row, columns: text.columns, rows: 1)))
      }
    }
    return buttons
  }

  /// What the row of the rest means where it has no key: the timer in full, or the note that stands there.
  var restRowCommand: Command? {
    guard content.routine == nil, workout.timer == nil || workout.rest != nil else { return nil }
    if workout.isRunning, workout.rest != nil { return .rest }
    return workout.note.isEmpty ? nil : .workoutNote
  }

  private var action: String {
    content.routine == nil ? "\(scene.key(.finish)) Finish" : "\(scene.key(.performAgain)) Start"
  }

  /// The columns of the action and those behind it.
  private var actionColumns: Int { action.columns + (scene.isNarrow ? 2 : 3) }

  /// The rest timer's adjusters with the columns they begin at.
  private var adjusters: [(command: Command, text: String, column: Int)] {
    let minus = glyphs.minus
    guard !scene.isNarrow else {
      return [
        (.restLess, minus + "15", area.endColumn - 8), (.restMore, "+15", area.endColumn - 4),
      ]
    }
    var right = area.endColumn - 2
    let texts: [(Command, String)] = [
      (.restSkip, "\(scene.key(.restSkip)) skip"), (.restMore, "\(scene.key(.restMore)) +15"),
      (.restLess, "\(scene.key(.restLess)) \(minus)15"),
    ]
    return texts.map { command, text in
      right -= text.columns
      defer { right -= 3 }
      return (command, text, right)
    }
  }

  func draw(on grid: inout Grid) {
    title(on: &grid)
    if let routine = content.routine { return plan(routine, on: &grid) }
    if !scene.isNarrow { pills(on: &grid, row: area.row + 1) }
    rest(on: &grid, row: area.row + (scene.isNarrow ? 1 : 2))
  }

  private func title(on grid: inout Grid) {
    let role = Role(.text, strong: true, personal: true)
    var right = area.endColumn - 1
    let hasAction = (workout.isRunning && !scene.follows) || content.routine != nil
    if hasAction {
      right = area.endColumn - actionColumns
      grid.action(action, column: right, row: area.row)
    }
    if scene.isNarrow {
      let numbers = content.routine == nil ? "\(timeText)  \(setsText)" : plannedSets
      right -= numbers.columns + (hasAction ? 2 : 0)
      grid.write(numbers, column: right, row: area.row, role: Role(.secondary))
    }
    let name = workout.name.isEmpty ? "Workout" : workout.name
    let end =
      1
      + grid.write(
        name.truncated(to: max(1, right - 2), mark: glyphs.ellipsis), column: 1, row: area.row, role: role)
    grid.tags(workout.tags, column: end + 2, to: right - 1, row: area.row, role: Role(.secondary))
  }

  /// The place a volume has, which every volume fits.
  private static let volumeColumns = 9

  private func pills(on grid: inout Grid, row: Int) {
    let volume = content.volume.shortVolume(
      in: scene.preferences.weightUnit, columns: HeaderDrawing.volumeColumns, style: scene.numbers)
    var column = 1
    column += grid.pill("Time", timeText, column: column, row: row, valueColumns: 7) + 1
    column +=
      grid.pill("Volume", volume, column: column, row: row, valueColumns: HeaderDrawing.volumeColumns) + 1
    column += grid.pill("Sets", setsText, column: column, row: row, valueColumns: 5)
    let date = workout.start.day
    let day = "\(date.weekday.short) \(scene.date(date))"
    let end = content.expectedEnd(scene.now).map { "done by \(DateText.time($0))" }
    for text in ["\(day) \(glyphs.dot) \(end ?? "workout \(content.ordinal)")", end ?? day]
    where column + 2 + text.columns < area.endColumn {
      grid.write(text, column: area.endColumn - 1 - text.columns, row: row, role: Role(.secondary))
      return
    }
  }

  private var timeText: String {
    if workout.isRunning { return Elapsed.text(max(0, scene.now.moment - workout.start.moment)) }
    return workout.duration.map(Elapsed.text) ?? glyphs.dash
  }

  private var setsText: String {
    let sets = workout.workingSets
    return "\(sets.completed)/\(sets.all)"
  }

  private func rest(on grid: inout Grid, row: Int) {
    if let timer = workout.timer, workout.rest == nil { return clock(timer, on: &grid, row: row) }
    guard let running = workout.rest, workout.isRunning else { return hint(on: &grid, row: row) }
    let remaining = running.rest.remaining(at: scene.now.moment)
    let isOver = remaining <= 0
    let name = scene.isNarrow ? "Rest" : "Rest Timer"
    let clock = isOver ? "+" + Elapsed.text(-remaining) : Elapsed.text(remaining)
    let ink: Ink = isOver ? .warning : .accent
    if isOver {
      grid.fill(row: row, columns: area.column..<area.endColumn, role: Role(.warning, on: .warningChip))
    } else {
      let left = 1 - running.rest.fraction(at: scene.now.moment)
      grid.bar(left, row: row, columns: area.column..<area.endColumn)
    }
    grid.overlay(
      "\(isOver ? "Rest over" : name) \(glyphs.dot) \(clock)", column: 2, row: row, ink: ink, strong: true)
    for (_, text, column) in adjusters {
      grid.overlay(text, column: column, row: row, ink: isOver ? .warning : .secondary)
    }
  }

  /// The clock of a timed set in the place of the rest.
  private func clock(_ timer: SetTimer, on grid: inout Grid, row: Int) {
    let text = TimerText(timer, at: scene.now.moment)
    grid.bar(text.left, row: row, columns: area.column..<area.endColumn)
    let title = timer.isPaused ? "Paused" : text.title
    grid.overlay(
      "\(title) \(glyphs.dot) \(text.clock)", column: 2, row: row, ink: text.isReady ? .warning : .accent,
      strong: true)
    for (_, text, column) in timerKeys { grid.overlay(text, column: column, row: row, ink: .secondary) }
  }

  /// What the clock's keys do, with the columns they begin at.
  private var timerKeys: [(command: Command, text: String, column: Int)] {
    let isEvery = workout.timer?.isEvery == true
    let stop = "\(scene.key(.complete)) \(isEvery ? "done" : "stop")"
    let pause = "\(scene.key(.pause)) \(workout.timer?.isPaused == true ? "go on" : "pause")"
    guard !scene.isNarrow else { return [(.pause, pause, area.endColumn - pause.columns - 1)] }
    return [
      (.complete, stop, area.endColumn - pause.columns - stop.columns - 5),
      (.pause, pause, area.endColumn - pause.columns - 2),
    ]
  }

  /// Without a rest, its line says the keys that matter most, or the workout's note.
  private func hint(on grid: inout Grid, row: Int) {
    let room = max(1, area.columns - 3)
    if scene.follows {
      grid.write("Following along; Ctrl-C leaves", column: 2, row: row, role: Role(.secondary), width: room)
      return
    }
    if !workout.note.isEmpty {
      let note = workout.note.split(whereSeparator: \.isNewline).joined(separator: " \(glyphs.dot) ")
      grid.write(
        note.truncated(to: room, mark: glyphs.ellipsis), column: 2, row: row,
        role: Role(.secondary, personal: true))
      return
    }
    let finish =
      workout.isRunning
      ? "\(scene.key(.complete)) done  ·  digits change  ·  \(scene.key(.addExercise)) exercise  ·  "
        + "\(scene.key(.addSetBelow)) set  ·  \(scene.key(.rest)) rest"
      : "digits change  ·  \(scene.key(.addExercise)) exercise  ·  \(scene.key(.addSetBelow)) set  ·  "
        + "\(scene.key(.workoutMenu)) workout  ·  Esc back"
    let short =
      workout.isRunning ? "\(scene.key(.complete)) done · digits change" : "digits change · Esc back"
    let text = scene.isNarrow ? short : finish
    grid.write(
      text.replacing("·", with: glyphs.dot).truncated(to: room, mark: glyphs.ellipsis), column: 2, row: row,
      role: Role(.tertiary))
  }
}

extension Grid {
  /// Tags as far as they fit whole; where some do not, a sign says so.
  mutating func tags(_ tags: [String], column start: Int, to end: Int, row: Int, role: Role) {
    var column = start
    for tag in tags.map({ "#" + $0 }) {
      guard column + tag.columns <= end else {
        if column < end { write(style.glyphs.ellipsis, column: column, row: row, role: role) }
        return
      }
      column += write(tag, column: column, row: row, role: role) + 1
    }
  }
}

extension String {
  /// The text with one sign put for another.
  func replacing(_ old: Character, with new: String) -> String {
    reduce(into: "") { $0 += $1 == old ? new : String($1) }
  }
}
