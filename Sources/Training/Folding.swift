/// Text as the search compares it: lower case, without accents and punctuation, split into words.
struct FoldedText: Hashable, Sendable {
  let words: [[UInt8]]
  /// All words without the gaps: `Pull-Up`, `pull up` and `pullup` are one.
  let joined: [UInt8]
  /// The same for the same words in any order.
  private let mixture: UInt64

  init(_ text: String) {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch Folding.fold(scalar) {
      case .letters(let letters): word += letters
      case .nothing: break
      case .gap:
        if !word.isEmpty { words.append(word) }
        word = []
      }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
    joined = words.flatMap { $0 }
    mixture = words.reduce(0) {
      $0 &+ $1.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  /// Whether the words are the same, in whatever order.
  func isSame(as other: FoldedText) -> Bool {
    joined == other.joined
      || mixture == other.mixture && words.count == other.words.count && Set(words) == Set(other.words)
  }

  var isEmpty: Bool { words.isEmpty }
}

/// What a character counts for in a comparison.
enum Folding {
  case letters([UInt8])
  /// Accents and apostrophes: `Farmer's` is `farmers`.
  case nothing
  case gap

  static func fold(_ scalar: Unicode.Scalar) -> Folding {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39: .letters([UInt8(scalar.value)])
    case 0x41...0x5A: .letters([UInt8(scalar.value + 32)])
    case 0x27, 0x60, 0xB4, 0x2019, 0x300...0x36F: .nothing
    case 0..<0x80: .gap
    default: foreign(scalar)
    }
  }

  private static func foreign(_ scalar: Unicode.Scalar) -> Folding {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    if let letters = plain[lower] { return .letters(Array(letters.utf8)) }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      ? .letters(Array(String(lower).utf8)) : .gap
  }

  /// Latin letters with marks, in lower case, by the plain letters they stand for.
  private static let plain: [Unicode.Scalar: String] = {
    let families = [
      "a": "àáâãäåāăą", "ae": "æ", "c": "çćĉċč", "d": "ďđð", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
      "i": "ìíîïĩīĭįı", "j": "ĵ", "k": "ķ", "l": "ĺļľŀł", "n": "ñńņňŉ", "o": "òóôõöøōŏő", "oe": "œ",
      "r": "ŕŗř", "s": "śŝşšș", "ss": "ß", "t": "ţťŧț", "th": "þ", "u": "ùúûüũūŭůűų", "w": "ŵ", "y": "ýÿŷ",
      "z": "źżž",
    ]
    var plain: [Unicode.Scalar: String] = [:]
    for (letters, marked) in families {
      for scalar in marked.unicodeScalars { plain[scalar] = letters }
    }
    return plain
  }()
}
