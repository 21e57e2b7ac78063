import Training

/// Sets as JEFIT packs them into one cell: `135x5,135x5,155x3`, weight and reps.
enum JefitSets {
  /// The sets; nil for text that is no list of pairs, none where all are `0x0`; a weight beyond any is refused.
  ///
  /// A timed set is five pairs of which the first three are zeros; its last number is taken as seconds, the
  /// cell is kept as a note, and the set stays out of records until confirmed.
  static func unpacked(
    _ text: String, _ unit: WeightUnit, _ doubts: inout [ProblemReason]
  ) throws(ProblemReason) -> [ImportedSet]? {
    guard let pairs = pairs(text) else { return nil }
    guard !pairs.allSatisfy({ $0.weight.thousandths == 0 && $0.reps.thousandths == 0 }) else { return [] }
    if isTimed(pairs), let last = pairs.last {
      doubts.append(.packedTime(String(text.prefix(40))))
      let seconds = (last.reps.thousandths + 500) / 1_000
      return [
        ImportedSet(values: SetValues(duration: seconds), note: text, isSuspicious: true)
      ]
    }
    var sets: [ImportedSet] = []
    for pair in pairs {
      let reps = pair.reps.thousandths / 1_000
      let values = SetValues(weight: try Conversion.typed(pair.weight, in: unit), reps: reps)
      let found = Doubts.about(values)
      doubts += found
      sets.append(ImportedSet(values: values, isSuspicious: !found.isEmpty))
    }
    return sets
  }

  private static func pairs(_ text: String) -> [(weight: Decimal, reps: Decimal)]? {
    let bytes = text.utf8.filter { $0 > 32 }
    var pairs: [(weight: Decimal, reps: Decimal)] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ",")) ?? bytes.count
      if start < end {
        guard let pair = pair(bytes.span.extracting(start..<end)) else { return nil }
        pairs.append(pair)
      }
      start = end + 1
    }
    return pairs.isEmpty ? nil : pairs
  }

  private static func pair(_ text: Span<UInt8>) -> (weight: Decimal, reps: Decimal)? {
    guard let cross = text.indices.first(where: { text[$0] | 0x20 == UInt8(ascii: "x") }),
      let weight = Decimal(text.extracting(0..<cross)),
      let reps = Decimal(text.extracting((cross + 1)..<text.count)), reps.thousandths >= 0
    else { return nil }
    return (weight, reps)
  }

  private static func isTimed(_ pairs: [(weight: Decimal, reps: Decimal)]) -> Bool {
    pairs.count == 5 && pairs.allSatisfy { $0.weight.thousandths == 0 }
      && pairs.prefix(3).allSatisfy { $0.reps.thousandths == 0 } && pairs[4].reps.thousandths > 0
  }
}
