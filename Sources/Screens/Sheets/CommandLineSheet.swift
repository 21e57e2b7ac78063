import Canvas
import Training

/// A command typed by name, with completion.
struct CommandLineSheet: Screen {
  private let shown: CommandContext
  private var line = TypedLine()
  private var selected = 0
  /// Lines typed before, the newest last, and the one that was called back.
  private let earlier: [String]
  private var recalled: Int?

  init(context: CommandContext, earlier: [String] = []) {
    shown = context
    self.earlier = earlier
  }

  var destination: Destination? { nil }
  var context: CommandContext { .sheet }

  /// Commands that can be typed here, those that begin with the text first.
  private var offers: [CommandEntry] {
    let text = line.text.trimmed.prefix { !$0.isWhitespace }.lowercased()
    let all = CommandEntry.all.filter { $0.contexts.contains(shown) && $0.command != .commandLine }
    let begin = all.filter { $0.command.rawValue.hasPrefix(text) }
    let inside = all.filter { !$0.command.rawValue.hasPrefix(text) && $0.command.rawValue.contains(text) }
    return begin + inside
  }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    let offers = offers
    switch key.code {
    case .escape: return [.dismiss]
    case .backspace where line.isEmpty: return [.dismiss]
    case .up where selected > 0: selected -= 1
    case .up: recall(by: -1)
    case .down where recalled != nil: recall(by: 1)
    case .down: selected = min(max(0, offers.count - 1), selected + 1)
    case .tab:
      if offers.indices.contains(selected) { line.replace(with: offers[selected].command.rawValue) }
      selected = 0
    case .enter: return [.typed(line.text.trimmed)] + run(offers)
    default:
      guard line.take(key) else { return nil }
      selected = 0
      recalled = nil
    }
    return []
  }

  /// An earlier line in the place of what is typed, or a later one; past the newest an empty one.
  private mutating func recall(by step: Int) {
    let next = (recalled ?? earlier.count) + step
    guard next >= 0, !earlier.isEmpty else { return }
    recalled = next < earlier.count ? next : nil
    line.replace(with: recalled.map { earlier[$0] } ?? "")
  }

  /// `tag deload`: a command and the words for what it asks.
  private func order() -> Effect? {
    guard let name = App.name(in: line.text.trimmed), !name.words.isEmpty, App.takesWords(name.command),
      CommandEntry.all.contains(where: { $0.command == name.command && $0.contexts.contains(shown) })
    else { return nil }
    return .order(name.command, name.words)
  }

  private func run(_ offers: [CommandEntry]) -> [Effect] {
    let text = line.text.trimmed.lowercased()
    if text.isEmpty, selected == 0 { return [.dismiss] }
    if let path = importPath { return [.dismiss, .bringIn(.inspect(path: path))] }
    if text.hasPrefix("gym ") {
      return [.dismiss, .prefer(key: "gym", value: String(text.dropFirst("gym ".count)).trimmed)]
    }
    if shown == .table, isRounds(text) { return [.answer(.text(text, for: .rounds))] }
    if let order = order() { return [order] }
    if let exact = offers.first(where: { $0.command.rawValue == text }), selected == 0 {
      return [.command(exact.command)]
    }
    if offers.indices.contains(selected) { return [.command(offers[selected].command)] }
    if let entry = CommandEntry.all.first(where: { $0.command.rawValue == text }) {
      return [
        .dismiss, .say(Message("“\(entry.command.rawValue)” does nothing on this screen.", tone: .warning)),
      ]
    }
    let near = CommandEntry.all.map(\.command.rawValue).min { $0.distance(to: text) < $1.distance(to: text) }
    let hint = near.map { $0.distance(to: text) <= 3 ? " Did you mean \($0)?" : "" } ?? ""
    return [.say(Message("There is no command “\(text)”.\(hint)", tone: .warning))]
  }

  /// What is typed behind `import`.
  private var importPath: String? {
    let text = line.text.trimmed
    guard text.lowercased().hasPrefix("import ") else { return nil }
    return String(text.dropFirst("import ".count)).trimmed
  }

  /// Whether it says rounds, well or not: `emom 10`, `40s on 20s off x 8`.
  private func isRounds(_ text: String) -> Bool {
    do throws(Reason) { return try RoundPlan.read(text) != nil } catch { return text.contains(" ") }
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  /// A command that is clicked is taken over; clicked again it is run.
  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard panel(in: scene.pageArea).frame(in: scene.pageArea).contains(point) else { return [.dismiss] }
    let offers = offers
    guard let row = viewport(in: scene.pageArea).contentRow(at: point), offers.indices.contains(row) else {
      return []
    }
    if row == selected { return [.command(offers[row].command)] }
    selected = row
    return []
  }

  private func panel(in area: Rectangle) -> Panel {
    Panel(
      title: "Command", keys: "Tab completes  Enter runs  Esc back", rows: min(10, area.rows - 5),
      columns: 64)
  }

  private func viewport(in area: Rectangle) -> Viewport {
    let place = panel(in: area).content(in: area)
    let list = Rectangle(
      column: place.column, row: place.row + 2, columns: place.columns, rows: max(0, place.rows - 2))
    return Viewport(list).showing(selected..<(selected + 1), of: offers.count)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let offers = offers
    let place = panel(in: area).draw(on: &grid, in: area)
    grid.field(line, column: place.column, row: place.row, columns: place.columns, prompt: ":")
    let viewport = viewport(in: area)
    // Where there is little room the words stand close behind the names that are shown.
    let names = offers.map(\.command.rawValue.columns).max() ?? 0
    let second = scene.isNarrow ? min(20, names + 3) : 20
    grid.draw(in: viewport) { grid in
      for row in viewport.visibleRows where row < offers.count {
        let isSelected = row == selected
        let role = isSelected ? Role(.inverse, on: .accent, strong: true) : Role(.text, on: .raised)
        grid.fill(row: row, role: role)
        grid.write(offers[row].command.rawValue, column: 1, row: row, role: role)
        let quiet = isSelected ? role : Role(.secondary, on: .raised)
        grid.write(
          offers[row].summary, column: second, row: row, role: quiet,
          width: max(1, place.columns - second - 1))
      }
    }
  }
}

extension String {
  /// How many letters must be put in, left out or changed to make another text (Levenshtein 1966).
  func distance(to other: String) -> Int {
    let columns = Array(other)
    var row = Array(0...columns.count)
    for (line, character) in enumerated() {
      var next = [line + 1]
      for (index, own) in columns.enumerated() {
        next.append(Swift.min(row[index + 1] + 1, next[index] + 1, row[index] + (own == character ? 0 : 1)))
      }
      row = next
    }
    return row[columns.count]
  }
}
