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
    let reader = ImportReader(scan: scan) {
      LocalMoment(moment: Moment(seconds: $0.day.number * 86_400 + $0.second), offset: 0)
    }
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

/// Beginnings of files, so that every reader meets what follows.
let headers = [
  "",
  "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n",
  "Workout #;Date;Workout Name;Exercise Name;Set Order;Weight (kg);Reps;Seconds;Notes\n",
  "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit\r\n",
  "title,start_time,end_time,exercise_title,superset_id,set_index,set_type,weight_kg,reps\nA,\"12 Dec 2024, 13:18\",",
  "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n2024-03-01,",
  "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Time,Notes,Kind\n",
  "Date (yyyy/mm/dd),Workout,Exercise,Sets×Reps,Start Time (h:mm),Set 1 (Reps),Set 1 (KG)\n2025/01/06,",
  "Date,Workout,Body Weight,Exercise 1,Weight (KG),Weight (LB),Set 1\n08/14/15,",
  "### SETTING ##\nrow_id,mass\n1, lbs\n##\n### EXERCISE LOGS ##\n_id,logs,mydate,ename\n1,",
  "mydate,ename,logs(lbs)\n2024-03-01,A,",
  "D,P,T,E,Z,A,B,S / W / C,R / T,W / D,N,S\n06/03/24,P,18:10,",
  "workout,start,end,exercise,weight,extraWeight,reps,time,warmup\nA,1700000000000,",
  "SessionId,Timestamp,Exercise,Weight,WeightUnit,Reps,TargetReps\na,2025-03-09 23:53:00,",
  "Workout DateTime,Exercise,Completed Reps,Completed Weight Value,Completed Reps Time\n",
  "date,weight_kg,fat_percent,neck_in\n", "Date,Time,Measurement,Value,Unit\n",
  "Datum;Gewicht\n09.03.2025;93,5\n",
  "{\"results\":[{\"id\":1,\"date\":\"2024-05-01\",\"repetitions\":", "[{\"date\":\"2024-05-01\",\"weight\":",
]

/// Whether the log can keep what was read.
func isStorable(_ item: ImportedItem) -> Bool {
  switch item {
  case .measurement(let value):
    return ["kg", "lb", "cm", "in", "%"].contains(value.unit)
      && value.kind.contains { !$0.isWhitespace } && (-64_800...64_800).contains(value.taken.offset)
  case .workout(let workout):
    guard workout.duration ?? 0 >= 0, (-64_800...64_800).contains(workout.start.offset) else { return false }
    return workout.blocks.flatMap(\.sets).allSatisfy { set in
      let values = set.values
      return (values.weight?.milli ?? 0).magnitude <= 90_000_000_000
        && (0...1_000_000_000).contains(values.reps ?? 0)
        && (0...1_000_000_000).contains(values.duration ?? 0)
        && (0...1_000_000_000_000).contains(values.distance?.milli ?? 0) && set.restAfter ?? 0 >= 0
    }
  }
}

/// No file traps the readers, what they read can be kept, and cutting the file changes nothing.
///
/// The first byte chooses the beginning that stands before the rest.
func check(_ input: UnsafeBufferPointer<UInt8>) {
  let cuts = input.prefix(3).map { Int($0 % 23) + 1 } + [1]
  let header = headers[Int(input.first ?? 0) % headers.count]
  let bytes = Array(header.utf8) + Array(input.dropFirst())
  let whole = outcome(of: pieces(of: bytes, cuts: [max(1, bytes.count)]))
  precondition(whole.items.allSatisfy(isStorable), "the log cannot keep what was read")
  precondition(
    whole == outcome(of: pieces(of: bytes, cuts: cuts)), "cutting the file changed what came of it")
}

let result = fuzz(CommandLine.argc, CommandLine.unsafeArgv) { bytes, count in
  check(UnsafeBufferPointer(start: bytes, count: count))
  return 0
}
precondition(result == 0)
