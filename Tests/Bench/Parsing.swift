import Exchange
import Training

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads a file of another program without a log, over and over.
struct Parsing {
  private let bytes: [UInt8]

  /// Nil when there is no such file.
  init?(path: String) {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    self.bytes = bytes
  }

  private var pieces: [ArraySlice<UInt8>] {
    stride(from: 0, to: bytes.count, by: 1 << 18).map { bytes[$0..<min($0 + 1 << 18, bytes.count)] }
  }

  private func scan(_ pieces: [ArraySlice<UInt8>]) throws(ScanRefusal) -> Scan {
    var scan = FileScan()
    for piece in pieces { scan.feed(piece) }
    return try scan.finish()
  }

  /// What came of the file, and the milliseconds of looking at it and of reading it.
  func report(_ stopwatch: Stopwatch) throws -> String {
    let pieces = pieces
    let scan = try scan(pieces)
    var kept = 0
    let looking = try stopwatch.median { _ = try self.scan(pieces) }
    let reading = stopwatch.median {
      kept = 0
      guard var reader = ImportReader(scan: scan, zone: Parsing.greenwich) else { return }
      for piece in pieces { reader.feed(piece) { _ in kept += 1 } }
      reader.finish { _ in kept += 1 }
      kept = reader.leftOut.count > 0 ? -reader.leftOut.count : kept
    }
    return "\(scan.rows)\t\(kept)\t\(looking)\t\(reading)\t\(scan.variant)"
  }

  private static func greenwich(_ time: CivilTime) -> LocalMoment {
    LocalMoment(moment: Moment(seconds: time.day.number * 86_400 + time.second), offset: 0)
  }
}
