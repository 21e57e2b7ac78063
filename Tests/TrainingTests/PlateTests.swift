import Testing
import Training

private func text(_ target: Weight, _ rack: PlateRack) -> String {
  rack.plates(for: target).below.text()
}

@Test func `the plates of a bar are told the way a lifter reads them`() {
  #expect(text(kg(100), .usual(.kg)) == "100 = 20 + 2×(25 · 15)")
  #expect(text(lb(225), .usual(.lb)) == "225 = 45 + 2×(45 · 45)")
  #expect(text(kg(20), .usual(.kg)) == "20 = 20")
  let comma = PlateRack.usual(.kg).plates(for: kg(102.5)).below.text(style: .comma)
  #expect(comma == "102,5 = 20 + 2×(25 · 15 · 1,25)")
  var collared = PlateRack.usual(.kg)
  collared.collars = kg(5)
  #expect(text(kg(180), collared) == "180 = 20 + 5 + 2×(25 · 25 · 25 · 2.5)")
}

@Test func `taking the largest plate first would be wrong`() {
  let stock = [45.0, 35, 25, 10, 2.5].map { PlateStock(weight: lb($0), count: 8) }
  #expect(text(lb(130), PlateRack(bar: lb(45), plates: stock)) == "130 = 45 + 2×(35 · 2.5 · 2.5 · 2.5)")
  let five = [45.0, 35, 25, 10, 5].map { PlateStock(weight: lb($0), count: 8) }
  #expect(text(lb(135), PlateRack(bar: lb(45), plates: five)) == "135 = 45 + 2×(45)")
}

@Test func `a weight that cannot be loaded has a neighbour on each side`() {
  let stock = [PlateStock(weight: lb(45), count: 4), PlateStock(weight: lb(25), count: 2)]
  let rack = PlateRack(bar: lb(45), plates: stock)
  let answer = rack.plates(for: lb(190))
  #expect(!answer.isExact)
  #expect(answer.below.total == Load(lb(185)))
  #expect(answer.above?.total == Load(lb(225)))
  #expect(answer.text(for: lb(190)) == "190 → 185 / 225")
  #expect(rack.plates(for: lb(40)).text(for: lb(40)) == "bar is 45")
  #expect(rack.plates(for: lb(300)).text(for: lb(300)) == "300 → 275")
  #expect(rack.plates(for: lb(135)).text(for: lb(135)) == "135 = 45 + 2×(45)")
  #expect(rack.next(above: lb(185)) == lb(225))
  #expect(rack.next(below: lb(185)) == lb(135))
  #expect(rack.next(above: lb(275)) == nil)
  #expect(rack.next(below: lb(45)) == nil)
  #expect(rack.next(above: lb(10)) == lb(45))
  #expect(rack.plates(for: lb(40)).isBelowBar)
}

@Test func `a landmine is loaded on one side and plates of both units may be mixed`() {
  let stock = [PlateStock(weight: kg(20), count: 1), PlateStock(weight: lb(45), count: 2)]
  #expect(text(kg(40), PlateRack(bar: kg(20), plates: stock, sides: 1)) == "40 = 20 + (20)")
  let mixed = PlateRack(
    bar: kg(20), plates: [PlateStock(weight: kg(20), count: 2), PlateStock(weight: lb(45), count: 2)])
  #expect(text(kg(101), mixed) == "100.82 = 20 + 2×(45 lb · 20)")
}

@Test func `five hundred plates of each kind do not hang, nor does a tonne`() {
  let stock = [45.0, 35, 25, 15, 10, 0.25].map { PlateStock(weight: lb($0), count: 500) }
  let rack = PlateRack(bar: lb(45), plates: stock)
  #expect(rack.plates(for: lb(345)).isExact)
  #expect(rack.plates(for: lb(2_000)).isExact)
  #expect(rack.plates(for: Weight(milli: 9_999_999_999, unit: .lb)).below.total > Load(lb(40_000)))
}

@Test func `the search finds what trying everything finds`() {
  var random = Seeded(state: 11)
  for _ in 0..<150 {
    let unit: WeightUnit = Bool.random(using: &random) ? .kg : .lb
    let sizes = Set((0..<4).map { _ in Int.random(in: 1...12, using: &random) * 1_250 })
    let stock = sizes.map {
      let other = Int.random(in: 0..<5, using: &random) == 0 ? unit.other : unit
      return PlateStock(
        weight: Weight(milli: $0, unit: other), count: Int.random(in: 0...7, using: &random))
    }
    let rack = PlateRack(bar: Weight(milli: 20_000, unit: unit), plates: stock)
    let target = Weight(milli: 20_000 + Int.random(in: 0...100, using: &random) * 1_250, unit: unit)
    let answer = rack.plates(for: target)
    let all = everyLoading(rack)
    let best = all.filter { $0.total <= Load(target) }.max { ($0.total, $1.count) < ($1.total, $0.count) }
    #expect(answer.below.total == best?.total)
    #expect(answer.below.plateCount == best?.count)
    #expect(answer.above?.total == all.map(\.total).filter { $0 > Load(target) }.min())
  }
}

private func everyLoading(_ rack: PlateRack) -> [(total: Load, count: Int)] {
  var loadings: [(total: Load, count: Int)] = [(Load(rack.bar), 0)]
  for stock in rack.plates {
    loadings = loadings.flatMap { loading in
      (0...stock.count / 2).map { pairs in
        (loading.total + Load(stock.weight) * (2 * pairs), loading.count + 2 * pairs)
      }
    }
  }
  return loadings
}

@Test func `dumbbells go to the next in the rack`() {
  let rack = FixedWeights([lb(120), lb(45), lb(100)])
  #expect(rack.next(above: lb(105)) == lb(120))
  #expect(rack.next(below: lb(105)) == lb(100))
  #expect(rack.next(above: lb(120)) == nil)
}

@Test func `a warm-up climbs in loadable steps below the working weight`() {
  func sets(_ work: Weight, _ scheme: WarmUpScheme = .standard) -> String {
    scheme.sets(for: work, on: .steps(kg(2.5), bar: kg(20))).map { "\($0.weight.number())×\($0.reps)" }
      .joined(separator: " ")
  }
  #expect(sets(kg(100)) == "20×10 40×5 60×3 80×1")
  #expect(sets(kg(82.5)) == "20×10 32.5×5 47.5×3 65×1")
  #expect(sets(kg(30)) == "20×10 22.5×1")
  #expect(sets(kg(20)).isEmpty)
  #expect(sets(kg(15)).isEmpty)
  #expect(sets(kg(100), .hevy) == "40×5 60×5 80×3")
  #expect(sets(kg(100), .short) == "20×5 60×3 85×2")
  #expect(sets(kg(100), .fiveThreeOne) == "40×5 50×5 60×3")
}

@Test func `with few plates the warm-up takes what can be loaded`() {
  let rack = PlateRack(bar: lb(35), plates: [PlateStock(weight: lb(45), count: 2)])
  let sets = WarmUpScheme.standard.sets(for: lb(225), on: .plates(rack))
  #expect(sets.map { "\($0.weight.number())×\($0.reps)" } == ["35×10", "125×3"])
}
