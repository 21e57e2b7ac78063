/// What one or two cells show: a spacing character with the marks that sit on it.
///
/// Everything that different terminals measure differently is reduced to what all of them agree on: controls become
/// spaces, joined emoji keep their first picture, flags become their two letters, invisible formatting goes.
package struct Symbol: Hashable, Sendable {
  var sign: Sign
  /// One or two.
  package var columns: Int

  package var glyph: String { sign.text }
}

extension Symbol {
  static let joiner: UInt32 = 0x200D
  static let space = Symbol(sign: .space, columns: 1)

  /// What stands for the scalar at the start of a cell; nil for what has no picture of its own.
  static func first(_ scalar: Unicode.Scalar) -> Symbol? {
    if scalar.isBreak { return space }
    if let letter = scalar.flagLetter { return Symbol(sign: Sign(letter), columns: 1) }
    let columns = scalar.columns
    return columns == 0 ? nil : Symbol(sign: Sign(scalar), columns: columns)
  }
}

extension String {
  /// The text as the cells will show it.
  package var symbols: [Symbol] {
    if isPlain { return utf8.map { Symbol(sign: Sign(plain: $0), columns: 1) } }
    if unicodeScalars.allSatisfy(\.standsAlone) {
      return unicodeScalars.map { Symbol(sign: Sign($0), columns: $0.columns) }
    }
    var symbols: [Symbol] = []
    symbols.reserveCapacity(utf8.count)
    for character in self { character.append(to: &symbols) }
    return symbols
  }

  /// The columns the text takes on the grid.
  package var columns: Int {
    isPlain ? utf8.count : symbols.columns
  }

  /// Nothing but printable ASCII: a byte, a character and a column are one.
  var isPlain: Bool {
    // Every text that is drawn is asked: as a span it takes a tenth of the time.
    let bytes = utf8.span
    return bytes.indices.allSatisfy { bytes[$0].isPlain }
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool { self >= 0x20 && self < 0x7F }
}

extension Character {
  /// The columns the character takes on the grid: 0, 1 or 2, more only for flags and stacked spacing marks.
  package var columns: Int { String(self).columns }

  func append(to symbols: inout [Symbol]) {
    if self == "\r\n" { return symbols.append(.space) }
    let start = symbols.count
    var joined = false
    for scalar in unicodeScalars {
      if scalar.value == Symbol.joiner {
        joined = symbols.count > start
      } else if let symbol = Symbol.first(scalar) {
        if scalar.isPicture && (joined || (scalar.isSkinTone && symbols.count > start)) { continue }
        joined = false
        symbols.append(symbol)
      } else if scalar.isMark, symbols.count > start {
        symbols[symbols.count - 1].sign.add(scalar)
      }
    }
  }
}

extension Array where Element == Symbol {
  /// The columns all of them take.
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The symbols as text again.
  package var text: String { reduce(into: "") { $0 += $1.glyph } }

  /// As many from the start as fit in `columns`.
  package func prefix(columns: Int) -> [Symbol] {
    var left = columns
    var count = 0
    while count < self.count, self[count].columns <= left {
      left -= self[count].columns
      count += 1
    }
    return Array(self[..<count])
  }
}
