import Testing
import Training

@testable import Exchange

/// The short way to read a date with an English month.
struct EnglishDateTests {
  @Test(arguments: ["Jan", "FEB", "mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])
  func `it says what the long way says`(month: String) {
    for day in ["1", "07", "28", "30", "31", "0", "32"] {
      for tail in ["", ", 00:00", ", 7:05", ", 23:59", ", 24:00", ", 12:60", ", 12:3"] {
        let bytes = Array("\(day) \(month) 2024\(tail)".utf8)
        guard let found = EnglishDate(bytes.span) else { continue }
        #expect(found.stamp == NamedDate(bytes.span)?.stamp)
        #expect(found.languages == NamedDate(bytes.span)?.languages)
      }
    }
    #expect(EnglishDate(Array("7 \(month) 2024, 07:05".utf8).span) != nil)
  }

  @Test(arguments: [
    "12 Okt 2024, 13:18", "12 March 2024", "12 Dec 24, 13:18", "12 Dec 2024 13:18", "12 Dec 2024, 1:18 PM",
    "12 Dec",
    "12 De", "12 ", "", "Dec 12, 2024", "12 Dec 2024, 13:18 ", "32 Dec 2024",
  ])
  func `anything else is left to it`(text: String) {
    #expect(EnglishDate(Array(text.utf8).span) == nil)
  }
}
