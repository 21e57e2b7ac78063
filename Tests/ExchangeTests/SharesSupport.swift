import Testing
import Training

@testable import Exchange

/// Throws dice that fall the same way every time.
struct Rolls {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}

/// A file of which no more than so many sets are held is read again and again, and gives the same.
func expectSameInShares(_ bytes: [UInt8]) throws {
  let whole = try readInShares(bytes, holding: 100_000)
  #expect(whole.scan.readings == 1)
  #expect(whole.workouts.count > 20)
  #expect(whole.leftOut.count > 1)
  for most in [200, 120, 50] {
    let parts = try readInShares(bytes, holding: most)
    #expect(parts.scan.readings > 1)
    #expect(Set(parts.workouts) == Set(whole.workouts))
    #expect(parts.workouts.count == whole.workouts.count)
    #expect(Set(parts.measurements) == Set(whole.measurements))
    #expect(parts.measurements.count == whole.measurements.count)
    #expect(parts.counts == whole.counts)
    #expect(parts.notDone == whole.notDone)
    #expect(Set(parts.leftOut.shown) == Set(whole.leftOut.shown))
    #expect(parts.leftOut.count == whole.leftOut.count)
    #expect(parts.doubts.count == whole.doubts.count)
  }
}

private func readInShares(_ bytes: [UInt8], holding most: Int) throws -> Reading {
  var look = FileScan(mostHeld: most)
  for piece in pieces(of: bytes, size: 4096) { look.feed(piece) }
  var reading = Reading(scan: try look.finish())
  var reader = try #require(ImportReader(scan: reading.scan, zone: east))
  var count = 0
  repeat {
    for piece in pieces(of: bytes, size: 4096) { reader.feed(piece) { reading.take($0) } }
    reader.finish { reading.take($0) }
    count += 1
  } while reader.beginAgain()
  #expect(count == reading.scan.readings)
  (reading.counts, reading.leftOut, reading.doubts) = (reader.counts, reader.leftOut, reader.doubts)
  reading.notDone = reader.notDone
  return reading
}
