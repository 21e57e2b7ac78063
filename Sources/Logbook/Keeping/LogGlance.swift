package import Training

/// What a look into a sound log says.
package struct LogGlance: Hashable, Sendable {
  /// Of the log's schema.
  package let version: Int
  package let workouts: Int
  /// When the newest workout began; nil without any.
  package let newest: LocalMoment?
  package let bytes: Int
}

/// A backup beside a log.
package struct BackupEntry: Hashable, Sendable {
  package let path: String
  /// The day it was made for; nil for one that a migration or a restore made.
  package let day: Day?
  package let bytes: Int
}
