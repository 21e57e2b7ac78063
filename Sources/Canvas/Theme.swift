/// What every role looks like, and the language the pieces are drawn in.
package struct Theme: Hashable, Sendable {
  package enum Variant: String, CaseIterable, Hashable, Sendable { case dark, light }

  package let name: String
  package let variant: Variant
  /// Its glyphs are a setting of the person's, not of the theme.
  package let style: Style
  /// The colours as the theme's files give them.
  package let colours: ThemeColours
  /// One appearance per role, by `Role.index`.
  private let appearances: [Appearance]

  package init(name: String, variant: Variant, style: Style, colours: ThemeColours) {
    self.name = name
    self.variant = variant
    self.style = style
    self.colours = colours
    appearances = colours.appearances(italicPerson: style.person == .italic)
  }

  package func appearance(of role: Role) -> Appearance { appearances[role.index] }
}

extension Role {
  /// A place in a table of all roles.
  var index: Int {
    let pair = ink.index * Surface.count + surface.index
    return pair * 4 + (isStrong ? 2 : 0) + (isPersonal ? 1 : 0)
  }

  static let count = Ink.count * Surface.count * 4
}

extension Surface {
  static let count = allCases.count

  /// A place in a table of all surfaces.
  var index: Int {
    switch self {
    case .canvas: 0
    case .card: 1
    case .input: 2
    case .raised: 3
    case .accent: 4
    case .accentPressed: 5
    case .accentSoft: 6
    case .restFill: 7
    case .done: 8
    case .doneCell: 9
    case .recordChip: 10
    case .tabActive: 11
    case .warningChip: 12
    case .selected: 13
    }
  }
}

extension Ink {
  static let count = allCases.count

  /// A place in a table of all inks.
  var index: Int {
    switch self {
    case .text: 0
    case .secondary: 1
    case .tertiary: 2
    case .previous: 3
    case .ghost: 4
    case .accent: 5
    case .done: 6
    case .record: 7
    case .warning: 8
    case .error: 9
    case .divider: 10
    case .warmup: 11
    case .inverse: 12
    case .chart: 13
    case .chartGrid: 14
    case .musclePrimary: 15
    case .muscleSecondary: 16
    case .heatLow: 17
    case .heatMedium: 18
    case .heatHigh: 19
    case .restFillEdge: 20
    case .accentEdge: 21
    case .inputEdge: 22
    }
  }

  /// The surface whose colour this ink continues where the theme says nothing else.
  var edgeOf: Surface? {
    switch self {
    case .restFillEdge: .restFill
    case .accentEdge: .accent
    case .inputEdge: .input
    default: nil
    }
  }
}
