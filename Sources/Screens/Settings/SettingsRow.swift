import Training

/// A line of the settings: a preference, or where a file is.
struct SettingsRow: Sendable {
  let key: String
  let title: String
  let summary: String
  /// The heading above the first row of a group.
  let heading: String?
  let entry: PreferenceEntry?
  private let path: String

  private init(_ entry: PreferenceEntry, heading: String?) {
    key = entry.key
    title = entry.title
    summary = entry.summary
    self.heading = heading
    self.entry = entry
    path = ""
  }

  private init(_ key: String, _ title: String, _ summary: String, _ path: String, heading: String?) {
    self.key = key
    self.title = title
    self.summary = summary
    self.heading = heading
    entry = nil
    self.path = path
  }

  /// - Parameter gym: the one whose bars, plates and stacks are shown.
  static func all(_ content: SettingsContent?, gym: String) -> [SettingsRow] {
    var rows: [SettingsRow] = []
    var group: PreferenceEntry.Group?
    for entry in PreferenceEntry.all.map({ $0.of(gym) }) {
      rows.append(SettingsRow(entry, heading: entry.group == group ? nil : entry.group.rawValue))
      group = entry.group
    }
    guard let content else { return rows }
    return rows + [
      SettingsRow(
        "file.config", "Settings file", "Every setting is a line of it; Enter copies the path",
        content.configPath, heading: "Files"),
      SettingsRow(
        "file.log", "Log", "Every set is in it; Enter copies the path", content.logPath, heading: nil),
    ]
  }

  /// The value as the screen shows it.
  func value(_ scene: Scene) -> String {
    entry.map { $0.label(of: $0.read(scene.preferences)) } ?? path
  }

  /// The summary, with what the chosen value means where that is worth a word.
  func explanation(_ scene: Scene) -> String {
    guard let entry, let note = entry.choice(entry.read(scene.preferences))?.note else {
      return summary + "."
    }
    return "\(summary). \(note)."
  }
}

extension PreferenceEntry {
  /// The same line of another gym.
  fileprivate func of(_ gym: String) -> PreferenceEntry {
    guard var gymKey = GymKey(key) else { return self }
    gymKey.gym = gym
    return PreferenceEntry.entry(gymKey)
  }

  /// Whether its value is a number or a time that a person types.
  var isTyped: Bool {
    switch values {
    case .seconds, .number: true
    case .choice, .theme, .text: false
    }
  }

  /// What can be chosen; nothing for typed values.
  func choices(themes: [String]) -> [Choice] {
    switch values {
    case .choice(let choices): choices
    case .theme: themes.map { Choice($0) }
    case .seconds, .number, .text: []
    }
  }

  /// The value some steps on; nil at the end of a range.
  func value(_ steps: Int, from preferences: Preferences, themes: [String]) -> String? {
    let current = read(preferences)
    switch values {
    case .text: return nil
    case .choice, .theme:
      let values = choices(themes: themes).map(\.value)
      guard !values.isEmpty else { return nil }
      let index = values.firstIndex(of: current) ?? 0
      return values[((index + steps) % values.count + values.count) % values.count]
    case .number(let range, let automatic):
      let next = (Int(current) ?? range.lowerBound - 1) + steps
      if next < range.lowerBound { return current == automatic ? nil : automatic }
      return range.contains(next) ? String(next) : nil
    case .seconds(let range):
      guard let next = SettingsRest.step(current, steps), next <= range.upperBound else { return nil }
      return PreferenceText.rest(next)
    }
  }
}

/// Rests go up and down by quarters of a minute.
enum SettingsRest {
  /// Nil below none at all.
  static func step(_ text: String, _ steps: Int) -> Int? {
    do throws(Reason) {
      let seconds = try PreferenceText(text).rest()
      let quarters = steps > 0 ? seconds / 15 : (seconds + 14) / 15
      return quarters + steps < 0 ? nil : (quarters + steps) * 15
    } catch {
      return nil
    }
  }
}
