import Training

/// How a large JEFIT backup is read in shares: each holds a stretch of days, so that workouts come in order.
struct JefitShares {
  let count: Int
  /// What the logs of each day weigh.
  private var weights: [Int: Int] = [:]
  /// The number of the last day of each share but the last one.
  private var ends: [Int] = []

  init(_ count: Int) {
    self.count = count
  }

  /// Takes note of a log, by its day and its size in bytes.
  mutating func add(_ day: Day, size: Int) {
    weights[day.number, default: 0] += 128 + size
  }

  /// Divides the days once all logs are known.
  mutating func settle() {
    let all = weights.values.reduce(0, +)
    var sum = 0
    for (day, weight) in weights.sorted(by: { $0.key < $1.key }) {
      sum += weight
      while ends.count + 1 < count, sum >= (ends.count + 1) * all / count { ends.append(day) }
    }
    weights = [:]
  }

  /// The share of a day, from 0; what has none is of the first.
  func share(of day: Int?) -> Int {
    guard let day else { return 0 }
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
