import Testing

@testable import Training

struct TagsTests {
  @Test(arguments: [
    ("deload", ["deload"]), ("#Home, deload  HOME", ["deload", "home"]), ("", []), ("  , ,", []),
    ("low-carb x_1", ["low-carb", "x_1"]), ("-- !? #", []), ("Größe", ["größe"]),
  ])
  func `tags are words in small letters, each once`(text: String, tags: [String]) {
    #expect(Tags.read(text) == tags)
    #expect(Tags.read(tags.joined(separator: " ")) == tags)
    #expect(Tags.read(Tags.text(tags)) == tags)
  }

  @Test func `words add tags, and take them away with a minus`() {
    #expect(Tags.edited(["deload", "home"], by: "-deload Travel") == ["home", "travel"])
    #expect(Tags.edited([], by: "-nothing") == [])
    #expect(Tags.edited(["a"], by: "a a") == ["a"])
    #expect(Tags.read(String(repeating: "x", count: 99)).map(\.count) == [Tags.longest])
  }

  @Test(arguments: ["tag:deload", "#deload", " TAG:Deload "])
  func `a question asks for one whole tag`(text: String) throws {
    #expect(try DayPredicate(reading: text, unit: .kg).subject == .tag("deload"))
  }

  @Test(arguments: ["tag:", "tag:a b", "#"]) func `a question without one tag is refused`(text: String) {
    #expect(throws: PredicateComplaint.self) { try DayPredicate(reading: text, unit: .kg) }
  }

  @Test func `a tag begins with what stands by itself, so that it reads as it is written`() {
    for text in [
      "\u{1}\u{6E2}x", "-\u{301}-arm", "a\u{301}", "\u{200D}x, y", "9a-\u{1A}\u{6D6} b", "_\u{301}",
    ] {
      let tags = Tags.read(text)
      #expect(Tags.read("tags: " + tags.joined(separator: " ")) == (tags + ["tags"]).sorted())
    }
    #expect(Tags.read("\u{1}\u{6E2}X").map { Array($0.unicodeScalars) } == [["x"]])
  }
}
