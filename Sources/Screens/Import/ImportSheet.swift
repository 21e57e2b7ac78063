import Canvas
import Training

/// The conversation of an import: the unit, what exercises are meant, what would come in, what came in.
struct ImportSheet: Screen {
  let offer: ImportOffer
  /// The unknown exercise asked about; nil before and after.
  private(set) var asked: Int?
  private var matches: [String: ID<Exercise>] = [:]
  private var selected = 0
  private var offset = 0
  /// Looks for the exercise asked about in the whole library; nil while the likest are shown.
  private var picker: ExercisePicker?

  init(_ offer: ImportOffer) {
    self.offer = offer
    if case .unit(_, let likely) = offer.stage { selected = WeightUnit.allCases.firstIndex(of: likely) ?? 0 }
    if case .preview(_, true, let unknown) = offer.stage, !unknown.isEmpty { ask(0) }
  }

  var destination: Destination? { nil }
  var context: CommandContext { .sheet }

  private var unknown: [ImportOffer.Unknown] {
    if case .preview(_, _, let unknown) = offer.stage { unknown } else { [] }
  }

  /// What can be chosen; empty where there is only something to read.
  var choices: [String] {
    if case .unit = offer.stage { return WeightUnit.allCases.map(\.rawValue) }
    guard let asked else { return [] }
    let names = unknown[asked].likest.map { summary in
      let times = summary.workouts
      let done = times > 0 ? " (\(times) workout\(times == 1 ? "" : "s"))" : ""
      return summary.exercise.name + done
    }
    return names + ["Another exercise of yours", "A new exercise", "This and all others are new"]
  }

  /// Asks about an unknown exercise; where nothing is like it, it is likely new.
  private mutating func ask(_ index: Int) {
    asked = index
    selected = unknown[index].likest.isEmpty ? 1 : 0
    offset = 0
  }

  var lines: [String] {
    switch offer.stage {
    case .unit(let examples, _):
      ["The file does not say whether its weights are in kg or lb.", "The heaviest:"]
        + examples.map { "  \($0)" }
    case .preview(let lines, _, _): asked.map { ["Which exercise is “\(unknown[$0].name)”?"] } ?? lines
    case .done(let lines): lines
    case .working(let done, let all, let time):
      // The bar is drawn into the second line.
      ["Reading: \(all > 0 ? done * 100 / all : 0) %", "", WorkPace.text(done, of: all, in: time)]
    }
  }

  var title: String {
    guard let asked else { return "Import \(offer.title)" }
    return "Import \(offer.title): exercise \(asked + 1) of \(unknown.count)"
  }

  private func keys(_ style: Style) -> String {
    switch offer.stage {
    case .unit: return "\(style.glyphs.enter) choose   Esc leave"
    case .done: return "Esc back   u takes it out again"
    case .working: return ""
    case .preview(_, let bringsSomething, _):
      if asked != nil { return "\(style.glyphs.enter) choose   1-9   / search   Esc leave" }
      return bringsSomething ? "\(style.glyphs.enter) import   Esc leave" : "Esc back"
    }
  }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if picker != nil { return hear(picker?.take(key, scene, &ids) ?? []) }
    switch key.code {
    case .up, .character("k"): move(by: -1, scene)
    case .down, .character("j"): move(by: 1, scene)
    case .pageUp: move(by: -max(1, scene.size.rows - 7), scene)
    case .pageDown, .character(" "): move(by: max(1, scene.size.rows - 7), scene)
    case .character(let digit) where choices.indices.contains((digit.wholeNumberValue ?? 0) - 1):
      selected = (digit.wholeNumberValue ?? 1) - 1
      return choose()
    case .enter: return choose()
    case .character("/") where asked != nil: look()
    case .character("u") where isDone: return leave + [.undo]
    case .escape, .character("q"): return leave
    default: return nil
    }
    return []
  }

  var isDone: Bool {
    if case .done = offer.stage { true } else { false }
  }

  var leave: [Effect] {
    if isDone { return [.bringIn(.leave), .dismiss] }
    return [.bringIn(.leave), .dismiss, .say(Message("Nothing was imported."))]
  }

  private mutating func move(by rows: Int, _ scene: Scene) {
    if choices.isEmpty {
      let area = scene.pageArea
      let place = panel(in: area, scene.style).content(in: area)
      offset = max(0, min(offset + rows, wrapped(to: place.columns).count - place.rows))
    } else {
      selected = max(0, min(choices.count - 1, selected + rows.signum()))
    }
  }

  /// Takes a choice of the list.
  mutating func choose(_ index: Int) -> [Effect] {
    selected = index
    return choose()
  }

  mutating func choose() -> [Effect] {
    switch offer.stage {
    case .unit: return [.bringIn(.preview(WeightUnit.allCases[selected]))]
    case .done: return leave
    case .working: return []
    case .preview(_, let bringsSomething, _):
      guard bringsSomething else { return leave }
      guard let index = asked else { return [.bringIn(.perform(matches))] }
      answer(unknown[index])
      return []
    }
  }

  private mutating func answer(_ unknown: ImportOffer.Unknown) {
    let others = selected - unknown.likest.count
    switch others {
    case ..<0: settle(unknown.likest[selected].exercise.id)
    case 0: look()
    default: settle(nil, isLast: others == 2)
    }
  }

  /// Opens the library to look for the exercise asked about.
  private mutating func look() {
    guard let asked else { return }
    picker = ExercisePicker("Which is “\(unknown[asked].name)”?", of: offer.library, without: [])
  }

  /// What the picker wants is for this sheet alone.
  private mutating func hear(_ effects: [Effect]) -> [Effect] {
    guard let effect = effects.first else { return [] }
    picker = nil
    if case .answer(.exercise(let id)) = effect { settle(id) }
    return []
  }

  /// Goes on to the next question, or to what would come in.
  private mutating func settle(_ exercise: ID<Exercise>?, isLast: Bool = false) {
    guard let index = asked else { return }
    if let exercise { matches[unknown[index].name] = exercise }
    if isLast || index + 1 == unknown.count {
      asked = nil
      selected = 0
      offset = 0
    } else {
      ask(index + 1)
    }
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    if picker != nil { return hear(picker?.click(point, scene, &ids) ?? []) }
    let area = scene.pageArea
    let place = panel(in: area, scene.style).content(in: area)
    let text = wrapped(to: place.columns).count
    guard !choices.isEmpty, let row = viewport(in: place, below: text).contentRow(at: point),
      choices.indices.contains(row - text - 1)
    else { return [] }
    return choose(row - text - 1)
  }
}

extension ImportSheet {
  /// Lines that are set in stay so.
  private func wrapped(to columns: Int) -> [String] {
    lines.flatMap { line -> [String] in
      let indent = String(line.prefix { $0 == " " })
      return line.wrapped(to: max(1, columns - indent.count)).map { indent + $0 }
    }
  }

  private func panel(in area: Rectangle, _ style: Style) -> Panel {
    let columns = 76
    let text = wrapped(to: min(area.columns, columns + 4) - 4).count
    let rows = choices.isEmpty ? text : text + 1 + choices.count
    return Panel(title: title, keys: keys(style), rows: rows, columns: columns)
  }

  /// What is seen of so many rows of text and the choices below them.
  private func viewport(in place: Rectangle, below text: Int) -> Viewport {
    guard !choices.isEmpty else { return Viewport(place).scrolled(by: offset, of: text) }
    let focus = text + 1 + selected
    return Viewport(place).showing(focus..<(focus + 1), of: text + 1 + choices.count)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    if let picker { return picker.draw(on: &grid, in: area, scene) }
    let place = panel(in: area, scene.style).draw(on: &grid, in: area)
    let text = wrapped(to: place.columns)
    let total = choices.isEmpty ? text.count : text.count + 1 + choices.count
    let viewport = viewport(in: place, below: text.count)
    grid.draw(in: viewport) { grid in
      for (row, line) in text.enumerated() {
        grid.write(line, column: 0, row: row, role: Role(.text, on: .raised))
      }
      if case .working(let done, let all, _) = offer.stage {
        grid.bar(Double(done) / Double(max(1, all)), row: 1, columns: 0..<place.columns)
      }
      for (index, choice) in choices.enumerated() {
        let isSelected = index == selected
        let role = isSelected ? Role(.inverse, on: .accent, strong: true) : Role(.text, on: .raised)
        grid.write(
          " \(index + 1)  \(choice)", column: 0, row: text.count + 1 + index, role: role, width: place.columns
        )
      }
    }
    grid.scrollMarker(column: place.endColumn, viewport: viewport, total: total)
  }
}
