internal import Training

/// Reads the line of a set: values, a letter for its type, and what the program notes about it.
struct FormSetReader {
  private var scanner: FormScanner
  private let start: LocalMoment
  private let unit: WeightUnit
  /// Whether it is a routine's: nothing is done, and the values are the plan.
  private let isPlan: Bool
  /// The upper end of the span of reps read last, and where it stands.
  private var span: (end: Int, place: Int)?

  init(_ line: String, number: Int, start: LocalMoment, unit: WeightUnit, isPlan: Bool = false) {
    scanner = FormScanner(line, line: number)
    self.start = start
    self.unit = unit
    self.isPlan = isPlan
  }

  mutating func set() throws(LineFault) -> SetEntry {
    var set = SetEntry(id: ID(""), completion: isPlan ? .open : .done(at: nil))
    if !isPlan {
      if scanner.take("[ ]") || scanner.take("[]") {
        set.completion = .open
      } else {
        _ = scanner.take("[x]")
      }
    }
    let place = scanner.at
    var isSaid = false
    set.values = try values(&isSaid)
    if isPlan {
      set.plannedRepsTo = span?.end
    } else if let span {
      throw scanner.fault("a span of reps can only be planned, like plan x 8-12", at: span.place)
    }
    try readRemarks(of: &set)
    guard isSaid else {
      throw scanner.fault("a set needs values, like 100 kg x 5, or a - for none", at: place)
    }
    return set
  }

  private mutating func readRemarks(of set: inout SetEntry) throws(LineFault) {
    while true {
      scanner.skipBlanks()
      guard !scanner.isAtEnd else { return }
      if scanner.take(",") { continue }
      let place = scanner.at
      switch scanner.word() {
      case "W", "w", "warmup", "warm-up": set.type = .warmup
      case "D", "d", "drop": set.type = .drop
      case "F", "f", "failure": set.type = .failure
      case "rest": try readRest(into: &set)
      case "at" where !isPlan: set.completion = .done(at: try time())
      case "plan" where !isPlan: try readPlan(into: &set)
      case "unlikely" where !isPlan: set.isSuspicious = true
      case let word:
        let shown = word.isEmpty ? String(Character(scanner.next ?? " ")) : word
        throw scanner.fault("“\(shown)” makes no sense here", at: place)
      }
    }
  }

  /// Of a routine the rest after the set; of a workout that only behind `after`, else the rest before it.
  private mutating func readRest(into set: inout SetEntry) throws(LineFault) {
    let isAfter = scanner.coming == "after"
    if isAfter { _ = scanner.word() }
    scanner.skipBlanks()
    let place = scanner.at
    let seconds = try scanner.length()
    guard isPlan || isAfter else {
      set.restTaken = seconds
      return
    }
    guard seconds <= Limits.storedRest else { throw scanner.fault("a rest is at most 24 hours", at: place) }
    set.rest = seconds
  }

  private mutating func readPlan(into set: inout SetEntry) throws(LineFault) {
    var isSaid = false
    set.planned = try values(&isSaid)
    set.plannedRepsTo = span?.end
    guard isSaid else { throw scanner.fault("what was planned is missing, like plan 100 kg x 5") }
  }

  /// Values in any order, up to the first word that is none.
  private mutating func values(_ isSaid: inout Bool) throws(LineFault) -> SetValues {
    var values = SetValues()
    while true {
      scanner.skipBlanks()
      let place = scanner.at
      guard let next = scanner.next else { return values }
      if next == "@" {
        try readEffort(into: &values)
      } else if "x×X".unicodeScalars.contains(next) {
        try readReps(into: &values)
      } else if scanner.isAtDigit || ".+-−".unicodeScalars.contains(next) {
        guard try readQuantity(into: &values) else {
          // A dash alone: nothing was written down.
          guard scanner.take("-") else { throw scanner.fault("a number is missing", at: place) }
          isSaid = true
          return values
        }
      } else {
        return values
      }
      isSaid = true
    }
  }

  private mutating func readEffort(into values: inout SetValues) throws(LineFault) {
    let place = scanner.at
    _ = scanner.take("@")
    guard values.rpe == nil else { throw scanner.fault("the RPE is given twice", at: place) }
    guard let milli = try scanner.number(), milli % 500 == 0, let rpe = RPE(halves: milli / 500) else {
      throw scanner.fault("this is not an RPE: write @1 to @10, in halves", at: place)
    }
    values.rpe = rpe
  }

  private mutating func readReps(into values: inout SetValues) throws(LineFault) {
    let place = scanner.at
    _ = ["x", "×", "X"].first { scanner.take($0) }
    guard let reps = try scanner.count() else { throw scanner.fault("reps are missing, like x 5", at: place) }
    guard values.reps == nil else { throw scanner.fault("reps are given twice", at: place) }
    guard reps <= Limits.storedCount else { throw scanner.fault("these are too many reps", at: place) }
    values.reps = reps
    if scanner.take("/") {
      guard let right = try scanner.count(), right <= Limits.storedCount else {
        throw scanner.fault("the reps of the right side are missing, like x 8/7", at: place)
      }
      values.count(SetValues.Sides(left: reps, right: right))
    }
    if let next = scanner.next, "-–".unicodeScalars.contains(next) { try readSpan(from: reps, place) }
    if ["reps", "rep"].contains(scanner.coming) { _ = scanner.word() }
  }

  private mutating func readSpan(from reps: Int, _ place: Int) throws(LineFault) {
    _ = ["-", "–"].first { scanner.take($0) }
    guard scanner.isAtDigit, let end = try scanner.count(), end > reps, end <= Limits.storedCount else {
      throw scanner.fault("a span of reps goes up, like x 8-12", at: place)
    }
    span = (end, place)
  }
}

extension FormSetReader {
  /// A number with its unit, or a time; false when no number comes.
  private mutating func readQuantity(into values: inout SetValues) throws(LineFault) -> Bool {
    let place = scanner.at
    guard let milli = try scanner.number() else { return false }
    if scanner.next == ":" {
      guard milli >= 0, milli % 1_000 == 0 else { throw scanner.fault("this is not a time", at: place) }
      try put(duration: try scanner.clock(milli / 1_000, from: place), into: &values, place)
      return true
    }
    let word = scanner.coming.lowercased()
    if let unit = WeightUnit(rawValue: word == "lbs" ? "lb" : word == "kgs" ? "kg" : word) {
      _ = scanner.word()
      try put(Weight(milli: milli, unit: unit), into: &values, place)
    } else if let unit = DistanceUnit(rawValue: word) {
      _ = scanner.word()
      try put(Distance(milli: milli, unit: unit), into: &values, place)
    } else if word == "reps" || word == "rep" {
      _ = scanner.word()
      try put(reps: milli, into: &values, place)
    } else if let size = FormScanner.seconds(in: word), size != 60 || word != "m", milli >= 0 {
      _ = scanner.word()
      try put(duration: try seconds(milli, size, place), into: &values, place)
    } else {
      try put(Weight(milli: milli, unit: unit), into: &values, place)
    }
    return true
  }

  private func seconds(_ milli: Int, _ size: Int, _ place: Int) throws(LineFault) -> Int {
    guard milli <= Limits.storedCount, milli * size % 1_000 == 0 else {
      throw scanner.fault("this is not a whole number of seconds", at: place)
    }
    return milli * size / 1_000
  }

  private func put(_ weight: Weight, into values: inout SetValues, _ place: Int) throws(LineFault) {
    guard values.weight == nil else { throw scanner.fault("the weight is given twice", at: place) }
    guard weight.milli.magnitude <= Limits.storedWeight else {
      throw scanner.fault("this weight is too much", at: place)
    }
    values.weight = weight
  }

  private func put(_ distance: Distance, into values: inout SetValues, _ place: Int) throws(LineFault) {
    guard values.distance == nil else { throw scanner.fault("the distance is given twice", at: place) }
    guard (0...Limits.storedDistance).contains(distance.milli) else {
      throw scanner.fault("this is not a distance", at: place)
    }
    values.distance = distance
  }

  private func put(duration: Int, into values: inout SetValues, _ place: Int) throws(LineFault) {
    guard values.duration == nil else { throw scanner.fault("the time is given twice", at: place) }
    values.duration = duration
  }

  private func put(reps milli: Int, into values: inout SetValues, _ place: Int) throws(LineFault) {
    guard values.reps == nil else { throw scanner.fault("reps are given twice", at: place) }
    guard milli >= 0, milli % 1_000 == 0, milli / 1_000 <= Limits.storedCount else {
      throw scanner.fault("this is not a count of reps", at: place)
    }
    values.reps = milli / 1_000
  }

  /// When a set was done: a time within a day of the start, or a date and a time.
  private mutating func time() throws(LineFault) -> Moment {
    scanner.skipBlanks()
    let place = scanner.at
    let text = scanner.text(upTo: ",")
    var parts = text.split(separator: " ")
    let clock = parts.popLast().flatMap { ExactTime.clock(Array($0.utf8)[...]) }
    guard let clock, parts.count <= 1 else {
      throw scanner.fault("this is not a time of day: write 18:41 or 18:41:07", at: place)
    }
    let second = clock[0] * 3_600 + clock[1] * 60 + (clock.count > 2 ? clock[2] : 0)
    guard let date = parts.first else {
      let moment = Moment(seconds: start.day.number * 86_400 + second - start.offset)
      return moment < start.moment ? moment + 86_400 : moment
    }
    guard let day = Day(iso: String(date)) else {
      throw scanner.fault("“\(date)” is not a date like 2026-11-27", at: place)
    }
    return Moment(seconds: day.number * 86_400 + second - start.offset)
  }
}
