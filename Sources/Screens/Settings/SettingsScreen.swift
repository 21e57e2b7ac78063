import Canvas
import Training

/// Every preference with its value and what it does, and where the files are.
struct SettingsScreen: Screen {
  private(set) var content: SettingsContent?
  private(set) var place = ListPlace<String>()
  /// A value being typed over the row under the cursor.
  private(set) var typed: TypedLine?

  var destination: Destination? { .settings }
  var context: CommandContext { .settings }

  /// The gym whose lines are shown.
  private var gym = Gym.usual

  var rows: [SettingsRow] { SettingsRow.all(content, gym: gym) }

  var selected: SettingsRow? { rows.indices.contains(place.index) ? rows[place.index] : nil }

  private var keys: [String] { rows.map(\.key) }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .settings(let settings) = content else { return }
    self.content = settings
    gym = scene.preferences.gym
    place.keep(keys)
  }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    guard var line = typed else {
      guard case .character(let character) = key.code, character.isASCII, character.isNumber,
        key.modifiers.isEmpty, selected?.entry?.isTyped == true
      else { return nil }
      typed = TypedLine(String(character))
      return []
    }
    switch key.code {
    case .enter: return keep(line.text, scene)
    case .escape: typed = nil
    case .up, .down, .tab:
      typed = nil
      return nil
    default:
      if line.take(key) { typed = line }
    }
    return []
  }

  /// Keeps a typed value; one that is no value stays to be mended.
  private mutating func keep(_ text: String, _ scene: Scene) -> [Effect] {
    guard let entry = selected?.entry else { return [] }
    var preferences = scene.preferences
    if let reason = entry.write(text, &preferences) { return [.say(Message(reason, tone: .warning))] }
    typed = nil
    return [.prefer(key: entry.key, value: entry.read(preferences))]
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    if place.perform(command, keys, layout, in: SettingsScreen.frame(scene)) { return [] }
    switch command {
    case .back: return [.back]
    case .left: return change(by: -1, scene)
    case .right: return change(by: 1, scene)
    case .open: return open(scene)
    case .theme:
      if let index = keys.firstIndex(of: "theme") { place.move(to: index, in: keys) }
      place.scroll(layout, in: SettingsScreen.frame(scene))
      return open(scene)
    default: return []
    }
  }

  private func change(by steps: Int, _ scene: Scene) -> [Effect] {
    guard let entry = selected?.entry else { return [] }
    return entry.value(steps, from: scene.preferences, themes: content?.themes ?? [])
      .map { [.prefer(key: entry.key, value: $0)] } ?? []
  }

  /// The next value; a list where there are more than two; the path of a file to the clipboard.
  private mutating func open(_ scene: Scene) -> [Effect] {
    guard let selected else { return [] }
    guard let entry = selected.entry else {
      return [.copy(selected.value(scene)), .say(Message("Copied \(selected.value(scene))"))]
    }
    if case .text = entry.values { return [ask(entry, scene)] }
    if entry.isTyped {
      typed = TypedLine(entry.read(scene.preferences))
      return []
    }
    let choices = entry.choices(themes: content?.themes ?? [])
    guard choices.count > 2 || entry.values == .theme else { return change(by: 1, scene) }
    return [.present(ChoiceSheet(entry, choices, current: entry.read(scene.preferences)))]
  }

  /// Asks for words in a sheet; for the gym with those there are.
  private func ask(_ entry: PreferenceEntry, _ scene: Scene) -> Effect {
    let names = scene.preferences.gymNames
    if entry.key == "gym", names.count > 1 {
      return .present(
        ChoiceSheet(entry, names.map { PreferenceEntry.Choice($0) }, current: scene.preferences.gym))
    }
    return .present(TextSheet(entry.title, entry.read(scene.preferences), for: .preference(entry.key)))
  }

  mutating func accept(_ answer: Answer, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard case .text(let text, .preference(let key)) = answer else { return [] }
    return [.prefer(key: key, value: text)]
  }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let frame = SettingsScreen.frame(scene)
    guard let index = place.item(at: point, layout, in: frame) else { return [] }
    typed = nil
    if index == place.index { return open(scene) }
    place.move(to: index, in: keys)
    place.scroll(layout, in: frame)
    return []
  }
}

/// For somebody who hears the settings.
extension SettingsScreen {
  var takesText: Bool { typed != nil }

  /// A value for the row that is asked for, or the number of a row to open.
  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if typed != nil {
      typed = TypedLine(words)
      return keep(words, scene)
    }
    guard let number = Int(words) else { return nil }
    guard rows.indices.contains(number - 1) else { return [.say(Message.noNumber(number))] }
    place.move(to: number - 1, in: keys)
    return open(scene)
  }
}
