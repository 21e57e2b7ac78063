internal import SQLite
internal import Training

/// A workout that was in the log before an import.
struct KnownWorkout {
  let id: String
  let start: Int
  /// Its offset from UTC, seconds.
  let offset: Int
  let name: String
  let fingerprint: Int
  /// Whether nobody knows when on its day it was: it stands at noon, without an end.
  var isOfDay = false
}

/// The workouts an import compares the file's with; each stands for one workout of the file at most.
final class KnownWorkouts {
  private var byStart: [Int: [KnownWorkout]] = [:]
  private var startsByFingerprint: [Int: [Int]] = [:]
  /// Workouts that this import told, each by one number: a long history has hundreds of thousands.
  private var met: Set<Int> = []

  private var told: [Telling: Int] = [:]
  /// By the day they were on.
  private var byDay: [Day: [KnownWorkout]] = [:]
  private var toldOfDay: [DayTelling: Int] = [:]

  /// A workout of a file, by its numbers.
  private struct Telling: Hashable {
    let start: Int
    let numbers: Int
  }

  /// A workout of a file by its day, where either it or another has no time of day.
  private struct DayTelling: Hashable {
    let day: Day
    let numbers: Int
    let isOfDay: Bool
  }

  /// A workout that the same file tells twice.
  private struct Repeat: Hashable {
    let start: Int
    let name: String
    let fingerprint: Int
  }

  /// How many workouts the log held.
  let count: Int

  init(_ store: Store) throws(LogbookError) {
    let known = try store.rows(
      "SELECT id, started_at, name, fingerprint, utc_offset_s, ended_at FROM workout"
    ) { row in
      (row.text(0), row.int(1), row.text(2), row.optionalInt(3), row.int(4), row.optionalInt(5))
    }
    count = known.count
    for (id, start, name, stored, offset, end) in known {
      let fingerprint = if let stored { stored } else { try store.fingerprint(of: id) }
      let moment = LocalMoment(moment: Moment(seconds: start), offset: offset)
      let workout = KnownWorkout(
        id: id, start: start, offset: offset, name: name, fingerprint: fingerprint,
        isOfDay: moment.isOfDay(duration: end.map { $0 - start }))
      byStart[start, default: []].append(workout)
      byDay[moment.day, default: []].append(workout)
      startsByFingerprint[fingerprint, default: []].append(start)
    }
  }

  /// True the second time the same file tells the same workout.
  func isRepeat(start: Int, name: String, fingerprint: Int) -> Bool {
    !met.insert(Repeat(start: start, name: name, fingerprint: fingerprint).hashValue).inserted
  }

  /// Whether another file of the import told a workout with these numbers.
  func isTold(elsewhere numbers: Int, at start: Int, in file: Int) -> Bool {
    told[Telling(start: start, numbers: numbers)].map { $0 != file } ?? false
  }

  /// Remembers a workout, where more than one file may tell it.
  func tell(_ numbers: Int, at start: Int, in file: Int) {
    if told[Telling(start: start, numbers: numbers)] == nil {
      told[Telling(start: start, numbers: numbers)] = file
    }
  }

  /// Workouts on a day of which one side does not know the time: they may be the one that the file tells.
  func waiting(on day: Day, asOfDay isOfDay: Bool) -> [KnownWorkout] {
    (byDay[day] ?? []).filter { $0.isOfDay != isOfDay }
  }

  /// Whether another file of the import told a workout with these numbers on a day, one with and one without
  /// a time; it is remembered.
  func isTold(elsewhere numbers: Int, on day: Day, asOfDay isOfDay: Bool, in file: Int) -> Bool {
    toldOfDay[DayTelling(day: day, numbers: numbers, isOfDay: isOfDay)] = file
    return toldOfDay[DayTelling(day: day, numbers: numbers, isOfDay: !isOfDay)].map { $0 != file } ?? false
  }

  /// Workouts that began when the clock on the wall showed the same, under another offset from UTC.
  func waiting(byClock start: LocalMoment) -> [KnownWorkout] {
    (byDay[start.day] ?? []).filter {
      $0.offset != start.offset && $0.start + $0.offset == start.moment.seconds + start.offset
    }
  }

  /// Takes a workout that the file tells with another start.
  func take(_ workout: KnownWorkout, on day: Day) {
    byDay[day]?.removeAll { $0.id == workout.id }
    byStart[workout.start]?.removeAll { $0.id == workout.id }
  }

  /// Workouts at a moment that the import has not met.
  func waiting(at start: Int) -> [KnownWorkout] { byStart[start] ?? [] }

  /// Takes the first workout at a moment that `matches` accepts.
  func take(at start: Int, where matches: (KnownWorkout) -> Bool) -> KnownWorkout? {
    guard let index = byStart[start]?.firstIndex(where: matches) else { return nil }
    return byStart[start]?.remove(at: index)
  }

  /// By how many seconds a workout with the same sets was stored elsewhere within a day's time zones.
  func shifts(of fingerprint: Int, from start: Int) -> [Int] {
    guard let starts = startsByFingerprint[fingerprint] else { return [] }
    return starts.map { start - $0 }.filter { shift in
      shift != 0 && abs(shift) <= 26 * 3600 && shift % 900 == 0
    }
  }
}

extension Store {
  /// The fingerprint of a workout that was not imported.
  func fingerprint(of workout: String) throws(LogbookError) -> Int {
    var fingerprint = Fingerprint()
    for block in try blocks(of: workout) {
      fingerprint.add(exercise: Search.key(of: try exercise(block.exercise.text)?.name ?? ""))
      for set in block.sets { fingerprint.add(set.type, set.values) }
    }
    return fingerprint.value
  }

  /// The fingerprint of a stored workout's numbers alone.
  func numbers(of workout: String) throws(LogbookError) -> Int {
    Fingerprint.numbers(of: try blocks(of: workout).flatMap(\.sets).map { ($0.type, $0.values) })
  }
}

extension LocalMoment {
  /// Whether a workout at this moment is known by its day alone: files without times are read as noon.
  func isOfDay(duration: Int?) -> Bool { duration == nil && secondOfDay == 43_200 }
}
