import Testing

/// Every `.journey` file beside this one is walked; `make journeys` writes the screens anew.
@Suite struct Journeys {
  @Test(arguments: try JourneyFiles.names())
  func `the journey shows the screens it is written with`(_ name: String) throws {
    let path = "\(JourneyFiles.folder)/\(name)"
    let text = try JourneyFiles.read(path)
    let walked = try walk(try Journey(text))
    if JourneyFiles.isRewriting {
      try JourneyFiles.write(walked, to: path)
    } else if walked != text {
      Issue.record("\(name) differs\n\(JourneyFiles.differences(between: text, and: walked))")
    }
  }

  private func walk(_ journey: Journey) throws -> String {
    var walked = journey
    walked.steps = []
    let traveller = try Traveller(fixtures: JourneyFiles.logs)
    for step in journey.steps {
      if case .answer = step { continue }
      walked.steps.append(step)
      walked.steps += try take(step, traveller).map(Journey.Step.answer)
    }
    return walked.text
  }

  /// Does what a step says and answers the lines that stand below it.
  private func take(_ step: Journey.Step, _ traveller: Traveller) throws -> [String] {
    switch step {
    case .note, .answer: return []
    case .size(let columns, let rows): try traveller.resize(columns, rows)
    case .now(let seconds, let offset): traveller.set(seconds: seconds, offset: offset)
    case .importing(let file, let unit): try traveller.importing(file, unit: unit)
    case .config(let key, let value): try traveller.configure(key, value)
    case .restart: traveller.restart()
    case .wait(let seconds): return try traveller.wait(seconds).map { "> " + $0 }
    case .keys(let keys):
      let outward = try traveller.press(keys)
      return try traveller.screen().map { "|" + $0 } + outward.map { "> " + $0 }
    case .roles(let rows): return try traveller.roles(rows).map { "~" + $0 }
    }
    return []
  }
}
