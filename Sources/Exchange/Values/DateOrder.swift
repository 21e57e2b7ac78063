/// Which of day and month comes first in dates that end with the year.
package enum DateOrder: Hashable, Sendable {
  case dayFirst, monthFirst
}

/// Gathers, over a whole file, whether days or months come first.
struct DateOrderTally {
  private var firstsBeyondMonths = 0
  private var secondsBeyondMonths = 0

  mutating func add(_ text: LooseTime) {
    guard text.isOrderOpen else { return }
    if text.numbers[0] > 12 { firstsBeyondMonths += 1 }
    if text.numbers[1] > 12 { secondsBeyondMonths += 1 }
  }

  /// Nil when no date tells, or dates contradict each other.
  var order: DateOrder? {
    switch (firstsBeyondMonths > 0, secondsBeyondMonths > 0) {
    case (true, false): .dayFirst
    case (false, true): .monthFirst
    default: nil
    }
  }
}
