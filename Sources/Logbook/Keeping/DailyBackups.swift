internal import SQLite
package import Training

extension Backups {
  /// How many are kept: the newest days, the newest of each week, the newest of each month.
  static let days = 7
  static let weeks = 4
  static let months = 12

  static func path(of log: String, on day: Day) -> String {
    folder(for: log) + "/" + Files.name(of: log) + "." + day.iso
  }

  /// Backups of a log, newest first; those without a day come last.
  static func entries(for log: String) -> [BackupEntry] {
    let folder = folder(for: log)
    let prefix = Files.name(of: log) + "."
    let entries = Files.names(in: folder).filter { $0.hasPrefix(prefix) && !isUnfinished($0) }.map { name in
      let path = folder + "/" + name
      return BackupEntry(
        path: path, day: Day(iso: String(name.dropFirst(prefix.count))), bytes: Files.size(of: path) ?? 0)
    }
    let dated = entries.filter { $0.day != nil }.sorted {
      ($0.day ?? Day(number: 0)) > ($1.day ?? Day(number: 0))
    }
    return dated + entries.filter { $0.day == nil }.reversed()
  }

  /// Whether a name is that of a file which was being written.
  static func isUnfinished(_ name: String) -> Bool {
    [".part", ".part-journal", ".part-wal", ".part-shm", "-journal", "-wal", "-shm", ".copy"]
      .contains(where: name.hasSuffix)
  }

  /// The days whose backups are no longer needed.
  static func superfluous(_ all: [Day]) -> [Day] {
    let newestFirst = all.sorted(by: >)
    var kept = Set(newestFirst.prefix(days))
    func keep(_ count: Int, by period: (Day) -> Int) {
      var periods: [Int] = []
      for day in newestFirst where !periods.contains(period(day)) {
        guard periods.count < count else { return }
        periods.append(period(day))
        kept.insert(day)
      }
    }
    keep(weeks) { $0.startOfWeek().number }
    keep(months) { $0.civil.year * 12 + $0.civil.month }
    return newestFirst.filter { !kept.contains($0) }
  }
}

extension Logbook {
  /// The backups of a log, newest first.
  package static func backups(of path: String) -> [BackupEntry] { Backups.entries(for: path) }

  /// The newest backup that is sound; nil when there is none.
  package static func newestGoodBackup(of path: String) -> BackupEntry? {
    Backups.entries(for: path).first { entry in
      do throws(LogbookError) {
        _ = try inspect(entry.path)
        return true
      } catch {
        return false
      }
    }
  }

  /// Makes today's backup, over an earlier one of the day, and lets go of old ones; answers its path.
  package func backUp(on day: Day) throws(LogbookError) -> String {
    let target = Backups.path(of: path, on: day)
    try copy(to: target)
    let dated = Backups.entries(for: path).compactMap(\.day)
    for old in Backups.superfluous(dated) { _ = Files.remove(Backups.path(of: path, on: old)) }
    return target
  }

  /// Makes today's backup if there is none yet, or the newest workout was finished since; true when it did.
  package func backUpIfDue(on day: Day) throws(LogbookError) -> Bool {
    guard path != ":memory:" else { return false }
    guard
      let newest = try store.first(
        "SELECT id FROM workout WHERE finished = 1 ORDER BY started_at DESC, id DESC LIMIT 1",
        read: { $0.text(0) })
    else { return false }
    let state = "\(day.iso) \(newest)"
    let isMade = Files.exists(Backups.path(of: path, on: day))
    let backedUp = try store.meta("backup")
    guard !isMade || backedUp != state else { return false }
    _ = try backUp(on: day)
    try store.writing { () throws(LogbookError) in try store.setMeta("backup", state) }
    return true
  }
}
