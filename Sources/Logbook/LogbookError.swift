package import SQLite

/// Why the log could not do what was asked, with a sentence for the person.
package struct LogbookError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The file cannot be opened or read.
    case unreadable
    /// Written by a newer Knurl: its version and the newest one known here.
    case newer(log: Int, known: Int)
    case corrupt, locked, readOnly, full
    /// Another program changed the same thing in between.
    case conflict
    /// The log's own rules do not allow it.
    case refused
    case nothingToUndo, nothingToRedo
    /// What undo or redo would change is no longer as the journal left it.
    case noLongerFits
    /// A mistake in a statement a person wrote.
    case statement
  }

  package let kind: Kind
  /// What happened, what was kept and what to do.
  package let sentence: String
  /// What SQLite said, for a bug report; nil when it was not asked.
  package let cause: DatabaseError?

  package init(_ kind: Kind, _ sentence: String, cause: DatabaseError? = nil) {
    self.kind = kind
    self.sentence = sentence
    self.cause = cause
  }
}

extension LogbookError {
  /// What the database reported, in words about the log at `path`.
  init(_ error: DatabaseError, path: String) {
    let log = path == ":memory:" ? "The log" : "The log \(path)"
    switch error.reason {
    case .busy:
      self.init(
        .locked,
        "\(log) is locked by another program. Nothing was changed. "
          + "Close the other program or wait, then try again.", cause: error)
    case .full:
      self.init(
        .full,
        "The disk is full. This change was not saved; everything saved before is safe. "
          + "Free some space, then do it again.", cause: error)
    case .corrupt:
      self = .corrupt(path: path, cause: error)
    case .notDatabase:
      self.init(
        .unreadable,
        "\(log) is not a Knurl log. It was left as it is. "
          + (Backups.newest(for: path).map { _ in LogbookError.way(back: path) }
            ?? "Name another file with --log or KNURL_LOG."),
        cause: error)
    case .readOnly:
      self = .readOnly(path: path, cause: error)
    case .cannotOpen:
      self.init(
        .unreadable,
        "\(log) cannot be opened or read. Nothing was changed. "
          + "Look at the file, its folder and the disk, then try again.", cause: error)
    case .constraint:
      self.init(.refused, LogbookError.refusal(error.message), cause: error)
    case .interrupted, .other:
      self.init(
        .statement, "The log refused a statement: \(error.message). Nothing was changed.", cause: error)
    }
  }

  static func corrupt(path: String, cause: DatabaseError?) -> LogbookError {
    LogbookError(
      .corrupt, "The log \(path) is damaged. It was left as it is. \(way(back: path))", cause: cause)
  }

  /// What brings a log back that cannot be read.
  static func way(back path: String) -> String {
    let backup = Logbook.newestGoodBackup(of: path)?.path
    return backup.map { "The newest sound backup: knurl restore \($0)" } ?? "There is no sound backup."
  }

  static func notALog(_ path: String) -> LogbookError {
    LogbookError(.unreadable, "\(path) is not a Knurl log. Nothing was changed.")
  }

  static func readOnly(path: String, cause: DatabaseError? = nil) -> LogbookError {
    LogbookError(
      .readOnly,
      "The log \(path) cannot be written: the file or its folder is read-only. Nothing was changed. "
        + "Allow writing, or name another file with --log.", cause: cause)
  }

  /// The rule a constraint stands for, in a person's words.
  private static func refusal(_ message: String) -> String {
    let rules = [
      ("ended_at", "A workout cannot end before it starts"),
      ("workout.finished", "Another workout is already running"),
      ("workout_running", "Another workout is already running"),
      ("utc_offset_s", "The offset from UTC must be within 18 hours"),
      ("started_at", "The year must be between 1 and 9999"),
      ("weight_milli", "A weight must be within 90,000,000"),
      ("reps", "Reps must be between 0 and 1,000,000,000"),
      ("duration_s", "A duration must be between 0 and 1,000,000,000 seconds"),
      ("distance_milli", "A distance must be between 0 and 1,000,000,000"),
      ("rpe_halves", "RPE must be between 1 and 10"),
      ("rest", "A rest must be between 0 and 24 hours"),
      ("bodyweight_share", "The share of bodyweight must be between 0 and 100 %"),
      ("implements", "An exercise uses one implement or a pair"),
      ("increment_milli", "An increment must be above 0"),
      ("trim(", "A name must not be empty"),
      ("FOREIGN KEY", "Something this refers to is missing or still in use"),
      ("UNIQUE", "It is already in the log"),
    ]
    let rule = rules.first { message.contains($0.0) }?.1 ?? "The log's rules do not allow this"
    return rule + ". Nothing was changed."
  }
}
