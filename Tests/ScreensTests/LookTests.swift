import Testing

@Suite struct LookTests {
  @Test func `look`() {
    for (columns, rows) in [(80, 24), (40, 20)] {
      var bench = Bench(Workouts.push(), columns: columns, rows: rows)
      bench.type("x7")
      print(bench.text)
      bench.press("Esc", "Space", "Space", "F")
      print(bench.text)
      bench.press("c")
      print(bench.text)
      bench.press("Esc", "?")
      print(bench.text)
    }
  }
}
