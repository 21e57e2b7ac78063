import Canvas
import Screens
import Shell

/// The words of a journey as events, and what a terminal is asked to do as words.
enum Typing {
  /// A named key `<Enter>`, `<click:12,5>`, `<wheel:12,5>`, `<paste:text>`, else the characters one by one;
  /// `␣` types a blank.
  static func events(of word: String) throws -> [Event] {
    guard word.count > 2, word.first == "<", word.last == ">" else {
      return word.map { .key(Key($0 == "␣" ? " " : $0)) }
    }
    let parts = word.dropFirst().dropLast().split(separator: ":", maxSplits: 1).map(String.init)
    switch (parts[0], parts.count) {
    case ("click", 2): return [.mouse(Mouse(.press, at: try point(parts[1])))]
    case ("wheel", 2): return [.mouse(Mouse(.wheelDown, at: try point(parts[1])))]
    case ("paste", 2): return [.paste(parts[1].replacing("␣", with: " "))]
    default:
      let name = parts.joined(separator: ":")
      guard let keys = Keymap.keys(named: name) else { throw JourneyError("no key is named \(name)") }
      return keys.map { .key($0) }
    }
  }

  /// `column,row`, from zero.
  private static func point(_ text: String) throws -> Point {
    let numbers = text.split(separator: ",").compactMap { Int($0) }
    guard numbers.count == 2 else { throw JourneyError("\(text) is not column,row") }
    return Point(column: numbers[0], row: numbers[1])
  }

  static func text(of outward: Outward) -> String {
    switch outward {
    case .ring: "ring"
    case .notify(let title, let body): "notify \(title) | \(body)"
    case .copy(let text):
      "copy " + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " / ")
    case .suspend: "suspend"
    case .quit: "quit"
    }
  }
}
