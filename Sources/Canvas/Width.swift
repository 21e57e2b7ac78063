extension Unicode.Scalar {
  /// The columns the scalar takes in a terminal: 0, 1 or 2.
  package var columns: Int {
    if value < 0x300 { return isFormat ? 0 : 1 }
    if WidthTable.zero.holds(value) || isFormat { return 0 }
    return WidthTable.wide.holds(value) ? 2 : 1
  }

  /// Never melts with its neighbours as long as all of them stand alone: letters of Europe, signs, lines, Braille.
  var standsAlone: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x2190...0x2BFF: true
    default: false
    }
  }

  /// Controls and line ends, shown as one space.
  var isBreak: Bool {
    value < 0x20 || (value >= 0x7F && value < 0xA0) || value == 0x2028 || value == 0x2029
  }

  /// What only steers how text is laid out: soft hyphen, joiners, direction marks, variation selectors, tags.
  var isFormat: Bool {
    switch value {
    case 0xAD, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F,
      0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Sits on the character before it.
  var isMark: Bool { value >= 0x300 && !isFormat && WidthTable.zero.holds(value) }

  /// An emoji or sign that a joiner may melt into the one before it; letters never are.
  var isPicture: Bool { value >= 0x1F000 || (value >= 0x2000 && value < 0x2E80) }

  var isSkinTone: Bool { value >= 0x1F3FB && value <= 0x1F3FF }

  /// The letter that a half of a flag stands for.
  var flagLetter: Unicode.Scalar? {
    guard value >= 0x1F1E6, value <= 0x1F1FF else { return nil }
    return Unicode.Scalar(0x41 + value - 0x1F1E6)
  }
}

extension [UInt32] {
  /// Whether any of the sorted ranges, each told by its first and last value, holds the value.
  func holds(_ value: UInt32) -> Bool {
    var low = 0
    var high = count / 2
    while low < high {
      let middle = (low + high) / 2
      if self[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return 2 * low < count && self[2 * low] <= value
  }
}
