/// A rest between sets as wall-clock arithmetic: nothing ticks, so suspend, kill and restart cost nothing.
package struct Rest: Hashable, Sendable {
  package var startedAt: Moment
  /// Seconds planned, never below 0.
  package var duration: Int
  package var pausedAt: Moment?
  /// Seconds spent in pauses that are over.
  package var banked: Int

  package init(startedAt: Moment, duration: Int, pausedAt: Moment? = nil, banked: Int = 0) {
    self.startedAt = startedAt
    self.duration = max(0, duration)
    self.pausedAt = pausedAt
    self.banked = banked
  }

  /// Seconds rested without the pauses; 0 when the clock was set back.
  package func elapsed(at now: Moment) -> Int {
    max(0, (pausedAt ?? now) - startedAt - banked)
  }

  /// Seconds to go; below 0 past the end.
  package func remaining(at now: Moment) -> Int { duration - elapsed(at: now) }

  /// Seconds past the end, 0 before it.
  package func overrun(at now: Moment) -> Int { max(0, -remaining(at: now)) }

  package func isOver(at now: Moment) -> Bool { remaining(at: now) <= 0 }

  /// The part of the rest that has passed, 0…1.
  package func fraction(at now: Moment) -> Double {
    duration == 0 ? 1 : min(1, Double(elapsed(at: now)) / Double(duration))
  }

  /// When it ends if nothing changes; nil while paused.
  package var deadline: Moment? {
    pausedAt == nil ? startedAt + (duration + banked) : nil
  }

  /// Longer or shorter by some seconds; shortening stops at "over now" and never turns into overrun.
  package func adjusted(by seconds: Int, at now: Moment) -> Rest {
    var rest = self
    rest.duration = max(min(duration, elapsed(at: now)), duration + seconds)
    return rest
  }

  /// Paused at an instant; a rest already paused stays as it is.
  package func paused(at now: Moment) -> Rest {
    var rest = self
    rest.pausedAt = pausedAt ?? now
    return rest
  }

  /// Running again; a running rest stays as it is.
  package func resumed(at now: Moment) -> Rest {
    guard let pausedAt else { return self }
    var rest = self
    rest.banked += max(0, now - pausedAt)
    rest.pausedAt = nil
    return rest
  }

  /// How late, in seconds, an alarm may still ring.
  package static let alarmGrace = 5

  /// Whether the alarm rings now, given when it was last asked.
  ///
  /// It rings once, in the first look at or after the deadline, and stays silent if that look
  /// comes more than `alarmGrace` seconds late: the overrun on screen says it all.
  package func rings(lastLook: Moment, now: Moment) -> Bool {
    guard let deadline, lastLook < deadline, deadline <= now else { return false }
    return now - deadline <= Rest.alarmGrace
  }
}

/// A stopwatch for holds and cardio, as wall-clock arithmetic.
package struct Stopwatch: Hashable, Sendable {
  /// Seconds measured in stretches that are over.
  package var banked: Int
  package var startedAt: Moment?

  package init(banked: Int = 0, startedAt: Moment? = nil) {
    self.banked = banked
    self.startedAt = startedAt
  }

  package var isRunning: Bool { startedAt != nil }

  package func elapsed(at now: Moment) -> Int {
    guard let startedAt else { return banked }
    return banked + max(0, now - startedAt)
  }

  package func started(at now: Moment) -> Stopwatch {
    Stopwatch(banked: banked, startedAt: startedAt ?? now)
  }

  package func stopped(at now: Moment) -> Stopwatch {
    Stopwatch(banked: elapsed(at: now), startedAt: nil)
  }

  /// Banks the time so far and runs on from here; a stopped one stays as it is.
  package func reanchored(at now: Moment) -> Stopwatch {
    isRunning ? Stopwatch(banked: elapsed(at: now), startedAt: now) : self
  }
}
