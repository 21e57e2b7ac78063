package import Training
import Canvas

extension Screen {
  package var narrowing: String { "" }
  package var takesText: Bool { false }
  package func spoken(_ scene: Scene) -> [String]? { nil }
  package func spokenPlace(_ scene: Scene) -> [String] { [] }
  package func spokenWhole(_ scene: Scene) -> [String]? { spoken(scene) }

  package mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    context == .sheet || takesText ? typed(words, scene, &ids) : nil
  }

  /// A line as the keys it consists of, and Enter.
  mutating func typed(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    (words.map { Key($0) } + [Key(.enter)]).flatMap { take($0, scene, &ids) ?? [] }
  }
}

/// The app for somebody who types lines and hears sentences.
extension App {
  private var top: any Screen { sheets.last ?? screen }

  /// What is shown, a sentence a line.
  package var spoken: [String] { top.spoken(scene) ?? drawn(top) }

  /// All of what is shown, where `spoken` tells the person's place in it.
  package var spokenWhole: [String] { top.spokenWhole(scene) ?? drawn(top) }

  /// Whether what is on top only tells something: it goes when it was heard.
  package var onlyTells: Bool {
    sheets.last is PageSheet || sheets.last is HelpSheet || (sheets.last as? ImportSheet)?.onlyTells == true
  }

  /// A page as its lines say it, without what only pleases the eye.
  private func drawn(_ top: any Screen) -> [String] {
    var tall = scene
    tall.window = Size(columns: 109, rows: 60)
    tall.style.glyphs = .ascii
    var grid = Grid(size: tall.window, style: tall.style)
    let area = Rectangle(column: 0, row: 0, columns: 109, rows: 59)
    top.draw(on: &grid, in: area, tall)
    return grid.text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").filter { $0.contains { $0.isLetter || $0.isNumber } }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
  }

  /// Whether something waits for words: a sheet, or a text being typed.
  package var asks: Bool { !sheets.isEmpty || screen.takesText }

  /// A typed line as the orders it holds: a command, and the words for what the command asks.
  package func orders(in line: String) -> [String] {
    let words = line.trimmed
    guard sheets.isEmpty, let name = App.name(in: words), App.takesWords(name.command), !name.words.isEmpty
    else { return [words] }
    return [name.command.rawValue, name.words]
  }

  /// Carries out an order; nil when it is no command, no value and no choice here.
  package mutating func hear(_ order: String, at now: LocalMoment, _ ids: inout IDSource) -> [Effect]? {
    scene.now = now
    message = nil
    if !sheets.isEmpty { return carryOut(answer(order, &ids), &ids) }
    if App.leaves(order), let effects = screen.take(Key(.escape), scene, &ids) {
      return carryOut(effects, &ids)
    }
    if screen.takesText { return carryOut(screen.hear(order, scene, &ids) ?? [], &ids) }
    if let command = command(named: order) {
      let effects = run(command, &ids)
      return carryOut(command == .back ? staying(effects) : effects, &ids)
    }
    return screen.hear(order, scene, &ids).map { carryOut($0, &ids) }
  }

  /// Leaves what only tells something.
  package mutating func dismissTold() {
    if onlyTells { sheets.removeLast() }
  }

  mutating func answer(_ words: String, _ ids: inout IDSource) -> [Effect] {
    let last = sheets.count - 1
    guard !App.leaves(words) else {
      return sheets[last].take(Key(.escape), scene, &ids) ?? [.dismiss]
    }
    return sheets[last].hear(words, scene, &ids) ?? []
  }

  private static func leaves(_ words: String) -> Bool { ["back", "cancel"].contains(words.lowercased()) }

  /// By its name, with or without a colon, or by its key.
  private func command(named order: String) -> Command? {
    if let name = App.name(in: order), name.words.isEmpty {
      return isHere(name.command) ? name.command : nil
    }
    guard let keys = Keymap.keys(named: order),
      case .command(let command) = keymap.match(keys, in: screen.context)
    else { return nil }
    return isHere(command) ? command : nil
  }

  private func isHere(_ command: Command) -> Bool {
    command != .commandLine && command != .suspend
      && CommandEntry.all.contains { $0.command == command && $0.contexts.contains(screen.context) }
  }

  static func name(in line: String) -> (command: Command, words: String)? {
    let typed = line.first == ":" ? line.dropFirst() : line[...]
    let name = typed.prefix { !$0.isWhitespace }
    let known = name.lowercased() == "done" ? "complete" : name.lowercased()
    return Command(rawValue: known).map { ($0, String(typed.dropFirst(name.count)).trimmed) }
  }

  static func takesWords(_ command: Command) -> Bool {
    switch command {
    case .setNote, .exerciseNote, .workoutNote, .pinnedNote, .tag, .addPast,
      .copyWorkout, .rename, .editStart, .editDuration,
      .addExercise,
      .swapExercise, .saveRoutine, .rest, .goToDate, .filter, .search:
      true
    default: false
    }
  }
}
