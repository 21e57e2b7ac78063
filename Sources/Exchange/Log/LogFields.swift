internal import Training

/// What is wrong with a value, as a sentence's end.
struct FieldFault: Error {
  var reason: String

  static func missing(_ name: String) -> FieldFault { FieldFault(reason: "\(name) is missing") }

  static func wrong(_ name: String, _ what: String) -> FieldFault {
    FieldFault(reason: "\(name) is not \(what)")
  }
}

/// The members of a JSON object, each checked as it is taken.
struct LogFields {
  private let object: JSONValue

  init(_ object: JSONValue, _ name: String) throws(FieldFault) {
    guard object.members != nil else { throw .wrong(name, "an object") }
    self.object = object
  }

  func text(_ name: String) throws(FieldFault) -> String {
    guard let text = try optionalText(name) else { throw .missing(name) }
    return text
  }

  func optionalText(_ name: String) throws(FieldFault) -> String? {
    guard let value = object[name] else { return nil }
    guard let text = value.text else { throw .wrong(name, "a text") }
    return text
  }

  /// A name with something in it.
  func name(_ name: String) throws(FieldFault) -> String {
    let text = try text(name)
    guard text.contains(where: { $0 != " " }) else { throw .missing(name) }
    return text
  }

  func id<Subject>(_ name: String) throws(FieldFault) -> ID<Subject> { ID(try self.name(name)) }

  func flag(_ name: String) throws(FieldFault) -> Bool {
    guard let value = object[name] else { return false }
    guard let flag = value.flag else { throw .wrong(name, "true or false") }
    return flag
  }

  func integer(_ name: String, in range: ClosedRange<Int>) throws(FieldFault) -> Int? {
    guard let value = object[name] else { return nil }
    guard let number = value.integer, range.contains(number) else {
      throw .wrong(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A whole number from 0; 0 where it is not said.
  func count(_ name: String) throws(FieldFault) -> Int {
    try integer(name, in: 0...Limits.storedCount) ?? 0
  }

  /// Thousandths of a decimal number.
  func milli(_ name: String, within limit: Int) throws(FieldFault) -> Int? {
    guard let value = object[name] else { return nil }
    guard let milli = value.thousandths, milli.magnitude <= limit else {
      throw .wrong(name, "a number with at most three decimals within \(Number.text(limit, grouped: true))")
    }
    return milli
  }

  /// One of a few words.
  func word<Word: RawRepresentable>(_ name: String) throws(FieldFault) -> Word?
  where Word.RawValue == String {
    guard let text = try optionalText(name) else { return nil }
    guard let word = Word(rawValue: text) else {
      throw FieldFault(reason: "\(name) “\(text.prefix(40))” is not known here")
    }
    return word
  }

  func words(_ name: String) throws(FieldFault) -> [String] {
    var words: [String] = []
    for value in try list(name) {
      guard let text = value.text else { throw .wrong(name, "a list of texts") }
      words.append(text)
    }
    return words
  }

  func list(_ name: String) throws(FieldFault) -> [JSONValue] {
    guard let value = object[name] else { return [] }
    guard let list = value.list else { throw .wrong(name, "a list") }
    return list
  }

  func moment(_ name: String) throws(FieldFault) -> LocalMoment? {
    guard let text = try optionalText(name) else { return nil }
    guard let moment = LocalMoment(exactText: text) else {
      throw FieldFault(
        reason: "\(name) “\(text.prefix(40))” is not a time with its offset, like 2026-11-27T18:36:00+01:00")
    }
    return moment
  }

  func object(_ name: String) throws(FieldFault) -> LogFields? {
    guard let value = object[name] else { return nil }
    return try LogFields(value, name)
  }

  func values() throws(FieldFault) -> SetValues {
    var values = SetValues()
    if let milli = try milli("weight", within: Limits.storedWeight) {
      values.weight = Weight(milli: milli, unit: try word("unit") ?? .kg)
    }
    values.reps = try integer("reps", in: 0...Limits.storedCount)
    if let left = try integer("reps_left", in: 0...Limits.storedCount),
      let right = try integer("reps_right", in: 0...Limits.storedCount)
    {
      values.count(SetValues.Sides(left: left, right: right))
    }
    values.duration = try integer("duration_s", in: 0...Limits.storedCount)
    if let milli = try milli("distance", within: Limits.storedDistance) {
      guard milli >= 0 else { throw .wrong("distance", "zero or more") }
      values.distance = Distance(milli: milli, unit: try word("distance_unit") ?? .m)
    }
    if let milli = try milli("rpe", within: 10_000) {
      guard milli % 500 == 0, let rpe = RPE(halves: milli / 500) else {
        throw .wrong("rpe", "1 to 10 in halves")
      }
      values.rpe = rpe
    }
    return values
  }
}

extension Limits {
  /// The widest values the log itself takes: thousandths, seconds and reps.
  static let storedWeight = 90_000_000_000
  static let storedCount = 1_000_000_000
  static let storedDistance = 1_000_000_000_000
  static let storedRest = 86_400
}
