import Testing

/// `knurl exercises`.
struct ExerciseTests {
  let desk = Desk()

  @Test func `a word that is no action is looked for`() {
    #expect(desk.knurl("exercises", "ohp").out.contains("Overhead Press (Barbell)"))
    #expect(desk.knurl("exercises", "list", "ohp").out == desk.knurl("exercises", "ohp").out)
    #expect(desk.knurl("exercises").lines.count > 120)
    #expect(desk.knurl("exercises", "qqqq").errors == "No exercise fits “qqqq”.\n")
  }

  @Test func `an exercise is added with its kind, equipment and muscles`() throws {
    let added = desk.knurl(
      "exercises", "add", "Barrow Push", "--kind", "weight-distance", "--equipment", "Machine", "--muscles",
      "lower back, glutes")
    #expect(added.out == "Created Barrow Push. knurl undo takes it back.\n")
    let json = desk.knurl("exercises", "barrow push", "--json").out
    #expect(try JSONText.value(json, "$[0].kind") == .text("weight_distance"))
    #expect(try JSONText.value(json, "$[0].primary_muscles[0]") == .text("lower back"))
    #expect(desk.knurl("log", "barrow push", "60x20m").out.contains("60 kg 20 m"))
  }

  @Test(arguments: [
    (["add"], 2, "Which name?"), (["add", " "], 2, "Which name?"),
    (["add", "bench press (BARBELL)"], 1, "already means Bench Press (Barbell)."),
    (["add", "ohp"], 1, "already means Overhead Press (Barbell)."),
    (["add", "X", "--kind", "weigth_reps"], 2, "Did you mean weight_reps?"),
    (["add", "X", "--muscles", "chest,bisceps"], 2, "Did you mean biceps?"),
    (["add", "X", "--equipment", "sled"], 2, "It is one of barbell"),
    (["list", "--kind", "reps"], 2, "--kind belongs to knurl exercises add."),
    (["rename", "bench"], 2, "rename NAME NEW-NAME"),
    (["rename", "bench", " "], 2, "must not be empty"),
    (["rename", "bench", "Squat (Barbell)"], 1, "already means Squat (Barbell)."),
    (["alias", "bench", "ohp"], 1, "already means Overhead Press (Barbell)."),
    (["alias", "bench", "BENCH press (barbell)"], 1, "means Bench Press (Barbell) already."),
    (["archive", "nothing like it"], 1, "There is no exercise"),
    (["restore", "bench"], 1, "None is."),
  ])
  func `what the library cannot take is refused`(words: [String], code: Int32, sentence: String) {
    let answer = desk.run(["exercises"] + words)
    #expect(answer.code == code)
    #expect(answer.errors.contains(sentence))
    #expect(desk.knurl("undo", "--list").out == "Nothing to undo.\n")
  }

  @Test func `a name of a book's length is refused`() {
    let answer = desk.knurl("exercises", "add", String(repeating: "ab ", count: 5_000))
    #expect(answer.code == 1)
    #expect(answer.errors.contains("the limit is 200 characters"))
  }

  @Test func `names, aliases and the archive can be changed and undone`() {
    #expect(desk.knurl("exercises", "rename", "bench press (barbell)", "Bankdrücken").code == 0)
    #expect(desk.knurl("exercises", "alias", "bankdrücken", "bd").code == 0)
    #expect(desk.knurl("log", "BD", "100x5").out.hasPrefix("Logged Bankdrücken 100 kg × 5"))
    #expect(desk.knurl("exercises", "archive", "bd").out.hasPrefix("Archived Bankdrücken."))
    #expect(desk.knurl("log", "bd", "100x5").errors.contains("knurl exercises restore \"Bankdrücken\""))
    #expect(!desk.knurl("exercises").out.contains("Bankdrücken"))
    #expect(desk.knurl("exercises", "--all").out.contains("archived"))
    #expect(desk.knurl("exercises", "restore", "bankdrucken").code == 0)
    for _ in 0..<5 { #expect(desk.knurl("undo").code == 0) }
    #expect(desk.knurl("exercises", "bankdrücken").errors.hasPrefix("No exercise fits"))
  }
}

/// `knurl undo` and `knurl redo`.
struct UndoingTests {
  let desk = Desk()

  @Test func `what was undone is marked in the list and can be done again`() throws {
    desk.knurl("log", "bench", "100x5")
    desk.knurl("log", "bench", "95x5")
    #expect(
      desk.knurl("undo").out == "Undone: Logged Bench Press (Barbell) 95 kg × 5. knurl redo does it again.\n")
    let list = desk.knurl("undo", "--list").lines
    #expect(list[1] == "undone  Fri 27 Nov 2026 19:36  Logged Bench Press (Barbell) 95 kg × 5")
    #expect(list[2] == "        Fri 27 Nov 2026 19:36  Logged Bench Press (Barbell) 100 kg × 5")
    let json = desk.knurl("undo", "--list", "--json").out
    #expect(try JSONText.keys(json) == ["number", "at", "summary", "undone"])
    #expect(try JSONText.value(json, "$[0].undone") == .integer(1))
    #expect(desk.knurl("redo").out == "Done again: Logged Bench Press (Barbell) 95 kg × 5.\n")
    #expect(desk.knurl("redo").errors == "knurl: There is nothing to redo.\n")
    #expect(desk.knurl("undo", "--list", "--limit", "1").lines.count == 2)
  }

  @Test func `an empty log has nothing to undo`() {
    #expect(desk.knurl("undo").errors == "knurl: There is nothing to undo.\n")
    #expect(desk.knurl("undo", "--list").out == "Nothing to undo.\n")
    #expect(desk.knurl("undo", "--limit", "3").code == 2)
    #expect(desk.knurl("undo", "3").code == 2)
  }
}
