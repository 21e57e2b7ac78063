import Canvas
import Training

/// Chips to narrow a list with: each asked for, kept out, or neither.
struct FilterSheet: Screen {
  /// What belongs together; each begins a row.
  private let groups: [[ListFilter.Facet]]
  var facets: [ListFilter.Facet] { groups.flatMap(\.self) }
  private(set) var filter: ListFilter
  private var selected = 0

  init(_ filter: ListFilter, groups: [[ListFilter.Facet]]) {
    self.filter = filter
    self.groups = groups
  }

  /// What workouts are filtered by: records, their tags, and what their exercises are.
  static func workouts(_ filter: ListFilter, tags: [String]) -> FilterSheet {
    FilterSheet(filter, groups: [[.records] + tags.map { .tag($0) }] + traits(Equipment.common))
  }

  static func exercises(_ filter: ListFilter, _ library: [ExerciseSummary]) -> FilterSheet {
    let words = Set(library.map(\.exercise.equipment)).sorted()
    return FilterSheet(filter, groups: traits(words))
  }

  private enum Equipment {
    static let common = ["barbell", "dumbbell", "machine", "cable", "bodyweight", "kettlebell", "band"]
  }

  private static func traits(_ equipment: [String]) -> [[ListFilter.Facet]] {
    [
      equipment.map { .equipment($0) }, ExerciseKind.allCases.map { .kind($0) },
      Muscle.allCases.map { .muscle($0) },
    ]
  }

  var destination: Destination? { nil }
  var context: CommandContext { .sheet }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    switch key.code {
    case .left, .character("h"): selected = max(0, selected - 1)
    case .right, .character("l"): selected = min(facets.count - 1, selected + 1)
    case .up, .character("k"): move(by: -1, scene)
    case .down, .character("j"): move(by: 1, scene)
    case .character(" "): filter.cycle(facets[selected])
    case .character("x"): filter = ListFilter()
    case .enter, .character("f"): return [.answer(.filter(filter))]
    case .escape, .character("q"): return [.dismiss]
    default: return nil
    }
    return []
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  /// To the chip nearest in the row above or below.
  private mutating func move(by rows: Int, _ scene: Scene) {
    let places = places(scene)
    let from = places[selected]
    let row = from.row + rows
    let near = places.indices.filter { places[$0].row == row }
      .min { abs(places[$0].column - from.column) < abs(places[$1].column - from.column) }
    selected = near ?? selected
  }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let area = scene.pageArea
    let content = panel(scene).content(in: area)
    let at = Point(
      column: point.column - content.column, row: point.row - content.row + viewport(scene).offset)
    if let index = places(scene).firstIndex(where: { $0.contains(at) }) {
      selected = index
      filter.cycle(facets[index])
      return []
    }
    return panel(scene).frame(in: area).contains(point) ? [] : [.answer(.filter(filter))]
  }

  private var chips: [Chip] { facets.map { Chip($0.words, state($0)) } }

  private func state(_ facet: ListFilter.Facet) -> ChipState {
    filter[facet].map { $0 ? .on : .excluded } ?? .off
  }

  private func columns(_ scene: Scene) -> Int { min(76, scene.size.columns) - 4 }

  private func places(_ scene: Scene) -> [Rectangle] {
    var places: [Rectangle] = []
    for group in groups {
      let chips = group.map { Chip($0.words, state($0)) }
      let row = places.last.map { $0.row + 1 } ?? 0
      places += Chip.places(chips, column: 0, row: row, columns: columns(scene), style: scene.style)
    }
    return places
  }

  private func panel(_ scene: Scene) -> Panel {
    let rows = (places(scene).last?.row ?? 0) + 1
    let keys =
      scene.isNarrow
      ? "Space in, out  x none  Enter" : "Space asks for, keeps out   x clears   Enter shows   Esc back"
    return Panel(title: "Show only", keys: keys, rows: rows, columns: columns(scene))
  }

  private func viewport(_ scene: Scene) -> Viewport {
    let places = places(scene)
    let row = places[selected].row
    return Viewport(panel(scene).content(in: scene.pageArea))
      .showing(row..<(row + 1), of: (places.last?.row ?? 0) + 1)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    _ = panel(scene).draw(on: &grid, in: area)
    let places = places(scene)
    grid.draw(in: viewport(scene)) { grid in
      for (index, chip) in chips.enumerated() {
        let place = places[index]
        grid.chip(chip, column: place.column, row: place.row, on: .raised)
        guard index == selected else { continue }
        // In brackets, so that it is found without colour.
        let ink: Ink = chip.state == .on && scene.style.chip == .block ? .inverse : .accent
        grid.overlay("[", column: place.column, row: place.row, ink: ink, strong: true)
        grid.overlay("]", column: place.endColumn - 1, row: place.row, ink: ink, strong: true)
      }
    }
  }
}

extension ListFilter.Facet {
  /// On its chip.
  var words: String {
    switch self {
    case .records: "with PR"
    case .tag(let tag): "#" + tag
    case .muscle(let muscle): muscle.rawValue
    case .equipment(let word): word
    case .kind(.weightedBodyweight): "bodyweight + weight"
    case .kind(.assistedBodyweight): "assisted reps"
    case .kind(let kind): kind.words
    }
  }
}

extension ListFilter {
  /// The chips of what is asked for and kept out, in a fixed order.
  var chips: [Chip] {
    wanted.map { Chip($0.key.words, $0.value ? .on : .excluded) }
      .sorted { ($0.state == .on ? 0 : 1, $0.text) < ($1.state == .on ? 0 : 1, $1.text) }
  }
}

extension Grid {
  /// Draws as many chips as a row has room for, and how many more there are.
  mutating func filterChips(_ chips: [Chip], column: Int, row: Int, columns: Int) {
    let places = Chip.places(chips, column: column, row: row, columns: columns - 4, style: style)
    let shown = places.prefix { $0.row == row && $0.endColumn <= column + columns - 4 }.count
    for index in 0..<shown { chip(chips[index], column: places[index].column, row: row) }
    guard shown < chips.count else { return }
    let at = shown == 0 ? column : places[shown - 1].endColumn + 1
    write("+\(chips.count - shown)", column: at, row: row, role: Role(.secondary))
  }
}
