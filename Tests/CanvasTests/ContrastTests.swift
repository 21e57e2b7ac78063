import Canvas
import Testing
import Themes

@Test func `contrast is the ratio of WCAG`() throws {
  let white = try #require(Colour("#FFFFFF"))
  let black = try #require(Colour("#000000"))
  let accent = try #require(Colour("#2F80ED"))
  let card = try #require(Colour("#242424"))
  #expect(abs(try #require(Contrast.ratio(white, black)) - 21) < 0.0001)
  #expect(Contrast.ratio(white, white) == 1)
  #expect(abs(try #require(Contrast.ratio(accent, card)) - 4.01) < 0.005)
  #expect(abs(try #require(Contrast.ratio(accent, white)) - 3.87) < 0.005)
  #expect(Contrast.ratio(.default, white) == nil)
  #expect(Contrast.ratio(white, .index(4)) == nil)
}

@Test(arguments: BuiltInThemes.names)
func `a person can read every text on every surface it stands on`(name: String) throws {
  #expect(try theme(name).weakPairs.map(\.description) == [])
}

@Test func `a weak pair is named with what it has and what is wanted`() throws {
  let weak = try theme(own: "[theme]\nbase = strong-dark\n[inks]\nrecord = #6B5A22")
  #expect(weak.weakPairs.contains { $0.ink == .record && $0.surface == .card && $0.wanted == 4.5 })
  let pair = try #require(weak.weakPairs.first { $0.surface == .canvas })
  #expect(pair.description == "record on canvas: 2.57 : 1, 4.5 : 1 wanted")
}

@Test func `every ink is either readable somewhere or said to carry nothing alone`() {
  let declared = Set(Role.readable.map(\.ink))
  let silent: Set<Ink> = [
    .divider, .chartGrid, .heatLow, .heatMedium, .restFillEdge, .accentEdge, .inputEdge,
  ]
  #expect(declared.union(silent) == Set(Ink.allCases))
  #expect(declared.isDisjoint(with: silent))
}

@Test func `a grid tells which of its texts no theme answers for`() {
  var grid = Grid(size: Size(columns: 6, rows: 1))
  grid.write("ab", column: 0, row: 0, role: Role(.text))
  #expect(grid.undeclaredRoles == [])
  grid.write("c", column: 3, row: 0, role: Role(.tertiary, on: .done))
  #expect(grid.undeclaredRoles == [Role(.tertiary, on: .done)])
}

@Test(arguments: ["terminal", "mono"])
func `a theme for the terminal's own colours keeps its background`(name: String) throws {
  let theme = try theme(name)
  for surface in Surface.allCases { #expect(theme.colours[surface] == .default) }
}

@Test func `mono uses no colour and tells things apart by attributes`() throws {
  let mono = try theme("mono")
  for ink in Ink.allCases {
    for surface in Surface.allCases { #expect(mono.colours[ink, on: surface] == .default) }
  }
  #expect(mono.appearance(of: Role(.inverse, on: .accent, strong: true)).attributes == [.reverse, .bold])
  #expect(mono.appearance(of: Role(.ghost, on: .input)).attributes == .dim)
  #expect(mono.appearance(of: Role(.text, on: .input, strong: true)).attributes == .bold)
  #expect(mono.appearance(of: Role(.accent, on: .tabActive, strong: true)).reverse)
  #expect(mono.appearance(of: Role(.error)).attributes == [.bold, .underline])
}
