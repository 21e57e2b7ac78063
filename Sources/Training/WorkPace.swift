/// How fast long work goes, and how long it still takes.
package enum WorkPace {
  /// Milliseconds after which a rate means something.
  private static let settled = 500

  /// `12.4 MB/s, 8 s left` of bytes done in a time; empty before it can be known.
  package static func text(_ done: Int, of all: Int, in milliseconds: Int) -> String {
    guard milliseconds >= settled, done > 0, done < all else { return "" }
    let tenths = done / milliseconds * 1_000 / 100_000
    let left = (all - done) * milliseconds / done / 1_000 + 1
    return "\(tenths / 10).\(tenths % 10) MB/s, \(left < 60 ? "\(left) s" : "\(left / 60) min") left"
  }
}
