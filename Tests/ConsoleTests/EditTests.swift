import Glibc
import Testing

/// The editor is named by the environment of the whole process: what opens one takes its turn.
@Suite(.serialized) struct EditorTests {}

extension EditorTests {
  /// `knurl edit`: the editor is a script that the environment names, so one test runs at a time.
  @Suite(.serialized) struct EditTests {
    let desk = Desk()

    private func train() {
      desk.knurl("start", "--empty", "Push A")
      desk.knurl("log", "bench", "100x5@8", "100x5")
      desk.wait(60)
      desk.knurl("finish")
    }

    /// Runs `knurl edit` with a command for an editor.
    private func edit(_ editor: String, _ words: String...) -> Answer {
      setenv("EDITOR", editor, 1)
      defer { unsetenv("EDITOR") }
      return desk.run(["edit"] + words)
    }

    private var ids: String { desk.knurl("sql", "SELECT set_id FROM v_set ORDER BY position").out }

    @Test func `what is changed comes back as one change, and every set keeps its identity`() {
      train()
      let before = ids
      let answer = edit("sed -i -e 's/100 kg x 5 @8/102.5 kg x 4 @9/' -e 's/^Push A/Push B/'")
      #expect(answer.code == 0)
      #expect(answer.out.hasPrefix("Edited Push B of Fri 27 Nov 2026."))
      #expect(desk.knurl("show").out.contains("✓ 102.5 kg × 4 @9"))
      #expect(ids == before)
      #expect(desk.knurl("undo").out.hasPrefix("Undone: Edited Push B."))
      #expect(desk.knurl("show").out.contains("✓ 100 kg × 5 @8"))
      #expect(!desk.names.contains("edits") || desk.names(in: "edits").isEmpty)
    }

    @Test func `a set put in between leaves the others who they are`() {
      train()
      let before = ids.split(separator: "\n")
      _ = edit("sed -i '/^  100 kg x 5 @8/i\\  60 kg x 5 W'")
      let after = ids.split(separator: "\n")
      #expect(after.count == before.count + 1)
      #expect(Set(before).isSubset(of: Set(after)))
      #expect(desk.knurl("show").out.contains("W  ✓ 60 kg × 5"))
    }

    @Test func `an untouched text changes nothing`() {
      train()
      #expect(edit("true").out == "Nothing was changed.\n")
      #expect(edit("false").errors.hasSuffix("ended with 1. Nothing was changed.\n"))
      #expect(desk.knurl("undo", "--list").lines.count == 4)
    }

    @Test func `a mistake keeps the text and says where, and it can be taken later`() throws {
      train()
      let answer = edit("sed -i 's/100 kg x 5 @8/100 kg x five/'")
      #expect(answer.code == 1)
      #expect(answer.errors.contains("Line 5, column 10: reps are missing, like x 5."))
      let name = try #require(desk.names(in: "edits").first)
      let kept = "edits/\(name)"
      #expect(answer.errors.contains("--file \(desk.folder)/\(kept) takes it."))
      _ = desk.write(desk.text(of: kept).replacing("x five", with: "x 6"), to: kept)
      #expect(desk.knurl("edit", "--file", "\(desk.folder)/\(kept)").code == 0)
      #expect(desk.knurl("show").out.contains("✓ 100 kg × 6"))
    }

    @Test func `a person sees the mistake marked in the text and mends it`() {
      train()
      desk.person = ["y"]
      let script = desk.write(
        "if grep -q '^# ^' \"$1\"; then sed -i 's/x five/x 7/' \"$1\"; else sed -i 's/x 5 @8/x five/' \"$1\"; fi\n",
        to: "editor.sh")
      let answer = edit("sh \(script)")
      #expect(answer.code == 0)
      #expect(answer.out.contains("Line 5, column 10: reps are missing, like x 5. Edit it again? [Y/n] "))
      #expect(desk.knurl("show").out.contains("✓ 100 kg × 7"))
    }

    @Test func `an exercise that is unknown is offered, and made only when the text says so`() {
      train()
      let answer = edit("sed -i 's/^Bench Press (Barbell)/Bench Pres (Barbell)x/'")
      #expect(
        answer.errors.contains("there is no exercise “Bench Pres (Barbell)x”, but “Bench Press (Barbell)”"))
      #expect(edit("sed -i 's/^Bench Press (Barbell)/Zercher Walk [new]/'").code == 0)
      #expect(desk.knurl("show").out.contains("\nZercher Walk\n"))
    }

    @Test func `a workout can be written from nothing`() {
      let text = desk.write(
        "Pull A\n2026-11-20 18:00, 50 min\n\nDeadlift (Barbell)\n  180 kg x 5\n", to: "pull.txt")
      #expect(desk.knurl("edit", "--new", "--file", text).out.hasPrefix("Added Pull A of Fri 20 Nov 2026."))
      #expect(desk.knurl("show").out.contains("Fri 20 Nov 2026 · 18:00 · 50:00"))
    }
  }
}
