/// Texts for the world outside the screen, as control sequences.
enum Announcement {
  /// The most that xterm takes for the clipboard, in bytes before encoding.
  static let clipboardLimit = 74_994

  static func title(_ text: String) -> String {
    "\u{1B}]2;\(printable(text))\u{07}"
  }

  static func notification(_ kind: Surroundings.Notification, title: String, body: String) -> String {
    let title = printable(title)
    let body = printable(body)
    switch kind {
    case .nine:
      return "\u{1B}]9;\(title): \(body)\u{07}"
    case .sevens:
      return "\u{1B}]777;notify;\(withoutSemicolons(title));\(body)\u{07}"
    case .kitty:
      return "\u{1B}]99;i=knurl:d=0;\(title)\u{1B}\\\u{1B}]99;i=knurl:p=body;\(body)\u{1B}\\"
    case .none:
      return ""
    }
  }

  static func progress(_ percent: Int?) -> String {
    guard let percent else { return "\u{1B}]9;4;0;0\u{07}" }
    return "\u{1B}]9;4;1;\(min(100, max(0, percent)))\u{07}"
  }

  static func clipboard(_ text: String) -> String? {
    guard text.utf8.count <= clipboardLimit else { return nil }
    return "\u{1B}]52;c;\(base64(Array(text.utf8)))\u{07}"
  }

  /// Wraps a sequence so that tmux hands it to the terminal around it.
  static func throughTmux(_ text: String) -> String {
    let doubled = text.map { $0 == "\u{1B}" ? "\u{1B}\u{1B}" : String($0) }.joined()
    return "\u{1B}Ptmux;\(doubled)\u{1B}\\"
  }

  /// Drops every control character: a workout's name must not steer the terminal.
  static func printable(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: text.unicodeScalars.filter { $0.properties.generalCategory != .control })
    return String(kept)
  }

  private static func withoutSemicolons(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == UInt8(ascii: ";") ? UInt8(ascii: ",") : $0 }, as: UTF8.self)
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var value = 0
      for position in 0..<3 {
        value = value << 8 | (position < group.count ? Int(group[start + position]) : 0)
      }
      for position in 0..<4 {
        let isPadding = position > group.count
        result.append(isPadding ? UInt8(ascii: "=") : alphabet[value >> (18 - 6 * position) & 63])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
