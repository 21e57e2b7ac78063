/// The clock of a set, on the wall clock like a rest: a get-ready, then the time itself.
package struct SetTimer: Hashable, Sendable {
  package var set: ID<SetEntry>
  /// Seconds before the time counts: a get-ready, or the pause before a round.
  package var ready: Int
  /// Runs from the moment the get-ready began.
  package var watch: Stopwatch
  /// Seconds to reach; nil counts up without an end.
  package var target: Int?
  /// What follows by the clock; nil waits for the person.
  package var rounds: Rounds?

  /// Rounds that follow one another by the clock.
  package struct Rounds: Hashable, Sendable {
    package enum Mode: String, CaseIterable, Hashable, Sendable {
      /// A round ends at its target: its set is done, the next begins after the pause.
      case work
      /// A set is done within each stretch of the target's length, and the rest lasts to its end.
      case every
    }

    package var mode: Mode
    /// Seconds between two rounds.
    package var off: Int
    /// Rounds to come after this one.
    package var following: Int

    package init(mode: Mode, off: Int = 0, following: Int) {
      self.mode = mode
      self.off = off
      self.following = following
    }
  }

  package init(
    set: ID<SetEntry>, ready: Int = 0, watch: Stopwatch, target: Int? = nil, rounds: Rounds? = nil
  ) {
    self.set = set
    self.ready = max(0, ready)
    self.watch = watch
    self.target = target
    self.rounds = rounds
  }

  /// Seconds that count; 0 while getting ready.
  package func elapsed(at now: Moment) -> Int { max(0, watch.elapsed(at: now) - ready) }

  /// Seconds until the time counts; 0 once it does.
  package func readyLeft(at now: Moment) -> Int { max(0, ready - watch.elapsed(at: now)) }

  /// Seconds to the target, below 0 past it; nil without one.
  package func remaining(at now: Moment) -> Int? { target.map { $0 - elapsed(at: now) } }

  package var isPaused: Bool { !watch.isRunning }
  package var isEvery: Bool { rounds?.mode == .every }

  /// Stands still, or goes on from there.
  package func toggled(at now: Moment) -> SetTimer {
    var timer = self
    timer.watch = isPaused ? watch.started(at: now) : watch.stopped(at: now)
    return timer
  }

  /// When so many counted seconds are reached if nothing changes; nil while paused.
  package func moment(of seconds: Int) -> Moment? {
    watch.startedAt.map { $0 + (ready + seconds - watch.banked) }
  }

  /// Whether a bell rings now: at the end of the get-ready, at the target, at every new stretch.
  package func rings(lastLook: Moment, now: Moment) -> Bool {
    marks.contains { mark in
      guard let mark = moment(of: mark), lastLook < mark, mark <= now else { return false }
      return now - mark <= Rest.alarmGrace
    }
  }

  /// When it rings next if nothing changes; nil while paused and past its last bell.
  package func nextBell(after now: Moment) -> Moment? {
    marks.compactMap { moment(of: $0) }.filter { $0 > now }.min()
  }

  /// The counted second of the newest bell between two looks; nil when there was none.
  package func bell(after lastLook: Moment, until now: Moment) -> Int? {
    marks.last { mark in moment(of: mark).map { lastLook < $0 && $0 <= now } == true }
  }

  /// The counted seconds at which it rings.
  private var marks: [Int] {
    let start = ready > 0 ? [0] : []
    guard let target else { return start }
    guard let rounds, isEvery else { return start + [target] }
    return start + (0...rounds.following).map { target * ($0 + 1) }
  }

  /// The stretch that runs, from 1, with the seconds left of it; nil once all are over.
  package func stretch(at now: Moment) -> (number: Int, left: Int)? {
    guard let target, target > 0, let rounds else { return nil }
    let elapsed = elapsed(at: now)
    let number = elapsed / target + 1
    guard number <= rounds.following + 1 else { return nil }
    return (number, target - elapsed % target)
  }
}
