import Logbook
import Training

/// Times the queries behind the screens on an existing log: `knurl-bench LOG RUNS`.
///
/// `knurl-bench make LOG WORKOUTS` fills a new log with an invented history first. `knurl-bench parse FILE RUNS`
/// reads another program's file: rows, things read (below 0 rows left out), milliseconds to look and to read.
///
/// Prints one line a query and a screen: its name, the median in milliseconds and the budget, apart by tabs.
/// Queries that belong to an exercise or a workout are timed for each of the busiest ones, and the slowest is
/// printed.
struct Bench {
  let log: Logbook
  let stopwatch: Stopwatch

  func run() throws {
    let newest = try log.workouts(before: nil, limit: 50)
    let busiest = try log.library().sorted { $0.workouts > $1.workouts }.prefix(30)
      .filter { $0.workouts > 0 }.map(\.exercise.id)
    report(
      "history, newest page of 50", try stopwatch.median { _ = try log.workouts(before: nil, limit: 50) })
    report("history, a page far back", try deepPage())
    report("a workout", try slowest(newest.prefix(6).map(\.id)) { _ = try log.workout($0) })
    report("badges of a workout", try slowest(newest.prefix(6).map(\.id)) { _ = try log.badges(of: $0) })
    report("previous sets of an exercise, at worst", try slowest(busiest) { try past(of: $0) })
    report("records of an exercise, at worst", try slowest(busiest) { _ = try log.records(of: $0) })
    report("records by reps, at worst", try slowest(busiest) { _ = try log.repRecords(of: $0) })
    report(
      "sessions of an exercise, at worst",
      try slowest(busiest) { _ = try log.history(of: $0, before: nil, limit: 20) })
    report("the exercise library", try stopwatch.median { _ = try log.library() })
    report("current records", try stopwatch.median { _ = try log.currentRecords(limit: 40) })
    try searches()
    try filters()
    try statistics()
    try charts(of: busiest)
    report("the running workout", try stopwatch.median { _ = try log.runningWorkout() })
  }

  /// The search in full text, with words that many and few workouts hold.
  private func searches() throws {
    for text in ["bench", "leg press", "day", "d", "nothing of the kind", "bench day 2"] {
      report("search “\(text)”", try stopwatch.median { _ = try log.search(text, limit: 50) })
    }
  }

  /// Filters that many and few workouts pass, and a text beside one.
  private func filters() throws {
    let facets: [(String, ListFilter.Facet, Bool)] = [
      ("with records", .records, true), ("without records", .records, false),
      ("of chest", .muscle(.chest), true),
      ("without barbells", .equipment("barbell"), false), ("without quadriceps", .muscle(.quadriceps), false),
      ("by duration", .kind(.duration), true), ("tagged", .tag("deload"), true),
      ("not tagged", .tag("deload"), false), ("of the neck", .muscle(.neck), true),
    ]
    for (name, facet, isWanted) in facets {
      var filter = ListFilter()
      filter[facet] = isWanted
      let query = WorkoutQuery(filter: filter)
      report("history \(name)", try stopwatch.median { _ = try log.workouts(query, limit: 50) })
      let both = WorkoutQuery(text: "knee", filter: filter)
      report("search “knee” \(name)", try stopwatch.median { _ = try log.search(both, limit: 50) })
    }
    report("tags", try stopwatch.median { _ = try log.tagNames() })
  }

  private func statistics() throws {
    guard let last = try log.workouts(before: nil, limit: 1).first?.start.day else { return }
    report("totals of all years", try stopwatch.median { _ = try log.totalsOfAll() })
    report("totals of a year", try stopwatch.median { _ = try log.totals(from: last + -365, through: last) })
    report("training days", try stopwatch.median { _ = try log.trainingDays(from: nil, through: last) })
    report(
      "sets per muscle, a week",
      try stopwatch.median { _ = try log.muscleSets(from: last + -6, through: last) })
    report(
      "sets per muscle, a year",
      try stopwatch.median { _ = try log.muscleSets(from: last + -365, through: last) })
    if let newest = try log.workouts(before: nil, limit: 1).first?.id {
      report("number of a workout", try stopwatch.median { _ = try log.ordinal(of: newest) })
    }
    report("days of a year", try stopwatch.median { _ = try log.dayTotals(from: last + -371, through: last) })
    report("this day in other years", try stopwatch.median { _ = try log.workoutsOnDate(of: last, limit: 5) })
    for text in ["bench>=60x5", "volume>5000", "volume>999999", "name:push", "pr", "tag:deload"] {
      let asked = try DayPredicate(reading: text, unit: .kg)
      report(
        "days of a year, \(text)",
        try stopwatch.median { _ = try log.days(matching: asked, from: last + -371, through: last) })
    }
    report("measurements", try stopwatch.median { _ = try log.measurementKinds() })
  }

  private func charts(of exercises: [ID<Exercise>]) throws {
    guard let last = try log.workouts(before: nil, limit: 1).first?.start.day else { return }
    report(
      "chart of a year, at worst", try slowest(exercises) { _ = try log.figures(of: $0, since: last + -365) })
    report("chart of all years, at worst", try slowest(exercises) { _ = try log.figures(of: $0, since: nil) })
    report(
      "bests of a year, at worst",
      try slowest(exercises) { _ = try log.bests(of: $0, from: last + -365, through: last) })
    if let newest = try log.workouts(before: nil, limit: 1).first, let workout = try log.workout(newest.id) {
      report("bests of the year in a workout", try stopwatch.median { _ = try log.yearBests(in: workout) })
    }
    report(
      "workouts with an exercise, at worst",
      try slowest(exercises) { _ = try log.workouts(with: $0, before: nil, limit: 50) })
  }

  /// A page in the middle of the history, found by its cursor.
  private func deepPage() throws -> Double {
    var cursor: WorkoutCursor?
    for _ in 0..<40 {
      guard let last = try log.workouts(before: cursor, limit: 50).last else { break }
      cursor = WorkoutCursor(start: last.start.moment, id: last.id)
    }
    return try stopwatch.median { _ = try log.workouts(before: cursor, limit: 50) }
  }

  private func past(of exercise: ID<Exercise>) throws {
    _ = try log.past(
      of: exercise, before: Moment(seconds: 4_102_444_800), excluding: nil, routine: nil, sessions: 5)
  }

  private func slowest<Element>(_ elements: [Element], _ work: (Element) throws -> Void) throws -> Double {
    try elements.map { element in try stopwatch.median { try work(element) } }.max() ?? 0
  }

  func report(_ name: String, _ milliseconds: Double, _ budget: Double = 5) {
    let hundredths = Int((milliseconds * 100).rounded())
    let digits = String(hundredths % 100)
    print("\(name)\t\(hundredths / 100).\(digits.count < 2 ? "0" : "")\(digits)\t\(Int(budget))")
  }
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "make", arguments.count == 3, let path = arguments.dropFirst().first {
  try History.fill(path: path, workouts: arguments.last.flatMap { Int($0) } ?? 0)
} else if arguments.first == "parse", let path = arguments.dropFirst().first {
  let runs = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 3
  if let parsing = Parsing(path: path) { print(try parsing.report(Stopwatch(runs: runs))) }
} else if let path = arguments.first {
  let runs = arguments.dropFirst().first.flatMap { Int($0) } ?? 20
  let log = try Logbook(path: path, access: .readOnly)
  let bench = Bench(log: log, stopwatch: Stopwatch(runs: runs))
  try bench.run()
  log.close()
  try Walks(path: path, runs: runs).run(bench.report)
} else {
  print("knurl-bench LOG [RUNS] | knurl-bench make LOG WORKOUTS | knurl-bench parse FILE [RUNS]")
}
