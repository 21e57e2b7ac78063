/// As much of JSON as the vectors hold.
indirect enum JSON {
  case null
  case number(Double)
  case text(String)
  case list([JSON])
  case object([(key: String, value: JSON)])

  init?(parsing text: String) {
    var reader = JSONReader(characters: Array(text))
    guard let value = reader.value() else { return nil }
    self = value
  }

  subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var list: [JSON] {
    guard case .list(let list) = self else { return [] }
    return list
  }

  var members: [(key: String, value: JSON)] {
    guard case .object(let members) = self else { return [] }
    return members
  }
}

private struct JSONReader {
  let characters: [Character]
  var position = 0

  init(characters: [Character]) {
    self.characters = characters
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    while next?.isWhitespace == true { position += 1 }
    guard next == character else { return false }
    position += 1
    return true
  }

  mutating func value() -> JSON? {
    if take("[") { return list() }
    if take("{") { return object() }
    if take("\"") { return .text(string()) }
    let start = position
    while let character = next, !",]} ".contains(character) { position += 1 }
    let word = String(characters[start..<position])
    if word == "null" { return .null }
    return Double(word).map { .number($0) }
  }

  private mutating func list() -> JSON? {
    var values: [JSON] = []
    while !take("]") {
      guard let value = value() else { return nil }
      values.append(value)
      _ = take(",")
    }
    return .list(values)
  }

  private mutating func object() -> JSON? {
    var members: [(key: String, value: JSON)] = []
    while !take("}") {
      guard take("\"") else { return nil }
      let key = string()
      guard take(":"), let value = value() else { return nil }
      members.append((key, value))
      _ = take(",")
    }
    return .object(members)
  }

  private mutating func string() -> String {
    let start = position
    while let character = next, character != "\"" { position += 1 }
    position += 1
    return String(characters[start..<max(start, position - 1)])
  }
}
