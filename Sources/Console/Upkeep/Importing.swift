internal import Exchange
internal import Logbook
internal import Shell
internal import Training

/// `knurl import`.
enum Importing {
  static func run(_ call: Call) throws {
    if call.arguments.has("undo") { return try undo(call) }
    guard let path = call.arguments.operands.first else {
      throw UsageError("Which file? For example: knurl import strong.csv")
    }
    guard call.arguments.operands.count == 1 else { throw UsageError("One file at a time, please.") }
    let unit = try unit(call)
    let distance = try distanceUnit(call)
    let run = try opened(path, call)
    let bar = ProgressBar(call)
    run.progress = bar.show
    let chosen = try unit ?? ask(run.scan, call)
    let isDryRun = call.arguments.has("dry-run")
    if !isDryRun, !call.arguments.has("yes"), call.input.isTerminal {
      let preview = try performed(run, chosen, distance ?? call.preferences.distanceUnit, isDryRun: true)
      bar.clear()
      ImportText.show(preview, call)
      guard preview.bringsSomething else { return }
      call.output.show("Import? [Y/n] ")
      guard call.input.answer().map({ !$0.lowercased().hasPrefix("n") }) == true else {
        call.output.line("Nothing was changed.")
        return
      }
    }
    let report = try performed(run, chosen, distance ?? call.preferences.distanceUnit, isDryRun: isDryRun)
    bar.clear()
    call.wantsJSON ? call.output.line(ImportText.json(report).encoded) : ImportText.show(report, call)
  }

  private static func opened(_ path: String, _ call: Call) throws -> ImportRun {
    do {
      return try ImportRun(path: path, log: call.log(), clock: call.clock, seed: Platform.randomSeed())
    } catch let refusal as ImportRefusal {
      throw Refusal(refusal.sentence)
    }
  }

  private static func performed(
    _ run: ImportRun, _ unit: WeightUnit?, _ distance: DistanceUnit, isDryRun: Bool
  ) throws -> ImportReport {
    do {
      return try run.perform(unit: unit, distanceUnit: distance, isDryRun: isDryRun)
    } catch {
      throw Refusal(error.sentence)
    }
  }

  private static func unit(_ call: Call) throws -> WeightUnit? {
    guard let text = call.arguments.value("unit") else { return nil }
    guard let unit = WeightUnit(rawValue: text.lowercased() == "lbs" ? "lb" : text.lowercased()) else {
      throw UsageError("--unit takes kg or lb, not “\(text)”.")
    }
    return unit
  }

  private static func distanceUnit(_ call: Call) throws -> DistanceUnit? {
    guard let text = call.arguments.value("distance-unit") else { return nil }
    guard let unit = DistanceUnit(rawValue: text.lowercased()) else {
      throw UsageError("--distance-unit takes km, mi or m, not “\(text)”.")
    }
    return unit
  }

  /// Asks for the unit where the file does not say; refuses with the guess when nobody can answer.
  private static func ask(_ scan: Scan, _ call: Call) throws -> WeightUnit? {
    guard scan.weightUnit == .unknown else { return nil }
    let guess = scan.unitGuess
    let examples = guess.examples.map { "\($0.exercise) \($0.weight)" }.joined(separator: ", ")
    guard call.input.isTerminal else {
      let hint = guess.unit.map { " They look like \($0.rawValue)." } ?? ""
      throw Refusal(
        "The file does not say whether its weights are in kg or lb: \(examples).\(hint) "
          + "Nothing was changed. Say --unit kg or --unit lb.")
    }
    call.output.line("The file does not say its unit. Heaviest sets: \(examples).")
    while true {
      let likely = guess.unit ?? call.preferences.weightUnit
      call.output.show("Are these kg or lb? [\(likely.rawValue)] ")
      guard let answer = call.input.answer() else { throw Refusal("Nothing was changed.") }
      let word = answer.filter { !$0.isWhitespace }.lowercased()
      if word.isEmpty { return likely }
      if word == "kg" || word == "k" { return .kg }
      if word == "lb" || word == "lbs" || word == "l" { return .lb }
    }
  }

  private static func undo(_ call: Call) throws {
    let counts = try call.log().undoImport(at: call.clock.now().moment)
    call.output.line("Took the last import out again: \(counts.workouts) workouts, \(counts.sets) sets. knurl undo brings it back.")
  }
}

/// A line that is redrawn while a long import runs, on a terminal alone.
private final class ProgressBar {
  private let call: Call
  private var shown = -1

  init(_ call: Call) { self.call = call }

  func show(_ done: Int, of all: Int) {
    guard call.output.isTerminal, all > 1 << 20 else { return }
    let percent = min(100, done * 100 / all)
    guard percent != shown else { return }
    shown = percent
    let filled = percent * 30 / 100
    call.output.show("\r" + String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled) + " \(percent) %")
  }

  func clear() {
    guard shown >= 0 else { return }
    call.output.show("\r" + String(repeating: " ", count: 40) + "\r")
    shown = -1
  }
}
