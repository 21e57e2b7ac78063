import SQLite
import Testing
import Training

@testable import Logbook

/// `knurl backup`, `knurl restore` and `knurl doctor`.
struct BackupTests {
  let desk = Desk()

  private func train(_ sets: String = "100x5") {
    desk.knurl("log", "bench", sets)
    desk.wait(600)
    desk.knurl("finish")
  }

  @Test func `a finished workout is backed up the same day, and old days go`() {
    train()
    #expect(desk.names(in: "backups") == ["log.db.2026-11-27"])
    #expect(desk.knurl("backup", "--list").lines.last?.hasPrefix("Fri 27 Nov 2026") == true)
    for _ in 0..<40 {
      desk.wait(86_400)
      desk.knurl("backup")
    }
    let days = desk.names(in: "backups").map { $0.dropFirst("log.db.".count) }
    #expect(
      days.suffix(7) == [
        "2026-12-31", "2027-01-01", "2027-01-02", "2027-01-03", "2027-01-04", "2027-01-05", "2027-01-06",
      ])
    #expect(days.count <= 7 + 4 + 2)
    #expect(days.contains("2026-11-30"))
  }

  @Test func `days that are kept are the newest of each week and month`() throws {
    let first = try #require(Day(iso: "2026-01-01"))
    var kept: [Day] = []
    for number in 0..<400 {
      kept.append(first + number)
      let gone = Set(Backups.superfluous(kept))
      kept.removeAll(where: gone.contains)
    }
    let months = Set(kept.map { $0.iso.prefix(7) })
    #expect(months.count == 12)
    #expect(kept.suffix(7).map { $0 - first } == Array(393..<400))
    #expect(kept.count <= 7 + 4 + 12)
  }

  @Test func `a restore puts the copy in place and keeps the present log aside`() throws {
    train()
    desk.knurl("backup", "\(desk.folder)/copy.db")
    train("120x3")
    let answer = desk.knurl("restore", "\(desk.folder)/copy.db")
    #expect(answer.code == 0)
    #expect(answer.out.contains("1 workout, the newest of Fri 27 Nov 2026.\nThe log as it was is kept: "))
    #expect(desk.knurl("history").lines.count == 2)
    let aside = try #require(desk.names(in: "backups").first { $0.contains("before-restore") })
    #expect(desk.knurl("restore", "\(desk.folder)/backups/\(aside)").code == 0)
    #expect(desk.knurl("history").lines.count == 3)
    #expect(desk.knurl("restore", "newest").code == 0)
    #expect(desk.knurl("restore", "2026-11-27").code == 0)
    #expect(desk.knurl("restore", "2025-01-01").code == 1)
  }

  @Test func `a program that has the log open sees the restored one`() throws {
    train()
    desk.knurl("backup", "\(desk.folder)/copy.db")
    train("120x3")
    let open = try Logbook(path: desk.log)
    defer { open.close() }
    #expect(try open.workoutCount(since: nil) == 2)
    desk.knurl("restore", "\(desk.folder)/copy.db")
    #expect(try open.didChangeElsewhere())
    #expect(try open.workoutCount(since: nil) == 1)
  }

  @Test func `what is no sound log is never restored`() {
    train()
    let junk = desk.write("not a database", to: "junk.db")
    #expect(desk.knurl("restore", junk).code == 1)
    #expect(desk.knurl("restore", "\(desk.folder)/none.db").errors.contains("There is no file"))
    #expect(desk.knurl("restore", desk.log).errors.contains("is the log itself"))
    #expect(desk.knurl("history").lines.count == 2)
  }

  @Test func `a log emptied by accident is restored, and the name of what is kept aside has its seconds`()
    throws
  {
    train()
    _ = desk.write("", to: "log.db")
    for words in [["history"], ["status"], ["log", "bench", "100x5"], ["doctor"]] {
      let answer = desk.run(words)
      #expect(answer.code == 1)
      let told = answer.out + answer.errors
      #expect(told.contains("is empty, but has backups. It was left as it is. The newest sound backup: "))
    }
    desk.wait(65 - desk.now.secondOfDay % 60)
    let answer = desk.knurl("restore", "newest")
    #expect(answer.code == 0)
    #expect(answer.out.hasSuffix("05\n"))
    #expect(desk.knurl("history").lines.count == 2)
    let listed = desk.knurl("backup", "--list").out
    #expect(listed.contains("\(desk.folder)/backups/log.db.before-restore-2026-11-27-"))
  }

  @Test func `a log that cannot be read is moved aside and replaced`() {
    train()
    desk.knurl("backup", "\(desk.folder)/copy.db")
    _ = desk.write(String(repeating: "damaged ", count: 9_000), to: "log.db")
    #expect(desk.knurl("doctor").out.contains("!!"))
    #expect(desk.knurl("doctor").out.contains("knurl restore \(desk.folder)/backups/log.db.2026-11-27"))
    #expect(desk.knurl("restore", "newest").code == 0)
    #expect(desk.knurl("history").lines.count == 2)
  }

  @Test func `the doctor finds wrong numbers and makes them anew`() throws {
    train()
    #expect(
      desk.knurl("doctor").out.contains("ok    Records and totals are what a replay of the history says.\n"))
    let database = try Database(path: desk.log)
    try database.run("UPDATE workout_total SET sets = 99")
    try database.run("DELETE FROM record")
    database.close()
    let answer = desk.knurl("doctor")
    #expect(answer.code == 1)
    #expect(answer.out.contains("!!    Records and totals are not what a replay of the history says: "))
    #expect(desk.knurl("doctor", "--fix").out.contains("They were made anew from the history."))
    #expect(desk.knurl("doctor").out.contains("ok    Records and totals"))
    #expect(desk.knurl("sql", "SELECT sets FROM v_workout", "--format", "csv").out == "sets\n1\n")
  }

  @Test func `the doctor finds a missing view, leftovers, open files and wrong settings`() throws {
    train()
    let database = try Database(path: desk.log)
    try database.run("DROP VIEW v_week")
    database.close()
    _ = desk.write("half", to: "log.db.part")
    _ = desk.write("rest.work = soon\n", to: "config")
    let answer = desk.knurl("doctor")
    #expect(answer.out.contains("!!    The log's own tables differ: v_week."))
    #expect(answer.out.contains("log.db.part was left behind by a copy that was cut off.\n"))
    #expect(answer.out.contains("config:1: "))
    desk.knurl("doctor", "--fix")
    #expect(!desk.names.contains("log.db.part"))
  }
}
