import CFuzz
import Exchange

/// No archive traps the reader of its list, and what it lists lies apart.
func check(_ bytes: [UInt8]) {
  do throws(ZipFault) {
    let tail = Array(bytes.suffix(ZipDirectory.tailSize))
    let place = try ZipDirectory.place(in: tail, of: bytes.count)
    let entries = try ZipDirectory.entries(Array(bytes[place])).sorted { $0.offset < $1.offset }
    for (entry, next) in zip(entries, entries.dropFirst()) {
      precondition(entry.offset + entry.packedSize <= next.offset, "two files share bytes")
    }
    for entry in entries {
      let end = min(bytes.count, entry.offset + ZipDirectory.headerSize)
      guard entry.offset < end else { continue }
      _ = try ZipDirectory.start(of: entry, header: Array(bytes[entry.offset..<end]))
    }
  } catch {
    precondition(!error.sentence.isEmpty)
  }
}

let result = fuzz(CommandLine.argc, CommandLine.unsafeArgv) { bytes, count in
  check(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
precondition(result == 0)
