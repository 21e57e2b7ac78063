/// The colours and attributes of a theme by what they are for; nil where nothing was said.
package struct ThemeColours: Hashable, Sendable {
  private var surfaces = [Colour?](repeating: nil, count: Surface.count)
  private var inks = [Colour?](repeating: nil, count: Ink.count)
  private var steps = [Colour?](repeating: nil, count: Ink.count * Surface.count)
  private var surfaceAttributes = [Attributes](repeating: [], count: Surface.count)
  private var inkAttributes = [Attributes](repeating: [], count: Ink.count)
  var strong = Attributes.bold

  package init() {}

  package subscript(_ surface: Surface) -> Colour? {
    get { surfaces[surface.index] }
    set { surfaces[surface.index] = newValue }
  }

  /// The token of an ink; giving it a new colour drops the steps made for the old one.
  package subscript(_ ink: Ink) -> Colour? {
    get { inks[ink.index] ?? ink.edgeOf.flatMap { self[$0] } }
    set {
      inks[ink.index] = newValue
      for surface in Surface.allCases { steps[step(ink, surface)] = nil }
    }
  }

  /// The ink as it is read on a surface: its step there, else its token.
  package subscript(_ ink: Ink, on surface: Surface) -> Colour? {
    get { steps[step(ink, surface)] ?? self[ink] }
    set { steps[step(ink, surface)] = newValue }
  }

  package func attributes(_ role: Role) -> Attributes {
    let attributes = surfaceAttributes[role.surface.index].union(inkAttributes[role.ink.index])
    return role.isStrong ? attributes.union(strong) : attributes
  }

  mutating func set(_ attributes: Attributes, of surface: Surface) {
    surfaceAttributes[surface.index] = attributes
  }

  mutating func set(_ attributes: Attributes, of ink: Ink) {
    inkAttributes[ink.index] = attributes
  }

  /// The first surface or ink that has no colour, by its name in a theme file.
  var missing: (section: String, key: String)? {
    if let surface = Surface.allCases.first(where: { self[$0] == nil }) {
      return ("surfaces", surface.rawValue)
    }
    return Ink.allCases.first { self[$0] == nil }.map { ("inks", $0.rawValue) }
  }

  /// The appearance of every role, by `Role.index`.
  func appearances(italicPerson: Bool) -> [Appearance] {
    var table = [Appearance](repeating: Appearance(), count: Role.count)
    for ink in Ink.allCases {
      for surface in Surface.allCases {
        let plain = Role(ink, on: surface)
        let appearance = Appearance(
          foreground: self[ink, on: surface] ?? .default, background: self[surface] ?? .default,
          attributes: attributes(plain))
        for flags in 0..<4 {
          table[plain.index + flags] = appearance
          if flags & 2 != 0 { table[plain.index + flags].attributes.formUnion(strong) }
          if flags & 1 != 0, italicPerson { table[plain.index + flags].attributes.insert(.italic) }
        }
      }
    }
    return table
  }

  private func step(_ ink: Ink, _ surface: Surface) -> Int { ink.index * Surface.count + surface.index }
}
