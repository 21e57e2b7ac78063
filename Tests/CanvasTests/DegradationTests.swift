import Canvas
import Testing

@Test(arguments: [
  ("#000000", UInt8(16)), ("#FFFFFF", 231), ("#FF0000", 196), ("#2F80ED", 33), ("#1A1A1A", 234),
  ("#242424", 235), ("#2E2E2E", 236), ("#383838", 237), ("#080808", 232), ("#EEEEEE", 255), ("#5F87AF", 67),
])
func `the nearest of the 256 colours is in the cube or among the greys`(text: String, index: UInt8) {
  #expect(Colour(text)?.nearest(at: .palette) == .index(index))
}

@Test func `the surfaces of Strong stay four different greys with 256 colours`() throws {
  let theme = try theme("strong-dark")
  let greys = [Surface.canvas, .card, .input, .raised].map { theme.colours[$0]?.nearest(at: .palette) }
  #expect(Set(greys).count == 4)
}

@Test(arguments: ["strong-dark", "strong-light"], [Depth.palette, .sixteen, .eight])
func `text reads with fewer colours too`(name: String, depth: Depth) throws {
  let exact = try theme(name)
  let shown = exact.shown(at: depth)
  for reading in Role.readable {
    for surface in reading.surfaces {
      let look = shown.appearance(of: Role(reading.ink, on: surface))
      let ratio = try #require(Contrast.ratio(look.foreground.inXterm, look.background.inXterm))
      #expect(ratio >= 2.9, "\(reading.ink) on \(surface)")
      if depth == .palette {
        #expect(ratio >= min(reading.legibility.ratio, 4.4), "\(reading.ink) on \(surface)")
      }
    }
  }
  #expect(exact.isExact)
  #expect(!shown.isExact)
  #expect(exact.shown(at: .exact) == exact)
}

@Test func `fewer colours give the nearest of them`() {
  #expect(Colour("#FF5555")?.nearest(at: .sixteen) == .index(9))
  #expect(Colour("#00C800")?.nearest(at: .eight) == .index(2))
  #expect(Colour("#F5F5F5")?.nearest(at: .eight) == .index(7))
  #expect(Colour("#1A1A1A")?.nearest(at: .eight) == .index(0))
  #expect(Colour("#16263D")?.nearest(at: .eight) == .index(0))
  #expect(Colour("#1C3A64")?.nearest(at: .sixteen) == .index(4))
  #expect(Colour("#27AE60")?.nearest(at: .sixteen) == .index(2))
  #expect(Colour("#F5EDD4")?.nearest(at: .sixteen) == .index(7))
  #expect(Colour.index(12).nearest(at: .eight) == .index(4))
  #expect(Colour.index(12).nearest(at: .sixteen) == .index(12))
  #expect(Colour.index(196).nearest(at: .sixteen) == .index(9))
  #expect(Colour.index(200).nearest(at: .palette) == .index(200))
}

@Test func `without colours nothing but the terminal's own is left`() {
  #expect(Colour("#FF0000")?.nearest(at: .none) == .default)
  #expect(Colour.index(3).nearest(at: .none) == .default)
  #expect(Colour.default.nearest(at: .eight) == .default)
  #expect(Colour("#FF0000")?.nearest(at: .exact) == Colour("#FF0000"))
}

@Test func `a colour is read in all its spellings`() {
  #expect(Colour("#2f80ed") == .rgb(0x2F, 0x80, 0xED))
  #expect(Colour("default") == .default)
  #expect(Colour("0") == .index(0))
  #expect(Colour("255") == .index(255))
  #expect(Colour("bright-blue") == .index(12))
  #expect(Colour("white") == .index(7))
  for bad in ["", "#", "#12345", "#1234567", "256", "-1", "grue", "Blue", "#+12345"] {
    #expect(Colour(bad) == nil)
  }
}
