import Pty

/// Where a person stands in a running workout, as the screen shows it.
struct Place: Equatable {
  /// The focused set's row.
  var row: String
  /// `2/9`: completed sets of all.
  var sets: String
  /// Seconds of rest left, negative past the end; nil when no rest runs.
  var rest: Int?

  /// Nil while the screen shows no running workout.
  init?(_ screen: VirtualScreen) {
    // within a frame half of it is still the last one
    guard !screen.modes.contains(2026) else { return nil }
    let lines = screen.lines
    guard let row = lines.first(where: { $0.hasPrefix("▌") && ($0.contains("[ ]") || $0.contains("✓")) })
    else { return nil }
    let words = lines.prefix(2).joined(separator: " ").split(separator: " ")
    let sets = words.first { $0.contains("/") && $0.allSatisfy { $0.isNumber || $0 == "/" } }
    guard let sets else { return nil }
    self.row = row
    self.sets = String(sets)
    rest = Place.rest(in: lines.dropFirst().prefix(2))
  }

  /// `Rest Timer · 1:58`, `Rest · 1:58` or `Rest over · +0:03`.
  private static func rest(in lines: some Sequence<String>) -> Int? {
    guard let line = lines.first(where: { $0.contains("Rest") }) else { return nil }
    let word = line.split(separator: " ").first { $0.contains(":") && $0.last?.isNumber == true }
    guard let word else { return nil }
    let isOver = word.hasPrefix("+")
    let parts = word.drop { $0 == "+" }.split(separator: ":").compactMap { Int($0) }
    let seconds = parts.reduce(0) { $0 * 60 + $1 }
    return isOver ? -seconds : seconds
  }
}

extension Pty {
  /// Waits until so many sets are shown as completed.
  func wait(forSets sets: String) -> Bool {
    wait { Place($0)?.sets == sets }
  }

  /// Presses and releases the left button on the first place where a text stands in a row that holds another.
  func click(on text: String, inRowWith other: String) {
    for row in 0..<screen.rows where screen.line(row).contains(other) {
      for column in 0..<screen.columns
      where screen.cells[row][column...].map(\.text).joined().hasPrefix(text) {
        type("\u{1B}[<0;\(column + 2);\(row + 1)M\u{1B}[<0;\(column + 2);\(row + 1)m")
        return
      }
    }
  }
}
