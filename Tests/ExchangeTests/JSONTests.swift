import Exchange
import Testing

/// The JSON reader takes what RFC 8259 allows and nothing else.
struct JSONTests {
  private func fault(_ text: String) -> JSONFault? {
    do throws(JSONFault) {
      _ = try JSONValue(parsing: text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `values read as they are written`() throws {
    let value = try JSONValue(
      parsing: #" {"a": [1, -2.5, 1e3, true, null], "b": {"c": "x\n\"\\\u00e4\ud83d\udcaa/"}, "a": "last"} "#)
    #expect(value["a"] == .text("last"))
    #expect(value["b"]?["c"]?.text == "x\n\"\\ä💪/")
    #expect(value["nothing"] == nil)
    let list = try #require(try JSONValue(parsing: "[1, -2.5, 1e3, true, null, 0.1234]").list)
    #expect(list.map(\.thousandths) == [1_000, -2_500, 1_000_000, nil, nil, nil])
    #expect(list.map(\.integer) == [1, nil, 1_000, nil, nil, nil])
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\":1,}", "01", "1.", ".5", "+1", "1e", "tru", "nul", "\"a", "\"\\x\"",
    "\"\\ud800\"",
    "\"a\nb\"", "[1] 2", "{a:1}", "'a'", "NaN", "[1 2]", "\u{FEFF}1",
  ])
  func `what is not JSON is refused with its place`(text: String) throws {
    let found = try #require(fault(text))
    #expect((0...text.utf8.count).contains(found.offset))
  }

  @Test func `bytes that are no text and nesting without end are refused`() {
    #expect(throws: JSONFault.self) { try JSONValue(parsing: [34, 0xFF, 34][...]) }
    #expect(fault(String(repeating: "[", count: 100_000))?.cause == .tooDeep)
  }

  @Test func `a value without end takes no more memory than the limit, and comes as none`() {
    var pieces = JSONPieces(depth: 1, limit: 100)
    pieces.feed(Array("[{\"a\": \"".utf8)[...])
    for _ in 0..<50 { pieces.feed(Array("ten letter".utf8)[...]) }
    pieces.feed(Array("\"}, {\"b\": 1}]".utf8)[...])
    #expect(pieces.next() == [])
    #expect(pieces.next() == Array("{\"b\": 1}".utf8))
    #expect(pieces.next() == nil)
  }

  @Test func `objects are cut out of a list whatever the pieces`() {
    let text = #"{"count": 2, "results": [{"a": "]}"}, {"b": [1, {"c": "\"{"}]}], "next": null}"#
    for size in [1, 3, 1_000] {
      var pieces = JSONPieces(depth: 2)
      var found: [String] = []
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        pieces.feed(bytes[start..<min(start + size, bytes.count)])
        while let piece = pieces.next() { found.append(String(decoding: piece, as: UTF8.self)) }
      }
      #expect(found == [#"{"a": "]}"}"#, #"{"b": [1, {"c": "\"{"}]}"#])
    }
  }
}
