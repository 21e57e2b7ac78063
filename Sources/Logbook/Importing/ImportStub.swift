package import Training
package final class Import {
  package func add(_ w: ImportedWorkout) throws(LogbookError) {}
  package func add(kind: String, milli: Int, unit: String, taken: LocalMoment) throws(LogbookError) {}
  package func cancel() throws(LogbookError) -> ImportCounts { ImportCounts() }
  package func finish() throws(LogbookError) -> ImportCounts { ImportCounts() }
}
extension Logbook {
  package func beginImport(app: String, file: String, sha: String?, at: Moment, ids: IDSource) throws(LogbookError) -> Import { Import() }
  package func undoImport(at: Moment) throws(LogbookError) -> ImportCounts { ImportCounts() }
}
