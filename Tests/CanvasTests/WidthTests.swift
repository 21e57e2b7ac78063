import Canvas
import Testing

@Test(arguments: [
  ("", 0), ("100", 3), ("Bench Press", 11), ("×·−…▲✓⋯", 7), ("█▌▁⣿─│", 6), ("é", 1), ("e\u{301}", 1),
  ("日本語", 6), ("ﾊﾝｶｸ", 4), ("한국어", 6), ("Ａ１", 4), ("💪", 2), ("🏋️‍♀️", 1), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2),
  ("❤️", 1), ("🇩🇪", 2), ("שלום", 4), ("مرحبا", 5), ("a\tb", 3), ("a\nb", 3), ("a\r\nb", 3), ("\u{1B}[31m", 5),
  ("\u{202E}abc", 3), ("\u{FEFF}x", 1), ("co\u{AD}op", 4), ("\u{200B}", 0), ("นี้", 1), ("ก็", 1), ("नि", 2),
  ("\u{301}", 0), ("ක්‍ෂ", 2), ("\u{9B}", 1), ("\u{2028}", 1),
])
func `a text takes the columns a terminal will give it`(text: String, columns: Int) {
  #expect(text.columns == columns)
  #expect(text.symbols.columns == columns)
}

@Test(arguments: [
  ("a\tb", "a b"), ("Push\nA", "Push A"), ("a\r\nb", "a b"), ("🏋️‍♀️!", "🏋!"), ("👨‍👩‍👧 fam", "👨 fam"), ("👍🏽", "👍"),
  ("🇩🇪", "DE"), ("❤️", "❤"), ("\u{1B}[2J", " [2J"), ("\u{202E}evil", "evil"), ("e\u{301}x", "e\u{301}x"),
])
func `what terminals measure differently becomes what all of them agree on`(text: String, shown: String) {
  #expect(text.symbols.text == shown)
}

@Test func `marks beyond three on one character are left out`() {
  let tower = "x" + String(repeating: "\u{301}", count: 40)
  let symbols = tower.symbols
  #expect(symbols.count == 1)
  #expect(symbols[0].glyph.unicodeScalars.count == 4)
}

@Test func `every glyph of the interface is as wide in both sets of signs as its place`() {
  for glyphs in [Glyphs.unicode, Glyphs.ascii] {
    for sign in [
      glyphs.check, glyphs.up, glyphs.down, glyphs.bar, glyphs.times, glyphs.minus, glyphs.dot, glyphs.dash,
      glyphs.bullet, glyphs.folded, glyphs.unfolded, glyphs.star, glyphs.starFilled, glyphs.rule,
      glyphs.gridDot,
      glyphs.full, glyphs.lowerHalf, glyphs.heat, glyphs.pillLeft, glyphs.pillRight, glyphs.scrollThumb,
      glyphs.scrollTrack, glyphs.ellipsis, glyphs.activeDot,
    ] { #expect(sign.columns == 1, "\(sign)") }
    #expect(glyphs.emptyBox.columns == 3)
    #expect(glyphs.barbell.columns == 3)
    #expect(glyphs.dumbbell.columns == 3)
    #expect(glyphs.lowerEighths.allSatisfy { $0.columns == 1 })
  }
}

@Test func `the ASCII signs are ASCII`() {
  for child in Mirror(reflecting: Glyphs.ascii).children {
    let texts = (child.value as? [String]) ?? [(child.value as? String) ?? ""]
    for text in texts { #expect(text.utf8.allSatisfy { $0 < 0x80 }, "\(child.label ?? "")") }
  }
}
