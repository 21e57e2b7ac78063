import Glibc
import SQLite
import Testing
import Training

@testable import Logbook

@Suite struct MigrationTests {
  /// A log as version 1 left it, with one workout.
  private func oldLog(at path: String) throws {
    #expect(Files.makeFile(path))
    let database = try Database(path: path)
    defer { database.close() }
    for statement in Migrations.all[0] { try database.execute(statement) }
    try database.execute(
      """
      PRAGMA application_id = \(Opening.application);
      PRAGMA user_version = 1;
      INSERT INTO exercise VALUES ('e1', 'Log Clean', 'other', 'weight_reps', '', '', '', NULL, NULL, NULL,
        NULL, 1, NULL, '', 1, 0, NULL);
      INSERT INTO workout VALUES ('w1', 'Strongman', 1700000000, 0, 1700003600, 1, 'Rainy yard', NULL, '',
        NULL, NULL);
      INSERT INTO block VALUES ('b1', 'w1', 1700000000, 'e1', 1, NULL, '', NULL, NULL);
      INSERT INTO set_entry (id, block_id, position, type, completed, weight_milli, weight_unit, reps, note,
        suspicious) VALUES ('s1', 'b1', 1, 'work', 1, 80000, 'kg', 3, 'Grip slipped', 0);
      INSERT INTO exercise_total VALUES ('e1', 1);
      """)
  }

  @Test func `a log of version 1 opens, is copied first, and can be searched`() throws {
    var template = Array("/tmp/knurl-migration-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { if let stream = popen("rm -rf '\(folder)'", "r") { pclose(stream) } }
    let path = "\(folder)/log.db"
    try oldLog(at: path)
    let log = try Logbook(path: path)
    for word in ["strongman", "yard", "grip", "clean"] {
      #expect(try log.search(word, limit: 5).map(\.summary.id.text) == ["w1"], "\(word)")
    }
    #expect(try log.store.int("PRAGMA user_version") == Migrations.all.count)
    log.close()
    let copy = try Database(path: "\(folder)/backups/log.db.before-version-0002", access: .readOnly)
    #expect(try copy.first("SELECT name FROM workout", [], { $0.text(0) }) == "Strongman")
    copy.close()
  }
}
