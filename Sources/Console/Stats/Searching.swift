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
    guard !call.wantsJSON else { return call.print(.list(matches.map(json))) }
    let isNarrow = !filter.isEmpty || period != .everything
    let routines = isNarrow ? [] : try log.routines().filter { Search.holds($0.note, text) }
    guard !matches.isEmpty || !routines.isEmpty else {
      return call.output.line("No workout holds “\(text)”.")
    }
    var table = TextTable([
      .init(title: "DATE"), .init(title: "WORKOUT", isExtra: true), .init(title: "FOUND", isFlexible: true),
    ])
    table.rows = matches.map { match in
      [match.summary.start.day.text, match.summary.name, found(match)]
    }
    table.rows += routines.map {
      ["routine", $0.name, "“\(Excerpt(of: $0.note, around: text)?.text ?? $0.note)”"]
    }
    call.print(table)
    guard matches.count == limit else { return }
    let count = try log.searchCount(query)
    guard count > matches.count else { return }
    call.output.line()
    call.say("\(matches.count) of \(count) workouts; --limit 0 lists all.")
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
      ("found_in", .text(place)), ("found", .text(text)),
    ])
  }
}
