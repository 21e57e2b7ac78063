import Canvas
import Training

/// Where the columns of one exercise's table stand, counted from the left edge of the table.
///
/// They depend on the kind of exercise, the room and the widest value, never on the digits of the moment.
struct SetColumns: Hashable, Sendable {
  struct Value: Hashable, Sendable {
    var field: SetField
    var columns: Range<Int>
    /// Room kept at the right for decimals, so that whole numbers stand under whole numbers.
    var decimals: Int
  }

  var marker: Int
  var previous: Range<Int>
  var values: [Value]
  var check: Range<Int>
  /// The reserved place of the short record flag; nil where there is no room.
  var flag: Range<Int>?
  /// The card's own columns.
  var card: Range<Int>

  /// - Parameter widest: the columns that the widest value of each field takes.
  init(
    fields: [SetField], columns: Int, widest: [SetField: Int], decimals: [SetField: Int], isPlan: Bool = false
  ) {
    let isNarrow = columns < 60
    card = 1..<(columns - 1)
    // A plan sets no records; at its right end stand rests, which are wider than a check box.
    let flagColumns = columns >= 76 ? 16 : columns >= 38 && !isPlan ? 3 : 0
    let right = columns >= 76 || isPlan ? columns - 2 : columns - 1
    flag = flagColumns > 0 ? (right - flagColumns)..<right : nil
    let checkEnd = flagColumns > 0 ? right - flagColumns - 1 : right
    check = (checkEnd - (isPlan && isNarrow ? 4 : 3))..<checkEnd
    var end = check.lowerBound - (isNarrow ? 2 : 3)
    var places: [Value] = []
    for field in fields.reversed() {
      let width = max(SetColumns.width(field, isNarrow: isNarrow), (widest[field] ?? 0) + 2)
      places.append(Value(field: field, columns: (end - width)..<end, decimals: decimals[field] ?? 0))
      end -= width + (isNarrow ? 1 : 2)
    }
    values = places.reversed()
    marker = isNarrow ? 1 : 3
    let start = isNarrow ? 5 : 8
    previous = start..<max(start, end)
  }

  private static func width(_ field: SetField, isNarrow: Bool) -> Int {
    switch field {
    case .weight: isNarrow ? 7 : 9
    case .reps: isNarrow ? 5 : 7
    case .duration: isNarrow ? 6 : 9
    case .distance: isNarrow ? 6 : 9
    case .rpe: isNarrow ? 5 : 6
    }
  }

  /// The value column at a place; nil between columns.
  func value(at column: Int) -> Int? {
    values.firstIndex { $0.columns.contains(column) }
  }
}
