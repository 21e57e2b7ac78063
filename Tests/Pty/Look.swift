/// A colour as it was sent.
package enum SentColour: Hashable, Sendable {
  case `default`
  case index(Int)
  case rgb(Int, Int, Int)
}

/// The colours and attributes that a cell was sent with.
package struct Look: Hashable, Sendable {
  package var foreground = SentColour.default
  package var background = SentColour.default
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  package var isReversed = false

  package init() {}

  /// Takes up the numbers of `ESC [ … m`.
  mutating func take(_ numbers: [Int]) {
    var rest = numbers[...]
    if rest.isEmpty { self = Look() }
    while let number = rest.popFirst() {
      switch number {
      case 38: foreground = Look.extended(&rest)
      case 48: background = Look.extended(&rest)
      default: take(number)
      }
    }
  }

  private mutating func take(_ number: Int) {
    switch number {
    case 0: self = Look()
    case 1: isBold = true
    case 3: isItalic = true
    case 4: isUnderlined = true
    case 7: isReversed = true
    case 22: isBold = false
    case 23: isItalic = false
    case 24: isUnderlined = false
    case 27: isReversed = false
    case 30...37: foreground = .index(number - 30)
    case 39: foreground = .default
    case 40...47: background = .index(number - 40)
    case 49: background = .default
    case 90...97: foreground = .index(number - 82)
    case 100...107: background = .index(number - 92)
    default: break
    }
  }

  private static func extended(_ rest: inout ArraySlice<Int>) -> SentColour {
    switch rest.popFirst() {
    case 5: return .index(rest.popFirst() ?? -1)
    case 2: return .rgb(rest.popFirst() ?? -1, rest.popFirst() ?? -1, rest.popFirst() ?? -1)
    default: return .default
    }
  }
}
