import Testing

/// `knurl measure`.
struct MeasuringTests {
  let desk = Desk()

  @Test func `a value is kept as typed, back-dated, listed with its trend and undone`() {
    #expect(
      desk.knurl("measure", "weight", "82.4kg", "--date", "2026-11-20").out
        == "Bodyweight 82.4 kg on Fri 20 Nov 2026. knurl undo takes it back.\n")
    desk.knurl("measure", "weight", "81.4")
    #expect(
      desk.knurl("measure", "bw").out == """
        Bodyweight 81.4 kg · trend 81.9 kg

        DATE             TIME     VALUE    TREND
        Fri 27 Nov 2026  19:36  81.4 kg  81.9 kg
        Fri 20 Nov 2026  12:00  82.4 kg  82.4 kg

        """)
    desk.knurl("undo")
    #expect(!desk.knurl("measure", "weight").out.contains("81.4"))
  }

  @Test func `a goal and a removed value are told as JSON`() {
    #expect(
      desk.knurl("measure", "weight", "--goal", "75", "--json").out
        == "{\"kind\":\"bodyweight\",\"goal\":75,\"goal_unit\":\"kg\"}\n")
    #expect(
      desk.knurl("measure", "weight", "--goal", "off", "--json").out
        == "{\"kind\":\"bodyweight\",\"goal\":null,\"goal_unit\":null}\n")
    desk.knurl("measure", "weight", "82.4kg")
    let removed = desk.knurl("measure", "weight", "--remove", "--json").out
    #expect(removed.hasPrefix("{\"measurement_id\":") && removed.contains("\"value\":82.4"), "\(removed)")
  }

  @Test(arguments: [
    (["fat", "15"], "Body fat 15 %"), (["left", "bicep", "38,5", "cm"], "Left biceps 38.5 cm"),
    (["L", "calf", "15.5in"], "Left calf 15.5 in"), (["weight", "180", "lbs"], "Bodyweight 180 lb"),
    (["upper", "abs", "90"], "Upper abs 90 cm"),
  ])
  func `kinds and units are taken as people write them`(words: [String], answer: String) {
    #expect(desk.run(["measure"] + words).out.hasPrefix(answer + " on "))
  }

  @Test(arguments: [
    (["waits", "80cm"], "Did you mean waist?"), (["weight", "80cm"], "measured in kg or lb"),
    (["weight", "1.2.3"], "is not a number"), (["fat", "101%"], "too much"),
    (["grip", "52", "--new"], "needs its unit"), (["weight", "-3"], "below zero"),
    (["weight", "--goal", "off"], "has no goal"), (["weight", "--remove"], "There is no bodyweight"),
  ])
  func `what cannot be kept is refused with a reason`(words: [String], reason: String) {
    let answer = desk.run(["measure"] + words)
    #expect(answer.code == 1)
    #expect(answer.errors.contains(reason), "\(answer.errors)")
  }

  @Test func `own kinds, goals and removals`() throws {
    desk.knurl("measure", "grip strength", "52kg", "--new")
    desk.wait(60)
    desk.knurl("measure", "Grip Strength", "53")
    desk.knurl("measure", "weight", "82kg", "--date", "2026-10-20")
    desk.knurl("measure", "weight", "80kg")
    desk.knurl("measure", "weight", "--goal", "78kg")
    #expect(
      desk.knurl("measure").out == """
        MEASURED       VALUE  30 DAYS   GOAL  LAST             VALUES
        Bodyweight     80 kg  −2.0 kg  78 kg  Fri 27 Nov 2026       2
        Grip strength  53 kg                  Fri 27 Nov 2026       2

        """)
    #expect(desk.knurl("measure", "weight").out.contains("\ngoal 78 kg, −2.0 kg to go\n"))
    #expect(desk.knurl("measure", "weight", "--remove").out.hasPrefix("Removed bodyweight 80 kg of Fri"))
    #expect(desk.knurl("measure", "weight", "--remove", "--date", "2026-11-01").code == 1)
    #expect(try JSONText.value(desk.knurl("measure", "--json").out, "$[0].goal") == .integer(78))
  }

  @Test func `a weigh-in changes the numbers of bodyweight exercises around it, and undo changes them back`()
  {
    desk.knurl("log", "pull up (weighted)", "20x5", "--date", "2026-11-20 18:00")
    let volume = { desk.knurl("history", "--limit", "1").out }
    let before = volume()
    desk.knurl("measure", "weight", "80kg", "--date", "2026-11-19")
    #expect(volume() != before)
    #expect(volume().contains("500 kg"))
    desk.knurl("undo")
    #expect(volume() == before)
  }

  @Test func `what an import tells beside a value is kept, shown and exported`() {
    let path = desk.write(
      "Date,\"Weight (kg)\",Comments\n2026-11-20 07:10:11,80.15,\n2026-11-21 07:05:00,80.4,\"after travel,\nlate\"\n",
      to: "withings.csv")
    #expect(desk.knurl("import", path, "--from", "withings").out.contains("Imported 2 measurements"))
    #expect(desk.knurl("measure", "weight").out.contains("after travel, late"))
    #expect(desk.knurl("measure", "weight", "81kg", "--date", "2026-11-21 07:05").code == 0)
    desk.knurl("undo")
    #expect(desk.knurl("export", "--format", "jsonl").out.contains("\"note\":\"after travel,\\nlate\"}}"))
    #expect(desk.knurl("sql", "SELECT note FROM v_measurement WHERE note <> ''").code == 0)
  }
}
