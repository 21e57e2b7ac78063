import Training

/// The numbers of a date and time and what stands between and behind them.
struct LooseTime {
  private(set) var numbers: [Int] = []
  /// What follows each number, without blanks.
  private(set) var marks: [String] = []

  init(_ text: Span<UInt8>) {
    guard text.count <= 40 else { return }
    var marks: [[UInt8]] = []
    var wasDigit = false
    for index in text.indices {
      let byte = text[index]
      let isDigit = byte >= 48 && byte <= 57
      if isDigit, wasDigit {
        numbers[numbers.count - 1] = min(numbers[numbers.count - 1] * 10 + Int(byte) - 48, 1_000_000)
      } else if isDigit {
        numbers.append(Int(byte) - 48)
        marks.append([])
      } else if marks.isEmpty {
        numbers = []
        return
      } else {
        marks[marks.count - 1].append(byte)
      }
      wasDigit = isDigit
    }
    self.marks = marks.map { String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace } }
  }

  /// The day and whether its two first numbers can be day and month, month and day.
  func date(order: DateOrder?) -> Day? {
    guard hasShape || isDay else { return nil }
    if numbers[0] >= 1000 { return Day(year: numbers[0], month: numbers[1], day: numbers[2]) }
    let year = numbers[2] < 100 ? numbers[2] + 2000 : numbers[2]
    switch marks[0] == "." ? .dayFirst : order {
    case .dayFirst: return Day(year: year, month: numbers[1], day: numbers[0])
    case .monthFirst: return Day(year: year, month: numbers[0], day: numbers[1])
    case nil: return nil
    }
  }

  /// The hour of 0…23; nil when AM or PM do not fit or something else stands there.
  var hour: Int? {
    guard hasShape, let last = marks.last else { return nil }
    let hour = numbers[3]
    switch last.lowercased().filter({ $0 != "." }) {
    case "": return hour
    case "am", "a", "上午": return (1...12).contains(hour) ? hour % 12 : nil
    case "pm", "p", "下午": return (1...12).contains(hour) ? hour % 12 + 12 : nil
    default: return nil
    }
  }

  /// Whether slashes or dashes leave open which of the first two numbers is the month.
  var isOrderOpen: Bool {
    (hasShape || isDay) && marks[0] != "." && numbers.prefix(2).allSatisfy((1...31).contains)
  }

  /// Whether there is a date and no time.
  var isDay: Bool {
    numbers.count == 3 && ["-", "/", "."].contains(marks[0]) && marks[1] == marks[0] && marks[2].isEmpty
  }

  private var hasShape: Bool {
    guard numbers.count == 5 || numbers.count == 6, ["-", "/", "."].contains(marks[0]), marks[1] == marks[0],
      ["", "T", ","].contains(marks[2]), marks[3] == ":"
    else { return false }
    return numbers.count == 5 || marks[4] == ":"
  }
}
