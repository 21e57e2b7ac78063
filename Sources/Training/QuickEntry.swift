/// What a person typed over a cell: the values of one set, or of several.
///
/// The grammar; blanks are free except where a rule names one:
///
///     entry     = [count "x" BLANK] item { "/" item } { BLANK effort }
///     item      = chain { BLANK measure } { effort }
///     chain     = "x" reps | value | value "x" value | count "x" value "x" value
///     value     = number | measure
///     measure   = number unit | time
///     effort    = ("@" | "rpe") rpe | ("r" | "rir") reserve
///     time      = m:ss | h:mm:ss | [n "h"] [n "min"] [n "s"]
///     unit      = kg | lb | km | m | mi | yd | ft
///     number    = digits with at most one point or comma
///
/// - `100` goes to the focused cell; with a unit it goes where the unit belongs.
/// - `100x5` is the weight and the exercise's other value. An exercise without weight reads
///   `3x12` as three sets of 12, and one with weight reads `3x100x5` as three sets.
/// - `3x 100x5`, with the blank after a tight `3x`, is always three sets.
/// - A list of bare numbers means reps where there is a weight and reps, also in the weight's cell: `12/10/8`.
/// - In a list each further single value replaces the last one of its kind: `100x12/10/8`.
/// - An effort written tight belongs to its item, one after a blank to every item without its own.
/// - A bare time is in seconds for holds and in minutes where there is a distance.
/// - `8/7 L/R` counts the reps of the left and the right side: `24x8/7 L/R` is one set.
/// - `m` is metres where the exercise has a distance and minutes elsewhere and after hours.
package struct QuickEntry: Hashable, Sendable {
  /// One or more sets, each with only what was typed.
  package let sets: [SetValues]

  /// What the entry is typed into.
  package struct Place: Hashable, Sendable {
    package var kind: ExerciseKind
    package var focus: SetField
    /// The units of numbers without one.
    package var weightUnit: WeightUnit
    package var distanceUnit: DistanceUnit

    package init(
      kind: ExerciseKind, focus: SetField = .weight, weightUnit: WeightUnit = .kg,
      distanceUnit: DistanceUnit = .km
    ) {
      self.kind = kind
      self.focus = focus
      self.weightUnit = weightUnit
      self.distanceUnit = distanceUnit
    }

    /// The focused field, or the first the exercise has when it lacks that one.
    var field: SetField { kind.has(focus) ? focus : kind.fields[0] }

    var bareDuration: Elapsed.Bare { kind.has(.distance) ? .minutes : .seconds }
  }

  /// Reads an entry; any text gives an entry or a reason.
  package static func parse(_ text: String, at place: Place) -> Result<QuickEntry, Reason> {
    do throws(Reason) {
      if let set = try oneSided(text, at: place) { return .success(QuickEntry(sets: [set])) }
      var parser = QuickEntryParser(tokens: try QuickEntryToken.tokens(of: text), place: place)
      return .success(QuickEntry(sets: try parser.sets()))
    } catch {
      return .failure(error)
    }
  }

  /// Reads a set whose sides are counted apart; nil when the text has no `L/R`.
  private static func oneSided(_ text: String, at place: Place) throws(Reason) -> SetValues? {
    guard place.kind.has(.reps), let sides = withoutMark(text.lowercased()) else { return nil }
    var parser = QuickEntryParser(tokens: try QuickEntryToken.tokens(of: sides), place: place)
    let sets = try parser.sets()
    guard sets.count == 2, let left = sets[0].reps, let right = sets[1].reps else { throw .notSides }
    var set = sets[0]
    set.count(SetValues.Sides(left: left, right: right))
    return set
  }

  /// The text without its `L/R`, a word of its own or the end of the last one; nil where there is none.
  private static func withoutMark(_ text: String) -> String? {
    let marks = ["l/r", "lr"]
    let words = text.split(separator: " ")
    let others = words.filter { !marks.contains(String($0)) }
    if others.count < words.count { return others.joined(separator: " ") }
    return marks.first(where: text.hasSuffix).map { String(text.dropLast($0.count)) }
  }

  /// The same with the place spelled out.
  package static func parse(
    _ text: String, focus: SetField, kind: ExerciseKind, weightUnit: WeightUnit = .kg,
    distanceUnit: DistanceUnit = .km
  ) -> Result<QuickEntry, Reason> {
    let place = Place(kind: kind, focus: focus, weightUnit: weightUnit, distanceUnit: distanceUnit)
    return parse(text, at: place)
  }
}
