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
}
