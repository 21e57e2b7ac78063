package import Canvas
package import Training

/// The whole of what a person sees: five tabs with their stacks of screens, sheets over them, one line at
/// the bottom.
///
/// Pure: events in, effects for the shell out, a grid drawn on request.
package struct App: Sendable {
  package internal(set) var tab = Tab.workout
  var stacks: [[any Screen]]
  var sheets: [any Screen] = []
  package internal(set) var message: Message?
  /// What is wrong for as long as the program runs; stays above the bottom line.
  package internal(set) var notice: String?
  /// Lines of the command line, the newest last.
  var typedLines: [String] = []
  /// Keys of a sequence that is not complete yet, such as `g`.
  var pending: [Key] = []
  package internal(set) var scene: Scene
  var keymap: Keymap
  /// The running workout, whatever tab is shown.
  package internal(set) var live: EditorContent?
  /// When the last event or tick was handled: the rest alarm fires once.
  var seen: Moment

  package init(scene: Scene, keymap: Keymap = Keymap()) {
    self.scene = scene
    self.keymap = keymap
    self.seen = scene.now.moment
    self.stacks = Tab.allCases.map { [App.root(of: $0)] }
  }

  /// The screen on top of the shown tab's stack.
  var screen: any Screen {
    get { stacks[tab.rawValue][stacks[tab.rawValue].count - 1] }
    set { stacks[tab.rawValue][stacks[tab.rawValue].count - 1] = newValue }
  }

  /// What the shell must read and hand over before the next drawing, in this order.
  package var destinations: [Destination] {
    let shown = [Destination.workout, screen.destination] + sheets.map(\.destination)
    return shown.compactMap { $0 }.reduce(into: []) { list, destination in
      if !list.contains(destination) { list.append(destination) }
    }
  }

  /// Fresh content for a destination; whoever shows it keeps the person's place.
  package mutating func receive(_ content: Content, for destination: Destination) {
    if destination == .workout {
      live = if case .editor(let editor) = content { editor } else { nil }
    }
    for tab in stacks.indices {
      for index in stacks[tab].indices where stacks[tab][index].destination == destination {
        stacks[tab][index].receive(content, scene)
      }
    }
    for index in sheets.indices where sheets[index].destination == destination {
      sheets[index].receive(content, scene)
    }
    if content.isOver, screen.destination == destination { goBack() }
  }

  /// Opens a destination over what is shown, or in its place when that is the same workout's or gone.
  package mutating func show(_ destination: Destination) {
    if destination == .workout {
      tab = .workout
      stacks[tab.rawValue] = [App.root(of: tab)]
      return
    }
    if case .detail? = screen.destination { goBack() }
    stacks[tab.rawValue].append(App.screen(for: destination))
  }

  package mutating func say(_ message: Message) {
    self.message = Message(scene.withOwnKeys(message.text), tone: message.tone)
  }

  package mutating func keepSaying(_ notice: String) { self.notice = notice }

  /// Preferences or theme changed: every screen is drawn with them from now on.
  package mutating func prefer(_ preferences: Preferences, style: Style) {
    scene.preferences = preferences
    scene.style = style
  }

  /// Looks on while somebody else performs the workout: nothing rings, the cursor goes along.
  package mutating func follow(_ follows: Bool) {
    scene.follows = follows
  }

  /// When the app must be woken for the screen to stay true; nil while nothing moves.
  package var isTicking: Bool { live != nil }

  /// How much of the rest that runs has passed, 0…100; nil while none runs or when it is over.
  package var restPercent: Int? {
    guard let rest = live?.workout.rest?.rest, !rest.isOver(at: scene.now.moment) else { return nil }
    return Int(rest.fraction(at: scene.now.moment) * 100)
  }

  /// The set that comes next, in a few words; empty when none does.
  package var nextText: String { live.flatMap { NextSet($0, scene.preferences) }?.text ?? "" }

  /// The terminal's title while a workout runs.
  package var title: String? {
    live.map { RestControl.title(of: $0, at: scene.now.moment, scene.preferences) }
  }
}
