/// How well a thing has to be told from what lies behind it.
package enum Legibility: Hashable, Sendable {
  /// Text a person must read: 4.5 : 1.
  case text
  /// Strong headings and signs, values not yet typed: 3 : 1.
  case mark

  package var ratio: Double {
    switch self {
    case .text: 4.5
    case .mark: 3
    }
  }
}

/// An ink on the surfaces it is read on.
package struct Reading: Hashable, Sendable {
  package let ink: Ink
  package let surfaces: [Surface]
  package let legibility: Legibility
}

extension Role {
  /// Every pair of ink and surface that carries meaning; a theme answers for the contrast of each.
  ///
  /// Dividers, chart grids and the paler days of the year's map are not among them: nothing is read from them alone.
  package static let readable: [Reading] = [
    Reading(
      ink: .text,
      surfaces: [
        .canvas, .card, .input, .raised, .selected, .accentSoft, .restFill, .doneCell, .tabActive,
        .recordChip,
        .warningChip,
      ], legibility: .text),
    Reading(
      ink: .secondary,
      surfaces: [.canvas, .card, .input, .raised, .accentSoft, .restFill, .doneCell, .tabActive],
      legibility: .text),
    Reading(ink: .tertiary, surfaces: [.canvas, .card, .input, .raised], legibility: .text),
    Reading(
      ink: .previous, surfaces: [.canvas, .card, .input, .raised, .accentSoft, .restFill, .doneCell],
      legibility: .text),
    Reading(ink: .ghost, surfaces: [.canvas, .card, .input, .raised, .doneCell], legibility: .mark),
    Reading(
      ink: .accent,
      surfaces: [.canvas, .card, .input, .raised, .accentSoft, .restFill, .doneCell, .tabActive],
      legibility: .text),
    Reading(ink: .done, surfaces: [.canvas, .card, .input, .raised, .doneCell], legibility: .text),
    Reading(ink: .record, surfaces: [.canvas, .card, .input, .raised, .recordChip], legibility: .text),
    Reading(
      ink: .warning, surfaces: [.canvas, .card, .input, .raised, .accentSoft, .restFill, .warningChip],
      legibility: .text),
    Reading(
      ink: .error, surfaces: [.canvas, .card, .input, .raised, .accentSoft, .restFill], legibility: .text),
    Reading(ink: .warmup, surfaces: [.canvas, .card, .input, .raised, .doneCell], legibility: .text),
    Reading(ink: .inverse, surfaces: [.accent, .accentPressed, .done], legibility: .mark),
    Reading(ink: .chart, surfaces: [.canvas, .card], legibility: .mark),
    Reading(ink: .heatHigh, surfaces: [.canvas, .card], legibility: .mark),
    Reading(ink: .musclePrimary, surfaces: [.canvas, .card], legibility: .mark),
    Reading(ink: .muscleSecondary, surfaces: [.canvas, .card], legibility: .mark),
  ]

  /// Whether the ink is one a theme answers for on this surface.
  package var isReadable: Bool {
    Role.readable.contains { $0.ink == ink && $0.surfaces.contains(surface) }
  }
}

/// A pair of ink and surface that a theme makes too hard to read.
package struct WeakPair: Hashable, Sendable, CustomStringConvertible {
  package let ink: Ink
  package let surface: Surface
  package let ratio: Double
  package let wanted: Double

  /// As `accent on card: 4.01 : 1, 4.5 : 1 wanted`.
  package var description: String {
    let hundredths = Int(ratio * 100)
    let decimals = hundredths % 100
    let shown = "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
    return "\(ink.rawValue) on \(surface.rawValue): \(shown) : 1, \(wanted) : 1 wanted"
  }
}

extension Theme {
  /// The pairs in use whose contrast is too small; pairs with a colour of the terminal's own cannot be measured.
  package var weakPairs: [WeakPair] {
    Role.readable.flatMap { reading in
      reading.surfaces.compactMap { surface in
        let look = appearance(of: Role(reading.ink, on: surface))
        let ratio = Contrast.ratio(look.foreground, look.background)
        guard let ratio, ratio < reading.legibility.ratio else { return nil }
        return WeakPair(ink: reading.ink, surface: surface, ratio: ratio, wanted: reading.legibility.ratio)
      }
    }
  }
}

extension Grid {
  /// The roles on screen that carry text no theme answers for.
  package var undeclaredRoles: Set<Role> {
    let silent: Set<Ink> = [
      .divider, .chartGrid, .heatLow, .heatMedium, .restFillEdge, .accentEdge, .inputEdge,
    ]
    return Set(
      cells.lazy.filter { $0.sign != .space && !silent.contains($0.role.ink) && !$0.role.isReadable }.map(
        \.role))
  }
}
