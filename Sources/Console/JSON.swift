/// A JSON value (RFC 8259) whose keys keep their order.
enum JSON {
  case null
  case flag(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([(String, JSON)])

  static func optional(_ text: String?) -> JSON { text.map { .text($0) } ?? .null }
  static func optional(_ number: Int?) -> JSON { number.map { .integer($0) } ?? .null }
  /// Thousandths as a decimal number, exactly.
  static func thousandths(_ milli: Int?) -> JSON { milli.map { .number(Double($0) / 1_000) } ?? .null }

  var encoded: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .number(let number): JSON.write(number, to: &text)
    case .text(let string): JSON.write(string, to: &text)
    case .list(let items):
      text += "["
      for (index, item) in items.enumerated() {
        if index > 0 { text += "," }
        item.write(to: &text)
      }
      text += "]"
    case .object(let pairs):
      text += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { text += "," }
        JSON.write(pair.0, to: &text)
        text += ":"
        pair.1.write(to: &text)
      }
      text += "}"
    }
  }

  /// JSON knows neither NaN nor infinity.
  private static func write(_ number: Double, to text: inout String) {
    guard number.isFinite else {
      text += "null"
      return
    }
    let isWhole = number == number.rounded() && abs(number) < 1e15
    text += isWhole ? String(Int(number)) : String(number)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
