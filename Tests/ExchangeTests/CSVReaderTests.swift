import Exchange
import Testing

@Suite struct CSVReaderTests {
  @Test func `cells are told apart by commas and records by lines`() {
    let table = Table("a,b,c\n1,,3\n")
    #expect(table.rows == [["a", "b", "c"], ["1", "", "3"]])
    #expect(table.lines == [1, 2])
  }

  @Test func `quotes hold delimiters, doubled quotes and line breaks`() {
    let table = Table("a,b\n\"x, \"\"y\"\"\",\"one\r\ntwo\"\n")
    #expect(table.rows[1] == ["x, \"y\"", "one\r\ntwo"])
  }

  @Test func `line numbers count the breaks inside quotes`() {
    let table = Table("a,b\n\"1\n2\r\n3\",x\n4,5")
    #expect(table.lines == [1, 2, 5])
  }

  @Test(arguments: ["a,b\n1,2\n", "a,b\r\n1,2\r\n", "a,b\r1,2\r", "a,b\r\n1,2", "a,b\n1,2\r\n"])
  func `a line may end in any way, the last one without a break`(text: String) {
    let table = Table(text)
    #expect(table.rows == [["a", "b"], ["1", "2"]])
    #expect(table.lines == [1, 2])
  }

  @Test func `empty lines are no records but are counted`() {
    let table = Table("a,b\n\n\r\n1,2\n\n")
    #expect(table.rows == [["a", "b"], ["1", "2"]])
    #expect(table.lines == [1, 4])
  }

  @Test func `an empty quoted cell alone in its line is a record`() {
    #expect(Table("a\n\"\"\nb").rows == [["a"], [""], ["b"]])
  }

  @Test func `a delimiter at the very end leaves an empty cell`() {
    #expect(Table("a,b\n1,").rows == [["a", "b"], ["1", ""]])
  }

  @Test func `a file without bytes has no records`() {
    #expect(Table("").rows.isEmpty)
    #expect(Table("\u{FEFF}").rows.isEmpty)
  }

  @Test(arguments: [",", ";", "\t"])
  func `the delimiter is what the header holds most of outside quotes`(delimiter: String) {
    let header = ["\"a;;;,,,\t\t\t\"", "b", "c"].joined(separator: delimiter)
    #expect(Table(header).rows == [["a;;;,,,\t\t\t", "b", "c"]])
  }

  @Test func `a quote inside a plain cell is text`() {
    #expect(Table("a,b\n5\" bar,x\"\"y\n").rows[1] == ["5\" bar", "x\"\"y"])
  }

  @Test func `a quote that nobody doubled stays in the text`() {
    #expect(
      Table("a,b\n\"the \"big\" one\",2\n3,4\n").rows == [
        ["a", "b"], ["the \"big\" one", "2"], ["3", "4"],
      ])
  }

  @Test func `a record beyond the limit is reported and the next one read`() {
    let long = String(repeating: "x", count: 500)
    let table = Table("a,b\n1,2\n\(long),2\n3,4\n", limit: 100)
    #expect(table.rows == [["a", "b"], ["1", "2"], ["3", "4"]])
    #expect(table.damage.map(\.lines) == [3...3])
    #expect(table.damage.map(\.cause) == [.tooLong])
  }

  @Test func `the excerpt of a long line is cut`() {
    let table = Table("a,b\n\(String(repeating: "y", count: 200)),1\n", limit: 100)
    #expect(table.damage.map(\.excerpt) == [String(repeating: "y", count: 59) + "…"])
  }
}
