/// Measures how long pieces of work take.
struct Stopwatch {
  let runs: Int

  /// The median of all runs, in milliseconds; the first run is not counted.
  func median(_ work: () throws -> Void) rethrows -> Double {
    try work()
    var times: [Double] = []
    for _ in 0..<max(1, runs) {
      let clock = ContinuousClock()
      let start = clock.now
      try work()
      times.append((clock.now - start).milliseconds)
    }
    return times.sorted()[times.count / 2]
  }
}

extension Duration {
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }
}
