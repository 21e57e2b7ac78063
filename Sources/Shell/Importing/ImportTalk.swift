internal import Exchange
internal import Logbook
internal import Screens
internal import Training

/// An import as the app goes through it, one step after the other.
final class ImportTalk {
  private let run: ImportRun
  private let log: Logbook
  private let title: String
  private var settling: ImportSettling
  /// Told how far long work is.
  var show: (ImportOffer) -> Void
  /// Work of fewer bytes is over before a bar could be read.
  private static let worthShowing = 1 << 20

  /// Reads what lies at a path for the first time.
  init(
    _ path: String, log: Logbook, clock: Clock, _ preferences: Preferences, seed: UInt64,
    show: @escaping (ImportOffer) -> Void = { _ in }
  ) throws(ImportRefusal) {
    self.log = log
    self.show = show
    let title = path.split(separator: "/").last.map(String.init) ?? path
    self.title = title
    let places: ImportPlaces
    do throws(FileError) {
      places = try ImportPlaces([ImportTalk.expanded(path)])
    } catch {
      throw .file(error)
    }
    run = try ImportRun(
      places, log: log, clock: clock, seed: seed, looked: ImportTalk.teller(title, show))
    settling = ImportSettling(
      weightUnits: run.sources.map { _ in nil }, distanceUnit: preferences.distanceUnit)
  }

  /// `~` is the home folder, as shells have it.
  private static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home = Platform.home else { return path }
    return home + path.dropFirst()
  }

  /// The unit where nobody knows it yet, else what would come in.
  func begin(_ likely: WeightUnit) throws(ImportRefusal) -> ImportOffer {
    guard let source = run.sources.first(where: { $0.scan.weightUnit == .unknown }) else {
      return try preview(likely)
    }
    let guess = source.scan.unitGuess
    let examples = guess.examples.map { "\($0.exercise) \($0.weight)" }
    return ImportOffer(title: title, stage: .unit(examples: examples, likely: guess.unit ?? likely))
  }

  /// What would come in, with weights of unknown unit in this one.
  func preview(_ unit: WeightUnit) throws(ImportRefusal) -> ImportOffer {
    settling.weightUnits = run.sources.map { $0.scan.weightUnit == .unknown ? unit : nil }
    let report = try performed(isDryRun: true)
    let names = report.counts.newExercises
    let library = names.isEmpty ? [] : try library()
    return ImportOffer(
      title: title,
      stage: .preview(
        lines: report.lines(settling.distanceUnit), bringsSomething: report.bringsSomething,
        unknown: ImportOffer.unknown(names, in: library)), library: library)
  }

  func perform(_ matches: [String: ID<Exercise>]) throws(ImportRefusal) -> ImportOffer {
    settling.matches = matches
    let report = try performed(isDryRun: false)
    return ImportOffer(title: title, stage: .done(lines: report.lines(settling.distanceUnit)))
  }

  /// Tells once for every hundredth how far it is.
  private static func teller(_ title: String, _ show: @escaping (ImportOffer) -> Void) -> (Int, Int) -> Void {
    let start = Platform.uptime()
    var shown = -1
    return { done, all in
      let percent = done * 100 / max(1, all)
      guard all > ImportTalk.worthShowing, percent != shown else { return }
      shown = percent
      let time = Platform.uptime() - start
      show(ImportOffer(title: title, stage: .working(done: done, of: all, milliseconds: time)))
    }
  }

  private func performed(isDryRun: Bool) throws(ImportRefusal) -> ImportReport {
    run.progress = ImportTalk.teller(title, show)
    return try run.perform(settling, isDryRun: isDryRun)
  }

  private func library() throws(ImportRefusal) -> [ExerciseSummary] {
    do throws(LogbookError) {
      return try log.library()
    } catch {
      throw .log(error)
    }
  }
}
