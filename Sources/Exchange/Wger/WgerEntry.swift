import Training

/// One object of wger's answers: a session, a logged set or a body weight.
enum WgerEntry {
  struct Session {
    var id: Int
    var day: Stamp
    var start: Int?
    var end: Int?
    var note: String
  }

  struct LoggedSet {
    var id: Int
    var session: Int?
    var date: Stamp?
    var exercise: String
    var set: ImportedSet
    var doubts: [ProblemReason]
  }

  case session(Session)
  case set(LoggedSet)
  case bodyweight(thousandths: Int, Stamp)

  /// Nil for an object that is none of these; throws for one that is and cannot be read.
  init?(_ value: JSONValue) throws(ProblemReason) {
    if value["repetitions_unit"] != nil || value["repetitions"] != nil || value["slot_entry"] != nil {
      self = .set(try WgerEntry.set(value))
    } else if value["impression"] != nil || value["time_start"] != nil || value["time_end"] != nil {
      self = .session(try WgerEntry.session(value))
    } else if value["weight"] != nil, value["date"] != nil, value["exercise"] == nil {
      let text = WgerEntry.text(value["weight"])
      guard let number = Decimal(text), number.thousandths > 0 else {
        throw .number(column: "weight", text: String(text.prefix(40)))
      }
      self = .bodyweight(thousandths: number.thousandths, try WgerEntry.stamp(value["date"]))
    } else {
      return nil
    }
  }

  private static func session(_ value: JSONValue) throws(ProblemReason) -> Session {
    func clock(_ name: String) -> Int? {
      value[name].flatMap { ColonTime.clock(text($0)) }
    }
    return Session(
      id: whole(value["id"]) ?? 0, day: try stamp(value["date"]), start: clock("time_start"),
      end: clock("time_end"), note: value["notes"]?.text ?? "")
  }

  private static func set(_ value: JSONValue) throws(ProblemReason) -> LoggedSet {
    var values = SetValues()
    var set = ImportedSet()
    try readAmount(value, &values, &set)
    if let number = try number(value, "weight"), number.thousandths != 0 {
      switch whole(value["weight_unit"]) ?? 1 {
      case 1: values.weight = try Conversion.typed(number, in: .kg)
      case 2: values.weight = try Conversion.typed(number, in: .lb)
      case let unit: set.note = "\(text(value["weight"])) (weight unit \(unit))"
      }
    }
    if let left = try number(value, "rir") { values.rpe = RPE(halves: 20 - left.thousandths / 500) }
    set.restAfter = whole(value["rest"]).flatMap { (1...86_400).contains($0) ? $0 : nil }
    let doubts = Doubts.about(values)
    set.values = values
    set.isSuspicious = !doubts.isEmpty
    return LoggedSet(
      id: whole(value["id"]) ?? 0, session: whole(value["session"]),
      date: value["date"] == nil ? nil : try stamp(value["date"]), exercise: exercise(value), set: set,
      doubts: doubts)
  }

  /// Repetitions may be reps, time or a distance, by the unit's number.
  private static func readAmount(
    _ value: JSONValue, _ values: inout SetValues, _ set: inout ImportedSet
  ) throws(ProblemReason) {
    guard let number = try number(value, "repetitions") else { return }
    guard number.thousandths >= 0, number.thousandths < 1_000_000_000 else {
      throw .number(column: "repetitions", text: String(text(value["repetitions"]).prefix(40)))
    }
    switch whole(value["repetitions_unit"]) ?? 1 {
    case 3: values.duration = (number.thousandths + 500) / 1_000
    case 4: values.duration = number.thousandths * 60 / 1_000
    case 5: values.distance = Distance(milli: number.thousandths, unit: .mi)
    case 6: values.distance = Distance(milli: number.thousandths, unit: .km)
    case let unit:
      values.reps = number.thousandths / 1_000
      if unit == 2 { set.type = .failure }
    }
  }

  /// The name where the answer holds it; else the exercise's number, which people can match.
  private static func exercise(_ value: JSONValue) -> String {
    if let name = value["exercise_name"]?.text ?? value["exercise"]?["name"]?.text, !name.isEmpty {
      return name
    }
    if let name = value["exercise"]?.text, !name.isEmpty { return name }
    return "wger exercise \(whole(value["exercise"]) ?? whole(value["exercise_base"]) ?? 0)"
  }
}

extension WgerEntry {
  private static func text(_ value: JSONValue?) -> String {
    switch value {
    case .text(let text), .number(let text): text
    default: ""
    }
  }

  private static func whole(_ value: JSONValue?) -> Int? { Int(text(value)) }

  private static func number(_ value: JSONValue, _ name: String) throws(ProblemReason) -> Decimal? {
    let text = text(value[name])
    guard !text.isEmpty else { return nil }
    guard let number = Decimal(text) else { throw .number(column: name, text: String(text.prefix(40))) }
    return number
  }

  private static func stamp(_ value: JSONValue?) throws(ProblemReason) -> Stamp {
    let text = text(value)
    let bytes = Array(text.utf8)
    guard let stamp = Stamp(bytes.span) else { throw .date(String(text.prefix(40))) }
    return stamp
  }
}
