import Testing

/// Whatever is pressed: nothing of it is beyond undo and redo.
@Suite struct AnythingTests {
  /// What lifters press most stands more than once.
  private static let words: [String] = {
    let named = "<Space> <Space> <Space> <Enter> <Enter> <Esc> <Esc> <Tab> <Up> <Down> <Down> <Left> <Right>"
    let typed = "<PgUp> <PgDn> 100x5 x7 45s gg gw gw gw gh ge <Ctrl-R> <BackTab> <Delete>"
    let signs = "0123456789.x@/+-[]()abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPRSTUVWXYZ:="
    return (named + " " + typed).split(separator: " ").map(String.init) + signs.map(String.init)
  }()

  @Test(arguments: 1...8)
  func `undoing all that was done gives the log as it was, and redoing it as it became`(seed: Int) throws {
    let traveller = try Traveller(fixtures: JourneyFiles.logs)
    try traveller.importing("push-pull-legs.csv", unit: "kg")
    let before = try traveller.facts()
    let first = try traveller.turnAll(.redo) + 1
    var dice = Dice(state: UInt64(seed))
    _ = try traveller.press("<Enter>")
    for _ in 0..<250 {
      if Int.random(in: 0..<12, using: &dice) == 0 {
        _ = try traveller.wait(.random(in: 1...90, using: &dice))
      }
      _ = try traveller.press(AnythingTests.words.randomElement(using: &dice) ?? "<Space>")
    }
    traveller.restart()
    _ = try traveller.turnAll(.redo)
    let after = try traveller.facts()
    let turns = try traveller.turnAll(.undo, from: first)
    #expect(turns > 0)
    #expect(try traveller.facts() == before)
    #expect(try traveller.turnAll(.redo) == turns)
    #expect(try traveller.facts() == after)
  }
}
