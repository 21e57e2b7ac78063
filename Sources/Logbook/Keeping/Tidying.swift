internal import SQLite

/// What lies around a log.
package enum LogSurroundings {
  /// Files that a copy left behind when it was cut off.
  package static func leftovers(of log: String) -> [String] {
    let folders = [Files.folder(of: log), Backups.folder(for: log)]
    let prefix = Files.name(of: log) + "."
    return folders.flatMap { folder in
      Files.names(in: folder).filter { $0.hasPrefix(prefix) && Backups.isUnfinished($0) }.map {
        folder + "/" + $0
      }
    }
  }

  /// Files and folders of a log that others could read, with the mode they should have.
  package static func open(of log: String) -> [(path: String, mode: Int)] {
    let folder = Files.folder(of: log)
    let files = [log, log + "-wal", log + "-shm"] + Logbook.backups(of: log).map(\.path)
    // A log beside other files, in a folder that is not the program's own, keeps that folder as it is.
    let folders = Files.name(of: folder) == "knurl" ? [folder, Backups.folder(for: log)] : []
    return files.map { ($0, 0o600) }.filter { isOpen($0.0) }
      + folders.map { ($0, 0o700) }.filter { isOpen($0.0) }
  }

  private static func isOpen(_ path: String) -> Bool {
    Files.mode(of: path).map { $0 & 0o077 != 0 } ?? false
  }

  /// False when the file cannot be removed.
  package static func remove(_ path: String) -> Bool { Files.remove(path) }

  /// False when the mode cannot be changed.
  package static func setMode(_ mode: Int, of path: String) -> Bool { Files.setMode(mode, of: path) }
}
