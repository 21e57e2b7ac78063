package import Canvas
import CTerminal

/// The person's terminal while the screen is up: events in, changed cells out, restored on every exit.
///
/// There is one at a time. After a leave signal, the end of input or a hang-up, `nextEvents` reports
/// `.hangup`; the program then closes its log and the terminal.
package final class Terminal {
  package struct Options: Sendable {
    package var colour: ColourChoice
    package var mouse: Bool

    package init(colour: ColourChoice = .auto, mouse: Bool = true) {
      self.colour = colour
      self.mouse = mouse
    }
  }

  package let depth: Depth
  /// False when LANG promises no UTF-8: plain glyphs are the safer choice then.
  package let hasUnicode: Bool
  package internal(set) var size: Size

  let surroundings: Surroundings
  let modes: Modes
  let signals: Int32
  var decoder = InputDecoder()
  var painter: Painter
  var title: String?
  var progress: Int?
  var isOpen = true
  var isGone = false
  /// Came back from a pause that the program has not heard of.
  var isResumed = false

  /// Takes over the terminal.
  package static func open(_ options: Options = Options()) throws(TerminalError) -> Terminal {
    let opening = try Opening(options)
    let signals = try opening.start()
    return Terminal(opening, signals: signals)
  }

  private init(_ opening: Opening, signals: Int32) {
    depth = opening.depth
    hasUnicode = opening.hasUnicode
    surroundings = opening.surroundings
    modes = opening.modes
    self.signals = signals
    painter = Painter(depth: opening.depth)
    size = Terminal.windowSize()
  }

  deinit { close() }

  /// Gives the terminal back as it was; a second call does nothing.
  package func close() {
    guard isOpen else { return }
    leave()
    isOpen = false
    terminal_unguard()
    terminal_unwatch()
  }

  /// Stops the program as ^Z does everywhere; returns when it is continued, followed by `.resumed`.
  package func suspend() {
    guard isOpen, !isGone else { return }
    leave()
    terminal_stop()
    comeBack()
  }

  private func leave() {
    setProgress(nil)
    write(modes.leave)
    terminal_pause()
    terminal_print_messages()
  }

  /// Takes the terminal over again after a pause, whatever happened to it meanwhile.
  func comeBack() {
    terminal_resume()
    terminal_hold_messages()
    write(modes.enter)
    sendTitle()
    takeUpSize()
    painter.forget()
    isResumed = true
  }

  func takeUpSize() {
    size = Terminal.windowSize()
    terminal_resize(Int32(size.columns), Int32(size.rows))
    painter.forget()
  }

  static func windowSize() -> Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    terminal_window_size(&columns, &rows)
    return Size(columns: Int(columns), rows: Int(rows))
  }

  /// Writes control text at once, past the frame.
  func write(_ text: String) {
    guard isOpen, !isGone else { return }
    var text = text
    isGone = !text.withUTF8 { terminal_write($0.baseAddress, $0.count) }
  }
}
