import Glibc
import SQLite
import Testing

extension EditorTests {
  /// `knurl routines`, and what `knurl finish` gives back to a routine.
  @Suite(.serialized) struct RoutineVerbTests {
    let desk = Desk()

    private static let text = """
      Push A
      folder: Split
      > Deload every fourth week.

      Bench Press (Barbell) [rest 2:30]
      > Pause.
        60 kg x 5 W
        100 kg x 8-12 @8          rest 3:00
        100 kg x 8

      Plank
        1:30

      """

    private func written(_ text: String = RoutineVerbTests.text) {
      let path = desk.write(text, to: "push.txt")
      #expect(desk.knurl("routines", "import", path).out.hasPrefix("Imported 1 routine."))
    }

    private func edit(_ editor: String, _ words: String...) -> Answer {
      setenv("EDITOR", editor, 1)
      defer { unsetenv("EDITOR") }
      return desk.run(["routines", "edit"] + words)
    }

    @Test func `a routine comes in as text and goes out as the same text`() {
      written()
      #expect(desk.knurl("routines", "show", "push a").out == RoutineVerbTests.text)
      #expect(desk.knurl("routines", "export").out == RoutineVerbTests.text)
      #expect(desk.knurl("routines", "export", "--file", "\(desk.folder)/out.txt").code == 0)
      #expect(desk.text(of: "out.txt") == RoutineVerbTests.text)
      let again = desk.knurl("routines", "import", "\(desk.folder)/out.txt")
      #expect(again.out == "Imported 0 routines. 1 routine here already.\n")
      #expect(desk.knurl("undo").out.hasPrefix("Undone: Imported 1 routine."))
      #expect(desk.knurl("routines", "list").out.hasPrefix("There is no routine yet."))
    }

    @Test func `the list tells what there is, for people and programs`() throws {
      written()
      desk.knurl("routines", "start", "push")
      desk.knurl("done")
      desk.knurl("finish", "--drop")
      let list = desk.knurl("routines").out
      #expect(list.contains("Push A"))
      #expect(list.contains("Split"))
      #expect(list.contains("Fri 27 Nov 2026"))
      let json = desk.knurl("routines", "list", "--json").out
      #expect(
        try JSONText.keys(json) == [
          "routine_id", "name", "folder", "archived", "values", "exercises", "sets", "last_done",
        ])
      #expect(try JSONText.value(json, "$[0].last_done") == .text("2026-11-27"))
      let whole = desk.knurl("routines", "show", "Push A", "--json").out
      #expect(try JSONText.value(whole, "$.exercises[0].sets[1].reps_to") == .integer(12))
      #expect(try JSONText.value(whole, "$.exercises[0].sets[1].rest_s") == .integer(180))
      #expect(try JSONText.value(whole, "$.exercises[0].exercise") == .text("Bench Press (Barbell)"))
    }

    @Test func `another routine of the same name is only replaced when that is asked for`() throws {
      written()
      let path = desk.write(
        RoutineVerbTests.text.replacing("100 kg x 8\n", with: "105 kg x 8\n"), to: "new.txt")
      let refused = desk.knurl("routines", "import", path)
      #expect(refused.code == 1)
      #expect(refused.errors.contains("there is another routine “Push A” already. Nothing was changed."))
      #expect(desk.knurl("routines", "import", path, "--replace").code == 0)
      #expect(desk.knurl("routines", "show", "Push A").out.contains("105 kg x 8"))
      #expect(try JSONText.value(desk.knurl("routines", "list", "--json").out, "$[1].name") == .null)
    }

    @Test func `a faulty text names line and column and changes nothing`() {
      let path = desk.write(
        "A\n\nBench Press (Barbell)\n  x 5\n---\nB\n\nSquat (Barbell)\n  x five\n", to: "bad.txt")
      let answer = desk.knurl("routines", "import", path)
      #expect(answer.code == 1)
      #expect(
        answer.errors.contains("bad.txt: Line 9, column 3: reps are missing, like x 5. Nothing was changed."))
      let unknown = desk.write("A\n\nBench Pres\n  x 5\n", to: "unknown.txt")
      #expect(
        desk.knurl("routines", "import", unknown).errors.contains(
          "Line 3, column 1: there is no exercise “Bench Pres”"))
      #expect(desk.knurl("routines", "list", "--json").out == "[]\n")
    }

    @Test func `an exercise of one's own is created where the text is shared`() {
      desk.knurl("exercises", "add", "Zercher Walk")
      written("Strong\n\nZercher Walk\n  100 kg x 5\n")
      let shared = desk.knurl("routines", "export", "Strong").out
      #expect(shared.contains("Zercher Walk [new]"))
      let path = desk.write(shared, to: "shared.txt")
      #expect(desk.knurl("routines", "import", path, "--log", "\(desk.folder)/other.db").code == 0)
      #expect(
        desk.knurl("routines", "show", "Strong", "--log", "\(desk.folder)/other.db").out.contains(
          "Zercher Walk"))
    }

    @Test func `a workout is saved as a routine once`() {
      desk.knurl("start", "--empty", "Legs")
      desk.knurl("log", "squat", "140x5@8", "140x5")
      desk.knurl("finish")
      #expect(
        desk.knurl("routines", "save").out.hasPrefix("Saved the routine Legs, from Legs of Fri 27 Nov 2026."))
      #expect(desk.knurl("routines", "show", "legs").out.contains("  140 kg x 5\n"))
      #expect(desk.knurl("routines", "save").errors.contains("There is a routine “Legs” already."))
      #expect(desk.knurl("routines", "save", "Legs B", "--workout", "last").code == 0)
    }

    @Test func `a routine is edited in one's own editor as one change`() {
      written()
      let answer = edit(
        "sed -i -e 's/100 kg x 8$/102.5 kg x 6-8/' -e 's/^folder: Split/values: follow last/'", "push")
      #expect(answer.out == "Edited the routine Push A. knurl undo takes it back.\n")
      let text = desk.knurl("routines", "show", "Push A").out
      #expect(text.contains("  102.5 kg x 6-8\n") && text.contains("values: follow last\n"))
      #expect(!text.contains("folder:"))
      #expect(desk.knurl("undo").out.hasPrefix("Undone: Edited the routine Push A."))
      #expect(desk.knurl("routines", "show", "Push A").out == RoutineVerbTests.text)
      #expect(edit("true", "push").out == "Nothing was changed.\n")
      let kept = edit("sed -i 's/^  1:30/  1:xx/'", "push")
      #expect(kept.errors.contains("knurl routines edit") && kept.errors.contains("takes it."))
    }

    @Test func `a new routine is written in the editor`() {
      #expect(
        edit("sed -i 's/^New routine/Press day/'", "--new").out.hasPrefix("Added the routine Press day."))
      #expect(desk.knurl("routines", "show", "press").out.contains("  100 kg x 8-12\n"))
    }

    @Test func `a workout begins with the routine's targets and goes on with what was done`() {
      written()
      #expect(desk.knurl("routines", "start", "push").out.contains("set W: 60 kg × 5"))
      desk.knurl("done")
      #expect(desk.knurl("next").out.contains("100 kg × 8"))
      desk.knurl("log", "bench", "110x10")
      desk.knurl("finish", "--complete")
      desk.wait(86_400)
      desk.knurl("start", "push a")
      desk.knurl("done")
      #expect(desk.knurl("next").out.contains("100 kg × 10"))
    }

    @Test func `values that follow the last performance come from there`() {
      written(RoutineVerbTests.text.replacing("folder: Split", with: "values: follow last"))
      desk.knurl("start", "push a")
      desk.knurl("done")
      desk.knurl("log", "bench", "110x10")
      desk.knurl("finish", "--complete")
      desk.wait(86_400)
      desk.knurl("start", "push a")
      desk.knurl("done")
      #expect(desk.knurl("next").out.contains("110 kg × 10"))
    }

    @Test func `a routine takes over what finish says, and undo takes both back`() {
      written()
      desk.knurl("start", "push a")
      desk.knurl("log", "bench", "105x9", "105x8", "105x7", "105x6")
      let answer = desk.knurl("finish", "--drop", "--template", "both")
      #expect(answer.out.contains("The routine Push A took over: exercises, sets and values."))
      let text = desk.knurl("routines", "show", "Push A").out
      #expect(text.contains("  105 kg x 8-12 @8          rest 3:00\n"))
      desk.knurl("undo")
      #expect(desk.knurl("routines", "show", "Push A").out == RoutineVerbTests.text)
      #expect(desk.knurl("status").out.contains("Push A"))
      #expect(desk.knurl("finish", "--drop", "--template", "keep").code == 0)
      #expect(desk.knurl("routines", "show", "Push A").out == RoutineVerbTests.text)
    }

    @Test func `finish says what it takes, and what has no routine`() {
      desk.knurl("start", "--empty", "Legs")
      desk.knurl("log", "squat", "140x5")
      #expect(desk.knurl("finish", "--template", "all").code == 2)
      #expect(desk.knurl("finish", "--template", "values").errors.contains("Legs follows no routine"))
      #expect(desk.knurl("finish").code == 0)
    }

    @Test func `what is no option of the action is refused`() {
      #expect(desk.knurl("routines", "list", "--replace").code == 2)
      #expect(desk.knurl("routines", "show").code == 2)
      #expect(desk.knurl("routines", "import").code == 2)
      #expect(desk.knurl("routines", "show", "Nothing").errors.contains("There is no routine “Nothing”."))
    }
  }
}
