/// Why the screen could not be opened, in a sentence for the person.
package enum TerminalError: Error, Hashable, Sendable {
  /// Standard input or output is a file or a pipe.
  case notATerminal
  /// TERM is unset or empty.
  case typeMissing
  /// Terminfo knows neither the type nor a stand-in for it.
  case typeUnknown(String)
  /// The type cannot place the cursor.
  case typeTooSimple(String)
  /// The machine has no terminfo database at all.
  case databaseMissing
  /// The system refused a pipe or the screen library refused to start.
  case refused

  package var sentence: String {
    switch self {
    case .notATerminal:
      "The screen needs a terminal for input and output; this is a file or a pipe. knurl --plain does without."
    case .typeMissing:
      "TERM is not set, so the kind of terminal is unknown. Try TERM=xterm-256color, or knurl --plain."
    case .typeUnknown(let type):
      "The terminal type \(type) (TERM) is not known on this machine. Try TERM=xterm-256color, or knurl --plain."
    case .typeTooSimple(let type):
      "The terminal type \(type) (TERM) cannot place the cursor. knurl --plain does without."
    case .databaseMissing:
      "This machine has no terminal descriptions. Install the package ncurses-base."
    case .refused:
      "The screen could not be started: the system refused. Nothing was changed."
    }
  }
}
