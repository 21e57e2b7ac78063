/// Typed numbers become values here, or a reason why not.
enum Checked {
  /// A weight within the limit; below zero only as assistance.
  static func weight(
    _ milli: Int, _ unit: WeightUnit, typed: String, allowsAssistance: Bool
  ) throws(Reason) -> Weight {
    guard milli >= 0 || allowsAssistance else { throw .negativeWeight }
    guard milli.magnitude <= Limits.weight else {
      throw .tooLarge(typed, limit: "\(Number.text(Limits.weight, grouped: true)) \(unit.rawValue)")
    }
    return Weight(milli: milli, unit: unit)
  }

  static func reps(_ milli: Int, typed: String) throws(Reason) -> Int {
    guard milli >= 0 else { throw .negative }
    guard milli % 1_000 == 0 else { throw .notReps(typed) }
    guard milli / 1_000 <= Limits.reps else {
      throw .tooLarge(typed, limit: "\(Number.grouped(Limits.reps)) reps")
    }
    return milli / 1_000
  }

  /// Whole seconds from a bare number.
  static func duration(_ milli: Int, bare: Elapsed.Bare, typed: String) throws(Reason) -> Int {
    guard milli >= 0 else { throw .negative }
    let seconds = bare == .minutes ? milli.multipliedReportingOverflow(by: 60) : (milli, false)
    guard !seconds.1, seconds.0 / 1_000 <= Limits.duration else {
      throw .tooLarge(typed, limit: Elapsed.text(Limits.duration))
    }
    guard seconds.0 > 0, seconds.0 % 1_000 == 0 else { throw .notADuration(typed) }
    return seconds.0 / 1_000
  }

  static func distance(_ milli: Int, _ unit: DistanceUnit, typed: String) throws(Reason) -> Distance {
    guard milli >= 0 else { throw .negative }
    guard milli <= Limits.distance else {
      throw .tooLarge(typed, limit: "\(Number.text(Limits.distance, grouped: true)) \(unit.rawValue)")
    }
    return Distance(milli: milli, unit: unit)
  }

  /// From thousandths of an RPE.
  static func rpe(_ milli: Int, typed: String) throws(Reason) -> RPE {
    guard milli % 500 == 0, let rpe = RPE(halves: milli / 500) else { throw .notAnRPE(typed) }
    return rpe
  }

  /// From thousandths of reps in reserve.
  static func reserve(_ milli: Int, typed: String) throws(Reason) -> RPE {
    guard milli % 500 == 0, let rpe = RPE(reserveHalves: milli / 500) else { throw .notAnRPE(typed) }
    return rpe
  }
}

extension WeightUnit {
  /// `kg`, `kgs`, `lb`, `lbs` in small letters.
  init?(word: some StringProtocol) {
    switch word {
    case "kg", "kgs": self = .kg
    case "lb", "lbs": self = .lb
    default: return nil
    }
  }
}

extension DistanceUnit {
  /// `m`, `km`, `mi`, `yd`, `ft` and their longer forms in small letters.
  init?(word: some StringProtocol) {
    switch word {
    case "m": self = .m
    case "km", "kms": self = .km
    case "mi", "mile", "miles": self = .mi
    case "yd", "yds": self = .yd
    case "ft", "feet": self = .ft
    default: return nil
    }
  }
}

/// A number and the word after it, as typed into a cell.
private struct Measured {
  let typed: String
  let milli: Int
  let word: String

  init(_ text: String) throws(Reason) {
    let squeezed = text.filter { !$0.isWhitespace }.lowercased()
    guard !squeezed.isEmpty else { throw .empty }
    let number = squeezed.prefix { !$0.isLetter }
    typed = squeezed
    word = String(squeezed.dropFirst(number.count))
    guard !number.isEmpty else { throw .notANumber(squeezed) }
    milli = try Number.thousandths(of: number)
  }
}

extension Weight {
  /// Reads `100`, `100,5`, `.5kg`, `45 lb`; `-5lb` only where assistance is allowed.
  package init(reading text: String, unit: WeightUnit, allowsAssistance: Bool = false) throws(Reason) {
    let measured = try Measured(text)
    guard let read = measured.word.isEmpty ? unit : WeightUnit(word: measured.word) else {
      throw .notAUnit(measured.word)
    }
    self = try Checked.weight(
      measured.milli, read, typed: measured.typed, allowsAssistance: allowsAssistance)
  }
}

extension Distance {
  /// Reads `2.5`, `2,5km`, `400 m`.
  package init(reading text: String, unit: DistanceUnit) throws(Reason) {
    let measured = try Measured(text)
    guard let read = measured.word.isEmpty ? unit : DistanceUnit(word: measured.word) else {
      throw .notAUnit(measured.word)
    }
    self = try Checked.distance(measured.milli, read, typed: measured.typed)
  }
}

extension RPE {
  /// Reads `8`, `8.5`, `8,5`, with or without `@`.
  package init(reading text: String) throws(Reason) {
    let measured = try Measured(String(text.drop { $0 == "@" || $0.isWhitespace }))
    guard measured.word.isEmpty else { throw .notAnRPE(text) }
    self = try Checked.rpe(measured.milli, typed: measured.typed)
  }
}

/// Counts of reps as text.
package enum Reps {
  /// Reads a whole number from 0.
  package static func read(_ text: String) throws(Reason) -> Int {
    let measured = try Measured(text)
    guard measured.word.isEmpty else { throw .notReps(text) }
    return try Checked.reps(measured.milli, typed: measured.typed)
  }
}
