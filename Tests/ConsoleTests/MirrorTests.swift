import Logbook
import Testing
import Training

/// `knurl mirror`.
struct MirrorTests {
  let desk = Desk()

  private var folder: String { "\(desk.folder)/mirror" }

  private func train(_ name: String = "Push A") {
    desk.knurl("start", "--empty", name)
    desk.knurl("log", "bench", "100x5@8")
    desk.wait(3_600)
    desk.knurl("finish")
  }

  private func change(_ file: String, _ old: String, _ new: String) {
    _ = desk.write(desk.text(of: "mirror/\(file)").replacing(old, with: new), to: "mirror/\(file)")
  }

  private let file = "2026-11-27-push-a.txt"

  @Test func `each finished workout gets a text, and twice changes nothing`() {
    train()
    desk.knurl("start", "--empty", "Running now")
    #expect(desk.knurl("mirror", folder).out == "Files: 2 written.\n")
    #expect(desk.names(in: "mirror") == [".knurl", file, "library.jsonl"])
    #expect(desk.text(of: "mirror/\(file)").hasPrefix("Push A\n2026-11-27 19:36 +01:00, 1 h\n"))
    #expect(desk.knurl("mirror", folder).out == "\(folder) and the log are the same.\n")
  }

  @Test func `changes go both ways and what the files say can be undone`() {
    train()
    desk.knurl("mirror", folder)
    change(file, "100 kg x 5", "105 kg x 5")
    #expect(desk.knurl("mirror", folder).out == "Files: 1 taken in.\n")
    #expect(desk.knurl("show").out.contains("✓ 105 kg × 5"))
    #expect(desk.knurl("undo").out.hasPrefix("Undone: Mirrored"))
    #expect(desk.knurl("mirror", folder).out == "Files: 1 written.\n")
    #expect(desk.text(of: "mirror/\(file)").contains("100 kg x 5"))
    _ = desk.write(
      "Pull\n2026-11-20 18:00, 50 min\n\nDeadlift (Barbell)\n  180 kg x 5\n", to: "mirror/mine.txt")
    #expect(desk.knurl("mirror", folder).out == "Files: 1 taken in.\n")
    #expect(desk.knurl("mirror", folder).out.hasSuffix("are the same.\n"))
  }

  @Test func `a conflict is shown and left until a side is named`() {
    train()
    desk.knurl("mirror", folder)
    change(file, "100 kg x 5", "105 kg x 5")
    let text = desk.write(desk.text(of: "mirror/\(file)").replacing("105 kg", with: "95 kg"), to: "other.txt")
    desk.knurl("edit", "--file", text)
    let answer = desk.knurl("mirror", folder)
    #expect(answer.code == 1)
    #expect(answer.out.contains("Conflict, both changed since the last time: \(file)\n"))
    #expect(desk.text(of: "mirror/\(file)").contains("105 kg"))
    #expect(desk.knurl("show").out.contains("95 kg"))
    #expect(desk.knurl("mirror", folder, "--take", "files").code == 0)
    #expect(desk.knurl("show").out.contains("105 kg"))
    #expect(desk.knurl("mirror", folder).out.hasSuffix("are the same.\n"))
  }

  @Test func `deletions are shown and carried over when asked`() {
    train()
    desk.knurl("mirror", folder)
    desk.remove("mirror/\(file)")
    #expect(desk.knurl("mirror", folder).out.contains("Gone from the folder, still in the log: \(file)\n"))
    #expect(desk.knurl("mirror", folder, "--take", "log").out == "Files: 1 written.\n")
    desk.remove("mirror/\(file)")
    #expect(desk.knurl("mirror", folder, "--delete").out == "workouts deleted: 1.\n")
    #expect(desk.knurl("history").out.hasPrefix("No workouts yet."))
    desk.knurl("undo")
    #expect(desk.knurl("mirror", folder).out == "Files: 1 written.\n")
  }

  @Test func `a text with a mistake is left alone and the others come in`() {
    train()
    train("Push B")
    desk.knurl("mirror", folder)
    change(file, "100 kg x 5", "100 kg x five")
    change("2026-11-27-push-b.txt", "100 kg x 5", "90 kg x 5")
    let answer = desk.knurl("mirror", folder)
    #expect(answer.code == 1)
    #expect(answer.out.contains("Files: 1 taken in.\n"))
    #expect(answer.out.contains("Not taken: \(folder)/\(file): Line 5, column 10: reps are missing"))
    change(file, "x five", "x 6")
    #expect(desk.knurl("mirror", folder).out == "Files: 1 taken in.\n")
  }

  @Test(arguments: 41...42) func `another log becomes the same log`(seed: UInt64) throws {
    let log = try Logbook(path: desk.log)
    var random = RandomLog(seed: seed)
    try random.fill(log)
    log.close()
    desk.knurl("finish", "--drop")
    desk.knurl("discard", "--yes")
    #expect(desk.knurl("mirror", folder).code == 0)
    let other = "\(desk.folder)/other.db"
    let answer = desk.knurl("mirror", folder, "--log", other)
    #expect(answer.code == 0, "\(answer.out)\(answer.errors)")
    let (mine, theirs) = (
      desk.knurl("export", "--format", "jsonl"), desk.knurl("export", "--format", "jsonl", "--log", other)
    )
    #expect(mine.lines.count == theirs.lines.count)
    for (line, wanted) in zip(theirs.lines, mine.lines) { #expect(line == wanted) }
  }
}
