/// Every sum that the plates of one unit can make on one side, each with the fewest plates.
///
/// Taking the largest plate that fits goes wrong (130 lb is 35 + 3×2.5 a side), so this is a
/// bounded search over whole steps of the plates' common divisor.
struct PlateSums {
  /// A plate size with how many one side may have.
  private struct Size {
    let weight: Weight
    let steps: Int
    let limit: Int
  }

  /// More steps than this are not searched: a tonne a side, to the gram.
  private static let mostSteps = 1_000_000
  private static let unreachable = Int32.max

  /// Heaviest first.
  private let sizes: [Size]
  /// Thousandths of the unit.
  private let step: Int
  private let unit: WeightUnit
  /// The fewest plates for every sum: row k is made of the k lightest sizes.
  private let rows: [[Int32]]

  /// - Parameter reach: the heaviest sum of interest, in grains.
  init(_ plates: [PlateStock], unit: WeightUnit, sides: Int, reach: Int128) {
    let usable = plates.filter { $0.weight.unit == unit && $0.weight.milli > 0 && $0.count >= sides }
      .sorted { $0.weight > $1.weight }
    let step = max(1, usable.reduce(0) { PlateSums.divisor($0, $1.weight.milli) })
    let sizes = usable.map {
      Size(weight: $0.weight, steps: $0.weight.milli / step, limit: $0.count / sides)
    }
    let all = sizes.reduce(Int128(0)) { $0 + Int128($1.steps) * Int128($1.limit) }
    let wanted = max(0, reach) / (Int128(step) * unit.grainsPerMilli)
    let capacity = min(Int(clamping: min(all, wanted)), PlateSums.mostSteps)
    self.sizes = sizes
    self.step = step
    self.unit = unit
    rows = PlateSums.fewestPlates(sizes, capacity: capacity)
  }

  private static func divisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : divisor(second, first % second)
  }

  private static func fewestPlates(_ sizes: [Size], capacity: Int) -> [[Int32]] {
    var row = [Int32](repeating: unreachable, count: capacity + 1)
    row[0] = 0
    var rows = [row]
    for size in sizes.reversed() {
      row = adding(size, to: row)
      rows.append(row)
    }
    return rows
  }

  /// One more size: per remainder, the best earlier sum within the limit, by a sliding window.
  private static func adding(_ size: Size, to row: [Int32]) -> [Int32] {
    var result = row
    for remainder in 0..<min(size.steps, row.count) {
      var window: [(count: Int, cost: Int)] = []
      var head = 0
      for count in 0...((row.count - 1 - remainder) / size.steps) {
        let sum = remainder + count * size.steps
        if row[sum] != unreachable {
          let cost = Int(row[sum]) - count
          while window.count > head, window[window.count - 1].cost >= cost { window.removeLast() }
          window.append((count, cost))
        }
        while head < window.count, window[head].count < count - size.limit { head += 1 }
        if head < window.count { result[sum] = Int32(clamping: window[head].cost + count) }
      }
    }
    return result
  }

  /// A sum of one side.
  struct Sum {
    let grains: Int128
    let plates: Int
    let steps: Int
  }

  /// All sums within reach, lightest first; the first is of no plates.
  var sums: [Sum] {
    let size = Int128(step) * unit.grainsPerMilli
    return (rows.last ?? []).enumerated().compactMap { steps, plates in
      plates == PlateSums.unreachable
        ? nil : Sum(grains: Int128(steps) * size, plates: Int(plates), steps: steps)
    }
  }

  /// The plates of a sum, heaviest first: the fewest, and of equally few the larger.
  func piles(of sum: Sum) -> [PlatePile] {
    var rest = sum.steps
    var piles: [PlatePile] = []
    for (index, size) in sizes.enumerated() {
      let lighter = rows[sizes.count - 1 - index]
      let plates = Int(rows[sizes.count - index][rest])
      var count = min(size.limit, rest / size.steps)
      while count > 0, Int(lighter[rest - count * size.steps]) != plates - count { count -= 1 }
      if count > 0 { piles.append(PlatePile(weight: size.weight, count: count)) }
      rest -= count * size.steps
    }
    return piles
  }
}
