internal import Logbook
internal import Training

/// `knurl search`.
enum Searching {
  static func run(_ call: Call) throws {
    let (filter, words) = try Operand.filter(call.arguments.operands)
    let text = Words.trimmed(words.joined(separator: " "))
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw UsageError("Search for what? For example: knurl search \"left knee\"")
    }
    let limit = try Operand.count("limit", of: call, otherwise: 20)
    let log = try call.readableLog()
    let period = try call.period()
    let query = WorkoutQuery(text: text, filter: filter, since: period.from, through: period.through)
    let matches = try log.search(query, limit: limit == 0 ? Int(Int32.max) : limit)
    let isNarrow = !filter.isEmpty || period != .everything
    let routines = isNarrow ? [] : try log.routines().compactMap { found($0, text) }
    guard !call.wantsJSON else { return call.print(.list(matches.map(json) + routines.map(json))) }
    guard !matches.isEmpty || !routines.isEmpty else {
      return call.output.line("No workout holds “\(text)”.")
    }
    var table = TextTable([
      .init(title: "DATE"), .init(title: "WORKOUT", isExtra: true), .init(title: "FOUND", isFlexible: true),
    ])
    table.rows = matches.map { match in
      [match.summary.start.day.text, match.summary.name, found(match)]
    }
    table.rows += routines.map { ["routine", $0.routine.name, $0.place == "name" ? "name" : "“\($0.text)”"] }
    call.print(table)
    guard matches.count == limit else { return }
    let count = try log.searchCount(query)
    guard count > matches.count else { return }
    call.output.line()
    call.say("\(matches.count) of \(count) workouts; --limit 0 lists all.")
  }

  /// Where a routine holds a text: its name, its note or one on an exercise of it; nil where nowhere.
  private static func found(
    _ routine: Routine, _ text: String
  ) -> (routine: Routine, place: String, text: String)? {
    let notes = [routine.note] + routine.blocks.map(\.note)
    if let note = notes.first(where: { Search.holds($0, text) }) {
      return (routine, "note", Excerpt(of: note, around: text)?.text ?? note)
    }
    return Search.holds(routine.name, text) ? (routine, "name", routine.name) : nil
  }

  private static func found(_ match: WorkoutMatch) -> String {
    switch match.place {
    case .name: "name"
    case .exercise(let name): name
    case .note(let excerpt): "“\(excerpt.text)”"
    }
  }

  private static func json(_ match: WorkoutMatch) -> JSON {
    let (place, text): (String, String) =
      switch match.place {
      case .name: ("name", match.summary.name)
      case .exercise(let name): ("exercise", name)
      case .note(let excerpt): ("note", excerpt.text)
      }
    return .object([
      ("workout_id", .text(match.summary.id.text)), ("name", .text(match.summary.name)),
      ("local_date", .text(match.summary.start.day.iso)), ("started_at", .text(match.summary.start.iso)),
      ("found_in", .text(place)), ("found", .text(text)), ("routine_id", .null),
    ])
  }

  private static func json(_ found: (routine: Routine, place: String, text: String)) -> JSON {
    .object([
      ("workout_id", .null), ("name", .text(found.routine.name)), ("local_date", .null),
      ("started_at", .null), ("found_in", .text(found.place)), ("found", .text(found.text)),
      ("routine_id", .text(found.routine.id.text)),
    ])
  }
}
