/// What a gym has to lift with, as the settings say it.
package struct Gym: Hashable, Sendable {
  /// What a line of the settings is about.
  package enum Field: String, CaseIterable, Hashable, Sendable {
    case bar, collars, plates, dumbbells, stack
  }

  /// The lines as written, by field; those of one exercise behind its name in small letters.
  private var lines: [String: String] = [:]
  /// The unit of numbers without one.
  package var unit = WeightUnit.kg

  package init() {}

  package func line(_ field: Field, of exercise: String? = nil) -> String {
    lines[Gym.key(field, exercise)] ?? ""
  }

  /// Writes a line; an empty one leaves it to what is usual.
  package mutating func set(_ field: Field, of exercise: String? = nil, to text: String) {
    lines[Gym.key(field, exercise)] = text.isEmpty ? nil : text
  }

  private static func key(_ field: Field, _ exercise: String?) -> String {
    field.rawValue + (exercise.map { "." + $0.lowercased() } ?? "")
  }

  /// Every line, as the settings name it behind the gym's own name.
  package var written: [(key: String, text: String)] {
    lines.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension Gym {
  /// How an exercise is loaded here.
  package func loading(of exercise: Exercise?, unit: WeightUnit) -> Loading {
    if let list = list(for: exercise) { return .list(list) }
    let equipment = exercise?.equipment ?? ""
    if let increment = exercise?.increment, bar(for: exercise) == nil {
      return .steps(Weight(milli: max(1, increment), unit: unit), lightest: lightest(equipment, unit))
    }
    if let rack = rack(for: exercise, unit: unit) { return .rack(rack) }
    return .steps(Loading.usualStep(equipment, unit), lightest: lightest(equipment, unit))
  }

  /// The bar and plates of this gym, whatever the exercise.
  package func rack(unit: WeightUnit) -> PlateRack {
    var rack = PlateRack.usual(line(.plates).isEmpty ? unit : self.unit)
    if let bar = stocks(line(.bar)).first { rack.bar = bar.weight }
    if let collars = stocks(line(.collars)).first, collars.weight.milli > 0 { rack.collars = collars.weight }
    let plates = stocks(line(.plates))
    if !plates.isEmpty { rack.plates = plates }
    return rack
  }

  private func lightest(_ equipment: String, _ unit: WeightUnit) -> Weight {
    equipment == "barbell" ? PlateRack.usual(unit).bar : Weight(milli: 0, unit: unit)
  }

  /// The rack of what is loaded with plates: barbells, and what a bar is named for.
  private func rack(for exercise: Exercise?, unit: WeightUnit) -> PlateRack? {
    var rack = rack(unit: unit)
    if let bar = bar(for: exercise) {
      rack.bar = bar
    } else if exercise?.equipment != "barbell" {
      return nil
    }
    return rack
  }

  private func bar(for exercise: Exercise?) -> Weight? {
    guard let exercise else { return nil }
    return [exercise.name, exercise.equipment].lazy
      .compactMap { stocks(line(.bar, of: $0)).first?.weight }.first
  }

  /// The fixed weights of an exercise: its own, those of its equipment, the gym's dumbbells or stacks.
  private func list(for exercise: Exercise?) -> FixedWeights? {
    guard let exercise else { return nil }
    var texts = [line(.stack, of: exercise.name), line(.stack, of: exercise.equipment)]
    switch exercise.equipment {
    case "dumbbell": texts.append(line(.dumbbells))
    case "machine", "cable": texts.append(line(.stack))
    default: break
    }
    guard let text = texts.first(where: { !$0.isEmpty }) else { return nil }
    let weights = stocks(text).map(\.weight)
    return weights.isEmpty ? nil : FixedWeights(weights)
  }

  /// What a line lists; a line was read once before it was kept.
  private func stocks(_ text: String) -> [PlateStock] {
    guard !text.isEmpty else { return [] }
    do throws(Reason) { return try GymList.read(text, unit: unit) } catch { return [] }
  }
}

/// Weights as a line of the settings lists them: `25x4 20x2 1.25`, `2-30/2`, `45lb`.
package enum GymList {
  /// How many a weight without a number stands for: more than any bar takes.
  static let plenty = 20
  private static let most = 200

  /// Reads weights between blanks; a span `2-30/2` stands for every step of it.
  package static func read(_ text: String, unit: WeightUnit) throws(Reason) -> [PlateStock] {
    var stocks: [PlateStock] = []
    for word in text.lowercased().split(whereSeparator: { $0 == " " || $0 == ";" }) {
      let item = word.last == "," ? word.dropLast() : word
      if let span = try span(item, unit) { stocks += span } else { stocks.append(try stock(item, unit)) }
      guard stocks.count <= most else { throw .tooLarge(text, limit: "\(most) weights") }
    }
    guard !stocks.isEmpty else { throw .empty }
    return stocks
  }

  private static func stock(_ item: Substring, _ unit: WeightUnit) throws(Reason) -> PlateStock {
    let parts = item.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    let weight = try Weight(reading: String(parts[0]), unit: unit)
    guard parts.count == 2 else { return PlateStock(weight: weight, count: plenty) }
    guard let count = Int(parts[1]), (0...999).contains(count) else { throw .notReps(String(parts[1])) }
    return PlateStock(weight: weight, count: count)
  }

  /// `2-30/2`, with the unit at the end; nil for a single weight.
  private static func span(_ item: Substring, _ unit: WeightUnit) throws(Reason) -> [PlateStock]? {
    guard let slash = item.firstIndex(of: "/"), let dash = item[..<slash].firstIndex(of: "-") else {
      return nil
    }
    let step = try Weight(reading: String(item[item.index(after: slash)...]), unit: unit)
    let first = try Weight(reading: String(item[..<dash]), unit: step.unit)
    let last = try Weight(reading: String(item[item.index(after: dash)..<slash]), unit: step.unit)
    guard step.milli > 0, first.milli <= last.milli, (last.milli - first.milli) / step.milli < most else {
      throw .notANumber(String(item))
    }
    return stride(from: first.milli, through: last.milli, by: step.milli).map {
      PlateStock(weight: Weight(milli: $0, unit: step.unit), count: plenty)
    }
  }
}
