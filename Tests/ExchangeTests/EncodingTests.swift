import Exchange
import Testing

@Suite struct EncodingTests {
  private let german =
    "Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE\n"
    + "2025-08-01 09:46:59,\"Rücken\",1h 6min,\"Kreuzheben\",1,100,5,0,0,\"“gut”\",\"\",\n"

  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  @Test func `a byte order mark is no part of the header`() throws {
    let reading = try read("\u{FEFF}" + german)
    #expect(reading.scan.header.first == "Datum")
    #expect(reading.workouts.map(\.name) == ["Rücken"])
  }

  @Test(arguments: [true, false], [1, 2, 3, 5, 4096])
  func `UTF-16 is read by its byte order mark`(isBigEndian: Bool, size: Int) throws {
    let reading = try read(utf16(german + "🏋️", isBigEndian: isBigEndian), size: size)
    #expect(reading.scan.encoding == (isBigEndian ? .utf16BigEndian : .utf16LittleEndian))
    #expect(reading.workouts.map(\.name) == ["Rücken"])
    #expect(reading.leftOut.shown.map(\.excerpt) == ["🏋️"])
  }

  @Test func `bytes that are not UTF-8 are read as Windows-1252 and the scan says so`() throws {
    let bytes = german.unicodeScalars.map { scalar -> UInt8 in
      switch scalar {
      case "“": 0x93
      case "”": 0x94
      default: UInt8(scalar.value)
      }
    }
    let reading = try read(bytes)
    #expect(reading.scan.encoding == .windows1252)
    #expect(reading.scan.variant == "strong.ios.de")
    #expect(reading.scan.remarks == ["The text is not UTF-8, so it is read as Windows-1252."])
    #expect(reading.workouts.map(\.name) == ["Rücken"])
    #expect(reading.workouts[0].blocks[0].note == "“gut”")
  }

  @Test func `one broken character does not turn a whole UTF-8 file into Windows-1252`() throws {
    var bytes = Array(german.utf8)
    let broken = Array("2025-08-02 09:46:59,\"B".utf8) + [0xFF] + Array("\",1h,Squat,1,100,5,0,0,,,\n".utf8)
    bytes += broken
    let reading = try read(bytes)
    #expect(reading.scan.encoding == .utf8)
    #expect(reading.scan.remarks == ["Not UTF-8, and shown as \u{FFFD}: 1 byte."])
    #expect(reading.workouts.map(\.name) == ["Rücken", "B\u{FFFD}"])
  }

  @Test(arguments: [1, 2, 3])
  func `a character cut by a piece's end is whole`(size: Int) throws {
    let reading = try read(Array(german.utf8), size: size)
    #expect(reading.scan.encoding == .utf8)
    #expect(reading.workouts.map(\.name) == ["Rücken"])
  }

  @Test func `a header with combining accents is the same header`() throws {
    let decomposed = german.split(separator: "Ü", omittingEmptySubsequences: false).joined(
      separator: "U\u{308}")
    #expect(try scan(Array(decomposed.utf8)).variant == "strong.ios.de")
  }
}
