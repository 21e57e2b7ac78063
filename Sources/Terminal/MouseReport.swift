import Canvas

/// Mouse reports: the left button and the wheel; everything else means nothing here.
enum MouseReport {
  /// `ESC [ < button ; column ; row M`, or `m` when let go.
  static func decimal(_ numbers: [Int], _ final: UInt8) -> Mouse? {
    guard numbers.count == 3 else { return nil }
    let isReleased = final == UInt8(ascii: "m")
    guard isReleased || final == UInt8(ascii: "M") else { return nil }
    return mouse(numbers[0], isReleased: isReleased, column: numbers[1], row: numbers[2])
  }

  /// The old form has one code for every button let go.
  static func old(_ button: Int, column: Int, row: Int) -> Mouse? {
    let isReleased = button & 0b110_0011 == 3
    return mouse(isReleased ? button & ~3 : button, isReleased: isReleased, column: column, row: row)
  }

  private static func mouse(_ button: Int, isReleased: Bool, column: Int, row: Int) -> Mouse? {
    guard column >= 1, row >= 1, let action = action(button, isReleased) else { return nil }
    return Mouse(action, at: Point(column: column - 1, row: row - 1))
  }

  /// Bits: 0–1 which button, 2–4 modifiers, 5 moving, 6 wheel, 7 further buttons.
  private static func action(_ button: Int, _ isReleased: Bool) -> Mouse.Action? {
    let modifiers = 0b1_1100
    switch button & ~modifiers {
    case 0: return isReleased ? .release : .press
    case 32: return isReleased ? .release : .drag
    case 64 where !isReleased: return .wheelUp
    case 65 where !isReleased: return .wheelDown
    default: return nil
    }
  }
}
