import CFuzz
import Exchange
import Training

/// What came of a file that is read in pieces.
struct Outcome: Equatable {
  var refusal: ScanRefusal?
  var variant = ""
  var items: [ImportedItem] = []
  var leftOut = ProblemList()
  var doubts = ProblemList()
}

/// Pieces as long as `cuts` says, over and over.
func pieces(of bytes: [UInt8], cuts: [Int]) -> [ArraySlice<UInt8>] {
  var pieces: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = min(rest.count, cuts[pieces.count % cuts.count])
    pieces.append(rest.prefix(count))
    rest = rest.dropFirst(count)
  }
  return pieces
}

func scanned(_ pieces: [ArraySlice<UInt8>]) throws(ScanRefusal) -> Scan {
  var scan = FileScan()
  for piece in pieces { scan.feed(piece) }
  return try scan.finish()
}

func outcome(of pieces: [ArraySlice<UInt8>]) -> Outcome {
  var outcome = Outcome()
  do throws(ScanRefusal) {
    let scan = try scanned(pieces)
    outcome.variant = scan.variant
    let reader = ImportReader(scan: scan) { LocalMoment(moment: Moment(seconds: $0.second), offset: 0) }
    guard var reader else { preconditionFailure("a file that was scanned cannot be read") }
    for piece in pieces { reader.feed(piece) { outcome.items.append($0) } }
    reader.finish { outcome.items.append($0) }
    outcome.leftOut = reader.leftOut
    outcome.doubts = reader.doubts
  } catch {
    outcome.refusal = error
  }
  return outcome
}

let headers = [
  "",
  "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n",
  "Workout #;Date;Workout Name;Exercise Name;Set Order;Weight (kg);Reps;Seconds;Notes\n",
  "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit\r\n",
]

/// No file traps the readers, and cutting it changes nothing.
func check(_ input: UnsafeBufferPointer<UInt8>) {
  let cuts = input.prefix(3).map { Int($0 % 23) + 1 } + [1]
  for header in headers {
    let bytes = Array(header.utf8) + Array(input)
    let whole = outcome(of: pieces(of: bytes, cuts: [max(1, bytes.count)]))
    precondition(
      whole == outcome(of: pieces(of: bytes, cuts: cuts)), "cutting the file changed what came of it")
  }
}

let result = fuzz(CommandLine.argc, CommandLine.unsafeArgv) { bytes, count in
  check(UnsafeBufferPointer(start: bytes, count: count))
  return 0
}
precondition(result == 0)
