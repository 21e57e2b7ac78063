internal import SQLite

/// How a log is opened: its file, its version, its settings.
enum Opening {
  static let current = Migrations.all.count
  /// How long to wait for another program to finish writing, in milliseconds.
  static let patience = 2000
  /// "Knrl": marks a file as a log of this program.
  static let application = 0x4B6E_726C

  static func open(_ path: String, _ access: Logbook.Access) throws(LogbookError) -> Store {
    try refuseEmptied(path)
    guard access == .readWrite else { return try openReadOnly(path) }
    try makeFile(path)
    let store = try connect(path, .readWrite)
    do throws(LogbookError) {
      try check(store)
      try configure(store)
      try upgrade(store)
      return store
    } catch {
      store.database.close()
      throw error
    }
  }

  private static func openReadOnly(_ path: String) throws(LogbookError) -> Store {
    var store = try connect(path, .readOnly)
    do throws(LogbookError) {
      _ = try store.int("PRAGMA user_version")
    } catch {
      guard error.kind == .unreadable || error.kind == .readOnly else {
        store.database.close()
        throw error
      }
      // The write-ahead log's index cannot be made in a read-only folder.
      store.database.close()
      store = try connect(path, .immutable)
    }
    do throws(LogbookError) {
      try check(store)
      guard try store.int("PRAGMA user_version") == current else {
        throw LogbookError(
          .readOnly, "The log \(path) was made by an older Knurl and must be opened for writing once.")
      }
      return store
    } catch {
      store.database.close()
      throw error
    }
  }

  /// Opens a copy nobody writes to, of this version or an older one.
  static func openCopy(_ path: String) throws(LogbookError) -> Store {
    let hasOpenWrites = (Files.size(of: path + "-wal") ?? 0) > 0
    let store = try connect(path, hasOpenWrites ? .readOnly : .immutable)
    do throws(LogbookError) {
      try check(store)
      guard try isMarked(store) else {
        throw LogbookError.notALog(path)
      }
      return store
    } catch {
      store.database.close()
      let isOther = error.kind == .unreadable && error.cause?.reason != .cannotOpen
      throw isOther ? .notALog(path) : error
    }
  }

  /// An empty file beside backups is a log that lost everything, not a new one.
  private static func refuseEmptied(_ path: String) throws(LogbookError) {
    guard Files.size(of: path) == 0, Backups.newest(for: path) != nil else { return }
    throw LogbookError(
      .unreadable,
      "The log \(path) is empty, but has backups. It was left as it is. \(LogbookError.way(back: path))")
  }

  private static func makeFile(_ path: String) throws(LogbookError) {
    guard path != ":memory:", Files.isMissing(path) else { return }
    guard Files.makeFolder(Files.folder(of: path)), Files.makeFile(path) else {
      throw LogbookError(
        .readOnly,
        "No log can be made at \(path): its folder cannot be written. "
          + "Allow writing there, or name another file with --log.")
    }
  }

  private static func connect(_ path: String, _ access: Database.Access) throws(LogbookError) -> Store {
    do {
      return Store(path: path, database: try Database(path: path, access: access, patience: patience))
    } catch {
      throw LogbookError(error, path: path)
    }
  }

  /// Refuses a newer log, and another program's database.
  private static func check(_ store: Store) throws(LogbookError) {
    let version = try store.int("PRAGMA user_version")
    guard version <= current else {
      throw LogbookError(
        .newer(log: version, known: current),
        "The log \(store.path) was made by a newer Knurl (log version \(version), this one knows "
          + "\(current)). It was left as it is. Install the newer Knurl to open it.")
    }
    if version == current { return }
    let isForeign =
      try version == 0 ? store.exists("SELECT 1 FROM sqlite_schema") : !isMarked(store)
    guard !isForeign else {
      throw LogbookError(
        .unreadable,
        "\(store.path) is another program's database. It was left as it is. "
          + "Name another file with --log or KNURL_LOG.")
    }
  }

  private static func isMarked(_ store: Store) throws(LogbookError) -> Bool {
    try store.int("PRAGMA application_id") == application
  }

  private static func configure(_ store: Store) throws(LogbookError) {
    let mode = try store.first("PRAGMA journal_mode") { $0.text(0) }
    if mode != "wal" && store.path != ":memory:" {
      try store.run("PRAGMA journal_mode = WAL")
    }
    try store.run("PRAGMA synchronous = FULL")
    try store.run("PRAGMA foreign_keys = ON")
    try store.run("PRAGMA cache_size = -\(cache)")
  }

  /// Kibibytes of pages that are kept: what a screen reads, and not what was scrolled past.
  static let cache = 1_200

  /// Brings an older log, or an empty file, to the current version.
  private static func upgrade(_ store: Store) throws(LogbookError) {
    if try store.int("PRAGMA user_version") != current {
      try Migrations.run(on: store)
      try Catalogue.remember(in: store)
    }
    try Catalogue.seed(store)
  }
}
