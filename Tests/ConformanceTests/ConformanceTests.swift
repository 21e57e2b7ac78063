import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is checked, by name of file; a file without a check is not covered.
private let checks = [
  EstimateVectors.checks, RecordVectors.checks, LoadVectors.checks, TimeVectors.checks,
  ScoreVectors.checks,
].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

private struct Tally {
  var passed = 0
  var differing: [String] = []
  var conventions: [String] = []
  var notCovered = 0

  mutating func add(_ row: Row, _ verdict: Verdict) {
    switch verdict {
    case .passed: passed += 1
    case .differing(let ours): differing.append("\(row.name): expected \(row.expected), got \(ours)")
    case .otherConvention(let name): conventions.append(name)
    case .notCovered: notCovered += 1
    }
  }

  func line(_ name: String) -> String {
    let padded = name + String(repeating: " ", count: max(0, 26 - name.count))
    let counts = "\(passed) passed / \(differing.count) differing / \(notCovered) not covered"
    let named = Set(conventions).sorted().joined(separator: "; ")
    return conventions.isEmpty
      ? "\(padded) \(counts)" : "\(padded) \(counts) / \(conventions.count) by another convention (\(named))"
  }
}

@Test func `every published vector that is covered comes out as published`() {
  guard let folder = getenv("KNURL_VECTORS").map({ String(cString: $0) }) else {
    print("conformance: KNURL_VECTORS names no folder of vectors, nothing was compared")
    return
  }
  let files = VectorFile.all(in: folder) ?? []
  #expect(!files.isEmpty, "no vectors in \(folder)")
  for file in files {
    var tally = Tally()
    for row in file.rows {
      tally.add(row, checks[file.name].map { $0(row) } ?? .notCovered)
    }
    print(tally.line(file.name))
    #expect(tally.differing.isEmpty, "\(file.name)")
  }
}
