import Canvas
import Training

extension Editor {
  /// Says why the numbers of the focused set are what they are.
  func explain(_ scene: Scene) -> [Effect] {
    guard let focus = focus(scene) else { return [] }
    let lines = Explanation(card: focus.card, set: focus.set, content: content, scene: scene).lines
    return [.present(PageSheet("Why: \(setTitle)", lines))]
  }
}

/// Where each number of a set comes from, in sentences.
struct Explanation {
  let card: BlockCard
  let set: Int
  let content: EditorContent
  let scene: Scene

  private var entry: SetEntry { card.block.sets[set] }
  private var shown: SetValues { card.shown[set] }
  private var past: ExercisePast? { content.past[card.block.exercise] }

  var lines: [TextLine] {
    let groups = [
      ("Values", values), ("Previous", previous), ("Estimated 1RM", estimate), ("Records", records),
      ("Plates", plates), ("Pace", pace), ("Rest", rest),
    ]
    let told = groups.filter { !$0.1.isEmpty }.flatMap { title, sentences in
      [TextLine(title, .accent)] + sentences.map { TextLine($0) } + [TextLine("")]
    }
    return told.dropLast()
  }

  private var values: [String] {
    card.fields.compactMap { field in
      let text = card.text.cell(shown, field)
      guard !text.isEmpty else { return nil }
      return "\(card.text.title(field)) \(text): \(source(of: field))."
    } + converted + sides
  }

  private func source(of field: SetField) -> String {
    if entry.values.has(field) { return entry.isCompleted ? "done" : card.isPlan ? "planned" : "typed" }
    if field == .reps, let span = entry.span { return "within the planned \(span.text)" }
    if entry.planned.has(field) { return "planned" }
    if card.previous[set]?.values.has(field) == true { return "as in the previous workout" }
    return "as in the set before"
  }

  /// A weight typed in another unit than it is shown in.
  private var converted: [String] {
    guard let weight = shown.weight, weight.unit != card.text.unit else { return [] }
    return [
      "Typed as \(weight.text(style: scene.numbers)), shown as "
        + "\(weight.text(in: card.text.unit, style: scene.numbers)); 1 lb is 0.45359237 kg."
    ]
  }

  /// Why the volume counts more than the numbers say.
  private var sides: [String] {
    if let sides = shown.sides {
      return [
        "\(sides.left) left and \(sides.right) right: volume counts both, the estimate the weaker side."
      ]
    }
    guard card.exercise?.isPerSide == true, shown.reps != nil else { return [] }
    return ["Weight and reps of one side: volume counts them twice, the estimate once."]
  }

  private var previous: [String] {
    guard let earlier = card.previous[set], let session = past?.sessions.first else {
      return ["No earlier workout has this set."]
    }
    let source =
      scene.preferences.previousSource == .sameRoutine
      ? "the newest workout of the same routine" : "the newest workout with this exercise"
    return [
      "\(card.text.set(earlier.values)): the same set of \(session.workoutName), \(session.start.day.text), \(source)."
    ]
  }

  private var estimate: [String] {
    let formula = scene.preferences.formula
    var sentences: [String] = []
    if let own = CardEstimate.estimate(shown, card.exercise, content.bodyweight, scene) {
      let number = own.text(in: card.text.unit, style: scene.numbers)
      sentences.append(
        "This set: \(number) \(card.text.unit.rawValue) (\(own.explanation(style: scene.numbers))).")
      if own.isUncertain { sentences.append("Above 10 reps the estimate is less certain.") }
    } else if let reps = shown.reps, reps > EstimateFormula.mostReps, card.text.kind == .weightReps {
      sentences.append("Above \(EstimateFormula.mostReps) reps there is no estimate.")
    } else if card.text.kind == .weightedBodyweight, content.bodyweight == nil {
      sentences.append("Without a bodyweight there is no estimate.")
    }
    if let best = past?.bestEstimate {
      let number = best.text(in: card.text.unit, style: scene.numbers)
      sentences.append(
        "Best before: \(number) \(card.text.unit.rawValue) (\(best.explanation(style: scene.numbers))).")
    }
    return sentences.isEmpty ? [] : sentences + ["Formula: \(formula.name); the settings can change it."]
  }

  private var records: [String] {
    let events = (content.badges[entry.id] ?? []).sorted { $0.kind.rank < $1.kind.rank }
    let day = content.workout.start.day
    let when = day == scene.now.day ? "today" : day.text
    return events.map {
      $0.reason(
        formula: scene.preferences.formula, day: when, previousDay: previousDay($0), in: card.text.unit,
        style: scene.numbers) + "."
    }
  }

  private func previousDay(_ event: RecordEvent) -> String? {
    guard let id = event.previousSetID else { return nil }
    return past?.sessions.first { $0.sets.contains { $0.id.text == id } }
      .map { scene.date($0.start.day) }
  }

  private var plates: [String] {
    guard let answer = PlateText.answer(card, set: set) else { return [] }
    let below = answer.below.text(style: scene.numbers)
    if answer.isBelowBar { return ["The bar alone is \(answer.below.bar.text(style: scene.numbers))."] }
    if answer.isExact { return [below] }
    let above = answer.above.map { "; above: \($0.text(style: scene.numbers))" } ?? ""
    return ["Not loadable exactly. Below: \(below)\(above)"]
  }

  private var pace: [String] {
    let pace = card.pace(of: set)
    return pace.isEmpty ? [] : ["\(pace): the time by the distance, rounded to the second."]
  }

  private var rest: [String] {
    var sentences: [String] = []
    if content.workout.isRunning || card.isPlan {
      sentences.append(
        RestReason(content.workout, entry.id, card.exercise, scene.preferences).text + ".")
    }
    if let taken = entry.restTaken { sentences.append("Rested \(Elapsed.text(taken)) before it.") }
    return sentences
  }
}
