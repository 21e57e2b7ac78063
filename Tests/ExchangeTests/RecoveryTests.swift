import Exchange
import Testing

@Suite struct RecoveryTests {
  private let header = "Date,Name,Exercise,Weight\n"

  @Test func `an open quote costs its own line`() {
    let table = Table(
      header + "2025-01-14 18:00:00,A,Squat,60\n2025-01-14 18:00:00,A,\"Squ\n2025-01-14 18:00:00,A,Squat,70\n"
    )
    #expect(table.rows.count == 3)
    #expect(table.rows[2] == ["2025-01-14 18:00:00", "A", "Squat", "70"])
    #expect(table.lines == [1, 2, 4])
    #expect(table.damage.map(\.lines) == [3...3])
    #expect(table.damage.map(\.cause) == [.openQuote])
    #expect(table.damage.map(\.excerpt) == ["2025-01-14 18:00:00,A,\"Squ"])
  }

  @Test func `an open quote before quoted cells costs its own line`() {
    let row = "\"2025-01-14 18:00:00\",\"A\",\"Squat\",\"70\"\n"
    let table = Table(header + row + "\"2025-01-14 18:00:00\",\"A\",\"Squ\n" + row + row)
    #expect(table.lines == [1, 2, 4, 5])
    #expect(table.damage.map(\.lines) == [3...3])
  }

  @Test func `each of several open quotes in a row costs its own line`() {
    let table = Table(
      header + "2025-01-14 18:00:00,A,\"Squ\n2025-01-14 18:00:00,A,\"Squ\n2025-01-14 18:00:00,A,Squat,70")
    #expect(table.damage.map(\.lines) == [2...2, 3...3])
    #expect(table.lines == [1, 4])
  }

  @Test func `lines that are no records go with the open quote before them`() {
    let table = Table(
      header + "2025-01-14 18:00:00,A,\"Squ\nmore\nand more\n2025-01-14 18:00:00,A,Squat,70\n")
    #expect(table.damage.map(\.lines) == [2...4])
    #expect(table.lines == [1, 5])
  }

  @Test func `a first cell of several lines stays whole`() {
    let text = "\"Title\",\"Start\",\"End\",\"Name\",\"Set\"\n"
    let row = ",\"20 Jan\",\"21 Jan\",\"Squat\",1\n"
    let table = Table(text + "\"Push\"" + row + "\"\n\nlegs, and\nmore\"" + row + "\"Pull\"" + row)
    #expect(table.rows.map { $0[0] } == ["Title", "Push", "\n\nlegs, and\nmore", "Pull"])
    #expect(table.damage.isEmpty)
  }

  @Test func `an open quote at the end of the file is reported`() {
    let table = Table(header + "2025-01-14 18:00:00,A,Squat,70\n2025-01-14 18:00:00,A,\"Squ")
    #expect(table.rows.count == 2)
    #expect(table.damage.map(\.lines) == [3...3])
  }

  @Test func `an open quote in the first row does not swallow the file`() {
    let good = (1...50).map { "2025-01-14 18:00:00,A,Squat,\($0)\n" }.joined()
    let table = Table(header + "2025-01-14 18:00:00,\"A,Squat,70\n" + good)
    #expect(table.rows.count == 51)
    #expect(table.damage.map(\.lines) == [2...2])
  }

  @Test func `an open quote in the first cell does not swallow the file`() {
    let good = "2025-01-14 18:00:00,A,Squat,70\n"
    let table = Table(header + good + "\"2025-01-14 18:00:00,A,Squat,70\n" + good)
    #expect(table.lines == [1, 2, 4])
    #expect(table.damage.map(\.lines) == [3...3])
  }

  @Test func `a number in the first cell needs the right count of cells to begin a record`() {
    let text = "No;Name;Note\n1;A;\"see\n2;\nbelow\"\n2;B;\"open\n3;C;fine\n"
    let table = Table(text)
    #expect(table.rows == [["No", "Name", "Note"], ["1", "A", "see\n2;\nbelow"], ["3", "C", "fine"]])
    #expect(table.damage.map(\.lines) == [5...5])
  }

  @Test func `a note of several lines with commas and dates stays whole`() {
    let note = "2025-01-14, felt good\n18:00:00, second\n\nlast, line, with, commas"
    let table = Table(header + "2025-01-14 18:00:00,A,\"\(note)\",60\n")
    #expect(table.rows[1][2] == note)
    #expect(table.damage.isEmpty)
  }

  @Test func `many open quotes take no more than one look at each line`() {
    let text = header + String(repeating: "x,\"y\n", count: 20_000)
    let table = Table(text)
    #expect(table.rows.count == 1)
    #expect(table.damage.map(\.lines) == [2...20_001])
  }
}
