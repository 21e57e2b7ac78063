import Canvas
import Testing

@Test(arguments: [
  ("Bench Press", 11, "Bench Press"), ("Bench Press", 10, "Bench Pre…"), ("Bench", 1, "…"), ("Bench", 0, ""),
  ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"), ("💪💪", 3, "💪…"),
  ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("", 4, ""), ("Bench", -3, ""),
])
func `a long text ends in an ellipsis and never inside a wide character`(
  text: String, columns: Int, cut: String
) {
  #expect(text.truncated(to: columns) == cut)
}

@Test(arguments: [
  (Alignment.left, "abc  "), (.right, "  abc"), (.centre, " abc "),
])
func `a short text is padded on the side its alignment says`(align: Alignment, fitted: String) {
  #expect("abc".fitted(to: 5, align: align) == fitted)
  #expect("日".fitted(to: 4, align: align).columns == 4)
}

@Test func `what is fitted always has the width asked for`() {
  for text in ["", "a", "日本語テキスト", "👨‍👩‍👧 x", "שלום עולם", "a\tb\nc", "e\u{301}\u{302}\u{303}abc"] {
    for columns in 0...12 { #expect(text.fitted(to: columns).columns == columns, "\(text) \(columns)") }
  }
}

@Test func `text wraps between words`() {
  #expect("Pause on the chest for a second.".wrapped(to: 12) == ["Pause on the", "chest for a", "second."])
  #expect("one\ntwo\n\nthree".wrapped(to: 12) == ["one", "two", "", "three"])
  #expect("".wrapped(to: 12) == [""])
  #expect("  spaces   between  ".wrapped(to: 20) == ["spaces between"])
}

@Test func `a word longer than a line is cut, never inside a wide character`() {
  #expect("Donaudampfschiff ahoi".wrapped(to: 7) == ["Donauda", "mpfschi", "ff ahoi"])
  #expect("日本語".wrapped(to: 5) == ["日本", "語"])
  #expect("日".wrapped(to: 1) == ["日"])
}

@Test func `an ellipsis never splits one name of a pair`() {
  #expect("Robin & Sky".truncatedAtJoint(to: 11) == "Robin & Sky")
  #expect("Robin & Sky".truncatedAtJoint(to: 10) == "Robin & …")
  #expect("Robin & Sky".truncatedAtJoint(to: 8) == "…")
  #expect("Robin & Sky & Kit".truncatedAtJoint(to: 15) == "Robin & Sky & …")
  #expect("Robinson".truncatedAtJoint(to: 5) == "Robi…")
  #expect("Bulgarian Split Squat (Barbell)".truncatedAtJoint(to: 22) == "Bulgarian S… (Barbell)")
  #expect("Bulgarian Split Squat (Barbell)".truncatedAtJoint(to: 21) == "Bulgarian… (Barbell)")
  #expect("Bench Press - Wide Grip (Barbell)".truncatedAtJoint(to: 24) == "…Wide Grip (Barbell)")
  #expect("Triceps Pushdown (Cable - Rope)".truncatedAtJoint(to: 25) == "Triceps P… (Cable - Rope)")
  #expect("Bulgarian Split Squat (Barbell)".truncatedAtJoint(to: 14) == "Bulgarian Spl…")
}

@Test func `labels are set as the style says`() {
  var style = Style()
  #expect(style.label("Today") == "Today")
  style.label = .upper
  #expect(style.label("Today") == "TODAY")
  style.label = .tracked
  #expect(style.label("Today") == "T O D A Y")
  #expect(style.label("Today", columns: 9) == "T O D A Y")
  #expect(style.label("Today", columns: 8) == "TODAY")
}
