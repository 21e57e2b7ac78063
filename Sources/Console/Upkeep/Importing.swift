internal import Exchange
internal import Logbook
internal import Shell
internal import Training

/// `knurl import`.
enum Importing {
  static func run(_ call: Call) throws {
    if call.arguments.has("undo") { return try undo(call) }
    guard let path = call.arguments.operands.first, !path.isEmpty else {
      throw UsageError("Which file? For example: knurl import strong.csv")
    }
    guard call.arguments.operands.count == 1 else { throw UsageError("One file at a time, please.") }
    let stated = StatedUnits(weight: try weightUnit(call), distance: try distanceUnit(call))
    guard path != "-" || !call.isTyping else {
      throw UsageError("Nothing comes in on the standard input: knurl import - < strong.csv")
    }
    let file = try reader(path)
    guard try !Transferring.take(path, file, call) else { return }
    let run = try opened(path, file, call)
    try stated.agree(with: run.scan)
    let weight = try stated.weight ?? UnitQuestion.answer(about: run.scan, call)
    let units = Units(weight: weight, distance: stated.distance ?? call.preferences.distanceUnit)
    let bar = ProgressBar(call)
    run.progress = bar.show
    let isDryRun = call.arguments.has("dry-run")
    if !isDryRun, !call.arguments.has("yes"), call.canAsk, !call.wantsJSON {
      guard try isWanted(run, units, bar, call) else { return }
    }
    let report = try performed(run, units, isDryRun: isDryRun, bar)
    defer { call.backUpIfDue() }
    guard !call.wantsJSON else { return call.print(ImportText.json(report)) }
    ImportText.show(report, units, call)
  }

  /// Shows what would come in and asks; false when nothing would, or nothing shall.
  private static func isWanted(_ run: ImportRun, _ units: Units, _ bar: ProgressBar, _ call: Call) throws
    -> Bool
  {
    let preview = try performed(run, units, isDryRun: true, bar)
    ImportText.show(preview, units, call)
    guard preview.bringsSomething else { return false }
    let answer = call.ask("Import? [Y/n] ")
    guard let answer, !answer.hasPrefix("n") else { throw Refusal("Nothing was changed.") }
    return true
  }

  private static func reader(_ path: String) throws -> FileReader {
    do {
      return try FileReader.rewindable(path: path)
    } catch {
      throw Refusal(ImportRefusal.file(error).sentence)
    }
  }

  /// The app a person names, whose files are read without a look at the header.
  private static func format(_ call: Call) throws -> Format? {
    guard let name = call.arguments.value("from") else { return nil }
    if let format = Format.named(name), format.isReadable { return format }
    let known = Format.allCases.filter(\.isReadable).map(\.rawValue).joined(separator: ", ")
    throw UsageError("--from takes one of \(known), not “\(name)”.")
  }

  private static func opened(_ path: String, _ file: FileReader, _ call: Call) throws -> ImportRun {
    do {
      return try ImportRun(
        path: path, file: file, format: format(call), log: call.log(), clock: call.clock, seed: call.newSeed()
      )
    } catch let refusal as ImportRefusal {
      throw Refusal(refusal.sentence)
    }
  }

  private static func performed(
    _ run: ImportRun, _ units: Units, isDryRun: Bool, _ bar: ProgressBar
  ) throws -> ImportReport {
    defer { bar.clear() }
    do {
      return try run.perform(unit: units.weight, distanceUnit: units.distance, isDryRun: isDryRun)
    } catch {
      throw Refusal(error.sentence)
    }
  }

  private static func weightUnit(_ call: Call) throws -> WeightUnit? {
    guard let text = call.arguments.value("unit") else { return nil }
    guard let unit = UnitQuestion.unit(of: text.lowercased()) else {
      throw UsageError("--unit takes kg or lb, not “\(text)”.")
    }
    return unit
  }

  private static func distanceUnit(_ call: Call) throws -> DistanceUnit? {
    guard let text = call.arguments.value("distance-unit") else { return nil }
    guard let unit = DistanceUnit(rawValue: text.lowercased()) else {
      let known = DistanceUnit.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--distance-unit takes \(known), not “\(text)”.")
    }
    return unit
  }

  private static func undo(_ call: Call) throws {
    guard call.arguments.operands.isEmpty else {
      throw UsageError("--undo takes the last import out again; it needs no file.")
    }
    let counts = try call.log().undoImport(at: call.now.moment)
    guard !call.wantsJSON else {
      return call.print(
        .object([("workouts", .integer(counts.workouts)), ("sets", .integer(counts.sets))]))
    }
    call.output.line("Took the last import out again: \(ImportText.workoutsAndSets(counts)).")
    call.output.line("knurl redo brings it back.")
  }
}

/// The units an import reads numbers in where the file does not say; nil where it does.
struct Units {
  var weight: WeightUnit?
  var distance: DistanceUnit
}

/// The units the command line states.
private struct StatedUnits {
  var weight: WeightUnit?
  var distance: DistanceUnit?

  /// Refuses a unit that the file contradicts: one of the two is mistaken, and nobody can tell which.
  func agree(with scan: Scan) throws {
    if let weight, case .stated(let unit) = scan.weightUnit, unit != weight {
      throw Refusal(
        "The file says its weights are in \(unit.rawValue), --unit says \(weight.rawValue). Nothing was changed. "
          + "Leave out --unit to go by the file.")
    }
    if let distance, case .stated(let unit) = scan.distanceUnit, unit != distance {
      throw Refusal(
        "The file says its distances are in \(unit.rawValue), --distance-unit says \(distance.rawValue). "
          + "Nothing was changed. Leave out --distance-unit to go by the file.")
    }
  }
}
