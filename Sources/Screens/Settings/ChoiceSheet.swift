import Canvas
import Training

/// The values of a preference to choose from; themes are tried on while the cursor moves over them.
struct ChoiceSheet: Screen {
  private let entry: PreferenceEntry
  private var choices: [PreferenceEntry.Choice]
  private let current: String
  private(set) var selected: Int

  init(_ entry: PreferenceEntry, _ choices: [PreferenceEntry.Choice], current: String) {
    self.entry = entry
    self.choices = choices
    self.current = current
    selected = choices.firstIndex { $0.value == current } ?? 0
  }

  var destination: Destination? { isTheme ? .settings : nil }
  var context: CommandContext { .sheet }

  /// The themes there are may be known only after the sheet is up.
  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .settings(let settings) = content, choices.isEmpty else { return }
    choices = entry.choices(themes: settings.themes)
    selected = choices.firstIndex { $0.value == current } ?? 0
  }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    switch key.code {
    case .up, .character("k"): return move(to: selected - 1)
    case .down, .character("j"): return move(to: selected + 1)
    case .home: return move(to: 0)
    case .end: return move(to: choices.count - 1)
    case .enter: return keep()
    case .escape, .character("q"): return (isTheme ? [.previewTheme(current)] : []) + [.dismiss]
    default: return nil
    }
  }

  private var isTheme: Bool { entry.values == .theme }

  private mutating func move(to index: Int) -> [Effect] {
    let next = max(0, min(index, choices.count - 1))
    guard next != selected, choices.indices.contains(next) else { return [] }
    selected = next
    return isTheme ? [.previewTheme(choices[next].value)] : []
  }

  var title: String { entry.title }
  var options: [PreferenceEntry.Choice] { choices }
  /// The value that counts now.
  var chosen: String { current }

  mutating func choose(_ index: Int) -> [Effect] {
    selected = index
    return keep()
  }

  private func keep() -> [Effect] {
    guard choices.indices.contains(selected) else { return [.dismiss] }
    return [.dismiss, .prefer(key: entry.key, value: choices[selected].value)]
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let area = scene.pageArea
    guard panel.frame(in: area).contains(point) else { return [] }
    guard let row = viewport(in: area).contentRow(at: point), choices.indices.contains(row) else { return [] }
    return row == selected ? keep() : move(to: row)
  }

  private var panel: Panel {
    Panel(
      title: entry.title, keys: isTheme ? "Enter keep  Esc as before" : "Enter choose  Esc back",
      rows: max(1, choices.count), columns: 60)
  }

  private func viewport(in area: Rectangle) -> Viewport {
    Viewport(panel.content(in: area)).showing(selected..<(selected + 1), of: choices.count)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let place = panel.draw(on: &grid, in: area)
    let labels = (choices.map(\.label.columns).max() ?? 0) + 4
    let viewport = viewport(in: area)
    grid.draw(in: viewport) { grid in
      for (row, choice) in choices.enumerated() {
        let isSelected = row == selected
        let role = isSelected ? Role(.inverse, on: .accent, strong: true) : Role(.text, on: .raised)
        let mark = choice.value == current ? grid.style.glyphs.check : " "
        grid.write(" \(mark) \(choice.label)", column: 0, row: row, role: role, width: place.columns)
        guard let note = choice.note, place.columns - labels > 8 else { continue }
        grid.write(
          grid.style.glyphs.spelled(note).truncated(
            to: place.columns - labels - 1, mark: grid.style.glyphs.ellipsis), column: labels,
          row: row,
          role: isSelected ? role : Role(.secondary, on: .raised))
      }
    }
    grid.scrollMarker(column: place.endColumn, viewport: viewport, total: choices.count)
  }
}
