/// What a comma and a point mean in a column of numbers.
package enum DecimalMark: Hashable, Sendable {
  case point, comma
}

/// Gathers, over a whole column, what its commas and points mean.
struct DecimalMarkTally {
  private var commaDecimals = 0
  private var pointDecimals = 0
  private var commaThousands = 0

  mutating func add(_ text: Span<UInt8>) {
    var last: Int?
    var marks = 0
    for index in text.indices where text[index] == 44 || text[index] == 46 {
      last = index
      marks += 1
    }
    guard let last, marks == 1 else { return }
    let isComma = text[last] == 44
    let mayGroup = text.count - last == 4 && last > 0 && last < 4 && text[0] != 48
    if mayGroup {
      if isComma { commaThousands += 1 }
    } else if isComma {
      commaDecimals += 1
    } else {
      pointDecimals += 1
    }
  }

  /// A comma marks decimals where one is followed by other than three digits and no point is; without such
  /// a sign, in files that do not separate cells by commas.
  func mark(delimiter: UInt8) -> DecimalMark {
    if commaDecimals + pointDecimals > 0 { return commaDecimals > 0 && pointDecimals == 0 ? .comma : .point }
    return commaThousands > 0 && delimiter != UInt8(ascii: ",") ? .comma : .point
  }
}
