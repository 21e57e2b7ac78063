/// The forms that entries of the preference table share.
extension PreferenceEntry {
  /// One of an enumeration's cases, by raw value.
  static func choice<Value: RawRepresentable & CaseIterable & Sendable>(
    _ key: String, _ title: String, _ summary: String, _ group: Group,
    _ path: any WritableKeyPath<Preferences, Value> & Sendable, _ choices: [Choice]? = nil
  ) -> PreferenceEntry where Value.RawValue == String {
    let choices = choices ?? Value.allCases.map { Choice($0.rawValue) }
    return PreferenceEntry(
      key: key, title: title, summary: summary, group: group, values: .choice(choices),
      read: { $0[keyPath: path].rawValue },
      write: { text, preferences in
        guard let value = Value(rawValue: PreferenceText(text).word) else {
          return PreferenceText(text).refusal(choices)
        }
        preferences[keyPath: path] = value
        return nil
      })
  }

  /// One of a few words.
  static func word(
    _ key: String, _ title: String, _ summary: String, _ group: Group,
    _ path: any WritableKeyPath<Preferences, String> & Sendable, _ words: [String]
  ) -> PreferenceEntry {
    let choices = words.map { Choice($0) }
    return PreferenceEntry(
      key: key, title: title, summary: summary, group: group, values: .choice(choices),
      read: { $0[keyPath: path] },
      write: { text, preferences in
        let word = PreferenceText(text).word
        guard words.contains(word) else { return PreferenceText(text).refusal(choices) }
        preferences[keyPath: path] = word
        return nil
      })
  }

  /// On or off.
  static func `switch`(
    _ key: String, _ title: String, _ summary: String, _ group: Group,
    _ path: any WritableKeyPath<Preferences, Bool> & Sendable
  ) -> PreferenceEntry {
    let choices = [Choice("on"), Choice("off")]
    return PreferenceEntry(
      key: key, title: title, summary: summary, group: group, values: .choice(choices),
      read: { $0[keyPath: path] ? "on" : "off" },
      write: { text, preferences in
        switch PreferenceText(text).word {
        case "on", "yes", "true", "1": preferences[keyPath: path] = true
        case "off", "no", "false", "0": preferences[keyPath: path] = false
        default: return PreferenceText(text).refusal(choices)
        }
        return nil
      })
  }

  /// A rest: `off`, or a length of time up to an hour.
  static func seconds(
    _ key: String, _ title: String, _ summary: String, _ group: Group,
    _ path: any WritableKeyPath<Preferences, Int> & Sendable
  ) -> PreferenceEntry {
    PreferenceEntry(
      key: key, title: title, summary: summary, group: group, values: .seconds(1...3_600),
      read: { PreferenceText.rest($0[keyPath: path]) },
      write: { text, preferences in
        do throws(Reason) {
          preferences[keyPath: path] = try PreferenceText(text).rest()
          return nil
        } catch {
          return error.sentence
        }
      })
  }
}

/// A value as someone typed it into a file, a command or a cell.
package struct PreferenceText {
  let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Without spaces at either end.
  var trimmed: String {
    let start = text.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace } ?? start.startIndex
    return String(start.isEmpty ? start : start[...end])
  }

  var word: String { trimmed.lowercased() }

  func refusal(_ choices: [PreferenceEntry.Choice]) -> String {
    "“\(text)” is not one of \(choices.map(\.value).joined(separator: ", "))."
  }

  /// Seconds of rest, up to an hour; 0 for `off`.
  package func rest() throws(Reason) -> Int {
    if word == "off" || word == "0" { return 0 }
    let seconds = try Elapsed.seconds(of: word, bare: .seconds)
    guard seconds <= 3_600 else { throw .tooLarge(text, limit: Elapsed.text(3_600)) }
    return seconds
  }

  /// Seconds of rest as they are written: `off`, `2:00`.
  package static func rest(_ seconds: Int) -> String {
    seconds > 0 ? Elapsed.text(seconds) : "off"
  }
}
