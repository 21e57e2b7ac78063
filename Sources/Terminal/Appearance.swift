/// A colour as a theme gives it.
package enum Colour: Hashable, Sendable {
  case `default`
  case index(UInt8)
  case rgb(UInt8, UInt8, UInt8)
}

/// What a role looks like.
package struct Appearance: Hashable, Sendable {
  package var foreground: Colour
  package var background: Colour
  package var bold: Bool
  package var italic: Bool
  package var underline: Bool
  package var reverse: Bool

  package init(
    foreground: Colour, background: Colour, bold: Bool = false, italic: Bool = false,
    underline: Bool = false, reverse: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.bold = bold
    self.italic = italic
    self.underline = underline
    self.reverse = reverse
  }
}
