internal import SQLite
package import Training

extension Logbook {
  /// A name of this log among all logs, which copies and backups share; made on first use.
  package func identity(orElse new: () -> String) throws(LogbookError) -> String {
    if let known = try store.meta("log_id") { return known }
    let made = new()
    try store.writing { () throws(LogbookError) in try store.setMeta("log_id", made) }
    return made
  }

  /// Exercises that are a person's own, and built-in ones that a person changed, by id.
  package func ownExercises() throws(LogbookError) -> [Exercise] {
    let builtIn = Dictionary(
      Catalogue.read(String(decoding: PackageResources.exercises_tsv, as: UTF8.self)).map { ($0.id, $0) }
    ) { first, _ in first }
    return try everyExercise().filter { $0 != builtIn[$0.id] }
  }
}
