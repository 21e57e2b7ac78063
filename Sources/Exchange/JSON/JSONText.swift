internal import Training

/// Puts a JSON object on one line, member by member, in the order they are told.
package struct JSONText {
  private(set) var bytes: [UInt8] = [UInt8(ascii: "{")]

  package init() {}

  /// The object so far, closed.
  package var closed: [UInt8] { bytes + [UInt8(ascii: "}")] }

  private mutating func name(_ name: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    JSONText.append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
  }

  package mutating func add(_ name: String, _ text: String) {
    self.name(name)
    JSONText.append(text, to: &bytes)
  }

  package mutating func add(_ name: String, _ number: Int) {
    self.name(name)
    bytes += String(number).utf8
  }

  package mutating func add(_ name: String, _ flag: Bool) {
    self.name(name)
    bytes += (flag ? "true" : "false").utf8
  }

  /// Thousandths as a decimal number.
  package mutating func add(_ name: String, thousandths milli: Int) {
    self.name(name)
    bytes += Number.text(milli).utf8
  }

  package mutating func add(_ name: String, _ object: JSONText) {
    self.name(name)
    bytes += object.closed
  }

  package mutating func add(_ name: String, _ objects: [JSONText]) {
    self.name(name)
    bytes.append(UInt8(ascii: "["))
    for (index, object) in objects.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += object.closed
    }
    bytes.append(UInt8(ascii: "]"))
  }

  package mutating func add(_ name: String, _ texts: [String]) {
    self.name(name)
    bytes.append(UInt8(ascii: "["))
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONText.append(text, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes a string with what JSON and a line of text do not allow escaped.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 10: bytes += "\\n".utf8
      case 13: bytes += "\\r".utf8
      case 9: bytes += "\\t".utf8
      case 0..<0x20, 0x7F:
        let hex = String(byte, radix: 16)
        bytes += ("\\u00" + (hex.utf8.count < 2 ? "0" : "") + hex).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
