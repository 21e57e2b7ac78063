import Logbook
import SQLite
import Testing
import Training

/// Names of any characters go out in every form and come in again to the byte.
struct NameTests {
  let desk = Desk()

  static let names = [
    " leading", "trailing ", "  both  ", "two  blanks", "\ttab\t", "a\tb", "new\nline", "cr\r\nlf",
    "\"quoted\" 'text'", "\"", "مرحبا بالعالم", "אימון רגליים", "\u{202E}right to left\u{202C}",
    "💪🏋️‍♀️ 100 %", "👩‍👩‍👧‍👦🇩🇪", String(repeating: "ten letter", count: 1_000), "[x] (1)", "# hash", "> mark",
    "---", "routine: a", "a,b;c", "=SUM(A1)", "-100 minus", "back\\slash \\n", "{\"id\":1}", "\u{FEFF}bom",
    "x\u{85}y\u{2028}z", "Rest Timer", "Note",
  ]

  /// Names of which another program makes one, and what no table of another program can hold.
  static let twins = ["Bench  Press", "bench press", "e\u{301}tirer", "étirer", "nul\u{0}byte"]

  /// A workout for each name, with an exercise and notes of that name.
  private func fill(_ names: [String]) throws {
    let log = try Logbook(path: desk.log)
    defer { log.close() }
    for (number, name) in names.enumerated() {
      let exercise = Exercise(id: ID("exercise-\(number)"), name: name, isCustom: true)
      try log.save(Change("Added", [.exercise(from: nil, to: exercise)]), at: Moment(seconds: 0))
      var workout = Workout(
        id: ID("workout-\(number)"), name: name,
        start: LocalMoment(moment: Moment(seconds: 1_790_000_040 + number * 86_400), offset: 3_600))
      workout.ending = .finished(at: workout.start.moment + 3_600)
      workout.note = name
      workout.blocks = [
        Block(
          id: ID("block-\(number)"), exercise: exercise.id,
          sets: [1, 2].map { place in
            SetEntry(
              id: ID("set-\(number)-\(place)"),
              values: SetValues(weight: Weight(milli: 100_000 + number * 500, unit: .kg), reps: place),
              completion: .done(at: nil), note: place == 2 ? name : "")
          })
      ]
      try log.save(Change("Added", from: nil, to: workout), at: Moment(seconds: 0))
    }
  }

  /// Workout, exercise, its note and the workout's, of every second set, as bytes.
  private func told(_ path: String) throws -> [[String]] {
    let log = try Logbook(path: path)
    defer { log.close() }
    return try log.query(
      """
      SELECT hex(s.workout), hex(s.exercise), hex(s.note), hex(w.note) FROM v_set s
      JOIN v_workout w USING (workout_id) WHERE s.reps = 2 ORDER BY s.started_at
      """
    ).rows.map { $0.map { "\($0)" } }
  }

  @Test(arguments: ["text", "csv", "jsonl"]) func `our own forms keep every name`(form: String) throws {
    try fill(NameTests.names + NameTests.twins)
    let path = "\(desk.folder)/out.\(form)"
    #expect(desk.knurl("export", path, "--format", form).code == 0)
    let other = "\(desk.folder)/other.db"
    let answer = desk.knurl("import", path, "--yes", "--log", other)
    #expect(answer.code == 0 && !answer.out.contains("left out"), "\(answer.out)\(answer.errors)")
    try compare(told(other), told(desk.log), NameTests.names + NameTests.twins)
    #expect(desk.knurl("import", path, "--yes").out.contains("Imported 0 workouts\n"))
  }

  @Test func `a mirror keeps every name`() throws {
    try fill(NameTests.names + NameTests.twins)
    #expect(desk.knurl("mirror", "\(desk.folder)/mirror").code == 0)
    let other = "\(desk.folder)/other.db"
    let answer = desk.knurl("mirror", "\(desk.folder)/mirror", "--log", other)
    #expect(answer.code == 0, "\(answer.out)\(answer.errors)")
    try compare(told(other), told(desk.log), NameTests.names + NameTests.twins)
  }

  @Test(arguments: ["strong", "hevy"]) func `other programs' forms lose of names what is listed alone`(
    form: String
  ) throws {
    try fill(NameTests.names)
    let path = "\(desk.folder)/out.csv"
    let out = desk.knurl("export", path, "--format", form)
    #expect(out.errors.contains("  blanks around a name: 4 exercises\n"))
    let other = "\(desk.folder)/other.db"
    let answer = desk.knurl("import", path, "--yes", "--log", other)
    #expect(answer.code == 0 && answer.errors.isEmpty, "\(answer.out)\(answer.errors)")
    let count = form == "hevy" ? 2 : 4
    let wanted = NameTests.names.map { name in
      [name, Substring(name).drop(while: \.isWhitespace).trimmedEnd, name, name].prefix(count).map {
        let hex = $0.utf8.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16).uppercased() }
        return "\(Value.text(hex.joined()))"
      }
    }
    try compare(told(other).map { Array($0.prefix(count)) }, wanted, NameTests.names)
    #expect(desk.knurl("import", path, "--yes").out.contains("Imported 0 workouts"))
  }

  private func compare(_ came: [[String]], _ wanted: [[String]], _ names: [String]) throws {
    #expect(came.count == wanted.count)
    for ((row, other), name) in zip(zip(came, wanted), names) {
      #expect(row == other, "\(name.prefix(20).debugDescription)")
    }
  }

  @Test func `a table written by hand needs no care about blanks`() throws {
    let path = desk.write(
      "started_at,exercise,weight,unit,reps\n2026-11-20T18:00:00+01:00,  Zork Pull ,20,kg,5\n", to: "a.csv")
    #expect(desk.knurl("import", path, "--yes").out.contains("  + Zork Pull\n"))
  }
}

extension Substring {
  /// Without white space at the end.
  fileprivate var trimmedEnd: String {
    String(dropLast(reversed().prefix(while: \.isWhitespace).count))
  }
}
