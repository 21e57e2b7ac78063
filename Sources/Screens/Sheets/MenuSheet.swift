import Canvas
import Training

/// Commands to choose from, each with its own key.
struct MenuSheet: Screen {
  struct Item: Hashable, Sendable {
    var key: Character
    var label: String
    var command: Command

    init(_ key: Character, _ label: String, _ command: Command) {
      self.key = key
      self.label = label
      self.command = command
    }
  }

  let title: String
  let items: [Item]
  private var selected = 0

  init(_ title: String, _ items: [Item]) {
    self.title = title
    self.items = items
  }

  var destination: Destination? { nil }
  var context: CommandContext { .sheet }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if case .character(let character) = key.code, key.modifiers.isEmpty,
      let index = keys(scene).firstIndex(of: character)
    {
      return [.command(items[index].command)]
    }
    switch key.code {
    case .up, .character("k"): selected = max(0, selected - 1)
    case .down, .character("j"): selected = min(items.count - 1, selected + 1)
    case .enter: return [.command(items[selected].command)]
    case .escape, .character("q"): return [.dismiss]
    default: return nil
    }
    return []
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let area = Rectangle(column: 0, row: 0, columns: scene.size.columns, rows: scene.size.rows - 1)
    let row = point.row - panel.content(in: area).row + viewport(in: area).offset
    guard panel.frame(in: area).contains(point), items.indices.contains(row) else { return [.dismiss] }
    return [.command(items[row].command)]
  }

  /// The items' letters: the person's own key where the usual one of the command stands, if it is free here.
  private func keys(_ scene: Scene) -> [Character] {
    var keys = items.map(\.key)
    guard scene.commands != CommandEntry.all else { return keys }
    for (index, item) in items.enumerated() {
      let usual = CommandEntry.entry(for: item.command)?.keys ?? []
      let own = scene.key(item.command)
      guard usual.contains(where: { Keymap.keys(named: $0) == [Key(item.key)] }),
        let key = Keymap.keys(named: own), key.count == 1, case .character(let letter) = key[0].code,
        key[0].modifiers.isEmpty, !keys.contains(letter)
      else { continue }
      keys[index] = letter
    }
    return keys
  }

  private var panel: Panel {
    Panel(title: title, keys: "Enter choose  Esc back", rows: items.count, columns: 44)
  }

  private func viewport(in area: Rectangle) -> Viewport {
    Viewport(panel.content(in: area)).showing(selected..<(selected + 1), of: items.count)
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    let place = panel.draw(on: &grid, in: area)
    let shown = viewport(in: area)
    let letters = keys(scene)
    grid.draw(in: shown) { grid in
      for (row, item) in items.enumerated() {
        let isSelected = row == selected
        let role = isSelected ? Role(.inverse, on: .accent, strong: true) : Role(.text, on: .raised)
        let key = letters[row] == " " ? scene.style.glyphs.space : String(letters[row])
        grid.write(" \(key)  \(item.label)", column: 0, row: row, role: role, width: place.columns)
        guard !isSelected else { continue }
        grid.write(key, column: 1, row: row, role: Role(.accent, on: .raised, strong: true))
      }
    }
  }
}

extension MenuSheet {
  static func set(_ title: String, isDone: Bool) -> MenuSheet {
    MenuSheet(
      title.prefix(1).uppercased() + title.dropFirst(),
      [
        Item(" ", isDone ? "Un-complete" : "Complete", .complete), Item("w", "Warm-up set", .warmup),
        Item("d", "Drop set", .drop), Item("f", "Failure set", .failure), Item("e", "RPE", .rpe),
        Item("n", "Note", .setNote), Item("p", "Take the previous values", .takePrevious),
        Item("c", "Repeat the last completed set", .repeatSet), Item("J", "Move down", .moveSetDown),
        Item("K", "Move up", .moveSetUp), Item("X", "Remove", .removeSet),
      ])
  }

  /// What is offered for an exercise's superset.
  static func superset(_ isJoined: Bool) -> [Item] {
    guard isJoined else { return [Item("S", "Superset with the next", .superset)] }
    return [
      Item("S", "Superset with the next, or apart", .superset),
      Item("b", "Rests of the superset", .supersetRests),
      Item("U", "Take out of the superset", .ungroup),
    ]
  }

  static func exercise(_ title: String, inSuperset isJoined: Bool) -> MenuSheet {
    MenuSheet(
      title,
      [
        Item("D", "Open its page", .openExercise), Item("P", "Last five sessions", .lastSessions),
        Item("N", "Note", .exerciseNote),
        Item("i", "Pinned note, in every workout", .pinnedNote),
        Item("W", "Insert warm-up sets", .generateWarmups),
        Item("o", "Add a set", .addSetBelow), Item("s", "Swap for another", .swapExercise),
      ] + superset(isJoined) + [
        Item("r", "Rest timer", .rest),
        Item("J", "Move down", .moveDown), Item("K", "Move up", .moveUp),
        Item("X", "Remove", .removeExercise),
      ])
  }

  static func workout(_ title: String, isRunning: Bool) -> MenuSheet {
    var items = [
      Item("r", "Rename", .rename), Item("n", "Note", .workoutNote), Item("#", "Tags", .tag),
      Item("s", "Start: date and time", .editStart),
    ]
    if !isRunning { items.append(Item("d", "Duration", .editDuration)) }
    items += [Item("a", "Add an exercise", .addExercise), Item("T", "Save as a routine", .saveRoutine)]
    items += [
      Item("c", "Copy to another day", .copyWorkout), Item("m", "Merge with the one before", .mergeWorkout),
      Item("|", "Split before this exercise", .splitWorkout),
    ]
    items +=
      isRunning
      ? [Item("F", "Finish", .finish), Item("X", "Discard", .discard)]
      : [Item("t", "Perform again", .performAgain), Item("X", "Delete", .deleteWorkout)]
    return MenuSheet(title.prefix(1).uppercased() + title.dropFirst(), items)
  }
}
