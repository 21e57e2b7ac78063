/// The language of a design system besides its colours: how things are bounded, set and moved.
package struct Style: Hashable, Sendable {
  /// How a card is told from what lies behind it.
  package enum Card: String, CaseIterable, Sendable { case surface, hairline }
  /// How a label is set.
  package enum Label: String, CaseIterable, Sendable { case plain, upper, tracked }
  package enum Chip: String, CaseIterable, Sendable { case pill, block }
  /// How the active tab is marked.
  package enum Tab: String, CaseIterable, Sendable { case block, tint, dot }
  package enum Motion: String, CaseIterable, Sendable { case functional, spring, restrained, none }
  /// How the person's own words are set.
  package enum Person: String, CaseIterable, Sendable { case regular, italic }

  package var card = Card.surface
  package var label = Label.plain
  package var chip = Chip.block
  package var tab = Tab.tint
  package var motion = Motion.functional
  package var person = Person.regular
  package var glyphs = Glyphs.unicode

  package init() {}
}
