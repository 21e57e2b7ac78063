import Exchange
import Testing
import Training

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file beside the tests, in `Files`.
func file(_ name: String, _ here: String = #filePath) throws -> [UInt8] {
  let folder = here.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  let stream = try #require(fopen("\(folder)/Files/\(name)", "r"))
  defer { fclose(stream) }
  var bytes: [UInt8] = []
  while case let byte = getc(stream), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return bytes
}

/// An hour east of Greenwich, all year.
func east(_ time: CivilTime) -> LocalMoment {
  LocalMoment(moment: Moment(seconds: time.day.number * 86_400 + time.second - 3_600), offset: 3_600)
}

/// Everything a file gave.
struct Reading {
  var scan: Scan
  var workouts: [ImportedWorkout] = []
  var measurements: [ImportedMeasurement] = []
  var notDone = 0
  var counts = ImportCounts()
  var leftOut = ProblemList()
  var doubts = ProblemList()
  /// The rows of each workout as the file has them.
  var rows: [[UInt8]?] = []

  var blocks: [ImportedBlock] { workouts.flatMap(\.blocks) }
  var sets: [ImportedSet] { blocks.flatMap(\.sets) }

  mutating func take(_ item: ImportedItem) {
    switch item {
    case .workout(var workout):
      rows.append(KeptRows.text(of: workout.rows[...], lineBreak: "\n"))
      workout.rows = []
      workouts.append(workout)
    case .measurement(let measurement): measurements.append(measurement)
    }
  }
}

/// Pieces of at most `size` bytes.
func pieces(of bytes: [UInt8], size: Int) -> [ArraySlice<UInt8>] {
  stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
}

func scan(_ bytes: [UInt8], size: Int = 4096, as format: Format? = nil) throws -> Scan {
  var scan = FileScan(format: format)
  for piece in pieces(of: bytes, size: size) { scan.feed(piece) }
  return try scan.finish()
}

func read(
  _ bytes: [UInt8], unit: WeightUnit = .kg, distanceUnit: DistanceUnit = .km, size: Int = 4096,
  as format: Format? = nil, zone: @escaping (CivilTime) -> LocalMoment = east
) throws -> Reading {
  var reading = Reading(scan: try scan(bytes, size: size, as: format))
  var reader = try #require(
    ImportReader(scan: reading.scan, unit: unit, distanceUnit: distanceUnit, zone: zone))
  for piece in pieces(of: bytes, size: size) {
    reader.feed(piece) { reading.take($0) }
  }
  reader.finish { reading.take($0) }
  (reading.counts, reading.leftOut, reading.doubts) = (reader.counts, reader.leftOut, reader.doubts)
  reading.notDone = reader.notDone
  return reading
}

func read(_ text: String, unit: WeightUnit = .kg, distanceUnit: DistanceUnit = .km) throws -> Reading {
  try read(Array(text.utf8), unit: unit, distanceUnit: distanceUnit)
}

/// A Strong file of 2025 with the given rows.
func strong(_ rows: String...) -> String {
  ([
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
  ] + rows).joined(separator: "\n") + "\n"
}

/// A row of one workout: exercise, set order, weight, reps, distance, seconds, and what follows.
func row(_ text: String, rest: String = ",,") -> String {
  "2025-01-14 18:00:00,Push,1h,\(text),\(rest)"
}

/// Records and damage of a CSV file, as text.
struct Table: Equatable {
  var rows: [[String]] = []
  var lines: [Int] = []
  var damage: [CSVDamage] = []

  init(_ bytes: [UInt8], size: Int = 4096, delimiter: UInt8? = nil, limit: Int = 16 << 20) {
    var reader = CSVReader(delimiter: delimiter, limit: limit)
    for piece in pieces(of: bytes, size: size) {
      reader.feed(piece)
      drain(&reader)
    }
    reader.finish()
    drain(&reader)
  }

  init(_ text: String, size: Int = 4096, limit: Int = 16 << 20) {
    self.init(Array(text.utf8), size: size, limit: limit)
  }

  private mutating func drain(_ reader: inout CSVReader) {
    while let event = reader.next() {
      switch event {
      case .record:
        rows.append((0..<reader.record.count).map { reader.record.text($0) })
        lines.append(reader.record.line)
      case .damage(let found): damage.append(found)
      }
    }
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same seed, the same file.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
