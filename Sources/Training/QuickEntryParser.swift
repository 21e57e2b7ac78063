/// Reads the tokens of a quick entry from left to right, one rule of the grammar per function.
struct QuickEntryParser {
  private let tokens: [QuickEntryToken]
  private let place: QuickEntry.Place
  private var position = 0

  /// A value as written: with its meaning if it carries a unit, bare if not.
  private enum Quantity {
    case bare(String, Int)
    case weight(String, Int, WeightUnit)
    case duration(Int)
    case distance(String, Int, DistanceUnit)
  }

  private struct Item {
    var values = SetValues()
    /// The field a further single value of a list replaces.
    var last: SetField
    var count = 1
  }

  init(tokens: [QuickEntryToken], place: QuickEntry.Place) {
    self.tokens = tokens
    self.place = place
  }

  private var next: QuickEntryToken? { position < tokens.count ? tokens[position] : nil }

  private func token(after distance: Int) -> QuickEntryToken? {
    position + distance < tokens.count ? tokens[position + distance] : nil
  }

  private mutating func take(_ kind: QuickEntryToken.Kind) -> Bool {
    guard next?.kind == kind else { return false }
    position += 1
    return true
  }

  /// The text before the reading position, for "missing after".
  private var before: String { position > 0 ? tokens[position - 1].text : "" }
}

extension QuickEntryParser {
  /// Reads the rule `entry`.
  mutating func sets() throws(Reason) -> [SetValues] {
    guard !tokens.isEmpty else { throw .empty }
    let prefix = try countPrefix()
    var items = [try item(after: nil)]
    while take(.slash) { items.append(try item(after: items.last)) }
    let shared = try effort(apart: true)
    if let extra = next { throw .unexpected(extra.text) }
    if let shared {
      items = try items.map { item throws(Reason) in try sharing(shared, with: item, of: items) }
    }
    let count = try total(prefix: prefix, items: items)
    return items.count > 1 ? items.map(\.values) : Array(repeating: items[0].values, count: count)
  }

  private mutating func countPrefix() throws(Reason) -> Int? {
    guard let first = next, first.kind == .number, let times = token(after: 1), times.kind == .times,
      !times.isApart, let value = token(after: 2), value.isApart
    else { return nil }
    position += 2
    return try count(first.text)
  }

  private func count(_ text: String) throws(Reason) -> Int {
    guard let count = Int(text), (1...Limits.setsAtOnce).contains(count) else {
      throw .tooManySets(Limits.setsAtOnce)
    }
    return count
  }

  private func total(prefix: Int?, items: [Item]) throws(Reason) -> Int {
    let counts = items.map(\.count) + [prefix ?? 1]
    let several = counts.filter { $0 > 1 }
    guard items.count <= Limits.setsAtOnce else { throw .tooManySets(Limits.setsAtOnce) }
    guard several.count <= 1, several.isEmpty || items.count == 1 else { throw .listWithCount }
    return several.first ?? 1
  }

  private func sharing(_ rpe: RPE, with item: Item, of items: [Item]) throws(Reason) -> Item {
    if item.values.rpe != nil, items.count == 1 { throw .repeated(.rpe) }
    var item = item
    item.values.rpe = item.values.rpe ?? rpe
    return item
  }
}

extension QuickEntryParser {
  /// Reads the rule `item`.
  private mutating func item(after previous: Item?) throws(Reason) -> Item {
    if previous == nil, let only = try effortAlone() { return only }
    let isReps = take(.times)
    var parts = [try quantity()]
    while take(.times) { parts.append(try quantity()) }
    var item = try isReps ? repsItem(parts, after: previous) : chainItem(parts, after: previous)
    while let token = next, token.kind == .number, token.isApart {
      try add(try quantity(), to: &item, after: parts)
    }
    if let rpe = try effort(apart: false) {
      guard item.values.rpe == nil else { throw .repeated(.rpe) }
      item.values.rpe = rpe
    }
    return item
  }

  /// `@8` by itself.
  private mutating func effortAlone() throws(Reason) -> Item? {
    guard let rpe = try effort(apart: next?.isApart ?? false) else { return nil }
    return Item(values: SetValues(rpe: rpe), last: .rpe)
  }

  private func repsItem(_ parts: [Quantity], after previous: Item?) throws(Reason) -> Item {
    guard parts.count == 1 else { throw .unexpected("x") }
    var item = Item(values: carried(from: previous), last: .reps)
    item.values.reps = nil
    try assign(parts[0], to: .reps, in: &item.values)
    return item
  }

  private func chainItem(_ parts: [Quantity], after previous: Item?) throws(Reason) -> Item {
    if parts.count == 1 { return try single(parts[0], after: previous) }
    let fields = place.kind.fields
    let hasWeight = place.kind.has(.weight)
    guard parts.count == 2 || (parts.count == 3 && hasWeight) else { throw .unexpected("x") }
    var rest = parts[...]
    var item = Item(last: hasWeight ? fields[1] : mainField)
    if parts.count == 3 || !hasWeight, let first = rest.popFirst() {
      guard case .bare(let text, _) = first else { throw .tooManySets(Limits.setsAtOnce) }
      // A sign makes it a weight, and these exercises have none.
      guard hasWeight || !"+-−".contains(text.first ?? " ") else { throw .wrongField(.weight) }
      item.count = try setCount(text, of: rest)
    }
    for (part, field) in zip(rest, hasWeight ? fields : [mainField]) {
      try assign(part, to: field, in: &item.values)
    }
    return item
  }

  /// How many sets a chain's first number asks for; no weight, `0x12`, is one set.
  private func setCount(_ text: String, of rest: ArraySlice<Quantity>) throws(Reason) -> Int {
    guard !place.kind.has(.weight) else { return try count(text) }
    if text == "0", place.kind == .reps { return 1 }
    let count = try count(text)
    if count > Limits.plainSets, case .bare(let value, _)? = rest.first {
      throw .countOrReps(count, value)
    }
    return count
  }

  /// The field counted sets of an exercise without weight are about.
  private var mainField: SetField { place.field == .rpe ? place.kind.fields[0] : place.field }

  private func single(_ part: Quantity, after previous: Item?) throws(Reason) -> Item {
    var field = previous?.last ?? (isRepsList ? .reps : place.field)
    switch part {
    case .bare: break
    case .weight: field = .weight
    case .duration: field = .duration
    case .distance: field = .distance
    }
    var item = Item(values: carried(from: previous), last: field)
    item.values.clear(field)
    try assign(part, to: field, in: &item.values)
    return item
  }

  /// Whether it is `12/10/8` in the cell of a weight: nobody means so many weights and no reps.
  private var isRepsList: Bool {
    guard place.field == .weight, place.kind.has(.reps) else { return false }
    return tokens.contains { $0.kind == .slash }
      && tokens.allSatisfy { token in
        switch token.kind {
        case .times, .colon: false
        case .word: token.isEffort
        default: true
        }
      }
  }

  private func carried(from previous: Item?) -> SetValues {
    var values = previous?.values ?? SetValues()
    values.rpe = nil
    return values
  }

  private func add(_ part: Quantity, to item: inout Item, after parts: [Quantity]) throws(Reason) {
    switch part {
    case .bare(let text, _):
      guard case .bare(let first, _) = parts[0], parts.count == 1 else { throw .unexpected(text) }
      throw .twoNumbers(first, text)
    case .weight: try assign(part, to: .weight, in: &item.values)
    case .duration: try assign(part, to: .duration, in: &item.values)
    case .distance: try assign(part, to: .distance, in: &item.values)
    }
  }
}

extension QuickEntryParser {
  /// Puts a value into its field, if the exercise has it, it is empty and the unit fits.
  private func assign(_ part: Quantity, to field: SetField, in values: inout SetValues) throws(Reason) {
    guard place.kind.has(field) else { throw .wrongField(field) }
    guard !values.has(field) else { throw .repeated(field) }
    switch (part, field) {
    case (.bare(let text, let milli), .weight):
      values.weight = try weight(milli, place.weightUnit, typed: text)
    case (.weight(let text, let milli, let unit), .weight):
      values.weight = try weight(milli, unit, typed: text)
    case (.bare(let text, let milli), .reps): values.reps = try Checked.reps(milli, typed: text)
    case (.bare(let text, let milli), .duration):
      values.duration = try Checked.duration(milli, bare: place.bareDuration, typed: text)
    case (.duration(let seconds), .duration): values.duration = seconds
    case (.bare(let text, let milli), .distance):
      values.distance = try Checked.distance(milli, place.distanceUnit, typed: text)
    case (.distance(let text, let milli, let unit), .distance):
      values.distance = try Checked.distance(milli, unit, typed: text)
    case (.bare(let text, let milli), .rpe): values.rpe = try Checked.rpe(milli, typed: text)
    case (.weight(let text, _, let unit), .reps) where place.kind.has(.weight):
      throw .weightBehind(text + unit.rawValue)
    case (.weight, _): throw .wrongField(.weight)
    case (.duration, _): throw .wrongField(.duration)
    case (.distance, _): throw .wrongField(.distance)
    }
  }

  private func weight(_ milli: Int, _ unit: WeightUnit, typed: String) throws(Reason) -> Weight {
    try Checked.weight(milli, unit, typed: typed, allowsAssistance: place.kind.allowsAssistance)
  }

  /// Reads the rule `value`.
  private mutating func quantity() throws(Reason) -> Quantity {
    guard let first = next else { throw .unfinished(before) }
    guard first.kind == .number else { throw .unexpected(first.text) }
    position += 1
    if next?.kind == .colon { return .duration(try clock(from: first.text)) }
    let milli = try thousandths(of: first.text)
    guard let word = next, word.kind == .word, !word.isEffort else {
      return .bare(first.text, milli)
    }
    position += 1
    if let unit = WeightUnit(word: word.text) { return .weight(first.text, milli, unit) }
    if let unit = DistanceUnit(word: word.text), unit != .m || place.kind.has(.distance) {
      return .distance(first.text, milli, unit)
    }
    return .duration(try time(first.text, word.text))
  }

  /// A number beyond all counting stands for one above every limit: its field names the limit.
  private func thousandths(of text: String) throws(Reason) -> Int {
    do throws(Reason) {
      return try Number.thousandths(of: text.hasPrefix("+") ? text.dropFirst() : text[...])
    } catch {
      if case .tooLarge = error { return 1_000_000_000_000_000_000 }
      guard text.contains("e") else { throw error }
      return 1_000_000_000_000_000_000
    }
  }

  /// Reads a time with colons.
  private mutating func clock(from first: String) throws(Reason) -> Int {
    var text = first
    while take(.colon) {
      guard let number = next, number.kind == .number else { throw .notADuration(text + ":") }
      text += ":" + number.text
      position += 1
    }
    return try Elapsed.seconds(of: text, bare: .seconds)
  }

  /// Reads a time with units, largest first.
  private mutating func time(_ number: String, _ unit: String) throws(Reason) -> Int {
    guard var size = Elapsed.size(ofUnit: unit) else { throw .notAUnit(unit) }
    var text = number + unit
    while let number = next, number.kind == .number, let word = token(after: 1), word.kind == .word,
      let smaller = Elapsed.size(ofUnit: word.text), smaller < size
    {
      text += number.text + word.text
      size = smaller
      position += 2
    }
    return try Elapsed.seconds(of: text, bare: .seconds)
  }

  /// Reads the rule `effort`.
  private mutating func effort(apart: Bool) throws(Reason) -> RPE? {
    guard let mark = next, mark.kind == .at || mark.isEffort, mark.isApart == apart
    else { return nil }
    position += 1
    guard let number = next else { throw .unfinished(mark.text) }
    guard number.kind == .number else { throw .notAnRPE(number.text) }
    position += 1
    let milli = try Number.thousandths(of: number.text)
    let isReserve = mark.kind == .word && mark.text.hasPrefix("ri") || mark.text == "r"
    return try isReserve
      ? Checked.reserve(milli, typed: number.text) : Checked.rpe(milli, typed: number.text)
  }
}
