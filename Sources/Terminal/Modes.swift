/// Control sequences that no terminfo entry names.
enum Control {
  static let beginFrame = "\u{1B}[?2026h"
  static let endFrame = "\u{1B}[?2026l"
  static let bell = "\u{07}"
}

/// What is switched on while the screen is up, and how it is switched off again.
struct Modes {
  let enter: String
  let leave: String
  /// The whole way out for when nothing else can run.
  let crash: String

  init(mouse: Bool, title: Bool, progress: Bool, strings: (String) -> String?) {
    // presses, drags and the wheel in the decimal form; pastes in brackets; focus
    let pointer = mouse ? ["1002", "1006"] : []
    let numbers = pointer + ["2004", "1004"]
    enter = (title ? "\u{1B}[22;2t" : "") + Modes.switching(numbers, "h")
    leave = Control.endFrame + Modes.switching(numbers.reversed(), "l") + (title ? "\u{1B}[23;2t" : "")
    let screen = strings("rmcup") ?? strings("clear") ?? ""
    let plain = Modes.undelayed(strings("sgr0") ?? "") + (strings("op") ?? "")
    crash =
      leave + (progress ? Announcement.progress(nil) : "") + plain + Modes.undelayed(strings("cnorm") ?? "")
      + Modes.undelayed(screen)
  }

  private static func switching(_ numbers: [String], _ action: String) -> String {
    numbers.map { "\u{1B}[?\($0)\(action)" }.joined()
  }

  /// Terminfo writes waiting times as `$<5>`; they mean nothing to a terminal of today.
  private static func undelayed(_ string: String) -> String {
    var result = ""
    var rest = Substring(string)
    while let start = rest.firstIndex(of: "$"), let end = rest[start...].firstIndex(of: ">") {
      result += rest[..<start]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
