/// Commas and points in a written number: which one marks the decimals, which ones group thousands.
enum Grouping {
  private static let comma = UInt8(ascii: ",")
  private static let point = UInt8(ascii: ".")

  /// The number with a point before its decimals and without grouping marks; nil when they make no sense.
  static func removed(from text: Span<UInt8>, mark: DecimalMark) -> [UInt8]? {
    let bytes = trimmed(text)
    guard let last = bytes.last(where: { $0 == comma || $0 == point }) else { return bytes }
    let other = last == comma ? point : comma
    let parts = bytes.split(separator: last, omittingEmptySubsequences: false)
    if bytes.contains(other) {
      guard parts.count == 2,
        let whole = joined(parts[0].split(separator: other, omittingEmptySubsequences: false))
      else { return nil }
      return whole + [point] + parts[1]
    }
    guard parts.count == 2 else { return joined(parts) }
    let isOwnMark = (last == comma) == (mark == .comma)
    if !isOwnMark, let grouped = joined(parts) { return grouped }
    return parts[0] + [point] + parts[1]
  }

  /// The digits of thousands put together; nil when the groups are not such.
  private static func joined(_ parts: [ArraySlice<UInt8>]) -> [UInt8]? {
    let head = parts[0].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    guard (1...3).contains(head.count), head.first != UInt8(ascii: "0"),
      parts.dropFirst().allSatisfy({ $0.count == 3 && $0.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    return Array(parts.joined())
  }

  private static func trimmed(_ text: Span<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    for index in text.indices { bytes.append(text[index]) }
    while bytes.last == 32 { bytes.removeLast() }
    return Array(bytes.drop { $0 == 32 })
  }
}
