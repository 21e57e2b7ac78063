import SQLite
import Testing
import Training

@testable import Logbook

/// A log filled by an older list of built-in exercises meets the one of today.
@Suite struct CatalogueUpdateTests {
  /// Three exercises as an older program knew them, the first with fewer names.
  private static let older = """
    1\tBench Press (Barbell)\tbarbell\tweight_reps\tchest\ttriceps\tBench\t\t1\t
    2\tBench Press (Dumbbell)\tdumbbell\tweight_reps\tchest\ttriceps\t\t\t2\t
    3\tOlder Name\tbarbell\tweight_reps\tchest\ttriceps\t\t\t1\t
    """

  private static let newer = """
    1\tBench Press (Barbell)\tbarbell\tweight_reps\tchest\ttriceps,shoulders\tBench|Flat Bench|bp|Own Press\t\t1\t5000
    2\tBench Press (Dumbbell)\tdumbbell\tweight_reps\tchest\ttriceps\tdb bench|Other Bench\t\t2\t
    3\tNewer Name\tbarbell\tweight_reps\tchest\ttriceps\t\t\t1\t
    4\tYoke Walk\tother\tweight_distance\tquadriceps\t\tyoke|Own Carry\t\t1\t
    5\tOwn Press\tbarbell\tweight_reps\tchest\t\t\t\t1\t
    """

  private let store: Store

  init() throws {
    store = Store(path: ":memory:", database: try Database(path: ":memory:"))
    try Migrations.run(on: store)
  }

  private func seed(_ text: String) throws { try Catalogue.seed(store, from: Array(text.utf8)) }

  private func exercise(_ number: Int) throws -> Exercise {
    try #require(try store.exercise(Catalogue.id(number: number).text))
  }

  private func edit(_ number: Int, _ change: (inout Exercise) -> Void) throws {
    let before = try exercise(number)
    var after = before
    change(&after)
    try store.update(from: Store.row(before), to: Store.row(after))
  }

  private func add(_ name: String) throws {
    try store.insert(Store.row(Gym.exercise(name)))
  }

  @Test func `new names and new exercises come in, and all else stays the lifter's`() throws {
    try seed(Self.older)
    try edit(1) { bench in
      bench.name = "Flat Bench"
      bench.aliases = ["bench of mine"]
      bench.increment = 1000
      bench.note = "Pause."
    }
    try edit(2) { $0.isArchived = true }
    try seed(Self.newer)
    let bench = try exercise(1)
    #expect(bench.name == "Flat Bench" && bench.increment == 1000 && bench.note == "Pause.")
    #expect(bench.secondaryMuscles == [.triceps])
    // “Bench” was taken away and stays so; the lifter's own name needs no alias.
    #expect(bench.aliases == ["bench of mine", "bp", "Own Press"])
    #expect(try exercise(2).isArchived)
    #expect(try exercise(2).aliases == ["db bench", "Other Bench"])
    #expect(try exercise(3).name == "Older Name" && exercise(3).aliases == ["Newer Name"])
    #expect(try exercise(4).aliases == ["yoke", "Own Carry"] && !exercise(4).isArchived)
  }

  @Test func `no name is taken from an own exercise`() throws {
    try seed(Self.older)
    try add("own press")
    try add("Carry, Own")
    try seed(Self.newer)
    #expect(try exercise(1).aliases == ["Bench", "Flat Bench", "bp"])
    #expect(try exercise(4).aliases == ["yoke"])
    #expect(try exercise(5).isArchived && exercise(5).name == "Own Press")
  }

  @Test func `a log that remembers no names is given all there are but those in use`() throws {
    try seed(Self.older)
    try store.run("DELETE FROM meta WHERE key = 'catalogue_names'")
    try edit(3) { $0.name = "bp" }
    try seed(Self.newer)
    #expect(try exercise(1).aliases == ["Bench", "Flat Bench", "Own Press"])
    #expect(try exercise(3).aliases.isEmpty)
  }

  @Test func `the same list changes nothing, and a name that was taken away comes only once`() throws {
    try seed(Self.older)
    try seed(Self.newer)
    try edit(1) { $0.aliases = ["Bench"] }
    try seed(Self.newer)
    #expect(try exercise(1).aliases == ["Bench"])
    try seed(Self.newer + "\n6\tLast\tother\treps\tchest\t\t\t\t1\t")
    #expect(try exercise(1).aliases == ["Bench"])
    #expect(try exercise(6).name == "Last")
  }

  @Test func `a log of an older program with today's list remembers its names once it is opened`() throws {
    let folder = Folder()
    var logbook = try Logbook(path: folder.log)
    try logbook.store.run("DELETE FROM meta WHERE key = 'catalogue_names'")
    try logbook.store.run("PRAGMA user_version = 13")
    let bench = try #require(try logbook.exercise(Catalogue.id(number: 1)))
    var plain = bench
    plain.aliases = []
    try logbook.save(Change("Took names away", [.exercise(from: bench, to: plain)]))
    logbook.close()
    logbook = try Logbook(path: folder.log)
    try logbook.store.setMeta("catalogue", "older")
    logbook.close()
    logbook = try Logbook(path: folder.log)
    #expect(try logbook.exercise(bench.id)?.aliases == [])
    logbook.close()
  }

  @Test func `opening an old log brings it today's names`() throws {
    let folder = Folder()
    _ = Files.makeFolder(Files.folder(of: folder.log))
    _ = Files.makeFile(folder.log)
    let old = Store(path: folder.log, database: try Database(path: folder.log))
    try Migrations.run(on: old)
    try Catalogue.seed(old, from: Array(Self.older.utf8))
    try old.run("DELETE FROM meta WHERE key = 'catalogue_names'")
    old.database.close()
    let logbook = try Logbook(path: folder.log)
    let fresh = try Logbook(path: ":memory:")
    for number in 1...2 {
      let id = Catalogue.id(number: number)
      let names = try #require(try logbook.exercise(id)).aliases
      #expect(try Set(names) == Set(#require(try fresh.exercise(id)).aliases))
    }
    #expect(try logbook.everyExercise().count == fresh.everyExercise().count)
    logbook.close()
    fresh.close()
  }
}
