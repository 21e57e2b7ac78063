import Testing

/// Gyms, warm-up schemes and unlikely values on the command line.
@Suite struct GymTests {
  private let desk = Desk()

  @Test func `plates are those of the gym that is chosen or named`() {
    #expect(
      desk.knurl("config", "gym.home.plates", "20x2 10x2 5x2").out == "gym.home.plates = 20x2 10x2 5x2\n")
    #expect(desk.knurl("config", "gym.home.bar", "15").code == 0)
    #expect(desk.knurl("plates", "80").out == "80 = 20 + 2×(25 · 5)\n")
    #expect(desk.knurl("plates", "75", "--gym", "home").out == "75 = 15 + 2×(20 · 10)\n")
    #expect(desk.knurl("config", "gym", "home").out == "gym = home\n")
    #expect(
      desk.knurl("plates", "80").out
        == "75 = 15 + 2×(20 · 10)\n80 kg can't be loaded exactly: this is the nearest below; the next one up is "
        + "85 = 15 + 2×(20 · 10 · 5).\n")
    #expect(desk.knurl("config").out.contains("gym.home.plates"))
    let unknown = desk.knurl("plates", "80", "--gym", "moon")
    #expect(unknown.code == 1)
    #expect(unknown.errors.contains("There is no gym “moon”. Known: usual, home."))
  }

  @Test func `a line of a gym is written once, also with blanks in its key`() {
    desk.knurl("config", "gym.stack.leg press", "20-100/20")
    desk.knurl("config", "gym.stack.leg press", "20-120/20")
    #expect(desk.text(of: "config") == "gym.stack.leg press = 20-120/20\n")
    #expect(desk.knurl("config", "gym.stack.leg press").out == "20-120/20\n")
    let wrong = desk.knurl("config", "gym.plates", "heavy")
    #expect(wrong.code == 1)
    #expect(wrong.errors.contains("gym.plates takes weights like 25x2"))
  }

  @Test func `warm-ups follow the scheme of the settings or the one asked for`() {
    #expect(desk.knurl("warmup", "100").lines.count == 4)
    #expect(desk.knurl("warmup", "100", "--scheme", "50% x5").out == "W  50 kg × 5\n")
    desk.knurl("config", "warmup.scheme", "bar x8, 70% x3")
    #expect(desk.knurl("warmup", "100").out == "W  20 kg × 8\nW  70 kg × 3\n")
    desk.knurl("config", "gym.plates", "20x2 10x2")
    #expect(desk.knurl("warmup", "75").out == "W  20 kg × 8\nW  40 kg × 3\n")
    #expect(desk.knurl("warmup", "100", "--scheme", "half").code == 1)
  }

  @Test func `an unlikely set is kept out of the records until it is meant`() throws {
    desk.knurl("log", "bench", "100x5", "--date", "2026-11-20")
    let slip = desk.knurl("log", "bench", "1000x5")
    #expect(slip.code == 0)
    #expect(slip.out.contains("That is far above what is likely"))
    #expect(!slip.out.contains("PR"))
    #expect(desk.knurl("show").out.contains("unlikely value"))
    desk.knurl("undo")
    let sure = desk.knurl("log", "bench", "1000x5", "--sure")
    #expect(sure.out.contains("PR"))
    #expect(!sure.out.contains("far above"))
  }
}
