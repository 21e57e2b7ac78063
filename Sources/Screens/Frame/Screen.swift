package import Canvas
package import Training

/// What every screen may know while it acts or draws.
package struct Scene: Sendable {
  package var now: LocalMoment
  package var preferences: Preferences { didSet { edition += 1 } }
  package var style: Style { didSet { edition += 1 } }
  /// Counts how often preferences or style changed: what was drawn for an earlier one no longer fits.
  package private(set) var edition = 0
  /// The table of commands with the person's keys.
  package var commands: [CommandEntry]
  /// Whether a workout is only looked at while somebody else performs it.
  package var follows = false
  /// The terminal as it is, however small.
  package var window: Size

  package init(
    now: LocalMoment, preferences: Preferences, style: Style, size: Size,
    commands: [CommandEntry] = CommandEntry.all
  ) {
    self.commands = commands
    self.now = now
    self.preferences = preferences
    self.style = style
    window = size
  }

  /// The size every layout reckons with: never below 32×10, so that none has to think of less.
  package var size: Size {
    get { Size(columns: max(Scene.least.columns, window.columns), rows: max(Scene.least.rows, window.rows)) }
    set { window = newValue }
  }

  /// The smallest terminal that shows anything but how large it must be.
  static let least = Size(columns: 32, rows: 10)

  /// Below 60 columns: narrow tables, short words.
  package var isNarrow: Bool { size.columns < 60 }

  /// From 110 columns: the right pane.
  package var isWide: Bool { size.columns >= 110 }
}

/// A destination, its content and the person's place on it; or a sheet over one.
///
/// A screen never reads storage: it says its destination, receives content and answers with effects.
package protocol Screen: Sendable {
  /// What the shell must read for it; nil for sheets that carry all they show.
  var destination: Destination? { get }

  /// Which keys mean what here.
  var context: CommandContext { get }

  /// Commands of the context that mean nothing here.
  var missing: Set<Command> { get }

  /// Fresh content; the cursor stays where it was.
  mutating func receive(_ content: Content, _ scene: Scene)

  /// A change is about to be undone or done again: with the content after it the cursor goes to what it
  /// touched.
  mutating func expectTurn()

  /// A raw key before the keymap sees it: text being typed, or digits that start an entry. Nil leaves it
  /// to the keymap.
  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]?

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect]

  /// What a sheet above gave back.
  mutating func accept(_ answer: Answer, _ scene: Scene, _ ids: inout IDSource) -> [Effect]

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect]

  /// Whether quiet words at a place may tell keys; not where a person's own names stand.
  func tellsKeys(at point: Point, _ scene: Scene) -> Bool

  /// Why the command can't run now; nil when it can.
  func objection(to command: Command, _ scene: Scene) -> String?

  /// What it shows, a sentence a line; nil lets the drawn lines speak.
  func spoken(_ scene: Scene) -> [String]?

  /// Where the person is on it, in sentences of their own.
  func spokenPlace(_ scene: Scene) -> [String]

  /// All of it, where `spoken` tells the person's place.
  func spokenWhole(_ scene: Scene) -> [String]?

  /// What a list is narrowed to, in words; another one is told whole.
  var narrowing: String { get }

  /// Whether a text is being typed: a line that is heard is that text, whatever command is called so.
  var takesText: Bool { get }

  /// Whether the text being typed may have several lines.
  var keepsLines: Bool { get }

  /// A line typed by somebody who hears the program; nil when it means nothing here.
  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]?

  /// A frame is about to be drawn: what is slow to draw and often drawn again may be kept for it.
  mutating func settle(_ scene: Scene)

  /// Paints inside `area`; a sheet chooses its own place within it.
  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene)
}

extension Screen {
  package var missing: Set<Command> { [] }
  package var keepsLines: Bool { false }
  package mutating func receive(_ content: Content, _ scene: Scene) {}
  package mutating func expectTurn() {}
  package mutating func settle(_ scene: Scene) {}
  package mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? { nil }
  package mutating func accept(_ answer: Answer, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }
  package mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] { [] }
  package func tellsKeys(at point: Point, _ scene: Scene) -> Bool { true }
  package func objection(to command: Command, _ scene: Scene) -> String? { nil }
}
