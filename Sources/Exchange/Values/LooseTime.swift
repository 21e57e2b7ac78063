import Training

/// The numbers of a date and time and what stands between and behind them.
struct LooseTime {
  private(set) var numbers: [Int] = []
  /// What follows each number, without blanks.
  private(set) var marks: [String] = []

  init(_ text: Span<UInt8>) {
    guard (1...40).contains(text.count), LooseTime.isDigit(text[0]) else { return }
    numbers.reserveCapacity(6)
    marks.reserveCapacity(6)
    var at = 0
    while at < text.count {
      var number = 0
      while at < text.count, LooseTime.isDigit(text[at]) {
        number = min(number * 10 + Int(text[at]) - 48, 1_000_000)
        at += 1
      }
      let start = at
      while at < text.count, !LooseTime.isDigit(text[at]) { at += 1 }
      numbers.append(number)
      marks.append(LooseTime.mark(text.extracting(start..<at)))
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  /// What stands there without blanks; most marks are one character, which needs no search for them.
  private static func mark(_ text: Span<UInt8>) -> String {
    switch text.count {
    case 0: return ""
    case 1 where text[0] > 32 && text[0] < 0x80: return String(Character(Unicode.Scalar(text[0])))
    case 1 where text[0] == 32: return ""
    default:
      var bytes: [UInt8] = []
      for index in text.indices { bytes.append(text[index]) }
      return String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    }
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
    guard !last.isEmpty else { return hour }
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
    numbers.count == 3 && LooseTime.isDateMark(marks[0]) && marks[1] == marks[0] && marks[2].isEmpty
  }

  private var hasShape: Bool {
    guard numbers.count == 5 || numbers.count == 6, LooseTime.isDateMark(marks[0]), marks[1] == marks[0],
      marks[2].isEmpty || marks[2] == "T" || marks[2] == ",", marks[3] == ":"
    else { return false }
    return numbers.count == 5 || marks[4] == ":"
  }

  private static func isDateMark(_ mark: String) -> Bool { mark == "-" || mark == "/" || mark == "." }
}
