internal import Logbook
internal import Screens
internal import Shell
internal import Training

/// One verb being run: its words, and the world it may touch.
package final class Call {
  let arguments: Arguments
  let paths: Paths
  private let world: World
  private lazy var config = ConfigFile(path: paths.config)
  private var opened: Logbook?
  /// What is wrong with the log that is read all the same.
  private(set) var damage: String?
  /// Whether the log in use was opened for writing.
  private(set) var mayWrite = true

  init(arguments: Arguments, paths: Paths, world: World) {
    self.arguments = arguments
    self.paths = paths
    self.world = world
  }

  var output: Output { world.output }
  var errors: Output { world.errors }
  var clock: Clock { world.clock }
  var millisecondsToNextSecond: Int { world.millisecondsToNextSecond() }

  /// Waits; false when nobody reads the output any more.
  func pause(_ milliseconds: Int, _ other: Int32?) -> Bool { world.pause(milliseconds, other) }

  /// Whether the reader hears.
  var speaks: Bool { world.speaks }
  /// Whether signs beyond ASCII may be printed: the locale and the settings decide.
  var isUnicode: Bool { world.isUnicode && preferences.glyphs == "unicode" }
  var preferences: Preferences { config.preferences }
  /// The commands' keys as the config file has them.
  var keys: KeyChoices { config.keys }
  /// What is wrong with the config file; the rest of it counts.
  var complaints: [String] { config.complaints }
  /// The same, and that the theme it names cannot be used.
  var faults: [String] {
    complaints
      + [ThemeLibrary(folder: paths.themes).fault(of: preferences.theme).map { $0 + "." }].compactMap { $0 }
  }
  var style: NumberStyle { preferences.usesDecimalComma ? .comma : .point }
  /// The unit in which a person reads the weights of an exercise.
  func unit(of exercise: Exercise?) -> WeightUnit { exercise?.unit ?? preferences.weightUnit }

  var wantsJSON: Bool { arguments.has("json") }
  var now: LocalMoment { clock.now() }

  /// The identifiers of what this call creates.
  func newIDs() -> IDSource { IDSource(seed: newSeed()) }

  func newSeed() -> UInt64 { world.seed() }

  /// The log for reading and writing, opened on first use; it is made when there is none.
  func log() throws(LogbookError) -> Logbook {
    if let opened { return opened }
    let log = try Logbook(path: paths.log)
    opened = log
    Hooks(folder: paths.hooks).follow(log)
    try log.preferFormula(
      preferences.formula, firstCounts: preferences.firstCountsAsRecord,
      setVolume: preferences.showsSetVolumeRecords)
    return log
  }

  /// The log for the app without a screen: where it may not be written, for reading, and why.
  func logAsAllowed() throws(LogbookError) -> (log: Logbook, hindrance: LogbookError?) {
    do throws(LogbookError) {
      return (try log(), nil)
    } catch {
      guard error.kind == .readOnly, !Platform.isMissing(paths.log) else { throw error }
      opened?.close()
      let log = try Logbook(path: paths.log, access: .readOnly)
      opened = log
      return (log, error)
    }
  }

  /// The log for verbs that only read: one that cannot be written is read all the same, and so is a
  /// damaged one as far as it goes.
  func readableLog() throws(LogbookError) -> Logbook {
    do {
      return try log()
    } catch {
      let isReadable = error.kind == .readOnly || error.kind == .corrupt
      guard isReadable, !Platform.isMissing(paths.log) else { throw error }
      opened?.close()
      if error.kind == .corrupt { damage = error.sentence }
      if error.kind == .readOnly { mayWrite = false }
      let log = try Logbook(path: paths.log, access: .readOnly)
      opened = log
      return log
    }
  }

  /// The log as it lies on disk, in the shortest time; nil when there is none.
  func glance() throws(LogbookError) -> Logbook? {
    guard !Platform.isMissing(paths.log) else { return nil }
    do {
      let log = try Logbook(path: paths.log, access: .readOnly)
      opened = log
      return log
    } catch {
      // A log of an older version is brought up to date by opening it for writing.
      guard error.kind == .readOnly else { throw error }
      return try log()
    }
  }

  func close() { opened?.close() }
}

extension Call {
  /// Whether somebody is there to answer a question.
  var canAsk: Bool { world.input.isTerminal && output.isTerminal }

  /// Whether the standard input is a keyboard.
  var isTyping: Bool { world.input.isTerminal }

  /// What the person answers; nil when nobody is there or the input ends.
  func ask(_ question: String) -> String? {
    guard canAsk else { return nil }
    output.show(question)
    return world.input.answer().map { Words.trimmed($0).lowercased() }
  }

  /// A sentence for a person, broken between words where the terminal ends.
  func say(_ sentence: String) {
    guard !speaks, sentence.columns > output.columns else { return output.line(sentence) }
    for line in sentence.wrapped(to: output.columns) { output.line(line) }
  }

  /// Parts of a line, on as many lines as they need; all but the first stand further to the right.
  func say(_ parts: [String], apart joint: String = " · ", indent: Int = 0) {
    var line = ""
    for part in parts {
      let longer = line.isEmpty ? part : line + joint + part
      if !speaks, !line.isEmpty, longer.columns > output.columns {
        output.line(line)
        line = String(repeating: " ", count: indent) + part
      } else {
        line = longer
      }
    }
    output.line(line)
  }

  /// Rows for a person, as wide as the terminal; a sentence each for one who hears.
  func print(_ table: TextTable) {
    guard !speaks else { return table.sentences.forEach { output.line($0) } }
    for line in table.lines(width: output.columns) { output.line(line) }
  }

  func print(_ json: JSON) { output.exact(json.encoded) }
}

/// What a person typed, made fit to be kept.
enum Words {
  /// The longest name the command line takes, in characters.
  static let longestName = 200

  static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }

  /// A name on one line: trimmed, gaps made single blanks.
  ///
  /// Refused when nothing is left or it is too long.
  static func name(_ text: String, of thing: String) throws -> String {
    let isKept: (Character) -> Bool = { character in
      !character.unicodeScalars.contains { $0.value < 32 || (127..<160).contains($0.value) }
    }
    let name = text.split { $0.isWhitespace || !isKept($0) }.joined(separator: " ")
    guard !name.isEmpty else { throw UsageError("The name of \(thing) must not be empty.") }
    guard name.count <= longestName else {
      throw Refusal("The name is too long: the limit is \(longestName) characters. Nothing was changed.")
    }
    return name
  }
}
