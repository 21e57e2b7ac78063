import Training

/// Reads wger's pages.
///
/// Sessions and sets come in any order, so workouts are handed over at the end.
struct WgerSource: ItemSource {
  private let unit: WeightUnit
  private let zone: (CivilTime) -> LocalMoment
  private(set) var tally = ImportTally()
  private var pages: WgerPages
  private var sessions: [Int: WgerEntry.Session] = [:]
  private var sets: [(entry: WgerEntry.LoggedSet, line: Int)] = []

  init?(_ scan: Scan, _ choice: ImportChoice) {
    guard scan.format == .wger else { return nil }
    unit = choice.unit
    zone = choice.zone
    pages = WgerPages(isList: scan.isList)
  }

  mutating func feed(_ chunk: ArraySlice<UInt8>, into items: inout [ImportedItem]) {
    var found: [(JSONValue, Int)] = []
    pages.feed(chunk) { found.append(($0, $1)) }
    for (value, line) in found { take(value, line, into: &items) }
  }

  private mutating func take(_ value: JSONValue, _ line: Int, into items: inout [ImportedItem]) {
    do throws(ProblemReason) {
      guard value != .null else { throw .badObject }
      guard let entry = try WgerEntry(value) else { return }
      switch entry {
      case .session(let session): sessions[session.id] = session
      case .set(let set): sets.append((set, line))
      case .bodyweight(let thousandths, let stamp):
        tally.counts.measurements += 1
        items.append(
          .measurement(
            ImportedMeasurement(
              kind: "bodyweight", milli: (thousandths + 5) / 10 * 10, unit: unit.rawValue,
              taken: stamp.moment(in: zone), line: line)))
      }
    } catch {
      tally.leftOut.add(Problem(line: line, reason: error, excerpt: ""))
    }
  }

  mutating func finish(into items: inout [ImportedItem]) {
    var order: [Stamp] = []
    var workouts: [Stamp: ImportedWorkout] = [:]
    for (entry, line) in sets.sorted(by: { $0.entry.id < $1.entry.id }) {
      let session = entry.session.flatMap { sessions[$0] }
      guard let stamp = WgerSource.start(of: session, entry) else {
        tally.leftOut.add(Problem(line: line, reason: .date(""), excerpt: ""))
        continue
      }
      if workouts[stamp] == nil {
        order.append(stamp)
        workouts[stamp] = workout(of: session, at: stamp, line)
      }
      let last = workouts[stamp]?.blocks.last?.exerciseName
      if last != entry.exercise {
        workouts[stamp]?.blocks.append(ImportedBlock(exerciseName: entry.exercise))
      }
      let index = (workouts[stamp]?.blocks.count ?? 1) - 1
      workouts[stamp]?.blocks[index].sets.append(entry.set)
      for doubt in entry.doubts { tally.doubts.add(Problem(line: line, reason: doubt, excerpt: "")) }
    }
    sets = []
    for workout in order.compactMap({ workouts[$0] }) {
      tally.count(workout)
      items.append(.workout(workout))
    }
  }

  private func workout(of session: WgerEntry.Session?, at stamp: Stamp, _ line: Int) -> ImportedWorkout {
    var workout = ImportedWorkout(name: Dialect.title, start: stamp.moment(in: zone), line: line)
    workout.note = session?.note ?? ""
    if let start = session?.start, let end = session?.end {
      workout.duration = (end - start + 86_400) % 86_400
    }
    return workout
  }

  /// The session's day and time; without a session, the set's day.
  private static func start(of session: WgerEntry.Session?, _ entry: WgerEntry.LoggedSet) -> Stamp? {
    if let session {
      guard let start = session.start else { return session.day }
      return .wall(CivilTime(day: session.day.civil.day, second: start))
    }
    return entry.date.map { .day($0.civil.day) }
  }
}
