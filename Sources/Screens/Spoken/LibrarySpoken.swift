import Canvas
import Training

extension ExercisesScreen {
  private static let most = 20

  func spoken(_ scene: Scene) -> [String]? {
    guard library != nil else { return [] }
    guard !search.isTyping else { return spokenPlace(scene) }
    guard !matches.isEmpty else {
      return ["No exercise \(narrowing)."] + SpokenNarrowing.wayOut(filter, search)
    }
    let from = max(0, place.index / ExercisesScreen.most * ExercisesScreen.most)
    let items = matches[from...].prefix(ExercisesScreen.most).enumerated().map { offset, match in
      "\(from + offset + 1). \(ExercisesScreen.spoken(match.summary, scene))"
    }
    let head = [SpokenWords.count(matches.count, "exercise"), narrowing].filter { !$0.isEmpty }
    return [head.joined(separator: " ") + "."] + items
      + ["Type a number or a name to open one; page-down goes on."]
      + SpokenNarrowing.wayOut(filter, search)
  }

  var narrowing: String { SpokenNarrowing.words(filter, search) }
  var takesText: Bool { search.isTyping }

  func spokenPlace(_ scene: Scene) -> [String] {
    if search.isTyping { return [SpokenNarrowing.question] }
    return selected.map { ["\(place.index + 1). \(ExercisesScreen.spoken($0, scene))"] } ?? []
  }

  private static func spoken(_ row: ExerciseSummary, _ scene: Scene) -> String {
    let unit = row.exercise.unit ?? scene.preferences.weightUnit
    let best = row.bestEstimate.map { estimate -> String in
      let number = estimate.text(in: unit, style: scene.numbers)
      return "estimated 1RM \(number) \(SpokenWords.unit(unit, of: number))"
    }
    let last = row.lastDone.map { "last done \(SpokenWords.day($0))" } ?? "not done yet"
    return [row.exercise.name, last, best].compactMap { $0 }.joined(separator: ", ") + "."
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if search.isTyping { return typed(words, scene, &ids) }
    if let number = Int(words) {
      guard matches.indices.contains(number - 1) else { return [.say(Message.noNumber(number))] }
      return [.open(.exercise(matches[number - 1].summary.exercise.id, limit: ExerciseScreen.page))]
    }
    let named = Search.find(words, in: library ?? []).first { $0.isNamed }
    return named.map { [.open(.exercise($0.summary.exercise.id, limit: ExerciseScreen.page))] }
  }
}

extension ExerciseScreen {
  func spoken(_ scene: Scene) -> [String]? {
    guard let content else { return [] }
    let lines =
      switch page {
      case .about: ExerciseAbout.sentences(content.summary, scene)
      case .history: sessions(content, scene)
      case .charts: chart(content, scene)
      case .records: ExerciseRecords(content, scene).sentences
      }
    return ["\(content.summary.exercise.name), \(page.title.lowercased())."] + lines
      + ["Left and right turn to the other pages: about, history, charts, records."]
  }

  private func sessions(_ content: ExerciseContent, _ scene: Scene) -> [String] {
    guard !content.sessions.isEmpty else { return ["It was not done yet."] }
    let words = ValueText(content.summary.exercise, scene)
    return content.sessions.prefix(20).map { session in
      let block = Block(id: ID(""), exercise: id, sets: session.sets)
      let sets = session.sets.indices.map { "\(block.setName($0)) \(words.spoken(session.sets[$0].values))" }
      return "\(SpokenWords.day(session.start.day)), \(session.workoutName): \(sets.joined(separator: "; "))."
    }
  }

  /// A chart as its first, highest and last point.
  private func chart(_ content: ExerciseContent, _ scene: Scene) -> [String] {
    let charts = ExerciseCharts(content, chart, scene)
    let points = charts.points.points
    let title = chart.series(of: content.summary.exercise).title
    guard let first = points.first, let last = points.last,
      let best = points.max(by: { $0.value < $1.value })
    else { return ["\(title): nothing in \(chart.range.words)."] }
    let told = [("First", first), ("Highest", best), ("Last", last)].map { name, point in
      "\(name): \(charts.points.text(point.value)), \(SpokenWords.day(point.day))."
    }
    return ["\(title) in \(chart.range.words), \(SpokenWords.count(points.count, "point"))."]
      + told + ["Up and down choose what is drawn, range-more and range-less how far back."]
  }
}
