import Canvas
import Training

extension ProfileScreen {
  func spoken(_ scene: Scene) -> [String]? {
    guard let content else { return [] }
    guard content.all.workouts > 0 else {
      return ["Profile.", "Nothing to count yet: totals and records appear here after the first workout."]
    }
    return ["Profile."] + CallingCard.sentences(content, scene) + totals(content, scene)
      + muscles(content, scene) + records(content, scene)
  }

  private func totals(_ content: ProfileContent, _ scene: Scene) -> [String] {
    let spans = [
      ("This week", content.week), ("This month", content.month), ("This year", content.year),
      ("In all", content.all),
    ]
    return spans.map { name, sum in
      let volume = sum.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers)
      return "\(name): \(SpokenWords.count(sum.workouts, "workout")), \(SpokenWords.count(sum.sets, "set")), "
        + "\(volume), \(SpokenWords.time(sum.duration / 60 * 60))."
    }
  }

  private func muscles(_ content: ProfileContent, _ scene: Scene) -> [String] {
    let trained = content.muscles.filter { $0.value > 0 }.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    guard !trained.isEmpty else { return [] }
    let words = trained.map { "\($0.key.rawValue) \(Number.text($0.value * 500, style: scene.numbers))" }
    let week = content.musclesAreLastWeeks ? "last week" : "this week"
    return ["Sets per muscle \(week): \(words.joined(separator: ", "))."]
  }

  private func records(_ content: ProfileContent, _ scene: Scene) -> [String] {
    let lines = content.records.prefix(10).enumerated().map { index, line in
      let sentence = SpokenRecord.sentence(line.event, of: line.exerciseName, nil, scene)
      return "\(index + 1). \(sentence.dropLast()), \(SpokenWords.day(line.start.day))."
    }
    return lines + (lines.isEmpty ? [] : ["Type a number to open the exercise of a record."])
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    guard let number = Int(words), let records = content?.records.prefix(10) else { return nil }
    guard records.indices.contains(number - 1) else { return [.say(Message.noNumber(number))] }
    return [.open(.exercise(records[number - 1].exercise, limit: ExerciseScreen.page))]
  }
}

extension MeasurementsScreen {
  func spoken(_ scene: Scene) -> [String]? {
    let items = content.kinds.enumerated().map { index, kind -> String in
      guard let newest = kind.series.points.last?.measurement else {
        return "\(index + 1). \(kind.kind.title), not measured."
      }
      let value = newest.value.text(style: scene.numbers)
      let change = kind.series.change(overDays: 30).map {
        ", trend \(kind.series.changeText($0, style: scene.numbers)) in 30 days"
      }
      return "\(index + 1). \(kind.kind.title) \(value), \(SpokenWords.day(newest.taken.day))\(change ?? "")."
    }
    return ["Measurements."] + items + [
      "Type a number to note a value, or measure, a kind and a value: measure waist 84cm."
    ]
  }

  func spokenPlace(_ scene: Scene) -> [String] {
    guard let chosen else { return [] }
    let newest = chosen.series.points.last?.measurement.value.text(style: scene.numbers)
    guard typed != nil else { return ["\(chosen.kind.title) \(newest ?? "not measured")."] }
    let last = newest.map { " Last \($0)." } ?? ""
    return ["\(chosen.kind.title)?\(last) Type the value, with its day if that is not today, or back."]
  }
}

extension SettingsScreen {
  func spoken(_ scene: Scene) -> [String]? {
    let lines = rows.enumerated().flatMap { index, row -> [String] in
      let heading = row.heading.map { ["\($0):"] } ?? []
      return heading + ["\(index + 1). \(row.title): \(row.value(scene))."]
    }
    return ["Settings."] + lines + [
      "Type a number to change one, or config, a key and a value: config units.weight lb."
    ]
  }

  func spokenPlace(_ scene: Scene) -> [String] {
    guard let selected else { return [] }
    let words = "\(selected.title): \(selected.value(scene)). \(selected.explanation(scene))"
    return [words] + (takesText ? ["Type another value, or back."] : [])
  }
}

extension CalendarScreen {
  func spoken(_ scene: Scene) -> [String]? {
    guard let content else { return [] }
    let month = "\(CivilDate.monthNames[day.civil.month - 1]) \(day.civil.year)"
    let items = workoutsOfMonth.enumerated().map { index, workout in
      "\(index + 1). \(SpokenWords.day(workout.start.day)), \(workout.name), \(workout.setsWords)."
    }
    let asked = predicate.map { question in
      let days = (content.matched ?? []).filter { $0.startOfMonth == day.startOfMonth }.sorted()
      return "\(question.text): \(days.isEmpty ? "no day" : days.map(\.shortText).joined(separator: ", "))."
    }
    return ["\(month): \(SpokenWords.count(items.count, "workout"))."] + [asked].compactMap { $0 } + items
      + (items.isEmpty ? [] : ["Type a number to open one."])
      + ["At \(SpokenWords.day(day)). page-up and page-down change the month, date goes to a day."]
  }

  private var workoutsOfMonth: [WorkoutSummary] {
    (content?.workouts ?? []).filter { $0.start.day.startOfMonth == day.startOfMonth }.reversed()
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    guard let number = Int(words) else { return nil }
    let workouts = workoutsOfMonth
    guard workouts.indices.contains(number - 1) else { return [.say(Message.noNumber(number))] }
    let workout = workouts[number - 1]
    return workout.isRunning ? [.switchTab(.workout)] : [.open(.detail(workout.id))]
  }
}

extension CompareScreen {
  func spoken(_ scene: Scene) -> [String]? {
    guard let content else { return [] }
    guard let before = content.before else {
      return ["Nothing to compare \(content.now.name) with yet."]
    }
    func sums(_ side: WorkoutSummary) -> String {
      let volume = side.volume.volumeText(in: scene.preferences.weightUnit, style: scene.numbers)
      return "\(SpokenWords.day(side.start.day)): \(volume), \(SpokenWords.count(side.sets, "set"))."
    }
    let lines = content.exercises.map { line in
      let words = ValueText(line.exercise, scene)
      let sides = [("now", line.now), ("before", line.before)].map { name, side in
        let best = side.best.map { ", best \(words.spoken($0.values))" } ?? ""
        return side.sets == 0 ? "\(name) not done" : "\(name) \(SpokenWords.count(side.sets, "set"))\(best)"
      }
      return "\(line.exercise.name): \(sides.joined(separator: "; "))."
    }
    return [content.now.name, sums(content.now), sums(before)] + lines
  }
}

extension ChoiceSheet {
  func spoken(_ scene: Scene) -> [String]? {
    ["\(title)."]
      + options.enumerated().map { index, choice in
        "\(index + 1). \(choice.label)\(choice.value == chosen ? ", chosen" : "")."
      } + ["Type a number, or back."]
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    guard let number = Int(words), options.indices.contains(number - 1) else {
      return [.say(Message("Type a number of the list, or back."))]
    }
    return choose(number - 1)
  }
}

extension HelpSheet {
  func spoken(_ scene: Scene) -> [String]? {
    CommandGroup.allCases.flatMap { group -> [String] in
      let lines = listed(group, scene).map { "\($0.command.rawValue): \($0.summary)." }
      return lines.isEmpty ? [] : ["\(group.rawValue)."] + lines
    }
  }
}
