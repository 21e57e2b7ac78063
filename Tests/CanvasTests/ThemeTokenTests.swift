import Canvas
import Testing
import Themes

@Test func `every built-in theme has a file that reads`() throws {
  #expect(BuiltInThemes.names == ["strong-dark", "strong-light", "terminal", "mono"])
  #expect(BuiltInThemes.files.map(\.name) == BuiltInThemes.names)
  for name in BuiltInThemes.names { #expect(try theme(name).name == name) }
  #expect(BuiltInThemes.text(of: "purple") == nil)
}

@Test(arguments: [
  (Surface.canvas, "#1A1A1A", "#F2F2F2"), (.card, "#242424", "#FFFFFF"), (.input, "#2E2E2E", "#EBEBEB"),
  (.raised, "#383838", "#E2E2E2"), (.accent, "#2F80ED", "#2F80ED"), (.accentPressed, "#2566C0", "#2566C0"),
  (.accentSoft, "#16263D", "#E3EEFD"), (.done, "#27AE60", "#1E8E4E"), (.doneCell, "#2D4537", "#C6DACF"),
  (.recordChip, "#49422B", "#F5EDD4"), (.restFill, "#1C3A64", "#BBD6F9"), (.tabActive, "#1E2C40", "#CFDDF1"),
])
func `the surfaces of Strong are exact`(surface: Surface, dark: String, light: String) throws {
  #expect(try theme("strong-dark").colours[surface] == Colour(dark))
  #expect(try theme("strong-light").colours[surface] == Colour(light))
}

@Test(arguments: [
  (Ink.text, "#F5F5F5", "#1A1A1A"), (.secondary, "#9A9A9A", "#6B6B6B"), (.tertiary, "#636363", "#757575"),
  (.accent, "#2F80ED", "#2F80ED"), (.done, "#27AE60", "#1E8E4E"), (.record, "#F2C94C", "#C99A12"),
  (.error, "#EB5757", "#D63D3D"), (.divider, "#333333", "#DDDDDD"), (.warning, "#F2994A", "#A56832"),
  (.warmup, "#F2994A", "#A56832"), (.previous, "#8C8C8C", "#757575"), (.inverse, "#FFFFFF", "#FFFFFF"),
])
func `the inks of Strong are exact`(ink: Ink, dark: String, light: String) throws {
  #expect(try theme("strong-dark").colours[ink] == Colour(dark))
  #expect(try theme("strong-light").colours[ink] == Colour(light))
}

@Test(arguments: [
  (Role(.accent, on: .card), "#408AEE", "#2B74D8"), (Role(.accent, on: .input), "#5296F0", "#2769C2"),
  (Role(.done, on: .doneCell), "#54BF81", "#166A3A"), (Role(.previous, on: .card), "#8C8C8C", "#757575"),
  (Role(.accent, on: .tabActive), "#4E93F0", "#2360B2"), (Role(.tertiary), "#828282", "#6E6E6E"),
  (Role(.accent, on: .restFill), "#6BA5F2", "#215BA8"),
  (Role(.record, on: .recordChip), "#F2C94C", "#87670C"),
])
func `text too weak as a token is stepped`(role: Role, dark: String, light: String) throws {
  #expect(try theme("strong-dark").appearance(of: role).foreground == Colour(dark))
  #expect(try theme("strong-light").appearance(of: role).foreground == Colour(light))
}

@Test func `text on the rest bar keeps its colour as the edge passes under it`() throws {
  for name in ["strong-dark", "strong-light"] {
    let theme = try theme(name)
    for ink in [Ink.text, .secondary, .accent, .previous] {
      #expect(theme.colours[ink, on: .restFill] == theme.colours[ink, on: .accentSoft])
    }
  }
}

@Test func `the edge of the rest bar continues its fill`() throws {
  let look = try theme("strong-dark").appearance(of: Role(.restFillEdge, on: .accentSoft))
  #expect(look.foreground == Colour("#1C3A64"))
  #expect(look.background == Colour("#16263D"))
}

@Test func `strong words are bold and the person's words italic only where the theme says so`() throws {
  let dark = try theme("strong-dark")
  #expect(dark.appearance(of: Role(.text, strong: true, personal: true)).attributes == .bold)
  #expect(dark.appearance(of: Role(.text, personal: true)).attributes == [])
  let league = try theme(own: "[theme]\nbase = strong-dark\nperson = italic")
  #expect(league.appearance(of: Role(.text, personal: true)).italic)
  #expect(!league.appearance(of: Role(.text)).italic)
}
