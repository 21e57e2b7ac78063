internal import SQLite

/// Whole copies of a log, in the folder `backups` beside it.
enum Backups {
  static func folder(for path: String) -> String {
    Files.folder(of: path) + "/backups"
  }

  /// The newest copy of this log; nil when there is none.
  static func newest(for path: String) -> String? {
    entries(for: path).first?.path
  }

  /// Copies the log as it was before the migration to a version; a copy already there is kept.
  static func snapshot(_ store: Store, before version: Int) throws(LogbookError) {
    guard store.path != ":memory:" else { return }
    let folder = folder(for: store.path)
    let digits = String(version)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let copy = folder + "/" + Files.name(of: store.path) + ".before-version-" + number
    guard !Files.exists(copy) else { return }
    guard Files.makeFolder(folder), Files.makeFile(copy) else {
      throw LogbookError(
        .readOnly,
        "The log needs an upgrade, and no backup can be written to \(folder). The log was left as it is. "
          + "Allow writing there, then start again.")
    }
    do {
      try store.run("VACUUM INTO ?", .text(copy))
    } catch {
      _ = Files.remove(copy)
      throw error
    }
  }
}
