import Exchange
import Testing
import Training

/// The rows that a workout is kept with.
struct KeptRowsTests {
  @Test(arguments: [1, 7, 4096]) func `each workout keeps its rows, byte for byte, unread ones among them`(
    size: Int
  ) throws {
    let first = [
      row("Bench Press (Barbell),W,60,5,0,0"), row("Bench Press (Barbell),1,abc,5,0,0"),
      row("Bench Press (Barbell),1,100,5,0,0", rest: "\"a \"\"b\"\"\nc\",,8"),
      row("\(String(repeating: "Lang ", count: 200)),1,100,5,0,0"),
    ]
    let second = ["2025-01-15 18:00:00,Pull,1h,Deadlift (Barbell),1,180,5,0,0,,,"]
    let file = strong() + (first + second).joined(separator: "\n")
    let reading = try read(Array(file.utf8), size: size)
    #expect(reading.leftOut.count == 1)
    #expect(
      reading.rows.map { $0.map { String(decoding: $0, as: UTF8.self) } }
        == [first, second].map { $0.joined(separator: "\n") + "\n" })
  }

  @Test func `only programs that are written again keep theirs`() throws {
    #expect(try read(file("fitnotes-android.csv")).rows.allSatisfy { $0 == [] })
    #expect(try read(file("hevy-kilograms.csv")).rows.allSatisfy { $0 != [] })
  }

  @Test func `bytes that are no rows are told apart`() {
    #expect(KeptRows.text(of: [1, 0], lineBreak: "\n") == nil)
    #expect(KeptRows.text(of: [0, 5, 1], lineBreak: "\n") == nil)
    #expect(KeptRows.text(of: [0, 255, 255, 255, 255, 255, 255], lineBreak: "\n") == nil)
    #expect(KeptRows.text(of: [], lineBreak: "\n") == [])
  }
}
