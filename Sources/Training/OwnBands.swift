/// Landmarks of one's own as they are written: `chest 8-16, biceps 6-12`.
enum OwnBands {
  /// More sets a week than this are a slip of the finger.
  private static let most = 99

  static func text(of bands: [Muscle: VolumeBand]) -> String {
    Muscle.allCases.compactMap { muscle in
      bands[muscle].map { "\(muscle.rawValue) \($0.least)-\($0.most)" }
    }.joined(separator: ", ")
  }

  /// The bands, or the sentence that says why not.
  static func read(_ text: String) -> ([Muscle: VolumeBand], String?) {
    var bands: [Muscle: VolumeBand] = [:]
    for part in text.split(separator: ",") {
      let words = part.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
      guard !words.isEmpty else { continue }
      let name = words.dropLast().joined(separator: " ")
      guard let muscle = Muscle(rawValue: name) else { return ([:], unknown(name.isEmpty ? words[0] : name)) }
      let ends = words[words.count - 1].split(separator: "-").map { Int($0) }
      guard ends.count == 2, let least = ends[0], let most = ends[1], least <= most, most <= OwnBands.most
      else {
        return (
          [:], "“\(words[words.count - 1])” is no span of sets: write \(name) 8-16, up to \(OwnBands.most)."
        )
      }
      bands[muscle] = VolumeBand(least: least, most: most)
    }
    return (bands, nil)
  }

  private static func unknown(_ name: String) -> String {
    let near = Search.nearest(name, among: Muscle.allCases.map(\.rawValue)).first
    return "“\(name)” is no muscle here" + (near.map { "; did you mean \($0)?" } ?? ".")
  }
}

extension Preferences {
  /// What a usual week of sets for a muscle is; nil where nothing is shown or advised.
  package func band(of muscle: Muscle) -> VolumeBand? {
    bands == .off ? nil : ownBands[muscle] ?? bands.band(of: muscle)
  }
}
