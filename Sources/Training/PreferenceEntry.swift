/// A preference's line in the one table: what it is called, which values it takes, how it is read and set.
package struct PreferenceEntry: Sendable {
  /// Sections of the settings screen and the manual, in order.
  package enum Group: String, CaseIterable, Sendable {
    case units = "Units"
    case records = "Records"
    case rest = "Rest"
    case workout = "Workout"
    case gym = "Gym"
    case week = "Week"
    case look = "Look"
    case alerts = "Alerts"
  }

  /// What may be written for it.
  package enum Values: Hashable, Sendable {
    /// One of these.
    case choice([Choice])
    /// A length of time in seconds, or `off`.
    case seconds(ClosedRange<Int>)
    /// A whole number, or the word that leaves it to the program.
    case number(ClosedRange<Int>, automatic: String)
    /// Words of its own kind; these say which.
    case text(String)
    /// The name of a theme; which there are is not known here.
    case theme
  }

  /// A value as files write it and as the screen shows it.
  package struct Choice: Hashable, Sendable {
    package var value: String
    package var label: String
    /// What it means, where the label alone does not say.
    package var note: String?

    package init(_ value: String, _ label: String? = nil, note: String? = nil) {
      self.value = value
      self.label = label ?? value
      self.note = note
    }
  }

  /// As the config file and `knurl config` write it: `rest.work`.
  package var key: String
  /// As the settings screen writes it: `Rest after a set`.
  package var title: String
  /// What it does, in one line, without a full stop.
  package var summary: String
  package var group: Group
  package var values: Values
  /// Its value now, as `write` takes it.
  package var read: @Sendable (Preferences) -> String
  /// Sets it from text; answers why not when the text is no value for it.
  package var write: @Sendable (String, inout Preferences) -> String?

  /// The values as a sentence lists them: `kg, lb`, `off or 5 s to 1:00:00`.
  package var allowed: String {
    switch values {
    case .choice(let choices): choices.map(\.value).joined(separator: ", ")
    case .seconds(let range):
      "off, or \(Elapsed.text(range.lowerBound)) to \(Elapsed.text(range.upperBound))"
    case .number(let range, let automatic): "\(automatic), or \(range.lowerBound) to \(range.upperBound)"
    case .text(let example): example
    case .theme: "the name of a theme"
    }
  }

  /// A value as the screen shows it: `Epley`, `2:00`.
  package func label(of value: String) -> String {
    if case .text = values, value.isEmpty { return "usual" }
    return choice(value)?.label ?? value
  }

  /// The choice a value names; nil where values are not listed.
  package func choice(_ value: String) -> Choice? {
    guard case .choice(let choices) = values else { return nil }
    return choices.first { $0.value == value }
  }
}

extension PreferenceEntry {
  package static func entry(for key: String) -> PreferenceEntry? {
    all.first { $0.key == key } ?? GymKey(key).map(entry)
  }
}

extension Preferences {
  /// Sets the preference that a key names; answers why not, and changes nothing then.
  package mutating func set(_ value: String, for key: String) -> String? {
    if let entry = PreferenceEntry.entry(for: key) { return entry.write(value, &self) }
    let near = Search.nearest(key, among: PreferenceEntry.all.map(\.key))
    return "There is no setting “\(key)”." + (near.first.map { " Did you mean \($0)?" } ?? "")
  }

  /// Every line there is of gyms that have a name or are for one exercise.
  package var gymEntries: [PreferenceEntry] {
    let keys = gyms.sorted { $0.key < $1.key }.flatMap { gym in
      gym.value.written.compactMap {
        GymKey(gym.key == Gym.usual ? "gym.\($0.key)" : "gym.\(gym.key).\($0.key)")
      }
    }
    return keys.map(PreferenceEntry.entry).filter { entry in
      !PreferenceEntry.all.contains { $0.key == entry.key }
    }
  }

  /// The value of the preference that a key names; nil when there is none.
  package func value(for key: String) -> String? {
    PreferenceEntry.entry(for: key)?.read(self)
  }
}
