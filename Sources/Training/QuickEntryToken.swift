/// The smallest pieces of a quick entry.
struct QuickEntryToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Digits with marks, as typed.
    case number
    /// Small letters.
    case word
    case times, slash, at, colon
  }

  let kind: Kind
  let text: String
  /// Whether a blank stands before it.
  let isApart: Bool

  /// Whether it says how hard it was.
  var isEffort: Bool { text == "r" || text == "rir" || text == "rpe" }

  /// The longest entry worth reading, in characters.
  private static let longest = 200

  /// Cuts text into tokens; anything that is none of them is refused.
  static func tokens(of text: String) throws(Reason) -> [QuickEntryToken] {
    let characters = Array(text.lowercased())
    guard characters.count <= longest else { throw .unexpected(String(characters.prefix(12)) + "…") }
    var tokens: [QuickEntryToken] = []
    var position = 0
    var isApart = false
    while position < characters.count {
      guard !characters[position].isWhitespace else {
        isApart = true
        position += 1
        continue
      }
      let (kind, length) = try token(characters[position...])
      let piece = String(characters[position..<position + length])
      tokens.append(QuickEntryToken(kind: kind, text: piece, isApart: isApart))
      position += length
      isApart = false
    }
    return tokens
  }

  private static func token(_ rest: ArraySlice<Character>) throws(Reason) -> (Kind, Int) {
    let first = rest.first ?? " "
    switch first {
    case "x", "×", "*": return (.times, 1)
    case "/": return (.slash, 1)
    case "@": return (.at, 1)
    case ":": return (.colon, 1)
    default: break
    }
    let sign = "+-−".contains(first) ? 1 : 0
    let digits = rest.dropFirst(sign).prefix { isDigit($0) || $0 == "." || $0 == "," }.count
    if digits > 0 { return (.number, sign + digits + power(rest.dropFirst(sign + digits))) }
    let letters = rest.prefix { ("a"..."z").contains($0) && $0 != "x" }.count
    guard letters > 0 else { throw .unexpected(String(first)) }
    return (.word, letters)
  }

  /// How long the power of ten behind a number is: `e9`.
  private static func power(_ rest: ArraySlice<Character>) -> Int {
    let digits = rest.first == "e" ? rest.dropFirst().prefix(while: isDigit).count : 0
    return digits == 0 ? 0 : 1 + digits
  }

  private static func isDigit(_ character: Character) -> Bool {
    ("0"..."9").contains(character)
  }
}
