internal import SQLite

extension Logbook {
  /// Puts a sound copy in the place of a log and answers where the present one is kept; nil without one.
  ///
  /// Programs that have the log open see the new content. `stamp` names the file kept aside. A log too
  /// damaged to be copied is moved aside as it is.
  package static func restore(from copy: String, to path: String, stamp: String) throws(LogbookError)
    -> String?
  {
    guard !Files.areSame(copy, path) else {
      throw LogbookError(.refused, "\(copy) is the log itself. Nothing was changed.")
    }
    _ = try inspect(copy)
    guard Files.exists(path) else {
      try fill(path, from: copy)
      return nil
    }
    let aside = free(Backups.folder(for: path) + "/" + Files.name(of: path) + ".before-restore-" + stamp)
    do throws(LogbookError) {
      let present = try Logbook(path: path, access: .readOnly)
      defer { present.close() }
      try present.copy(to: aside)
    } catch {
      try moveAside(path, to: aside)
    }
    try fill(path, from: copy)
    return aside
  }

  /// The name, or one like it that no file has.
  private static func free(_ name: String) -> String {
    var (free, number) = (name, 1)
    while Files.exists(free) {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }

  /// Moves a log with what belongs to it.
  private static func moveAside(_ path: String, to aside: String) throws(LogbookError) {
    guard Files.makeFolder(Files.folder(of: aside)), Files.move(path, to: aside) else {
      throw .cannotWrite(aside)
    }
    for suffix in ["-wal", "-shm"] where Files.exists(path + suffix) {
      guard Files.move(path + suffix, to: aside + suffix) else { throw .cannotWrite(aside + suffix) }
    }
  }

  private static func fill(_ path: String, from copy: String) throws(LogbookError) {
    guard Files.makeFolder(Files.folder(of: path)), Files.makeFile(path) else { throw .cannotWrite(path) }
    let source = try Opening.openCopy(copy)
    defer { source.database.close() }
    do {
      let target = try Database(path: path, access: .readWrite, patience: 5_000)
      defer { target.close() }
      try target.replaceAll(from: source.database)
    } catch {
      throw LogbookError(error, path: path)
    }
    // Opening brings an older log up to date.
    let log = try Logbook(path: path)
    log.close()
  }
}
