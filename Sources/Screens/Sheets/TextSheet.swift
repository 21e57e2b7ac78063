import Canvas
import Training

/// Asks for a line of text and hands it to the screen beneath.
struct TextSheet: Screen {
  let title: String
  let purpose: TextPurpose
  private(set) var line: TypedLine

  init(_ title: String, _ text: String, for purpose: TextPurpose) {
    self.title = title
    self.purpose = purpose
    line = TypedLine(text)
  }

  var destination: Destination? { nil }
  var context: CommandContext { .sheet }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if isNote, key == Pasting.newLine || key == Key(.enter, .alt) {
      line.insert("\n")
      return []
    }
    switch key.code {
    case .enter: return [.answer(.text(line.text, for: purpose))]
    case .escape: return [.dismiss]
    default: return line.take(key) ? [] : nil
    }
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  var keepsLines: Bool { isNote }

  private var isNote: Bool {
    switch purpose {
    case .setNote, .blockNote, .workoutNote, .pinnedNote: true
    default: false
    }
  }

  private var hint: String {
    switch purpose {
    case .workoutStart: "like 2026-11-27 18:36"
    case .date: "like 2026-11-27"
    case .predicate: "like bench>=100x5, volume>5000, sets>20, pr, name:push or tag:deload; empty shows all"
    case .pastDay, .copyDay: "like yesterday, tuesday or 2026-11-27 18:30"
    case .workoutTags: "words apart by blanks, like deload home"
    case .importPath: "a file, a folder or a .zip; ~ is your home folder"
    case .rounds: "like 40s on 20s off x 8, every 90s x 6 or emom 10"
    case .preference(let key): PreferenceEntry.entry(for: key)?.allowed ?? ""
    case .restAfter: "like 2:30 or 90; empty follows the exercise"
    case .blockRest, .warmupRest: "like 2:30 or 90; empty follows the exercise's own"
    case .supersetRests: "like 15 / 2:00; a side left empty follows the settings"
    case .routineFolder: "a folder's name; empty for none"
    case .workoutDuration: "like 58:12, 1:05:00 or 65 min"
    default: ""
    }
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let keys = "Enter keep  Ctrl-U clear  " + (isNote ? "Ctrl-N new line  " : "") + "Esc back"
    let lines = hint.isEmpty ? [] : hint.wrapped(to: min(60, area.columns - 4) - 2)
    let place = Panel(title: title, keys: keys, rows: 1 + lines.count).draw(on: &grid, in: area)
    for (row, line) in lines.enumerated() where row + 1 < place.rows {
      grid.write(
        line, column: place.column + 1, row: place.row + 1 + row, role: Role(.secondary, on: .raised))
    }
    grid.field(line, column: place.column, row: place.row, columns: place.columns)
  }
}
