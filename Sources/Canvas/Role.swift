/// What a cell's background means.
///
/// A theme gives each a colour.
package enum Surface: String, CaseIterable, Hashable, Sendable {
  case canvas, card, input, raised
  /// The segment chosen among several.
  case selected
  /// The accent-filled block: the focused cell, the one action of a screen.
  case accent
  case accentPressed = "accent-pressed"
  case accentSoft = "accent-soft"
  case restFill = "rest-fill"
  /// The filled check box.
  case done
  case doneCell = "done-cell"
  case recordChip = "record-chip"
  case tabActive = "tab-active"
  case warningChip = "warning-chip"
}

/// What a cell's text means.
///
/// A theme gives each a colour per surface it is read on.
package enum Ink: String, CaseIterable, Hashable, Sendable {
  case text, secondary, tertiary
  /// The PREVIOUS column.
  case previous
  /// A value that will be accepted but was not typed.
  case ghost
  case accent, done, record, warning, error, divider
  /// The warm-up marker.
  case warmup
  /// Text on a block of the surface's own strong colour (accent, done).
  case inverse
  /// Chart marks.
  case chart
  case chartGrid = "chart-grid"
  case musclePrimary = "muscle-primary"
  case muscleSecondary = "muscle-secondary"
  /// Days of the year's map, from a little to a lot.
  case heatLow = "heat-low"
  case heatMedium = "heat-medium"
  case heatHigh = "heat-high"
  /// The colour of a surface drawn as a part of a cell: the moving edge of a bar, the round end of a chip.
  case restFillEdge = "rest-fill-edge"
  case accentEdge = "accent-edge"
  case inputEdge = "input-edge"
}

/// What a cell means: never a colour.
///
/// Themes map roles to colours and attributes.
package struct Role: Hashable, Sendable {
  package var ink: Ink
  package var surface: Surface
  /// Numbers, names and headings are strong.
  package var isStrong: Bool
  /// The person's own words (names, notes): a theme may set them in italics.
  package var isPersonal: Bool

  package init(
    _ ink: Ink, on surface: Surface = .canvas, strong: Bool = false, personal: Bool = false
  ) {
    self.ink = ink
    self.surface = surface
    self.isStrong = strong
    self.isPersonal = personal
  }
}
