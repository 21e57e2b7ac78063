import Canvas
import Testing

@Test func `a card of the surface style is its surface alone`() {
  var grid = grid(8, 3)
  let inner = grid.card(Rectangle(column: 1, row: 0, columns: 6, rows: 2))
  #expect(inner == Rectangle(column: 2, row: 0, columns: 4, rows: 2))
  #expect(grid.text == "\n\n")
  #expect(
    grid.roles == "text*1 text/card*6\ntext*1 text/card*6\n")
}

@Test func `a card of the hairline style has a line around it`() {
  var grid = grid(8, 3) { $0.card = .hairline }
  #expect(grid.style.cardBorder == 1)
  let inner = grid.card(Rectangle(column: 1, row: 0, columns: 6, rows: 3))
  #expect(inner == Rectangle(column: 2, row: 1, columns: 4, rows: 1))
  #expect(grid.text == " ┌────┐\n │    │\n └────┘")
  #expect(grid.roles(1) == "text*1 divider/card*1 text/card*4 divider/card*1")
  grid.style.glyphs = .ascii
  grid.card(Rectangle(column: 1, row: 0, columns: 6, rows: 3))
  #expect(grid.text == " +----+\n |    |\n +----+")
}

@Test func `actions, flags and stat pills are blocks on their surface`() {
  var grid = grid(34, 3)
  #expect(grid.action("F Finish", column: 0, row: 0) == 10)
  #expect(grid.flag("1RM 117", column: 11, row: 0) == 11)
  let time = grid.pill("Time", "41:07", column: 0, row: 1, valueColumns: 7)
  #expect(time == 14)
  #expect(grid.pill("Sets", "7/12", column: time + 1, row: 1) == 11)
  #expect(grid.text == " F Finish   ▲ 1RM 117\n Time 41:07     Sets 7/12\n")
  #expect(grid.roles(0) == "inverse/accent!*10 text*1 record/record-chip!*11")
  #expect(
    grid.roles(1)
      == "secondary/input*6 accent/input!*7 text/input*1 text*1 secondary/input*6 accent/input!*4 text/input*1"
  )
}

@Test func `chips are round or square, on, off or excluded`() {
  var round = grid(24, 1) { $0.chip = .pill }
  let places = round.chips(
    [Chip("All", .on), Chip("Push"), Chip("Legs", .excluded)], column: 0, row: 0, columns: 24)
  #expect(round.text == "▐All▌ ▐Push▌ ▐−Legs▌")
  #expect(
    round.roles
      == "accent-edge*1 inverse/accent!*3 accent-edge*1 text*1 input-edge*1 secondary/input*4 input-edge*1 text*1"
      + " input-edge*1 warning/input*5 input-edge*1")
  #expect(places.map(\.column) == [0, 6, 13])
  #expect(places.map(\.columns) == [5, 6, 7])
  var square = grid(24, 1) { $0.chip = .block }
  square.chips([Chip("All", .on), Chip("Push")], column: 0, row: 0, columns: 24)
  #expect(square.text == " All   Push")
  #expect(square.roles == "inverse/accent!*5 text*1 secondary/input*6")
  var plain = grid(24, 1) {
    $0.chip = .pill
    $0.glyphs = .ascii
  }
  plain.chips([Chip("All", .on), Chip("Push")], column: 0, row: 0, columns: 24)
  #expect(plain.text == "[All] [Push]")
}

@Test func `chips wrap and are never cut`() {
  var grid = grid(16, 3) { $0.chip = .pill }
  let places = grid.chips(
    [Chip("Chest"), Chip("Back"), Chip("Hamstrings")], column: 1, row: 0, columns: 14)
  #expect(grid.text == " ▐Chest▌ ▐Back▌\n ▐Hamstrings▌\n")
  #expect(places.map(\.row) == [0, 0, 1])
}

let tabs = [
  Tab("Profile", short: "Prof"), Tab("History", short: "Hist"), Tab("Workout", short: "Work"),
  Tab("Exercises", short: "Exer"), Tab("Settings", short: "Sett"),
]

@Test func `the tab bar names all tabs at 80 columns`() {
  var grid = grid(80, 1)
  let places = grid.tabBar(tabs, active: 2, row: 0, hint: "?  help")
  #expect(
    grid.text == "   Profile     History     Workout     Exercises     Settings           ?  help")
  #expect(grid.roles == "tertiary*25 accent/tab-active!*11 tertiary*44")
  #expect(places[2] == Rectangle(column: 25, row: 0, columns: 11, rows: 1))
}

@Test func `the tab bar shortens its titles as the screen narrows`() {
  var forty = grid(40, 1)
  forty.tabBar(tabs, active: 0, row: 0, hint: "?")
  #expect(forty.text == " Prof   Hist   Work   Exer   Sett     ?")
  #expect(forty.roles == "accent/tab-active!*6 tertiary*34")
  var narrow = grid(32, 1)
  narrow.tabBar(tabs, active: 4, row: 0, hint: "?")
  #expect(narrow.text == " P   H   W   E   S            ?")
}

@Test func `the active tab is a tint, a block or a dot`() {
  var block = grid(80, 1) { $0.tab = .block }
  block.tabBar(tabs, active: 0, row: 0)
  #expect(block.roles == "tertiary*1 inverse/accent!*11 tertiary*68")
  var dot = grid(80, 1) { $0.tab = .dot }
  dot.tabBar(tabs, active: 0, row: 0)
  #expect(dot.text.hasPrefix("  •Profile"))
  #expect(dot.roles.hasPrefix("tertiary*1 accent!*1 accent*1 accent!*9 tertiary"))
}

@Test func `a segmented control raises what is selected`() {
  var grid = grid(20, 1)
  let places = grid.segments(["W", "M", "6M", "Y", "All"], selected: 2, column: 1, row: 0)
  #expect(grid.text == "  W  M  6M  Y  All")
  #expect(
    grid.roles == "text*1 secondary/input*6 text/selected!*4 secondary/input*8")
  #expect(places[4] == Rectangle(column: 14, row: 0, columns: 5, rows: 1))
}

@Test(arguments: [(0, [0, 1]), (8, [4, 5]), (16, [8, 9]), (99, [8, 9]), (2, [1, 2])])
func `the scroll marker stands where the view is`(offset: Int, rows: [Int]) {
  var grid = grid(2, 10)
  let viewport = Viewport(Rectangle(column: 0, row: 0, columns: 1, rows: 10), offset: offset * 40 / 16)
  grid.scrollMarker(column: 1, viewport: viewport, total: 50)
  #expect((0..<10).filter { grid[1, $0].glyph == "▐" } == rows)
}

@Test func `a list that fits has no scroll marker`() {
  var grid = grid(2, 10)
  grid.scrollMarker(
    column: 1, viewport: Viewport(Rectangle(column: 0, row: 0, columns: 1, rows: 10)), total: 10)
  #expect(grid.text == String(repeating: "\n", count: 9))
}
