import Testing

@testable import Training

private func summary(
  _ name: String, aliases: [String] = [], workouts: Int = 0, muscles: [Muscle] = [],
  equipment: String = "other", archived: Bool = false
) -> ExerciseSummary {
  ExerciseSummary(
    exercise: Exercise(
      id: ID(name), name: name, equipment: equipment, primaryMuscles: muscles, aliases: aliases,
      isArchived: archived),
    workouts: workouts, lastDone: nil, bestEstimate: nil)
}

private let library = [
  summary(
    "Overhead Press (Barbell)", aliases: ["ohp", "military press"], workouts: 12, muscles: [.shoulders]),
  summary("Overhead Press (Dumbbell)", workouts: 3, muscles: [.shoulders]),
  summary("Bench Press (Barbell)", aliases: ["bp", "bench"], workouts: 40, muscles: [.chest]),
  summary("Bench Press (Dumbbell)", muscles: [.chest]),
  summary("Pull-Up", muscles: [.lats]),
  summary("Romanian Deadlift (Barbell)", aliases: ["rdl"], muscles: [.hamstrings]),
  summary("Farmer's Walk", muscles: [.forearms]),
  summary("Développé Militaire", muscles: [.shoulders]),
  summary("Squat (Barbell)", workouts: 20, muscles: [.quadriceps]),
  summary("Press", muscles: [.chest]),
]

private func names(_ query: String) -> [String] {
  Search.find(query, in: library).map(\.summary.exercise.name)
}

private func reason(_ query: String) -> String? {
  Search.find(query, in: library).first?.reason
}

@Suite struct SearchTests {
  @Test func `the whole name comes before an exercise done more often`() {
    #expect(names("press").prefix(2) == ["Press", "Bench Press (Barbell)"])
  }

  @Test func `an alias finds its exercise and says so`() {
    #expect(names("ohp") == ["Overhead Press (Barbell)"])
    #expect(reason("ohp") == "alias “ohp”")
    #expect(names("bench").first == "Bench Press (Barbell)")
  }

  @Test func `a name comes before an alias of something else, and says why it was found`() {
    let lifts = [
      summary("Clean (Barbell)", aliases: ["Clean", "Squat Clean"], workouts: 90),
      summary("Squat (Bodyweight)"), summary("Front Squat (Barbell)", workouts: 5),
    ]
    let found = Search.find("squat", in: lifts)
    #expect(
      found.map(\.summary.exercise.name) == [
        "Front Squat (Barbell)", "Squat (Bodyweight)", "Clean (Barbell)",
      ])
    #expect(found.last?.reason == "alias “Squat Clean”")
  }

  @Test func `words match in any order`() {
    #expect(names("dumbbell bench") == ["Bench Press (Dumbbell)"])
    #expect(reason("dumbbell bench") == nil)
    #expect(names("barbell military") == ["Overhead Press (Barbell)"])
  }

  @Test func `beginnings of words match`() {
    #expect(names("ov pr db") == [])
    #expect(names("ov pr du") == ["Overhead Press (Dumbbell)"])
  }

  @Test func `own history comes first within a tier`() {
    #expect(names("over") == ["Overhead Press (Barbell)", "Overhead Press (Dumbbell)"])
    #expect(
      names("barbell").prefix(3) == ["Bench Press (Barbell)", "Squat (Barbell)", "Overhead Press (Barbell)"])
  }

  @Test func `case, accents, hyphens and apostrophes do not matter`() {
    #expect(names("PULLUP") == ["Pull-Up"])
    #expect(names("pull up") == ["Pull-Up"])
    #expect(names("pullu") == ["Pull-Up"])
    #expect(names("farmers") == ["Farmer's Walk"])
    #expect(names("farmer’s walk") == ["Farmer's Walk"])
    #expect(names("developpe") == ["Développé Militaire"])
    #expect(names("De\u{301}veloppe\u{301}") == ["Développé Militaire"])
  }

  @Test func `one typo is forgiven and named`() {
    #expect(names("sqaut") == ["Squat (Barbell)"])
    #expect(reason("sqaut") == "close to “squat”")
    #expect(names("bnech").first == "Bench Press (Barbell)")
    #expect(names("rdk") == ["Romanian Deadlift (Barbell)"])
    #expect(names("sqxxt") == [])
    let squats = [summary("Front Squat (Barbell)"), summary("Squat (Barbell)"), summary("Zercher Squat")]
    #expect(Search.find("squt", in: squats).first?.summary.exercise.name == "Squat (Barbell)")
  }

  @Test func `muscles and equipment are found after names`() {
    #expect(names("lats") == ["Pull-Up"])
    #expect(reason("lats") == "muscle lats")
  }

  @Test func `an empty query finds all, own history first`() {
    #expect(names("").count == library.count)
    #expect(names("  ").first == "Bench Press (Barbell)")
    #expect(names("-") == names(""))
  }

  @Test func `names that begin with the query come before those that hold it`() {
    let list = [
      summary("Anderson Squat"), summary("Squat"), summary("Split Squat"), summary("Squat (Machine)"),
    ]
    #expect(
      Search.find("squa", in: list).map(\.summary.exercise.name).prefix(2) == ["Squat", "Squat (Machine)"])
  }

  @Test func `archived exercises come last`() {
    let list = [summary("Row", workouts: 9, archived: true), summary("Row (Cable)")]
    #expect(Search.find("row", in: list).map(\.summary.exercise.name) == ["Row (Cable)", "Row"])
  }

  @Test func `other alphabets are searched too`() {
    let list = [summary("卧推"), summary("Приседания")]
    #expect(Search.find("卧推", in: list).map(\.summary.exercise.name) == ["卧推"])
    #expect(Search.find("ПРИСЕД", in: list).map(\.summary.exercise.name) == ["Приседания"])
  }

  @Test func `nearest names are offered closest first`() {
    #expect(Search.nearest("hsitory", among: ["finish", "history", "config"]) == ["history"])
    #expect(Search.nearest("hist", among: ["finish", "history"]) == ["history"])
    #expect(
      Search.nearest("Bench Pres", among: library.map(\.exercise.name)).first == "Bench Press (Barbell)")
    #expect(Search.nearest("press bench", among: ["Bench Press (Barbell)"]) == ["Bench Press (Barbell)"])
    #expect(Search.nearest("squatt", among: ["Squat (Barbell)", "Squash"]) == ["Squat (Barbell)", "Squash"])
    #expect(Search.nearest("zzz", among: ["history"]) == [])
    #expect(Search.nearest("", among: ["history"]) == [])
  }

  @Test(arguments: [
    ("sqat", "squat", true), ("sqauat", "squat", true), ("squxt", "squat", true), ("sqaut", "squat", true),
    ("squat", "squat", false), ("bnech", "bench", true), ("benc", "bench", true), ("bxncx", "bench", false),
    ("dedl", "deadlift", true), ("daedl", "deadlift", true), ("xeadl", "deadlift", true),
    ("rd", "rdl", false),
    ("rdk", "rdl", true), ("rdlx", "rdl", true), ("rdlxx", "rdl", false), ("cur", "row", false),
  ])
  func `one edit makes a word or its beginning`(typed: String, word: String, expected: Bool) {
    #expect(EditDistance.isOneAway(Array(typed.utf8), from: Array(word.utf8)) == expected)
  }

  @Test func `edit distance counts swapped neighbours once`() {
    #expect(EditDistance.between(Array("sqaut".utf8), Array("squat".utf8)) == 1)
    #expect(EditDistance.between(Array("".utf8), Array("abc".utf8)) == 3)
    #expect(EditDistance.between(Array("kitten".utf8), Array("sitting".utf8)) == 3)
  }
}
