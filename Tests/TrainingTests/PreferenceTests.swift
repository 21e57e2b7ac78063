import Testing

@testable import Training

private func set(_ key: String, _ value: String) -> (Preferences, reason: String?) {
  var preferences = Preferences()
  let reason = preferences.set(value, for: key)
  return (preferences, reason)
}

@Suite struct PreferenceTests {
  @Test func `every key is there once`() {
    let keys = PreferenceEntry.all.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(
      Set(keys) == [
        "units.weight", "units.distance", "e1rm.formula", "rest.work", "rest.warmup", "previous.source",
        "prefill", "week.start", "goal", "columns.rpe", "theme", "glyphs", "motion", "notify", "bell",
        "mouse", "numbers.comma", "pr.set_volume", "pr.first_counts", "profile.sex", "profile.name",
        "pr.year",
        "muscles.band", "muscles.landmarks",
        "rest.failed", "rest.between", "rest.round", "rest.auto", "timer.ready", "gym", "gym.bar",
        "gym.collars",
        "gym.plates", "gym.dumbbells", "gym.stack", "warmup.scheme",
      ])
  }

  @Test(arguments: PreferenceEntry.all.map(\.key))
  func `what is read can be written again`(key: String) throws {
    let entry = try #require(PreferenceEntry.entry(for: key))
    var preferences = Preferences()
    #expect(entry.write(entry.read(preferences), &preferences) == nil)
    #expect(preferences == Preferences())
  }

  @Test(arguments: PreferenceEntry.all.map(\.key))
  func `every choice offered is taken and read back`(key: String) throws {
    let entry = try #require(PreferenceEntry.entry(for: key))
    guard case .choice(let choices) = entry.values else { return }
    for choice in choices {
      var preferences = Preferences()
      #expect(entry.write(choice.value, &preferences) == nil)
      #expect(entry.read(preferences) == choice.value)
    }
  }

  @Test func `a wrong value changes nothing and names the right ones`() {
    let (preferences, reason) = set("units.weight", "stone")
    #expect(preferences == Preferences())
    #expect(reason == "“stone” is not one of kg, lb.")
  }

  @Test func `a mistyped key is told its neighbour`() {
    #expect(
      set("unit.weight", "kg").reason == "There is no setting “unit.weight”. Did you mean units.weight?")
    #expect(set("xyzzy", "kg").reason == "There is no setting “xyzzy”.")
  }

  @Test func `rests are typed as seconds, clock or words, or switched off`() {
    #expect(set("rest.work", "90").0.restWork == 90)
    #expect(set("rest.work", "1:30").0.restWork == 90)
    #expect(set("rest.work", " 2 min ").0.restWork == 120)
    #expect(set("rest.work", "off").0.restWork == 0)
    #expect(set("rest.work", "2:00:00").reason == "2:00:00 is too much: the limit is 1:00:00.")
    #expect(set("rest.work", "soon").reason == "“soon” is not a time: write 45s, 1:30 or 1:05:00.")
    #expect(set("rest.work", "0").0.value(for: "rest.work") == "off")
  }

  @Test func `landmarks of one's own count before the usual ones, unless none are shown`() {
    var (preferences, reason) = set("muscles.landmarks", " Chest 8-16,lower back 2-6 ")
    #expect(reason == nil)
    #expect(preferences.value(for: "muscles.landmarks") == "chest 8-16, lower back 2-6")
    #expect(preferences.band(of: .chest) == VolumeBand(least: 8, most: 16))
    #expect(preferences.band(of: .biceps) == VolumeBand(of: .biceps))
    #expect(preferences.band(of: .neck) == nil)
    preferences.bands = .off
    #expect(preferences.band(of: .chest) == nil)
    #expect(preferences.set("", for: "muscles.landmarks") == nil)
    #expect(preferences.ownBands.isEmpty)
  }

  @Test(arguments: ["chset 8-16", "chest", "chest 8", "chest 16-8", "chest 8-1000", "8-16"])
  func `landmarks that cannot be read are refused`(text: String) {
    let (preferences, reason) = set("muscles.landmarks", text)
    #expect(reason != nil)
    #expect(preferences == Preferences())
  }

  @Test func `the goal is auto or a number of workouts`() {
    #expect(set("goal", "4").0.goal == 4)
    #expect(set("goal", "AUTO").0.goal == nil)
    #expect(set("goal", "8").reason == "“8” is no goal: write auto or 1 to 7.")
  }

  @Test func `the week starts on a day by name, beginning or number`() {
    #expect(set("week.start", "Sunday").0.weekStart == 7)
    #expect(set("week.start", "sat").0.weekStart == 6)
    #expect(set("week.start", "1").0.weekStart == 1)
    #expect(set("week.start", "s").reason?.contains("no day of the week") == true)
  }

  @Test func `switches take the usual words`() {
    #expect(set("bell", "no").0.rings == false)
    #expect(set("columns.rpe", "true").0.showsRPE)
    #expect(set("mouse", "maybe").reason == "“maybe” is not one of on, off.")
  }

  @Test func `a theme is a name, not a path`() {
    #expect(set("theme", "strong-light").0.theme == "strong-light")
    #expect(set("theme", "../x").reason == "“../x” is no name of a theme.")
    #expect(set("theme", " ").reason == "“ ” is no name of a theme.")
  }

  @Test func `allowed values are said in words`() {
    #expect(PreferenceEntry.entry(for: "units.weight")?.allowed == "kg, lb")
    #expect(PreferenceEntry.entry(for: "rest.work")?.allowed == "off, or 0:01 to 1:00:00")
    #expect(PreferenceEntry.entry(for: "goal")?.allowed == "auto, or 1 to 7")
  }
}
