import Training

/// Reads wger's pages.
///
/// Sessions and sets come in any order, so workouts are handed over at the end: of a large file those of one
/// share of its sessions after each reading.
struct WgerSource: ItemSource {
  private let unit: WeightUnit
  private let zone: (CivilTime) -> LocalMoment
  private(set) var tally = ImportTally()
  private var pages: WgerPages
  private var sessions: [Int: WgerEntry.Session] = [:]
  private var sets: [(entry: WgerEntry.LoggedSet, line: Int)] = []
  private let isList: Bool
  private let shares: Int
  private var reading = 0
  /// The sets of each workout, while they are handed over.
  private var runs: RankedRuns?
  /// Workouts handed over at a time, so that a share is never there twice.
  private static let batch = 200
  /// One copy of each name.
  private var names: [String: String] = [:]

  init?(_ scan: Scan, _ choice: ImportChoice) {
    guard scan.format == .wger else { return nil }
    unit = choice.unit
    zone = choice.zone
    isList = scan.isList
    shares = scan.shares
    pages = WgerPages(isList: isList)
  }

  mutating func begin(reading: Int) {
    self.reading = reading
    pages = WgerPages(isList: isList)
    (sessions, sets) = ([:], [])
  }

  /// Whether what a number stands for is one of this reading's share.
  private func isDue(_ number: Int) -> Bool { Int(UInt(bitPattern: number) % UInt(shares)) == reading }

  mutating func feed(_ chunk: ArraySlice<UInt8>, into items: inout [ImportedItem]) {
    var found: [(JSONValue, Int, Bool)] = []
    let (shares, reading) = (UInt(shares), UInt(reading))
    pages.feed(chunk, wants: { UInt(bitPattern: $0) % shares == reading }) { found.append(($0, $1, $2)) }
    for (value, line, isNamed) in found { take(value, line, isNamed, into: &items) }
  }

  private mutating func take(
    _ value: JSONValue, _ line: Int, _ isNamed: Bool, into items: inout [ImportedItem]
  ) {
    do throws(ProblemReason) {
      guard value != .null else { throw .badObject }
      guard let entry = try WgerEntry(value) else { return }
      switch entry {
      case .session(let session): if isDue(session.id) { sessions[session.id] = session }
      case .set(var set):
        guard isDue(set.session ?? set.date?.civil.day.number ?? 0) else { return }
        set.exercise = shared(set.exercise)
        sets.append((set, line))
      case .bodyweight where reading > 0: break
      case .bodyweight(let thousandths, let stamp):
        tally.counts.measurements += 1
        items.append(
          .measurement(
            ImportedMeasurement(
              kind: "bodyweight", milli: (thousandths + 5) / 10 * 10, unit: unit.rawValue,
              taken: stamp.moment(in: zone), line: line)))
      }
    } catch {
      // What names a session comes up in one reading, the rest in all of them.
      guard isNamed || self.reading == 0 else { return }
      tally.leftOut.add(Problem(line: line, reason: error, excerpt: ""))
    }
  }

  private mutating func shared(_ name: String) -> String {
    if let known = names[name] { return known }
    names[name] = name
    return name
  }

  var hasMore: Bool { runs != nil }

  mutating func finish(into items: inout [ImportedItem]) {
    if runs == nil { sets.sort { $0.entry.id < $1.entry.id } }
    var runs = runs ?? RankedRuns(keys())
    for _ in 0..<WgerSource.batch {
      guard let run = runs.next() else {
        (self.runs, sets) = (nil, [])
        return
      }
      guard let workout = workout(of: run) else { continue }
      tally.count(workout)
      items.append(.workout(workout))
    }
    self.runs = runs
  }

  /// For each set which workout it is of.
  private mutating func keys() -> [RankedRuns.Key?] {
    sets.map { entry, line in
      guard let stamp = WgerSource.start(of: entry.session.flatMap { sessions[$0] }, entry) else {
        tally.leftOut.add(Problem(line: line, reason: .date(""), excerpt: ""))
        return nil
      }
      return entry.session.map { .session($0) } ?? .day(stamp)
    }
  }

  private mutating func workout(of run: ArraySlice<Int>) -> ImportedWorkout? {
    var made: ImportedWorkout?
    for place in run {
      let (entry, line) = sets[place]
      let session = entry.session.flatMap { sessions[$0] }
      guard let stamp = WgerSource.start(of: session, entry) else { continue }
      var workout = made ?? workout(of: session, at: stamp, line)
      made = nil
      if workout.blocks.last?.exerciseName != entry.exercise {
        workout.blocks.append(ImportedBlock(exerciseName: entry.exercise))
      }
      workout.blocks[workout.blocks.count - 1].sets.append(entry.set)
      made = workout
      for doubt in entry.doubts { tally.doubts.add(Problem(line: line, reason: doubt, excerpt: "")) }
    }
    return made
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
