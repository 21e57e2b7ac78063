internal import SQLite
package import Training

extension Logbook {
  /// Whether it falls to the caller to tell that a rest is over: of all who ask about one, one does.
  package func claimRestEnd(of rest: RunningRest) throws(LogbookError) -> Bool {
    guard let deadline = rest.rest.deadline else { return false }
    let told = "\(rest.set.text) \(deadline.seconds)"
    return try store.writing { () throws(LogbookError) in
      try store.changed(
        """
        INSERT INTO meta (key, value) VALUES ('rest_told', ?1)
        ON CONFLICT (key) DO UPDATE SET value = ?1 WHERE value <> ?1
        """, [.text(told)]) > 0
    }
  }
}
