/// A key as the person pressed it, decoded from the terminal's bytes.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }

  package var code: Code
  package var modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// A plain character key; an upper-case letter carries no shift modifier.
  package init(_ character: Character) {
    self.init(.character(character))
  }
}

/// A mouse action at a cell.
package struct Mouse: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case press, release, drag, wheelUp, wheelDown
  }

  package var action: Action
  package var point: Point

  package init(_ action: Action, at point: Point) {
    self.action = action
    self.point = point
  }
}

/// What the terminal reports.
///
/// Time is not an event: the shell passes the moment with each.
package enum Event: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  case paste(String)
  case focus(Bool)
  case resize(Size)
  /// A deadline asked for has passed: draw again.
  case tick
  /// Back from suspension: everything must be sent again.
  case resumed
  /// The terminal is gone.
  case hangup
}
