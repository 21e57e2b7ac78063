/// Exercises made ready to be searched with every key.
package struct SearchIndex: Sendable {
  private let subjects: [(summary: ExerciseSummary, subject: SearchSubject)]

  package init(_ exercises: [ExerciseSummary]) {
    subjects = exercises.map { ($0, SearchSubject($0.exercise)) }
  }

  /// As `Search.find`.
  package func find(_ query: String) -> [Search.Match] {
    let query = FoldedText(query)
    let ranked = subjects.compactMap { summary, subject -> Ranked? in
      guard !query.isEmpty else { return Ranked(summary: summary, finding: Search.Finding(tier: .name)) }
      return subject.finding(for: query).map {
        Ranked(summary: summary, finding: $0, beginsName: subject.begins(with: query))
      }
    }
    return ranked.sorted { $0.order < $1.order }
      .map { ranked in
        let isNamed = ranked.finding.tier.rawValue < Search.Tier.traits.rawValue
        return Search.Match(summary: ranked.summary, reason: ranked.finding.reason, isNamed: isNamed)
      }
  }

  private struct Ranked {
    var summary: ExerciseSummary
    var finding: Search.Finding
    var beginsName = false

    var order: (Int, Int, Int, Int, String) {
      (
        summary.exercise.isArchived ? 1 : 0, finding.tier.rawValue, -summary.workouts, beginsName ? 0 : 1,
        summary.exercise.name
      )
    }
  }
}
