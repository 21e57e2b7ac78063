import Training

/// Effective loads, volume, units, rounding, plates and warm-ups.
enum LoadVectors {
  static let checks: [String: Check] = [
    "effective_load.csv": effective,
    "effective_load_share.csv": effectiveShare,
    "bodyweight_on.csv": bodyweightOn,
    "bodyweight_share.csv": { row in
      row.compare(BodyweightShare.usual(forExercise: row.text("exercise")).map { Double($0) / 1_000 })
    },
    "volume.csv": volume,
    "volume_share.csv": volumeShare,
    "units.csv": units,
    "rounding.csv": rounding,
    "plates.csv": plates,
    "warmup.csv": warmUp,
  ]

  private static func kilograms(_ load: Load) -> Double { Double(load.milli(in: .kg)) / 1_000 }

  private static func effective(_ row: Row) -> Verdict {
    let kind: ExerciseKind = row.text("load") == "bodyweight" ? .weightedBodyweight : .weightReps
    let rules = LoadRules(kind: kind, share: 1_000)
    let bodyweight = row.weight("bodyweight")
    // These vectors count the added weight alone when the lifter's is unknown, as our volume does.
    let values = SetValues(weight: row.weight("entered"), reps: 1)
    let load = rules.effective(values.weight, bodyweight: bodyweight)
    return row.compare(kilograms(load ?? rules.volume(values, bodyweight: bodyweight)))
  }

  private static func effectiveShare(_ row: Row) -> Verdict {
    let modes: [String: ExerciseKind] = [
      "bodyweight": .weightedBodyweight, "assisted": .assistedBodyweight,
    ]
    guard let kind = modes[row.text("mode")] else {
      return .otherConvention("a mode without the lifter's weight has no effective load")
    }
    let rules = LoadRules(kind: kind, share: row.number("share").map { Int(($0 * 1_000).rounded()) })
    let load = rules.effective(row.weight("entered"), bodyweight: row.weight("bodyweight"))
    if let entered = row.number("entered"), entered < 0 {
      return .otherConvention("an entry below 0 is ignored; ours is assistance")
    }
    return row.compare(load.map(kilograms))
  }

  private static func bodyweightOn(_ row: Row) -> Verdict {
    guard let day = Day(iso: row.text("date")) else { return .notCovered }
    let entries = row.json("log_json").list.compactMap { entry -> BodyweightLog.Entry? in
      guard entry.list.count == 2, let day = entry.list[0].text.flatMap({ Day(iso: $0) }),
        let weight = entry.list[1].number.flatMap({ Weight(number: $0, unit: .kg) })
      else { return nil }
      return BodyweightLog.Entry(day: day, weight: weight)
    }
    let fallback = row.weight("fallback").flatMap { BodyweightLog.isPlausible($0) ? $0 : nil }
    return row.compare((BodyweightLog(entries).weight(on: day) ?? fallback)?.value)
  }

  private static func volume(_ row: Row) -> Verdict {
    let options = row.text("options")
    let option = { (name: String) -> Double? in
      options.hasPrefix(name + "=") ? Double(options.dropFirst(name.count + 1)) : nil
    }
    let total = row.json("sets_json").list.reduce(Load.zero) { sum, set in
      guard let input = RecordVectors.sets(.list([set]), workoutID: "w").first, input.isEligible else {
        return sum
      }
      let kinds: [String: ExerciseKind] = ["bodyweight": .weightedBodyweight, "none": .duration]
      let rules = LoadRules(
        kind: kinds[set["load"]?.text ?? ""] ?? .weightReps, share: 1_000,
        implements: Int(option("multiplier") ?? 1), isPerSide: set["reps_left"] != nil)
      if rules.kind == .duration { return sum }
      let bodyweight = option("bodyweight").flatMap { Weight(number: $0, unit: .kg) }
      return sum + rules.volume(input.values, bodyweight: bodyweight)
    }
    return row.compare(kilograms(total))
  }

  private static func volumeShare(_ row: Row) -> Verdict {
    let kind: ExerciseKind = row.text("mode") == "assisted" ? .assistedBodyweight : .weightedBodyweight
    let share = row.number("share").map { Int(($0 * 1_000).rounded()) }
    let values = SetValues(weight: row.weight("entered"), reps: row.integer("reps"))
    let one = LoadRules(kind: kind, share: share).volume(values, bodyweight: row.weight("bodyweight"))
    return row.compare(kilograms(one * (row.integer("sets") ?? 0)))
  }

  private static func units(_ row: Row) -> Verdict {
    guard let value = row.number("value") else { return .notCovered }
    let ours: Double
    if let from = WeightUnit(rawValue: row.text("from")), let to = WeightUnit(rawValue: row.text("to")),
      let weight = Weight(number: value * 1_000, unit: from)
    {
      // A thousand times the value, so that three more decimals can be compared.
      ours = Double(Load(weight).milli(in: to)) / 1_000_000
    } else if let from = DistanceUnit(rawValue: row.text("from")),
      let to = DistanceUnit(rawValue: row.text("to"))
    {
      let distance = Distance(milli: Int(value * 1_000_000), unit: from)
      ours = Double(distance.converted(to: to).milli) / 1_000_000
    } else {
      return .notCovered
    }
    let expected = Double(row.expected) ?? 0
    return abs(ours - expected) <= max(row.tolerance, 0.000_000_5) ? .passed : .differing("\(ours)")
  }

  private static func rounding(_ row: Row) -> Verdict {
    guard let value = row.weight("value"), let step = row.weight("increment"),
      let rounding = Rounding(rawValue: row.text("mode"))
    else { return .notCovered }
    return row.compare(value.rounded(to: step, rounding).value)
  }
}

extension LoadVectors {
  private static func plates(_ row: Row) -> Verdict {
    guard let unit = WeightUnit(rawValue: row.text("unit")), let target = row.weight("target", unit),
      let bar = row.weight("bar", unit)
    else { return .notCovered }
    let answer = rack(row, bar: bar, unit: unit).plates(for: target)
    let parts = row.expected.split(separator: "|")
    guard parts.count == 3 else { return .notCovered }
    let achieved = parts[1].split(separator: "=").last.flatMap { Double($0) }
    let isExact = parts[2] == "exact=1"
    let total = Double(answer.below.total.milli(in: unit)) / 1_000
    let ours = "\(answer.below.text()) exact=\(answer.isExact)"
    guard total == achieved, answer.isExact == isExact else { return .differing(ours) }
    guard let piles = JSON(parsing: String(parts[0]))?.list, parts[0] != "\"any\"" else { return .passed }
    let count = piles.reduce(0) { $0 + Int($1.list.last?.number ?? 0) }
    return count * 2 == answer.below.plateCount ? .passed : .differing(ours)
  }

  private static func rack(_ row: Row, bar: Weight, unit: WeightUnit) -> PlateRack {
    let collars = row.weight("collars", unit).flatMap { $0.milli > 0 ? $0 : nil }
    let plates = row.json("inventory_total_json").members.compactMap { member -> PlateStock? in
      guard let size = Double(member.key), let weight = Weight(number: size, unit: unit) else { return nil }
      return PlateStock(weight: weight, count: Int(member.value.number ?? 0))
    }
    return PlateRack(bar: bar, collars: collars, plates: plates)
  }

  private static func warmUp(_ row: Row) -> Verdict {
    guard let unit = WeightUnit(rawValue: row.text("unit")), let work = row.weight("work_weight", unit),
      let bar = row.weight("bar", unit)
    else { return .notCovered }
    let scheme: WarmUpScheme
    let text = row.text("scheme")
    if text.hasPrefix("bar10") {
      scheme = .standard
    } else if text.hasPrefix("barx5") {
      scheme = .short
    } else if text.hasPrefix("40%x5,60%x5") {
      scheme = .hevy
    } else {
      return .otherConvention("the empty bar twice; ours shows no weight twice")
    }
    let loadable: Loadable =
      text.contains("inventory 45x1")
      ? .plates(
        PlateRack(
          bar: bar, plates: [PlateStock(weight: Weight(milli: 45_000, unit: unit), count: 2)]))
      : .steps(Weight(milli: unit == .kg ? 2_500 : 5_000, unit: unit), bar: bar)
    let sets = scheme.sets(for: work, on: loadable).map { "\($0.weight.number())x\($0.reps)" }
    return row.compare(sets.joined(separator: "; "))
  }
}
