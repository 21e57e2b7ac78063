internal import Logbook
internal import Training

/// `knurl measure`.
enum Measuring {
  static func run(_ call: Call) throws {
    let (name, value) = split(call.arguments.operands)
    guard !name.isEmpty else {
      guard value.isEmpty else {
        throw UsageError("\(value) of what? For example: knurl measure weight \(value)")
      }
      return try MeasurementListing.all(call)
    }
    let kind = try kind(name, call)
    let asks = ["goal", "remove"].filter(call.arguments.has)
    guard asks.count + (value.isEmpty ? 0 : 1) <= 1 else {
      throw UsageError("A value, --goal and --remove are each for their own.")
    }
    if let goal = call.arguments.value("goal") { return try setGoal(goal, of: kind, call) }
    if call.arguments.has("remove") { return try remove(kind, call) }
    guard !value.isEmpty else { return try MeasurementListing.one(kind, call) }
    try add(value, of: kind, call)
  }

  /// The words before the first that begins like a number, and the rest without gaps.
  private static func split(_ words: [String]) -> (name: String, value: String) {
    let isNumber = { (word: String) in
      let start = word.first { !"+-−.,".contains($0) }
      return start.map { $0.isNumber && $0.isASCII } ?? false
    }
    let index = words.firstIndex(where: isNumber) ?? words.endIndex
    return (words[..<index].joined(separator: " "), words[index...].joined())
  }

  /// A standard kind, one measured before, or with `--new` one's own.
  private static func kind(_ name: String, _ call: Call) throws -> MeasurementKind {
    if let standard = MeasurementKind.standard(named: name) { return standard }
    let own = MeasurementKind(named: try Words.name(name, of: "the measurement"))
    guard !own.isGoal else { throw Refusal("Goals are set with --goal: knurl measure weight --goal 80kg") }
    if call.arguments.has("new") { return own }
    let known = try call.readableLog().measurementKinds().map(\.kind)
    if let kind = known.first(where: { Search.isSame($0.name, own.name) }) { return kind }
    let names = (MeasurementKind.standard + known).map(\.name)
    let near = Search.nearest(name, among: names).first.map { " Did you mean \($0)?" } ?? ""
    throw Refusal("Nothing called “\(name)” is measured.\(near) --new makes it a kind of your own.")
  }

  private static func add(_ text: String, of kind: MeasurementKind, _ call: Call) throws {
    let value = try read(text, of: kind, call)
    let log = try call.log()
    let taken =
      try call.arguments.value("date").map { try DateText.moment($0, clock: call.clock) } ?? call.now
    let old = try log.measurements(of: kind, limit: Int(Int32.max)).first { $0.taken.moment == taken.moment }
    var ids = call.newIDs()
    let id = old?.id ?? ids.next(at: call.now.moment)
    let new = Measurement(
      id: id, kind: kind.name, milli: value.milli, unit: value.unit, taken: taken, note: old?.note ?? "")
    let verb = old == nil ? "Measured" : "Changed"
    try log.save(
      Change("\(verb) \(kind.name) \(value.text())", [.measurement(from: old, to: new)]), at: call.now.moment)
    guard !call.wantsJSON else { return call.print(MeasurementListing.json(new)) }
    call.output.line(
      "\(kind.title) \(value.text(style: call.style)) on \(taken.day.text). knurl undo takes it back.")
    guard kind == .bodyweight, !isPlausible(value) else { return }
    call.output.line("Below 30 and above 300 kg it does not count in exercises and scores.")
  }

  private static func isPlausible(_ value: MeasurementValue) -> Bool {
    BodyweightLog.isPlausible(Weight(milli: value.milli, unit: value.unit == "lb" ? .lb : .kg))
  }

  private static func setGoal(_ text: String, of kind: MeasurementKind, _ call: Call) throws {
    let log = try call.log()
    let old = try log.measurements(of: kind.goal, limit: 1).first
    guard text.lowercased() != "off" else {
      guard let old else { throw Refusal("\(kind.title) has no goal.") }
      try log.save(
        Change("Removed the goal of \(kind.name)", [.measurement(from: old, to: nil)]), at: call.now.moment)
      guard !call.wantsJSON else { return call.print(MeasurementListing.json(goal: nil, of: kind)) }
      return call.output.line("\(kind.title) has no goal any more. knurl undo takes it back.")
    }
    let value = try read(text, of: kind, call)
    var ids = call.newIDs()
    let new = Measurement(
      id: old?.id ?? ids.next(at: call.now.moment), kind: kind.goal.name, milli: value.milli,
      unit: value.unit, taken: call.now)
    try log.save(
      Change("Set the goal of \(kind.name) to \(value.text())", [.measurement(from: old, to: new)]),
      at: call.now.moment)
    guard !call.wantsJSON else { return call.print(MeasurementListing.json(goal: value, of: kind)) }
    call.output.line(
      "The goal of \(kind.name) is \(value.text(style: call.style)). knurl undo takes it back.")
  }

  private static func remove(_ kind: MeasurementKind, _ call: Call) throws {
    let log = try call.log()
    let values = try log.measurements(of: kind, limit: Int(Int32.max))
    let day = try call.arguments.value("date").map { try DateText.moment($0, clock: call.clock).day }
    guard let found = values.first(where: { day == nil || $0.taken.day == day }) else {
      throw Refusal("There is no \(kind.name) \(day.map { "on \($0.text)" } ?? "in the log").")
    }
    let text = "\(kind.name) \(found.value.text())"
    try log.save(Change("Removed \(text)", [.measurement(from: found, to: nil)]), at: call.now.moment)
    guard !call.wantsJSON else { return call.print(MeasurementListing.json(found)) }
    call.output.line("Removed \(text) of \(found.taken.day.text). knurl undo brings it back.")
  }

  private static func read(_ text: String, of kind: MeasurementKind, _ call: Call) throws -> MeasurementValue
  {
    let log = try call.readableLog()
    let last = try log.measurements(of: kind, limit: 1).first?.unit
    let quantity = kind.quantity ?? last.flatMap { MeasurementKind.Quantity(unit: $0) }
    let isBare = text.last.map { $0.isNumber || $0 == "." || $0 == "," } ?? true
    let unit = try last ?? (isBare ? usualUnit(of: quantity, in: log, call) : "")
    do throws(Reason) {
      return try MeasurementValue(reading: text, quantity: quantity, unit: unit)
    } catch let reason {
      guard case .notAUnit = reason, let quantity else { throw Refusal("“\(text)”: \(reason.sentence)") }
      let units = quantity.units.joined(separator: " or ")
      throw Refusal("“\(text)”: \(kind.title) is measured in \(units).")
    }
  }

  /// The unit of a bare number: for the tape the one used last, else the one that goes with the weights'.
  private static func usualUnit(
    of quantity: MeasurementKind.Quantity?, in log: Logbook, _ call: Call
  ) throws -> String {
    let unit = call.preferences.weightUnit
    switch quantity {
    case .weight: return unit.rawValue
    case .percent: return "%"
    case .length:
      let used = try log.measurementKinds().first { $0.kind.quantity == .length }?.newest.unit
      return used ?? (unit == .kg ? "cm" : "in")
    case nil: throw Refusal("The first value of an own kind needs its unit: kg, lb, cm, in or %.")
    }
  }
}
