import Training

/// Sets as JEFIT packs them into one cell: `135x5,135x5,155x3`, weight and reps.
enum JefitSets {
  /// The sets; nil for text that is no list of pairs, none where all are `0x0`.
  ///
  /// A timed set is five pairs of which the first three are zeros; its last number is taken as seconds, the
  /// cell is kept as a note, and the set stays out of records until confirmed.
  static func unpacked(_ text: String, _ unit: WeightUnit, _ doubts: inout [ProblemReason]) -> [ImportedSet]?
  {
    guard let pairs = pairs(text) else { return nil }
    guard !pairs.allSatisfy({ $0.weight.thousandths == 0 && $0.reps.thousandths == 0 }) else { return [] }
    if isTimed(pairs), let last = pairs.last {
      doubts.append(.packedTime(String(text.prefix(40))))
      let seconds = (last.reps.thousandths + 500) / 1_000
      return [
        ImportedSet(values: SetValues(duration: seconds), note: text, isSuspicious: true)
      ]
    }
    return pairs.map { pair in
      let reps = pair.reps.thousandths / 1_000
      let values = SetValues(weight: Conversion.typed(pair.weight, in: unit), reps: reps)
      let found = Doubts.about(values)
      doubts += found
      return ImportedSet(values: values, isSuspicious: !found.isEmpty)
    }
  }

  private static func pairs(_ text: String) -> [(weight: Decimal, reps: Decimal)]? {
    var pairs: [(weight: Decimal, reps: Decimal)] = []
    for part in text.split(separator: ",") {
      let numbers = part.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        .map { $0.filter { !$0.isWhitespace } }
      guard numbers.count == 2, let weight = Decimal(numbers[0]), let reps = Decimal(numbers[1]),
        reps.thousandths >= 0
      else { return nil }
      pairs.append((weight, reps))
    }
    return pairs.isEmpty ? nil : pairs
  }

  private static func isTimed(_ pairs: [(weight: Decimal, reps: Decimal)]) -> Bool {
    pairs.count == 5 && pairs.allSatisfy { $0.weight.thousandths == 0 }
      && pairs.prefix(3).allSatisfy { $0.reps.thousandths == 0 } && pairs[4].reps.thousandths > 0
  }
}
