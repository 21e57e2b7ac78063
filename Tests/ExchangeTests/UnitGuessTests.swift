import Exchange
import Testing
import Training

@Suite struct UnitGuessTests {
  private func guess(_ weights: [String], exercise: String = "Bench Press (Barbell)") throws -> UnitGuess {
    let rows = weights.enumerated().map { row("\(exercise),\($0.offset + 1),\($0.element),5,0,0") }
    return try scan(Array(strong(rows.joined(separator: "\n")).utf8)).unitGuess
  }

  @Test func `plates of 45 lb are pounds`() throws {
    #expect(try guess(["135", "185", "225"]).unit == .lb)
    #expect(try guess(["115.0", "125", "145"]).unit == .lb)
  }

  @Test func `plates of 20 kg and steps of 2.5 are kilograms`() throws {
    #expect(try guess(["60", "80", "100"]).unit == .kg)
    #expect(try guess(["62.5", "67.5"]).unit == .kg)
  }

  @Test func `weights that fit both are not guessed`() throws {
    #expect(try guess(["70", "90"]).unit == nil)
    #expect(try guess(["12", "16"]).unit == nil)
    #expect(try guess(["135", "185"], exercise: "Leg Press").unit == nil)
  }

  @Test func `plain names of the barbell lifts count`() throws {
    #expect(try guess(["135", "225"], exercise: "Squat").unit == .lb)
  }

  @Test func `pounds shown in kilograms are kilograms in the file and typed in pounds`() throws {
    let found = try guess(["52.163122550000004", "61.23496995", "102.05828325"])
    #expect(found.unit == .kg)
    #expect(found.typed == .lb)
  }

  @Test func `kilograms shown in pounds are pounds in the file and typed in kilograms`() throws {
    let found = try guess(["44.09245243697551", "137.78891386555", "135"], exercise: "Leg Press")
    #expect(found.unit == .lb)
    #expect(found.typed == .kg)
  }

  @Test func `a few conversions tell the unit but not how most were typed`() throws {
    let found = try guess(["52.163122550000004", "60", "70", "80"])
    #expect(found.unit == .kg)
    #expect(found.typed == nil)
  }

  @Test func `three examples are shown, barbell exercises first, their heaviest weight as written`() throws {
    let text = strong(
      row("Leg Press,1,200,5,0,0"), row("Chest Fly,1,15,5,0,0"), row("Squat (Barbell),1,135.0,5,0,0"),
      row("Squat (Barbell),2,225.0,5,0,0"), row("Squat (Barbell),3,185.0,5,0,0"),
      row("Deadlift (Barbell),1,315,5,0,0"), row("Plank,1,0,0,0,60"))
    let examples = try scan(Array(text.utf8)).unitGuess.examples
    #expect(examples.map(\.exercise) == ["Deadlift (Barbell)", "Chest Fly", "Squat (Barbell)"])
    #expect(examples.map(\.weight) == ["315", "15", "225.0"])
  }

  @Test func `a file without weights or distances asks for no unit`() throws {
    let found = try scan(Array(strong(row("Pull Up,1,0,5,0,0")).utf8))
    #expect(found.weightUnit == .unused)
    #expect(found.distanceUnit == .unused)
    #expect(found.unitGuess.examples.isEmpty)
  }
}
