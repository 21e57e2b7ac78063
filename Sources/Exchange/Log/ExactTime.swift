package import Training

extension LocalMoment {
  /// ISO 8601 with the offset, `2026-11-27T18:36:00+01:00`; seconds of the offset only where it has some.
  package var exactText: String {
    let size = abs(offset)
    let zone = [size / 3_600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
    let second = secondOfDay
    let clock = [second / 3_600, second / 60 % 60, second % 60]
    return "\(day.iso)T\(ExactTime.joined(clock))\(offset < 0 ? "-" : "+")\(ExactTime.joined(zone))"
  }

  /// Reads what `exactText` writes, with a `Z` for +00:00 too; nil for anything else.
  package init?(exactText text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[10] == UInt8(ascii: "T") || bytes[10] == 32,
      let day = Day(iso: String(decoding: bytes[..<10], as: UTF8.self)),
      let clock = ExactTime.clock(bytes[11..<19]), clock.count == 3,
      let offset = ExactTime.offset(bytes[19...])
    else { return nil }
    let local = day.number * 86_400 + clock[0] * 3_600 + clock[1] * 60 + clock[2]
    self.init(moment: Moment(seconds: local - offset), offset: offset)
  }
}

/// The pieces of an exact time.
enum ExactTime {
  static func joined(_ numbers: [Int]) -> String {
    numbers.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }

  /// Seconds of `+01:00`, `-03:30`, `+00:53:28` or `Z`, at most 18 hours.
  static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let sign = bytes.first else { return nil }
    if bytes.elementsEqual("Z".utf8) { return 0 }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let parts = clock(bytes.dropFirst()) else {
      return nil
    }
    let size = parts[0] * 3_600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
    guard size <= 64_800 else { return nil }
    return sign == UInt8(ascii: "-") ? -size : size
  }

  /// The numbers of `18:36` or `18:36:07`.
  static func clock(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count),
      parts.allSatisfy({ $0.count == 2 && $0.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1) - 48 } }
    guard numbers[0] < 24, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    return numbers
  }
}
