/// Gyms in the settings: `gym` names the one trained in, `gym.plates` belongs to the usual one and
/// `gym.NAME.plates` to another; behind `bar` and `stack` may stand an exercise or an equipment.
extension PreferenceEntry {
  static let gyms: [PreferenceEntry] =
    [
      PreferenceEntry(
        key: "gym", title: "Gym", summary: "Where you train: its bars, plates and stacks count", group: .gym,
        values: .text("the name of a gym, or usual"), read: { $0.gym },
        write: { text, preferences in
          let name = PreferenceText(text).word
          guard GymKey.isName(name) else { return "“\(text)” is no name of a gym: write one word." }
          preferences.gym = name
          return nil
        })
    ] + Gym.Field.allCases.map { entry(GymKey(gym: Gym.usual, field: $0)) } + [warmUps]

  /// The line of one thing of one gym.
  package static func entry(_ key: GymKey) -> PreferenceEntry {
    PreferenceEntry(
      key: key.text, title: key.field.title, summary: key.field.summary, group: .gym,
      values: .text(key.field.example), read: { $0.gyms[key.gym]?.line(key.field, of: key.exercise) ?? "" },
      write: { text, preferences in
        let line = PreferenceText(text).trimmed
        do throws(Reason) {
          if !line.isEmpty { _ = try GymList.read(line, unit: preferences.weightUnit) }
          var gym = preferences.gyms[key.gym] ?? Gym()
          gym.set(key.field, of: key.exercise, to: line)
          preferences.gyms[key.gym] = gym.written.isEmpty ? nil : gym
          return nil
        } catch {
          return error.sentence
        }
      })
  }

  private static let warmUps = PreferenceEntry(
    key: "warmup.scheme", title: "Warm-up sets", summary: "What W and knurl warmup put above the first set",
    group: .gym, values: .text("\(WarmUpScheme.all.map(\.name).joined(separator: ", ")), or bar x10, 40% x5"),
    read: { $0.warmUps },
    write: { text, preferences in
      let line = PreferenceText(text).word
      do throws(Reason) {
        _ = try WarmUpScheme.read(line)
        preferences.warmUps = line
        return nil
      } catch {
        return error.sentence
      }
    })
}

/// Which line of which gym a key of the settings names.
package struct GymKey: Hashable, Sendable {
  package var gym: String
  package var field: Gym.Field
  /// The exercise or equipment it is for; nil for all.
  package var exercise: String?

  package init(gym: String, field: Gym.Field, exercise: String? = nil) {
    self.gym = gym
    self.field = field
    self.exercise = exercise
  }

  /// Nil when the key names nothing of a gym.
  package init?(_ key: String) {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false).map {
      PreferenceText(String($0)).word
    }
    guard parts.count > 1, parts[0] == "gym" else { return nil }
    if let field = Gym.Field(rawValue: parts[1]) {
      self.init(gym: Gym.usual, field: field, exercise: GymKey.exercise(parts.dropFirst(2)))
    } else if parts.count > 2, GymKey.isName(parts[1]), let field = Gym.Field(rawValue: parts[2]) {
      self.init(gym: parts[1], field: field, exercise: GymKey.exercise(parts.dropFirst(3)))
    } else {
      return nil
    }
    guard exercise == nil || field == .bar || field == .stack else { return nil }
  }

  private static func exercise(_ parts: ArraySlice<String>) -> String? {
    parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// A word that is no field of a gym.
  static func isName(_ text: String) -> Bool {
    !text.isEmpty && Gym.Field(rawValue: text) == nil
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// `gym.plates`, `gym.home.stack.leg press`.
  package var text: String {
    let name = gym == Gym.usual ? [] : [gym]
    return (["gym"] + name + [field.rawValue] + (exercise.map { [$0] } ?? [])).joined(separator: ".")
  }
}

extension Gym {
  /// The gym without a name of its own.
  package static let usual = "usual"
}

extension Gym.Field {
  fileprivate var title: String {
    switch self {
    case .bar: "Bar"
    case .collars: "Collars"
    case .plates: "Plates"
    case .dumbbells: "Dumbbells"
    case .stack: "Stacks"
    }
  }

  fileprivate var summary: String {
    switch self {
    case .bar: "What the empty bar weighs; gym.bar.ez bar is for one equipment or exercise"
    case .collars: "What both collars weigh together"
    case .plates: "Plates there are, counted one by one; empty means plenty of the usual ones"
    case .dumbbells: "Dumbbells there are; empty means every step"
    case .stack: "Weights of machines and cables; gym.stack.leg press is for one exercise"
    }
  }

  fileprivate var example: String {
    switch self {
    case .bar: "a weight like 20 or 45lb"
    case .collars: "a weight like 5, or nothing"
    case .plates: "weights like 25x2 20x4 10x2 5x2 2.5x2 1.25x2"
    case .dumbbells: "weights like 2-20/2 22.5 25"
    case .stack: "weights like 5-100/5"
    }
  }
}

extension Preferences {
  /// The gym trained in.
  package var gymNow: Gym {
    var here = gyms[gym] ?? Gym()
    here.unit = weightUnit
    return here
  }

  /// The names of the gyms there are, the usual one first.
  package var gymNames: [String] {
    [Gym.usual] + Set(gyms.keys).union([gym]).subtracting([Gym.usual]).sorted()
  }

  /// The warm-up sets wanted; a text was read once before it was kept.
  package var warmUpScheme: WarmUpScheme {
    do throws(Reason) { return try WarmUpScheme.read(warmUps) } catch { return .standard }
  }
}
