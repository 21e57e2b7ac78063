/// A spacing character with up to three marks on it, held without an allocation so that whole screens compare fast.
struct Sign: Hashable, Sendable {
  // The larger part first: a cell with its role then takes sixteen bytes.

  /// The marks, 21 bits each, the first in the lowest.
  private(set) var marks: UInt64 = 0
  /// The spacing character; zero for nothing.
  private(set) var base: UInt32

  static let space = Sign(" ")
  static let nothing = Sign(nil)

  init(_ scalar: Unicode.Scalar?) {
    base = scalar?.value ?? 0
  }

  /// A printable ASCII character.
  init(plain byte: UInt8) {
    base = UInt32(byte)
  }

  /// The first character of a text with the marks that follow it; nothing for an empty text.
  init(text: String) {
    var scalars = text.unicodeScalars.makeIterator()
    self.init(scalars.next())
    while let mark = scalars.next() { add(mark) }
  }

  var isNothing: Bool { base == 0 }

  /// Puts a mark on the character; one too many is left out.
  mutating func add(_ mark: Unicode.Scalar) {
    var free: UInt64 = 0
    while free < 63, marks >> free != 0 { free += 21 }
    guard free < 63 else { return }
    marks |= UInt64(mark.value) << free
  }

  var text: String {
    guard base != 0, let scalar = Unicode.Scalar(base) else { return "" }
    guard marks != 0 else { return String(scalar) }
    var text = String.UnicodeScalarView([scalar])
    var rest = marks
    while rest != 0, let mark = Unicode.Scalar(UInt32(rest & 0x1F_FFFF)) {
      text.append(mark)
      rest >>= 21
    }
    return String(text)
  }
}
