import CFuzz
import Canvas
import Terminal

/// The events of bytes that come in pieces as long as `cuts` says, over and over.
func events(of bytes: ArraySlice<UInt8>, cuts: [Int]) -> [Event] {
  var decoder = InputDecoder()
  var events: [Event] = []
  var rest = bytes
  var turn = 0
  while !rest.isEmpty {
    let count = min(rest.count, cuts[turn % cuts.count])
    events += decoder.decode(rest.prefix(count))
    rest = rest.dropFirst(count)
    turn += 1
  }
  return events + decoder.settle()
}

/// No byte traps the decoder, and cutting the bytes changes nothing.
func check(_ input: UnsafeBufferPointer<UInt8>) {
  let bytes = Array(input)
  let cuts = bytes.prefix(3).map { Int($0 % 7) + 1 } + [1]
  let whole = events(of: bytes[...], cuts: [max(1, bytes.count)])
  precondition(whole == events(of: bytes[...], cuts: cuts), "cutting the bytes changed the events")
}

let result = fuzz(CommandLine.argc, CommandLine.unsafeArgv) { bytes, count in
  check(UnsafeBufferPointer(start: bytes, count: count))
  return 0
}
precondition(result == 0)
