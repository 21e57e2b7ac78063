extension ListFilter {
  /// Takes the words that narrow a list out of what was typed; the rest is text.
  ///
  /// They are `muscle:chest`, `equipment:cable`, `kind:reps`, `tag:deload` or `#deload` and `with:pr`; with a
  /// minus in front each keeps out.
  package static func split(_ words: [String]) throws(PredicateComplaint) -> (
    filter: ListFilter, rest: [String]
  ) {
    var (filter, rest) = (ListFilter(), [String]())
    for word in words {
      let isOut = word.first == "-"
      let bare = isOut ? String(word.dropFirst()) : word
      if bare.first == "#", bare.count > 1 {
        filter[.tag(try tag(String(bare.dropFirst())))] = !isOut
      } else if let colon = bare.firstIndex(of: ":"),
        let name = Name(rawValue: bare[..<colon].lowercased())
      {
        filter[try facet(name, String(bare[bare.index(after: colon)...]))] = !isOut
      } else {
        rest.append(word)
      }
    }
    return (filter, rest)
  }

  private enum Name: String {
    case muscle, equipment, kind, tag, with
  }

  private static func facet(_ name: Name, _ value: String) throws(PredicateComplaint) -> Facet {
    switch name {
    case .tag: return .tag(try tag(value))
    case .with:
      guard ["pr", "prs", "record", "records"].contains(value.lowercased()) else {
        throw PredicateComplaint(sentence: "“with:\(value)” asks nothing: write with:pr.")
      }
      return .records
    case .muscle: return .muscle(try one(of: Muscle.allCases, named: \.rawValue, value, "muscle"))
    case .kind: return .kind(try one(of: ExerciseKind.allCases, named: \.rawValue, value, "kind"))
    case .equipment:
      return .equipment(try one(of: Exercise.equipmentWords, named: \.self, value, "equipment"))
    }
  }

  private static func tag(_ text: String) throws(PredicateComplaint) -> String {
    let tags = Tags.read(text)
    guard let tag = tags.first, tags.count == 1 else {
      throw PredicateComplaint(sentence: "“\(text)” is not one tag: write tag:deload.")
    }
    return tag
  }

  /// The value of that name, or the only one whose name begins so.
  private static func one<Value>(
    of values: [Value], named name: (Value) -> String, _ typed: String, _ noun: String
  ) throws(PredicateComplaint) -> Value {
    if let same = values.first(where: { Search.isSame(name($0), typed) }) { return same }
    let letters = FoldedText(typed).joined
    let near = values.filter { !letters.isEmpty && FoldedText(name($0)).joined.starts(with: letters) }
    guard let only = near.first, near.count == 1 else {
      let choices = (near.isEmpty ? values : near).map { FoldedText(name($0)).dashed }
      throw PredicateComplaint(
        sentence: "“\(noun):\(typed)” is not one \(noun): it is \(choices.joined(separator: ", ")).")
    }
    return only
  }
}

extension FoldedText {
  /// Words as they can be typed without a blank: `lower-back`.
  fileprivate var dashed: String {
    words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
  }
}
