/// Who holds which record, and the events by which they came to it.
struct RecordLedger: Sendable {
  private(set) var events: [RecordEvent] = []

  private let firstCounts: Bool
  private var bests = [Best?](repeating: nil, count: RecordKind.allCases.count)
  private var paces = [Best?](repeating: nil, count: ClassicDistance.all.count)
  /// Where in `events` the running workout's badge of each kind stands.
  private var badges = [Int?](repeating: nil, count: RecordKind.allCases.count)

  /// The scores of `bests` by themselves: most sets are compared with nothing else.
  private var scores = [Score?](repeating: nil, count: RecordKind.allCases.count)

  private struct Best: Sendable {
    let score: Score
    let holder: RecordHolder
    let firstWorkout: String
  }

  init(firstCounts: Bool) {
    self.firstCounts = firstCounts
  }

  func best(_ kind: RecordKind) -> RecordHolder? { bests[kind.index]?.holder }

  /// Writes a record down if the score is strictly above the best so far.
  mutating func judge(
    _ kind: RecordKind, score: Score, at place: RecordPlace, mark: RecordMark
  ) {
    if let best = scores[kind.index], score <= best { return }
    scores[kind.index] = score
    bests[kind.index] = crown(kind, score: score, at: place, mark: mark, after: bests[kind.index])
  }

  /// The same for a time over one of the classic distances.
  mutating func judgePace(
    over classic: Int, score: Score, at place: RecordPlace, mark: RecordMark
  ) {
    if let best = paces[classic]?.score, score <= best { return }
    paces[classic] = crown(.pace, score: score, at: place, mark: mark, after: paces[classic])
  }

  private mutating func crown(
    _ kind: RecordKind, score: Score, at place: RecordPlace, mark: RecordMark, after best: Best?
  ) -> Best {
    let firstWorkout = best?.firstWorkout ?? place.workoutID
    announce(
      kind, mark: mark, at: place, isFirst: firstWorkout == place.workoutID, previous: best?.holder)
    return Best(
      score: score, holder: RecordHolder(mark: mark, setID: place.setID), firstWorkout: firstWorkout)
  }

  /// Writes a record down; in a workout only the best of each kind keeps its badge.
  mutating func announce(
    _ kind: RecordKind, mark: RecordMark, at place: RecordPlace, isFirst: Bool, previous: RecordHolder?
  ) {
    let isBaseline = isFirst && !firstCounts
    var isShown = !isBaseline
    if isShown, let earlier = badges[kind.index] {
      isShown = !RecordLedger.outranks(kind, events[earlier].mark, mark)
      events[earlier].isShown = !isShown
    }
    if isShown { badges[kind.index] = events.count }
    events.append(
      RecordEvent(
        kind: kind, setID: place.setID, workoutID: place.workoutID, mark: mark, previous: previous?.mark,
        previousSetID: previous?.setID, isBaseline: isBaseline, isShown: isShown))
  }

  /// Whether the earlier of two records of one workout keeps the badge.
  ///
  /// Mostly the later one is better, having beaten the earlier; records at different weights or
  /// over different distances stand side by side, and the heavier or longer is the greater.
  private static func outranks(_ kind: RecordKind, _ earlier: RecordMark, _ later: RecordMark) -> Bool {
    switch kind {
    case .repsAt: earlier.load > later.load
    case .pace: (earlier.distance?.grains ?? 0) > (later.distance?.grains ?? 0)
    default: false
    }
  }

  mutating func endWorkout() {
    for index in badges.indices { badges[index] = nil }
  }

  /// Takes in a record of the past without announcing it again.
  mutating func recall(_ event: RecordEvent, formula: EstimateFormula) {
    guard let score = Score(of: event, formula: formula) else { return }
    let holder = RecordHolder(mark: event.mark, setID: event.setID)
    if event.kind == .pace {
      guard let distance = event.mark.distance, let classic = ClassicDistance.index(of: distance)
      else { return }
      let first = paces[classic]?.firstWorkout ?? event.workoutID
      paces[classic] = Best(score: score, holder: holder, firstWorkout: first)
    } else {
      let first = bests[event.kind.index]?.firstWorkout ?? event.workoutID
      scores[event.kind.index] = score
      bests[event.kind.index] = Best(score: score, holder: holder, firstWorkout: first)
    }
  }
}

/// The holder of a record: what was done, and in which set.
package struct RecordHolder: Hashable, Sendable {
  package let mark: RecordMark
  package let setID: String
}

extension Score {
  /// What a record of the past is compared by; nil for a count of reps at a weight, which is not one number.
  init?(of event: RecordEvent, formula: EstimateFormula) {
    let mark = event.mark
    switch event.kind {
    case .weight, .setVolume, .sessionVolume: self.init(mark.load.grains)
    case .e1rm:
      guard let estimate = mark.estimate(formula: formula) else { return nil }
      self = estimate.score
    case .repsAt: return nil
    case .assist: self = .assistance(mark)
    case .reps, .sessionReps: self.init(Int128(mark.reps))
    case .duration: self.init(Int128(mark.seconds))
    case .distance: self.init(mark.distance?.grains ?? 0)
    case .pace: self.init(-Int128(mark.seconds))
    }
  }

  /// Less assistance is more; with the same assistance more reps are.
  static func assistance(_ mark: RecordMark) -> Score {
    Score(Int128(mark.reps) - mark.load.grains * Int128(Limits.reps + 1))
  }
}

/// The distances whose times are compared: those of the track, the road and the rowing machine.
enum ClassicDistance {
  static let all: [Distance] = [
    metres(100), metres(200), metres(400), metres(500), metres(800),
    Distance(milli: 500, unit: .mi), metres(1_000), metres(1_500),
    Distance(milli: 1_000, unit: .mi), metres(2_000), Distance(milli: 2_000, unit: .mi), metres(5_000),
    metres(10_000), metres(15_000), Distance(milli: 10_000, unit: .mi), metres(20_000),
    Distance(milli: 21_097_500, unit: .m), metres(30_000), metres(42_195), metres(50_000),
  ]

  /// Nil for any other distance: a time over it proves nothing.
  static func index(of distance: Distance) -> Int? {
    let grains = distance.grains
    return all.firstIndex { $0.grains == grains }
  }

  private static func metres(_ count: Int) -> Distance {
    Distance(milli: count * 1_000, unit: .m)
  }
}
