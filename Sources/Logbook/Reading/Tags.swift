internal import SQLite
internal import Training

/// A tag and how many workouts have it.
package struct TagCount: Hashable, Sendable {
  package var tag: String
  package var workouts: Int
}

extension Logbook {
  /// Every tag there is, in the order of the alphabet.
  package func tags() throws(LogbookError) -> [TagCount] {
    let lists = try store.rows("SELECT tags, count(*) FROM workout WHERE tags <> '' GROUP BY tags") {
      ($0.text(0), $0.int(1))
    }
    var counts: [String: Int] = [:]
    for (tags, count) in lists {
      for tag in Tags.read(tags) { counts[tag, default: 0] += count }
    }
    return counts.map { TagCount(tag: $0.key, workouts: $0.value) }.sorted { $0.tag < $1.tag }
  }

  /// The names of all tags, in the order of the alphabet; each list of tags is looked at once.
  package func tagNames() throws(LogbookError) -> [String] {
    let lists = try store.rows(
      """
      WITH RECURSIVE list (tags) AS (
        SELECT min(tags) FROM workout WHERE tags <> ''
        UNION ALL
        SELECT (SELECT min(w.tags) FROM workout w WHERE w.tags <> '' AND w.tags > l.tags) FROM list l
        WHERE l.tags IS NOT NULL)
      SELECT tags FROM list WHERE tags IS NOT NULL
      """
    ) { $0.text(0) }
    return Set(lists.flatMap(Tags.read)).sorted()
  }
}
