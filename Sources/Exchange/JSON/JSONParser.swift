extension JSONValue {
  /// Reads one JSON text, strictly; blanks may stand around it.
  package init(parsing bytes: ArraySlice<UInt8>) throws(JSONFault) {
    var parser = JSONParser(bytes: Array(bytes))
    self = try parser.document()
  }

  package init(parsing text: String) throws(JSONFault) {
    try self.init(parsing: Array(text.utf8)[...])
  }
}

/// Reads a JSON text from left to right, one rule of the grammar per function.
struct JSONParser {
  private static let deepest = 200

  private let bytes: [UInt8]
  private var at = 0
  private var depth = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JSONFault) -> JSONValue {
    let value = try value()
    skipBlanks()
    guard at == bytes.count else { throw fault(.unexpected) }
    return value
  }

  private func fault(_ cause: JSONFault.Cause) -> JSONFault {
    JSONFault(cause: at < bytes.count ? cause : .unfinished, offset: min(at, bytes.count))
  }

  private mutating func skipBlanks() {
    while at < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[at]) { at += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  private mutating func value() throws(JSONFault) -> JSONValue {
    skipBlanks()
    guard at < bytes.count else { throw fault(.unfinished) }
    switch bytes[at] {
    case UInt8(ascii: "{"): return try nested { (parser) throws(JSONFault) in try parser.object() }
    case UInt8(ascii: "["): return try nested { (parser) throws(JSONFault) in try parser.list() }
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(JSONFault) -> JSONValue
  ) throws(JSONFault) -> JSONValue {
    guard depth < JSONParser.deepest else { throw fault(.tooDeep) }
    depth += 1
    at += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONFault) -> JSONValue {
    var members: [JSONMember] = []
    if take("}") { return .object(members) }
    repeat {
      skipBlanks()
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw fault(.unexpected) }
      let name = try string()
      guard take(":") else { throw fault(.unexpected) }
      members.append(JSONMember(name, try value()))
    } while take(",")
    guard take("}") else { throw fault(.unexpected) }
    return .object(members)
  }

  private mutating func list() throws(JSONFault) -> JSONValue {
    var items: [JSONValue] = []
    if take("]") { return .list(items) }
    repeat { items.append(try value()) } while take(",")
    guard take("]") else { throw fault(.unexpected) }
    return .list(items)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    for byte in word.utf8 {
      guard at < bytes.count, bytes[at] == byte else { throw fault(.unexpected) }
      at += 1
    }
    return value
  }
}

extension JSONParser {
  private mutating func number() throws(JSONFault) -> JSONValue {
    let start = at
    if at < bytes.count, bytes[at] == UInt8(ascii: "-") { at += 1 }
    let whole = at
    guard digits() > 0 else { throw fault(at == start ? .unexpected : .badNumber) }
    guard bytes[whole] != UInt8(ascii: "0") || at == whole + 1 else { throw fault(.badNumber) }
    if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      guard digits() > 0 else { throw fault(.badNumber) }
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") { at += 1 }
      guard digits() > 0 else { throw fault(.badNumber) }
    }
    return .number(String(decoding: bytes[start..<at], as: UTF8.self))
  }

  private mutating func digits() -> Int {
    let start = at
    while at < bytes.count, bytes[at] >= 48, bytes[at] <= 57 { at += 1 }
    return at - start
  }

  /// Reads a string from its opening quote on.
  private mutating func string() throws(JSONFault) -> String {
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") {
      guard bytes[at] >= 0x20 else { throw fault(.badString) }
      at += 1
    }
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return try escaped(from: start) }
    at += 1
    return try text(bytes[start..<(at - 1)])
  }

  /// The same from the first escape on.
  private mutating func escaped(from start: Int) throws(JSONFault) -> String {
    var plain = Array(bytes[start..<at])
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "\""): return try text(plain[...])
      case UInt8(ascii: "\\"): plain += try escape()
      case 0..<0x20:
        at -= 1
        throw fault(.badString)
      default: plain.append(byte)
      }
    }
    throw fault(.unfinished)
  }

  private func text(_ bytes: ArraySlice<UInt8>) throws(JSONFault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw JSONFault(cause: .notUTF8, offset: at)
    }
    return text
  }

  private mutating func escape() throws(JSONFault) -> [UInt8] {
    guard at < bytes.count else { throw fault(.unfinished) }
    at += 1
    switch bytes[at - 1] {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [bytes[at - 1]]
    case UInt8(ascii: "u"): return Array(String(Character(try scalar())).utf8)
    default: throw fault(.badEscape)
    }
  }

  /// A character by its number, two numbers for one beyond U+FFFF.
  private mutating func scalar() throws(JSONFault) -> Unicode.Scalar {
    var number = try unit()
    if (0xD800..<0xDC00).contains(number) {
      guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") else {
        throw fault(.badEscape)
      }
      at += 2
      let low = try unit()
      guard (0xDC00..<0xE000).contains(low) else { throw fault(.badEscape) }
      number = 0x10000 + (number - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(number) else { throw fault(.badEscape) }
    return scalar
  }

  private mutating func unit() throws(JSONFault) -> UInt32 {
    guard at + 4 <= bytes.count,
      let number = UInt32(String(decoding: bytes[at..<(at + 4)], as: UTF8.self), radix: 16)
    else { throw fault(.badEscape) }
    at += 4
    return number
  }
}
