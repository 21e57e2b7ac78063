import Canvas

/// Which key a character, a sequence's last letter or its number stands for.
enum KeyTable {
  /// A key that came as a character; nil for control characters without a key.
  static func key(_ scalar: Unicode.Scalar) -> Key? {
    switch scalar.value {
    case 0x00: Key(.character(" "), .control)
    case 0x08, 0x7F: Key(.backspace)
    case 0x09: Key(.tab)
    case 0x0D: Key(.enter)
    case 0x01...0x1A: Key(.character(letter(scalar.value + 0x60)), .control)
    case 0x1C...0x1F: Key(.character(letter(scalar.value + 0x40)), .control)
    case 0x80...0x9F: nil
    default: Key(Character(scalar))
    }
  }

  private static func letter(_ value: UInt32) -> Character {
    Character(Unicode.Scalar(UInt8(truncatingIfNeeded: value)))
  }

  /// A key by the last letter of `ESC [ … letter`.
  static func code(letter: UInt8) -> Key.Code? {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(letter) - 0x4F)
    default: nil
    }
  }

  /// A key by the number in `ESC [ number ~`.
  static func code(number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }

  /// A key by the last letter of `ESC O letter`: cursor keys, F1–F4 and the number pad.
  static func single(_ letter: UInt8, modifiers: Int) -> Key? {
    switch letter {
    case UInt8(ascii: "M"): key(.enter, modifiers)
    case UInt8(ascii: "X"): key(.character("="), modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d"): code(letter: letter - 32).flatMap { key($0, 5) }
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      key(.character(Character(Unicode.Scalar(letter - 64))), modifiers)
    default: code(letter: letter).flatMap { key($0, modifiers) }
    }
  }

  /// A key by the code point of `ESC [ code u`, the number pad and all.
  static func code(point: Int) -> Key.Code? {
    switch point {
    case 9: .tab
    case 13, 57414: .enter
    case 27: .escape
    case 8, 127: .backspace
    case 57399...57408: .character(digit(point - 57399))
    case 57409...57416: padSigns[point - 57409]
    case 57417...57426: padMoves[point - 57417]
    case 57344...63743: nil
    default:
      UInt32(exactly: point).flatMap(Unicode.Scalar.init)
        .flatMap { $0.properties.generalCategory == .control ? nil : .character(Character($0)) }
    }
  }

  private static func digit(_ value: Int) -> Character {
    Character(Unicode.Scalar(UInt8(truncatingIfNeeded: 0x30 + value)))
  }

  private static let padSigns: [Key.Code] = [
    .character("."), .character("/"), .character("*"), .character("-"), .character("+"), .enter,
    .character("="), .character(","),
  ]
  private static let padMoves: [Key.Code] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]

  /// Adds modifiers as terminals number them (1 is none); nil with super or hyper, which are not ours.
  static func key(_ code: Key.Code, _ number: Int) -> Key? {
    let bits = max(0, number - 1)
    guard bits & 0b1_1000 == 0 else { return nil }
    var modifiers = Key.Modifiers(rawValue: bits & 7)
    if bits & 32 != 0 { modifiers.insert(.alt) }
    let isTyped = modifiers.contains(.shift) && !modifiers.contains(.control)
    guard isTyped, case .character(let character) = code else { return Key(code, modifiers) }
    return Key(.character(upper(character)), modifiers.subtracting(.shift))
  }

  private static func upper(_ character: Character) -> Character {
    let text = character.uppercased()
    return text.count == 1 ? text.first ?? character : character
  }
}
