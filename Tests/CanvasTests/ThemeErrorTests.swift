import Canvas
import Testing
import Themes

@Test func `a theme of one's own changes single roles of its base`() throws {
  let mine = try theme(
    own: "[theme]\nbase = strong-dark\nlabel = upper\n[surfaces]\ncanvas = #000000\n[inks]\naccent = #FF8800")
  #expect(mine.name == "mine")
  #expect(mine.style.label == .upper)
  #expect(mine.style.tab == .tint)
  #expect(mine.appearance(of: Role(.text)).background == Colour("#000000"))
  #expect(mine.appearance(of: Role(.text)).foreground == Colour("#F5F5F5"))
}

@Test func `a new token drops the steps made for the old one`() throws {
  let mine = try theme(
    own: "[theme]\nbase = strong-dark\n[inks]\naccent.input = #FFAA44\naccent = #FF8800")
  #expect(mine.appearance(of: Role(.accent, on: .card)).foreground == Colour("#FF8800"))
  #expect(mine.appearance(of: Role(.accent, on: .input)).foreground == Colour("#FFAA44"))
  #expect(mine.appearance(of: Role(.tertiary)).foreground == Colour("#828282"))
}

@Test(arguments: [
  (
    "[theme]\nbase = strong-dark\n\n[inks]\nacent = #FFFFFF",
    "mine.theme:5: acent: there is no such ink; there are text, secondary, tertiary"
  ),
  (
    "[theme]\nbase = strong-dark\n[surfaces]\ncard = #24242",
    "mine.theme:4: card: #24242 is not a colour; write #RRGGBB, default, 0–255"
  ),
  (
    "[theme]\nbase = strong-dark\n[inks]\ntext.wall = red",
    "mine.theme:4: text.wall: there is no such surface;"
  ),
  ("[theme]\nbase = strong-dark\n[inks]\ntext = 256", "mine.theme:4: text: 256 is not a colour"),
  ("[theme]\nbase = strong-dark\n[inks]\ntext = +12", "mine.theme:4: text: +12 is not a colour"),
  ("[theme]\nbase = strong-dark\n[inks]\ntext =", "mine.theme:4: text: nothing is not a colour"),
  ("[theme]\nbase = strong-dark\n[inks]\ntext = #12345G", "mine.theme:4: text: #12345G is not a colour"),
  ("[theme]\nbase = strong-pink", "mine.theme:2: base: there is no theme named strong-pink"),
  ("[theme]\nbase = strong-dark\ncorner = round", "mine.theme:3: corner: there is no such key in [theme]"),
  (
    "[theme]\nbase = strong-dark\ncard = shadow", "mine.theme:3: card: shadow is not one of surface, hairline"
  ),
  ("[theme]\nvariant = dusk", "mine.theme:2: variant: dusk is not one of dark, light"),
  ("[colours]\ntext = red", "mine.theme:2: text: there is no section [colours];"),
  ("text = red", "mine.theme:1: text: it stands before the first section"),
  (
    "[theme]\nbase = strong-dark\n[attributes]\nink.text = loud",
    "mine.theme:4: ink.text: loud is not a list of bold"
  ),
  (
    "[theme]\nbase = strong-dark\n[attributes]\ntext = bold",
    "mine.theme:4: text: there is no such key in [attributes]"
  ),
  ("[theme]\nname = bare", "mine.theme: canvas: there is no colour for it in [surfaces]"),
])
func `a fault in a theme is named with file, line and key`(text: String, message: String) {
  let said = complaint(text)
  #expect(said.hasPrefix(message), "\(said)")
}

@Test func `a base that leads back is an error where it is written`() throws {
  let files = [
    "one": themeFile("one", "[theme]\nbase = two"), "two": themeFile("two", "[theme]\n\nbase = one"),
  ]
  let one = try #require(files["one"])
  let error = #expect(throws: ThemeError.self) { _ = try Theme(one) { files[$0] } }
  #expect(error?.file == "two.theme")
  #expect(error?.line == 3)
  #expect(error?.key == "base")
}

@Test func `a fault in the base names the base's file`() {
  let bad = themeFile("bad", "[theme]\nbase = strong-dark\n[inks]\ntext = loud")
  let mine = themeFile("mine", "[theme]\nbase = bad")
  let error = #expect(throws: ThemeError.self) {
    _ = try Theme(mine) { $0 == "bad" ? bad : builtIn($0) }
  }
  #expect(error?.file == "bad.theme")
  #expect(error?.line == 4)
}

@Test func `a theme is found by its name, or by its family and a variant`() throws {
  let names = BuiltInThemes.names + ["feeld"]
  #expect(try Theme.name(for: "strong-light", variant: nil, among: names) == "strong-light")
  #expect(try Theme.name(for: "strong", variant: nil, among: names) == "strong-dark")
  #expect(try Theme.name(for: "strong", variant: .light, among: names) == "strong-light")
  #expect(try Theme.name(for: "strong-dark", variant: .light, among: names) == "strong-light")
  #expect(try Theme.name(for: "feeld", variant: nil, among: names) == "feeld")
}

@Test func `asking for a variant that does not exist is answered clearly`() {
  let names = ["strong-dark", "strong-light", "feeld"]
  let light = #expect(throws: ThemeError.self) {
    _ = try Theme.name(for: "feeld", variant: .light, among: names)
  }
  #expect(light?.message == "feeld has no light variant; there is feeld")
  let named = #expect(throws: ThemeError.self) {
    _ = try Theme.name(for: "feeld-light", variant: nil, among: names)
  }
  #expect(named?.message == "feeld has no light variant; there is feeld")
  let unknown = #expect(throws: ThemeError.self) {
    _ = try Theme.name(for: "purple", variant: nil, among: names)
  }
  #expect(unknown?.message == "there is no theme of this name; there are strong-dark, strong-light, feeld")
}
