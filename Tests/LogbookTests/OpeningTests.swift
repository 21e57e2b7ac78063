import SQLite
import Testing
import Training

@testable import Logbook

/// A folder of its own for a test's files.
struct Folder {
  let path: String

  init(_ name: String = #function) {
    let letters = name.unicodeScalars.filter { $0.properties.isAlphabetic }.map { String($0) }.joined()
    path = "/tmp/knurl-tests/\(letters)-\(UInt32.random(in: 0...UInt32.max))"
  }

  var log: String { path + "/data/log.db" }

  func log(_ exercise: Exercise = Gym.exercise()) throws -> Logbook {
    let logbook = try Logbook(path: log)
    if try logbook.exercise(exercise.id) == nil {
      try logbook.save(Change("Added", [.exercise(from: nil, to: exercise)]))
    }
    return logbook
  }
}

@Suite struct OpeningTests {
  @Test func `a new log is its owner's alone, folders included`() throws {
    let folder = Folder()
    let logbook = try folder.log()
    #expect(Files.mode(of: folder.log) == 0o600)
    #expect(Files.mode(of: folder.log + "-wal") == 0o600)
    #expect(Files.mode(of: folder.path + "/data") == 0o700)
    logbook.close()
    #expect(!Files.exists(folder.log + "-wal"))
  }

  @Test func `the built-in exercises are there and keep what people change about them`() throws {
    let folder = Folder()
    var logbook = try folder.log()
    let bench = try #require(try logbook.exercise(Catalogue.id(number: 1)))
    #expect(bench.name == "Bench Press (Barbell)" && bench.primaryMuscles == [.chest] && !bench.isCustom)
    #expect(bench.aliases.contains("Bench"))
    var renamed = bench
    renamed.name = "Bench"
    try logbook.save(Change("Renamed", [.exercise(from: bench, to: renamed)]))
    try logbook.store.setMeta("catalogue", "older")
    logbook.close()
    logbook = try Logbook(path: folder.log)
    #expect(try logbook.exercise(bench.id) == renamed)
    #expect(try logbook.store.meta("catalogue") != "older")
    logbook.close()
  }

  @Test func `a log from a newer Knurl is refused with both versions named`() throws {
    let folder = Folder()
    let logbook = try folder.log()
    try logbook.store.run("PRAGMA user_version = 99")
    logbook.close()
    for access in [Logbook.Access.readWrite, .readOnly] {
      let error = #expect(throws: LogbookError.self) { try Logbook(path: folder.log, access: access) }
      #expect(error?.kind == .newer(log: 99, known: Opening.current))
      #expect(error?.sentence.contains("99") == true)
    }
  }

  @Test func `a file that is no database, and another program's database, are left as they are`() throws {
    let folder = Folder()
    _ = Files.makeFolder(folder.path)
    let text = folder.path + "/text"
    _ = Files.makeFile(text)
    try #require(Bytes.write(Array(String(repeating: "Not a database. ", count: 99).utf8), to: text))
    #expect(throws: LogbookError.self) { try Logbook(path: text) }
    let other = folder.path + "/other.db"
    _ = Files.makeFile(other)
    let database = try Database(path: other)
    try database.execute("CREATE TABLE theirs (x)")
    database.close()
    let error = #expect(throws: LogbookError.self) { try Logbook(path: other) }
    #expect(error?.kind == .unreadable)
    #expect(error?.sentence.contains("another program") == true)
  }

  @Test func `a damaged log is told as damaged and names the newest backup`() throws {
    let folder = Folder()
    let logbook = try folder.log()
    for number in 0..<60 {
      try logbook.add(Gym.workout("w\(number)", on: Gym.day(number), [Gym.set("s\(number)", 100, 5)]))
    }
    try Backups.snapshot(logbook.store, before: 7)
    logbook.close()
    var bytes = try #require(Bytes.read(folder.log))
    for index in 8_192..<bytes.count { bytes[index] = 0x5A }
    try #require(Bytes.write(bytes, to: folder.log))
    let error = #expect(throws: LogbookError.self) {
      let damaged = try Logbook(path: folder.log)
      defer { damaged.close() }
      _ = try damaged.workouts(before: nil, limit: 99)
      _ = try damaged.library()
    }
    #expect(error?.kind == .corrupt)
    #expect(error?.sentence.contains("backups/log.db.before-version-0007") == true)
  }

  @Test func `an empty file becomes a log unless it has backups`() throws {
    let folder = Folder()
    _ = Files.makeFolder(folder.path)
    let fresh = folder.path + "/fresh.db"
    _ = Files.makeFile(fresh)
    try Logbook(path: fresh).close()
    let logbook = try folder.log()
    try Backups.snapshot(logbook.store, before: 7)
    logbook.close()
    try #require(Bytes.write([], to: folder.log))
    for access in [Logbook.Access.readWrite, .readOnly] {
      let error = #expect(throws: LogbookError.self) { try Logbook(path: folder.log, access: access) }
      #expect(error?.kind == .unreadable)
      #expect(error?.sentence.contains("knurl restore \(folder.path)/data/backups/log.db.before") == true)
    }
    #expect(Files.size(of: folder.log) == 0)
  }

  @Test func `a log that cannot be written can be read, and says why it cannot be written`() throws {
    let folder = Folder()
    let logbook = try folder.log()
    try logbook.add(Gym.workout("w1", [Gym.set("s1", 100, 5)]))
    logbook.close()
    let reader = try Logbook(path: folder.log, access: .readOnly)
    #expect(try reader.workoutCount(since: nil) == 1)
    let error = #expect(throws: LogbookError.self) {
      try reader.add(Gym.workout("w2", [Gym.set("s2", 100, 5)]))
    }
    #expect(error?.kind == .readOnly)
    reader.close()
    #expect(throws: LogbookError.self) { try Logbook(path: "/proc/knurl/log.db") }
    #expect(throws: LogbookError.self) { try Logbook(path: folder.path + "/none.db", access: .readOnly) }
  }

  @Test func `a full disk loses only the change being saved, and says so`() throws {
    let folder = Folder()
    let logbook = try folder.log()
    let pages = try logbook.store.int("PRAGMA page_count")
    try logbook.store.run("PRAGMA max_page_count = \(pages + 6)")
    var saved = 0
    let error = #expect(throws: LogbookError.self) {
      for number in 0..<900 {
        try logbook.add(
          Gym.workout("w\(number)", on: Gym.day(number), (0..<9).map { Gym.set("s\(number)-\($0)", 100, 5) }))
        saved += 1
      }
    }
    #expect(error?.kind == .full)
    #expect(try logbook.workoutCount(since: nil) == saved)
    #expect(try logbook.dump("PRAGMA integrity_check") == ["text(\"ok\")"])
    logbook.close()
  }

  @Test func `a snapshot before a migration is a whole log of its own, kept once`() throws {
    let folder = Folder()
    let logbook = try folder.log()
    try Backups.snapshot(logbook.store, before: 2)
    let copy = try #require(Backups.newest(for: folder.log))
    #expect(Files.mode(of: copy) == 0o600)
    try logbook.add(Gym.workout("w1", [Gym.set("s1", 100, 5)]))
    try Backups.snapshot(logbook.store, before: 2)
    let old = try Logbook(path: copy)
    #expect(try old.workoutCount(since: nil) == 0)
    old.close()
    logbook.close()
  }
}
