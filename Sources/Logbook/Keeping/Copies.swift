internal import SQLite

extension Logbook {
  /// Writes a whole, checked copy of the log to a file, over one that is there.
  ///
  /// Until the copy is proved sound the file that was there stays as it is.
  package func copy(to target: String) throws(LogbookError) {
    guard !Files.areSame(path, target) else {
      throw LogbookError(.refused, "\(target) is the log itself. Name another file.")
    }
    let part = target + ".part"
    if Files.exists(part) { _ = Files.remove(part) }
    guard Files.makeFolder(Files.folder(of: target)), Files.makeFile(part) else {
      throw .cannotWrite(target)
    }
    do throws(LogbookError) {
      try store.run("VACUUM INTO ?", .text(part))
      _ = try Logbook.inspect(part)
      guard Files.sync(part), Files.move(part, to: target) else { throw LogbookError.cannotWrite(target) }
    } catch {
      _ = Files.remove(part)
      throw error
    }
  }

  /// Whether a file is a log of this program or a copy of one, as its mark tells; it need not be sound.
  package static func isLog(at path: String) -> Bool {
    do {
      let store = try Opening.openCopy(path)
      store.database.close()
      return true
    } catch {
      return false
    }
  }

  /// What a file holds that is a sound log; throws what is wrong with it.
  package static func inspect(_ path: String) throws(LogbookError) -> LogGlance {
    guard Files.exists(path) else {
      throw LogbookError(.unreadable, "There is no file \(path). Nothing was changed.")
    }
    let store = try Opening.openCopy(path)
    defer { store.database.close() }
    let faults = try store.rows("PRAGMA integrity_check(3)") { $0.text(0) }
    guard faults == ["ok"] else {
      throw LogbookError(
        .corrupt, "\(path) is damaged: \(faults.joined(separator: "; ")). Nothing was changed.")
    }
    let newest = try store.first(
      "SELECT started_at, utc_offset_s FROM workout ORDER BY started_at DESC LIMIT 1"
    ) { Store.readMoment($0, at: 0) }
    return LogGlance(
      version: try store.int("PRAGMA user_version"), workouts: try store.int("SELECT count(*) FROM workout"),
      newest: newest, bytes: Files.size(of: path) ?? 0)
  }
}

extension LogbookError {
  static func cannotWrite(_ path: String) -> LogbookError {
    LogbookError(
      .readOnly,
      "\(path) cannot be written: its folder is missing or read-only, or the disk is full. "
        + "The log is as it was.")
  }
}
