/// Line breaks that a program wrote as a backslash and an n.
enum EscapedBreaks {
  static func removed(from text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "\\")) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      let isBreak =
        bytes[at] == UInt8(ascii: "\\") && at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "n")
      result.append(isBreak ? 10 : bytes[at])
      at += isBreak ? 2 : 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
