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

  package mutating func say(_ message: Message) {
    self.message = message
  }

  /// Preferences or theme changed: every screen is drawn with them from now on.
  package mutating func prefer(_ preferences: Preferences, style: Style) {
    scene.preferences = preferences
    scene.style = style
  }

  /// When the app must be woken for the screen to stay true; nil while nothing moves.
  package var isTicking: Bool { live != nil }

  /// The terminal's title while a workout runs.
  package var title: String? {
    live.map { RestControl.title(of: $0, at: scene.now.moment, scene.preferences) }
  }
}
