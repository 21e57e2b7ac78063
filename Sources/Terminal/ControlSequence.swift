import Canvas

/// The parameters of `ESC [ …` as they arrive.
struct ControlSequence {
  /// More than any key needs; a longer sequence is swallowed without being kept.
  private static let limit = 48

  private var bytes: [UInt8] = []
  private var isOverlong = false

  var isEmpty: Bool { bytes.isEmpty && !isOverlong }

  func adding(_ byte: UInt8) -> ControlSequence {
    var longer = self
    if bytes.count < ControlSequence.limit {
      longer.bytes.append(byte)
    } else {
      longer.isOverlong = true
    }
    return longer
  }

  func startsPaste(_ final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && bytes == Array("200".utf8)
  }

  /// What the sequence means with this last byte; nil when it means nothing here.
  func event(_ final: UInt8) -> Event? {
    guard !isOverlong else { return nil }
    if bytes.first == UInt8(ascii: "<") {
      return MouseReport.decimal(ControlSequence.numbers(bytes.dropFirst()), final).map(Event.mouse)
    }
    guard bytes.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    return bytes.isEmpty ? bare(final) : parametric(final)
  }

  private func bare(_ final: UInt8) -> Event? {
    switch final {
    case UInt8(ascii: "I"): .focus(true)
    case UInt8(ascii: "O"): .focus(false)
    case UInt8(ascii: "Z"): .key(Key(.tab, .shift))
    // shifted arrows as rxvt writes them
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      KeyTable.code(letter: final - 32).map { .key(Key($0, .shift)) }
    default: KeyTable.code(letter: final).map { .key(Key($0)) }
    }
  }

  private func parametric(_ final: UInt8) -> Event? {
    let numbers = ControlSequence.numbers(bytes)
    let modifiers = numbers.count > 1 ? max(1, numbers[1]) : 1
    let key: Key? =
      switch final {
      case UInt8(ascii: "u"):
        isRelease ? nil : KeyTable.code(point: numbers[0]).flatMap { KeyTable.key($0, modifiers) }
      case UInt8(ascii: "~"): tilde(numbers, modifiers)
      case UInt8(ascii: "^"): KeyTable.code(number: numbers[0]).map { Key($0, .control) }
      case UInt8(ascii: "@"): KeyTable.code(number: numbers[0]).map { Key($0, [.control, .shift]) }
      case UInt8(ascii: "Z"): KeyTable.key(.tab, ((modifiers - 1) | 1) + 1)
      default: lettered(final, numbers, modifiers)
      }
    return key.map(Event.key)
  }

  private func tilde(_ numbers: [Int], _ modifiers: Int) -> Key? {
    guard !isRelease else { return nil }
    if numbers[0] == 27, numbers.count == 3 {
      return KeyTable.code(point: numbers[2]).flatMap { KeyTable.key($0, modifiers) }
    }
    guard numbers.count <= 2 else { return nil }
    return KeyTable.code(number: numbers[0]).flatMap { KeyTable.key($0, modifiers) }
  }

  private func lettered(_ final: UInt8, _ numbers: [Int], _ modifiers: Int) -> Key? {
    guard numbers.count == 2, numbers[0] <= 1, !isRelease else { return nil }
    return KeyTable.code(letter: final).flatMap { KeyTable.key($0, modifiers) }
  }

  /// The third event kind behind the modifiers, `:3`, is a key let go.
  private var isRelease: Bool {
    let parts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard parts.count > 1 else { return false }
    let kinds = parts[1].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return kinds.count > 1 && kinds[1].elementsEqual([UInt8(ascii: "3")])
  }

  /// The first number of each parameter; absent ones are 0, overlong ones stop growing.
  static func numbers(_ bytes: some Collection<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      part.prefix { $0 != UInt8(ascii: ":") }.reduce(0) { number, byte in
        (0x30...0x39).contains(byte) ? min(number * 10 + Int(byte) - 0x30, 1_200_000) : number
      }
    }
  }
}
