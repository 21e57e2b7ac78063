package import Training

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The time and the time zone, as everything above the shell is given them.
package struct Clock {
  /// The moment and the UTC offset here and now.
  package var now: () -> LocalMoment
  /// The moment of a wall-clock time here: local seconds since 1970-01-01T00:00:00.
  package var resolve: (_ local: Int) -> LocalMoment

  /// Milliseconds after which the time has moved on.
  package var untilNextSecond: () -> Int

  package init(
    now: @escaping () -> LocalMoment, resolve: @escaping (Int) -> LocalMoment,
    untilNextSecond: @escaping () -> Int = Clock.millisecondsToNextSecond
  ) {
    self.now = now
    self.resolve = resolve
    self.untilNextSecond = untilNextSecond
  }

  #if DEBUG
    /// A clock that shows the seconds written in a file, so that a test can turn it; no release has it.
    private static func told(by path: String) -> Clock {
      Clock(
        now: {
          let text: String?
          do throws(FileError) { text = try Platform.text(of: path) } catch { text = nil }
          return local(at: text.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0)
        }, resolve: resolveLocal, untilNextSecond: { 20 })
    }
  #endif

  /// The system's clock and zone.
  package static func system() -> Clock {
    tzset()
    #if DEBUG
      if let path = Platform.variable("KNURL_CLOCK") { return told(by: path) }
    #endif
    return Clock(now: { local(at: time(nil)) }, resolve: resolveLocal)
  }

  /// A clock that stands still, for tests.
  package static func fixed(_ moment: LocalMoment) -> Clock {
    Clock(
      now: { moment },
      resolve: { LocalMoment(moment: Moment(seconds: $0 - moment.offset), offset: moment.offset) })
  }

  /// Milliseconds until the wall clock's next whole second.
  package static func millisecondsToNextSecond() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return 1_000 - Int(time.tv_nsec) / 1_000_000
  }

  private static func local(at seconds: Int) -> LocalMoment {
    var time = seconds
    var parts = tm()
    localtime_r(&time, &parts)
    return LocalMoment(moment: Moment(seconds: seconds), offset: parts.tm_gmtoff)
  }

  /// A time that does not exist (spring gap) keeps its day and wall clock: the offset before the gap.
  private static func resolveLocal(_ wall: Int) -> LocalMoment {
    let civil = Day(number: wall >= 0 ? wall / 86_400 : (wall - 86_399) / 86_400)
    let second = wall - civil.number * 86_400
    var parts = tm()
    parts.tm_year = Int32(civil.civil.year - 1_900)
    parts.tm_mon = Int32(civil.civil.month - 1)
    parts.tm_mday = Int32(civil.civil.day)
    parts.tm_hour = Int32(second / 3_600)
    parts.tm_min = Int32(second % 3_600 / 60)
    parts.tm_sec = Int32(second % 60)
    parts.tm_isdst = -1
    let moment = mktime(&parts)
    // The offset is what makes the wall clock read as it was typed.
    return LocalMoment(moment: Moment(seconds: moment), offset: wall - moment)
  }
}
