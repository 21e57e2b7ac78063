internal import Exchange
internal import Logbook
internal import Shell
internal import Training

/// `knurl import`.
enum Importing {
  static func run(_ call: Call) throws {
    if call.arguments.has("list") { return try ImportListing.list(call) }
    if call.arguments.has("undo") { return try ImportListing.undo(call) }
    let names = call.arguments.operands
    guard let first = names.first, !names.contains("") else {
      throw UsageError("Which file? For example: knurl import strong.csv")
    }
    guard !names.contains("-") || names.count == 1 else {
      throw UsageError("The standard input comes in alone: knurl import - < strong.csv")
    }
    guard first != "-" || !call.isTyping else {
      throw UsageError("Nothing comes in on the standard input: knurl import - < strong.csv")
    }
    let stated = StatedUnits(weight: try weightUnit(call), distance: try distanceUnit(call))
    let format = try format(call)
    let places = try places(names)
    guard try !takeOwnLog(places, call) else { return }
    let bar = ProgressBar(call)
    try take(opened(places, format, bar, call), stated, bar, call)
  }

  private static func take(_ run: ImportRun, _ stated: StatedUnits, _ bar: ProgressBar, _ call: Call) throws {
    for source in run.sources {
      try stated.agree(with: source.scan, of: run.sources.count == 1 ? "The file" : source.name)
    }
    var settling = ImportSettling(
      weightUnits: try run.sources.map { source in
        guard source.scan.weightUnit == .unknown else { return nil }
        return try stated.weight ?? UnitQuestion.answer(about: source, isAlone: run.sources.count == 1, call)
      },
      distanceUnit: stated.distance ?? call.preferences.distanceUnit,
      matches: try ExerciseQuestion.stated(call), takesNotes: call.arguments.has("notes"))
    run.progress = bar.show
    let isDryRun = call.arguments.has("dry-run")
    if !isDryRun, !call.arguments.has("yes"), call.canAsk, !call.wantsJSON {
      guard try isWanted(run, &settling, bar, call) else { return }
    }
    // What comes in has a file of its own: the backup is of what was there before it.
    if !isDryRun { call.backUpIfDue() }
    let report = try performed(run, settling, isDryRun: isDryRun, bar)
    guard !call.wantsJSON else { return call.print(ImportText.json(report)) }
    ImportText.show(report, settling, call)
  }

  /// Shows what would come in and asks; false when nothing would, or nothing shall.
  private static func isWanted(
    _ run: ImportRun, _ settling: inout ImportSettling, _ bar: ProgressBar, _ call: Call
  ) throws -> Bool {
    let preview = try performed(run, settling, isDryRun: true, bar)
    ImportText.show(preview, settling, call)
    guard preview.bringsSomething else { return false }
    try ExerciseQuestion.ask(about: preview.counts.newExercises, &settling, call)
    let answer = call.ask("Import? [Y/n] ")
    guard let answer, !answer.hasPrefix("n") else { throw Refusal("Nothing was changed.") }
    return true
  }

  private static func places(_ names: [String]) throws -> ImportPlaces {
    do {
      return try ImportPlaces(names)
    } catch {
      throw Refusal(ImportRefusal.file(error).sentence)
    }
  }

  /// A log that this program wrote comes in by a way of its own.
  private static func takeOwnLog(_ places: ImportPlaces, _ call: Call) throws -> Bool {
    guard places.files.count == 1, let place = places.files.first else { return false }
    return try Transferring.take(place.name, place.file, call)
  }

  /// The apps whose files can be read, as `--from` takes them.
  static var apps: [String] { Format.allCases.filter(\.isReadable).map(\.rawValue) }

  /// The app a person names, whose files are read without a look at the header.
  private static func format(_ call: Call) throws -> Format? {
    guard let name = call.arguments.value("from") else { return nil }
    if let format = Format.named(name), format.isReadable { return format }
    throw UsageError("--from takes one of \(apps.joined(separator: ", ")), not “\(name)”.")
  }

  private static func opened(
    _ places: ImportPlaces, _ format: Format?, _ bar: ProgressBar, _ call: Call
  ) throws -> ImportRun {
    defer { bar.clear() }
    do {
      return try ImportRun(
        places, format: format, log: call.log(), clock: call.clock, seed: call.newSeed(), looked: bar.show)
    } catch let refusal as ImportRefusal {
      throw Refusal(refusal.sentence)
    }
  }

  private static func performed(
    _ run: ImportRun, _ settling: ImportSettling, isDryRun: Bool, _ bar: ProgressBar
  ) throws -> ImportReport {
    defer { bar.clear() }
    do {
      return try run.perform(settling, isDryRun: isDryRun)
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
}

/// The units the command line states.
private struct StatedUnits {
  var weight: WeightUnit?
  var distance: DistanceUnit?

  /// Refuses a unit that the file contradicts: one of the two is mistaken, and nobody can tell which.
  func agree(with scan: Scan, of file: String) throws {
    if let weight, case .stated(let unit) = scan.weightUnit, unit != weight {
      throw Refusal(
        "\(file) says its weights are in \(unit.rawValue), --unit says \(weight.rawValue). Nothing was changed. "
          + "Leave out --unit to go by the file.")
    }
    if let distance, case .stated(let unit) = scan.distanceUnit, unit != distance {
      throw Refusal(
        "\(file) says its distances are in \(unit.rawValue), --distance-unit says \(distance.rawValue). "
          + "Nothing was changed. Leave out --distance-unit to go by the file.")
    }
  }
}
