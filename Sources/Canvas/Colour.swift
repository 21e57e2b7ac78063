/// A colour a terminal can be asked for.
package enum Colour: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case `default`
  /// One of the palette, 0–255; the first sixteen are the user's own.
  case index(UInt8)
  case rgb(UInt8, UInt8, UInt8)
}

extension Colour {
  /// The names of the first eight colours of the palette; `bright-` makes them the next eight.
  static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// Reads `#RRGGBB`, `default`, `0`–`255`, or a name such as `blue` or `bright-blue`; nil for anything else.
  package init?(_ text: String) {
    if text == "default" {
      self = .default
    } else if text.hasPrefix("#") {
      guard let colour = Colour.hexadecimal(text.dropFirst()) else { return nil }
      self = colour
    } else if let first = text.utf8.first, first >= 0x30, first <= 0x39 {
      guard let index = UInt8(text) else { return nil }
      self = .index(index)
    } else {
      let isBright = text.hasPrefix("bright-")
      let name = isBright ? String(text.dropFirst(7)) : text
      guard let index = Colour.names.firstIndex(of: name) else { return nil }
      self = .index(UInt8(index + (isBright ? 8 : 0)))
    }
  }

  private static func hexadecimal(_ digits: Substring) -> Colour? {
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else {
      return nil
    }
    return .rgb(UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }
}

/// The colours and attributes a cell is drawn with.
package struct Appearance: Hashable, Sendable {
  package var foreground: Colour
  package var background: Colour
  package var attributes: Attributes

  package init(foreground: Colour = .default, background: Colour = .default, attributes: Attributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package var bold: Bool { attributes.contains(.bold) }
  package var dim: Bool { attributes.contains(.dim) }
  package var italic: Bool { attributes.contains(.italic) }
  package var underline: Bool { attributes.contains(.underline) }
  package var reverse: Bool { attributes.contains(.reverse) }
}

/// What a terminal can do to text besides colouring it.
package struct Attributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  package static let bold = Attributes(rawValue: 1)
  package static let dim = Attributes(rawValue: 2)
  package static let italic = Attributes(rawValue: 4)
  package static let underline = Attributes(rawValue: 8)
  package static let reverse = Attributes(rawValue: 16)
}

extension Attributes {
  /// Reads words such as `bold reverse`, or `none`; nil when one is unknown.
  package init?(_ text: String) {
    self = []
    let words = text.split(separator: " ")
    guard !words.isEmpty else { return nil }
    for word in words {
      switch word {
      case "none": break
      case "bold": insert(.bold)
      case "dim": insert(.dim)
      case "italic": insert(.italic)
      case "underline": insert(.underline)
      case "reverse": insert(.reverse)
      default: return nil
      }
    }
  }
}
