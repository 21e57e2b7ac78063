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
}
