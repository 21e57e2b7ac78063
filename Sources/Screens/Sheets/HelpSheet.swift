import Canvas
import Training

/// All keys of a screen, in groups, searched by typing.
struct HelpSheet: Screen {
  private let shown: CommandContext
  private let hidden: Set<Command>
  private var line = TypedLine()
  private var offset = 0

  /// The keys of a context, without the commands the screen beneath does not know.
  init(context: CommandContext, without missing: Set<Command> = []) {
    shown = context
    hidden = missing
  }

  var destination: Destination? { nil }
  var context: CommandContext { .sheet }

  private enum Row: Hashable {
    case group(String)
    /// Keys, a line of what they do, and the command; nil for what is typed into a cell.
    case line(String, String, Command?)
    case gap
  }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    let page = max(1, scene.size.rows - 8)
    switch key.code {
    case .up: scroll(by: -1, scene)
    case .down: scroll(by: 1, scene)
    case .pageUp: scroll(by: -page, scene)
    case .pageDown: scroll(by: page, scene)
    case .escape: return [.dismiss]
    case .enter:
      guard !line.isEmpty, let first = CommandGroup.allCases.flatMap({ entries($0, scene) }).first else {
        return [.dismiss]
      }
      return [.command(first.command)]
    case .character("?") where line.isEmpty: return [.dismiss]
    default:
      guard line.take(key) else { return nil }
      offset = 0
    }
    return []
  }

  private mutating func scroll(by step: Int, _ scene: Scene) {
    offset = max(0, min(offset + step, rows(scene).count - max(1, scene.size.rows - 7)))
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  /// A row is a button for its command; outside the sheet it goes.
  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard panel(scene).frame(in: scene.pageArea).contains(point) else { return [.dismiss] }
    let rows = rows(scene)
    guard let index = viewport(of: rows, scene).contentRow(at: point), rows.indices.contains(index),
      case .line(_, _, let command) = rows[index]
    else { return [] }
    return command.map { [.command($0)] } ?? [.say(Message("That is typed over a number of the table."))]
  }

  /// The table's typing rules are not commands, so they are told here.
  private static let typing = [
    ("100", "the focused value"), ("100x5", "weight and reps"), ("x7", "reps"),
    ("@8.5  r2", "RPE, or reps in reserve"),
    ("60lb", "another unit"), ("45s  1:30", "a time"), ("2.5km", "a distance"),
    ("12/10/8", "several sets: reps"), ("3x 100x5", "three sets"),
    ("Enter Tab Esc", "complete, only set, leave as it was"),
  ]

  private var wanted: String { line.text.trimmed.lowercased() }

  /// The commands of a group that work here and fit what was typed.
  private func entries(_ group: CommandGroup, _ scene: Scene) -> [CommandEntry] {
    scene.commands.filter { entry in
      entry.group == group && entry.contexts.contains(shown) && !hidden.contains(entry.command)
        && (wanted.isEmpty || entry.says(wanted))
    }
  }

  func listed(_ group: CommandGroup, _ scene: Scene) -> [CommandEntry] { entries(group, scene) }

  private func rows(_ scene: Scene) -> [Row] {
    var rows: [Row] = []
    for group in CommandGroup.allCases {
      let typing =
        group == .values && shown == .table
        ? HelpSheet.typing.filter { wanted.isEmpty || ($0.0 + $0.1).lowercased().contains(wanted) } : []
      let lines =
        typing.map { ($0.0, $0.1, nil) }
        + entries(group, scene).map { ($0.keysText, $0.summary, Optional($0.command)) }
      guard !lines.isEmpty else { continue }
      if !rows.isEmpty { rows.append(.gap) }
      rows.append(.group(group.rawValue))
      rows += lines.flatMap { HelpSheet.wrapped($0.0, $0.1, $0.2, scene) }
    }
    return rows
  }

  private static func column(_ scene: Scene) -> Int { scene.isNarrow ? 11 : 16 }

  private static func wrapped(_ keys: String, _ summary: String, _ command: Command?, _ scene: Scene) -> [Row]
  {
    let width = min(scene.size.columns, 72) - 4 - column(scene)
    var lines = summary.wrapped(to: width)
    if keys.columns + 2 > column(scene) { lines.insert("", at: 0) }
    return lines.enumerated().map { .line($0.offset == 0 ? keys : "", $0.element, command) }
  }

  private func panel(_ scene: Scene) -> Panel {
    Panel(title: "Keys", keys: "type to search  Esc back", rows: scene.pageArea.rows - 4, columns: 68)
  }

  private func viewport(of rows: [Row], _ scene: Scene) -> Viewport {
    let place = panel(scene).content(in: scene.pageArea)
    let list = Rectangle(
      column: place.column, row: place.row + 2, columns: place.columns, rows: max(0, place.rows - 2))
    return Viewport(list).scrolled(by: offset, of: rows.count)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let rows = rows(scene)
    let place = panel(scene).draw(on: &grid, in: area)
    grid.field(line, column: place.column, row: place.row, columns: place.columns, prompt: "/ ")
    let viewport = viewport(of: rows, scene)
    grid.draw(in: viewport) { grid in
      for index in viewport.visibleRows where index < rows.count {
        HelpSheet.draw(rows[index], on: &grid, row: index, HelpSheet.column(scene))
      }
      if rows.isEmpty {
        grid.write("No key or command says that.", column: 0, row: 0, role: Role(.secondary, on: .raised))
      }
    }
    grid.scrollMarker(column: place.endColumn, viewport: viewport, total: rows.count)
  }

  private static func draw(_ row: Row, on grid: inout Grid, row line: Int, _ column: Int) {
    switch row {
    case .gap: break
    case .group(let name):
      grid.write(name, column: 0, row: line, role: Role(.text, on: .raised, strong: true))
    case .line(let keys, let summary, _):
      grid.write(keys, column: 1, row: line, role: Role(.accent, on: .raised, strong: true))
      grid.write(summary, column: column, row: line, role: Role(.secondary, on: .raised))
    }
  }
}

extension CommandEntry {
  /// Its keys side by side; the name for the command line where it has none.
  var keysText: String { keys.isEmpty ? ":" + command.rawValue : keys.joined(separator: " ") }

  /// Whether the name, the summary or a key holds a text in small letters.
  func says(_ text: String) -> Bool {
    summary.lowercased().contains(text) || command.rawValue.contains(text)
      || keys.contains { $0.lowercased() == text }
  }
}
