/// What can be measured: the lifter's weight, body fat, seventeen places for the tape, or a kind of one's own.
package struct MeasurementKind: Hashable, Sendable {
  package enum Quantity: String, CaseIterable, Hashable, Sendable {
    case weight, length, percent

    /// Metric first.
    package var units: [String] {
      switch self {
      case .weight: ["kg", "lb"]
      case .length: ["cm", "in"]
      case .percent: ["%"]
      }
    }

    /// The quantity a unit belongs to.
    package init?(unit: String) {
      guard let quantity = Quantity.allCases.first(where: { $0.units.contains(unit) }) else { return nil }
      self = quantity
    }
  }

  /// As the log keeps it, in lower case: `left biceps`.
  package let name: String
  /// Nil for an own kind, whose first value decides.
  package let quantity: Quantity?

  package static let bodyweight = MeasurementKind(name: "bodyweight", quantity: .weight)
  package static let bodyFat = MeasurementKind(name: "body fat", quantity: .percent)

  /// The seventeen places for the tape, from the top down.
  package static let sites: [MeasurementKind] = [
    "neck", "shoulders", "chest", "left biceps", "right biceps", "left forearm", "right forearm",
    "left wrist",
    "right wrist", "upper abs", "waist", "lower abs", "hips", "left thigh", "right thigh", "left calf",
    "right calf",
  ].map { MeasurementKind(name: $0, quantity: .length) }

  /// Every kind there is without making one's own.
  package static let standard = [bodyweight, bodyFat] + sites

  package var isStandard: Bool { MeasurementKind.standard.contains(self) }

  /// `Left biceps`.
  package var title: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The kind under which a goal for this one is kept: its newest value counts.
  package var goal: MeasurementKind { MeasurementKind(name: name + " goal", quantity: quantity) }

  package var isGoal: Bool { name.hasSuffix(" goal") }
}

extension MeasurementKind {
  /// Other words for the standard kinds.
  private static let aliases: [String: [String]] = [
    "bodyweight": ["weight", "body weight", "bw", "body mass", "mass"],
    "body fat": ["fat", "bodyfat", "body fat percentage", "fat percent", "bf"],
    "shoulders": ["shoulder"], "hips": ["hip", "glutes", "buttocks"],
    "waist": ["belly", "stomach", "abdomen"], "upper abs": ["upper ab"], "lower abs": ["lower ab"],
    "left biceps": ["left bicep", "left arm", "left upper arm"],
    "right biceps": ["right bicep", "right arm", "right upper arm"],
    "left forearm": ["left forearms"], "right forearm": ["right forearms"],
    "left thigh": ["left leg", "left quad"], "right thigh": ["right leg", "right quad"],
    "left calf": ["left calves"], "right calf": ["right calves"],
  ]

  private static let byKey: [String: MeasurementKind] = {
    var kinds: [String: MeasurementKind] = [:]
    for kind in standard {
      for name in [kind.name] + (aliases[kind.name] ?? []) { kinds[Search.key(of: name)] = kind }
    }
    return kinds
  }()

  /// The standard kind that a word means, whatever its case and order: `Weight`, `bicep, left`.
  package static func standard(named text: String) -> MeasurementKind? {
    let sides = ["l": "left", "r": "right"]
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map {
      sides[String($0)] ?? String($0)
    }
    return byKey[Search.key(of: words.joined(separator: " "))]
  }

  /// The standard kind, or one's own under its words in lower case.
  package init(named text: String) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self = MeasurementKind.standard(named: text) ?? MeasurementKind(name: words, quantity: nil)
  }
}
