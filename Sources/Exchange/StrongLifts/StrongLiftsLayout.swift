import Training

/// Where a new StrongLifts file, a row for each exercise of a workout, keeps what.
struct StrongLiftsLayout: Hashable {
  /// The cells of one set.
  struct SetCells: Hashable {
    var reps: Int?
    var weight: Int?
    var seconds: Int?
  }

  let date: Int
  let exercise: Int
  let number: Int?
  let workout: Int?
  let program: Int?
  let bodyweight: Int?
  let hours: Int?
  let start: Int?
  let end: Int?
  let notes: Int?
  private(set) var bodyweightUnit: WeightUnit?
  private(set) var unit: WeightUnit?
  private(set) var sets: [SetCells] = []
  private(set) var dateOrder: DateOrder?

  /// Nil when the header lacks what such a file has.
  init?(_ header: Header) {
    func place(_ beginning: String) -> Int? { header.names.firstIndex { $0.hasPrefix(beginning) } }
    guard let date = place("date"), let exercise = header.place(of: "exercise") else { return nil }
    self.date = date
    self.exercise = exercise
    number = header.place(of: "workout", "workout #")
    workout = header.place(of: "workout name")
    program = header.place(of: "program name", "program")
    bodyweight = place("body weight")
    hours = place("duration")
    start = place("start time")
    end = place("end time")
    notes = header.place(of: "notes", "note")
    if let bodyweight {
      bodyweightUnit = StrongLiftsLayout.bracket(header.names[bodyweight]).flatMap(UnitWord.weight)
    }
    if header.names[date].contains("mm/dd") { dateOrder = .monthFirst }
    if header.names[date].contains("dd/mm") { dateOrder = .dayFirst }
    for (index, name) in header.names.enumerated() where name.hasPrefix("set ") { take(name, at: index) }
    guard !sets.isEmpty else { return nil }
  }

  /// `set 3 (reps)`, `set 3 (kg)`.
  private mutating func take(_ name: String, at index: Int) {
    let digits = name.dropFirst(4).prefix { $0.isNumber }
    guard let number = Int(digits), (1...200).contains(number),
      let bracket = StrongLiftsLayout.bracket(name)
    else { return }
    while sets.count < number { sets.append(SetCells()) }
    if let unit = UnitWord.weight(bracket) {
      self.unit = unit
      sets[number - 1].weight = index
    } else if bracket == "reps" {
      sets[number - 1].reps = index
    } else {
      sets[number - 1].seconds = index
    }
  }

  private static func bracket(_ name: String) -> String? {
    guard let open = name.lastIndex(of: "("), name.last == ")" else { return nil }
    return String(name[name.index(after: open)...].dropLast())
  }
}

/// Where an old StrongLifts file, a row for each workout, keeps what.
struct StrongLiftsWideLayout: Hashable {
  let date: Int
  let note: Int?
  let workout: Int?
  let bodyweight: Int?
  /// Where the first exercise stands; the others follow in groups of the same shape.
  let first: Int
  /// The units of the weights that stand between an exercise's name and its sets.
  let units: [WeightUnit]
  /// The unit of the file's body weights.
  var unit: WeightUnit?

  init?(_ header: Header) {
    guard let date = header.place(of: "date"), let first = header.place(of: "exercise 1"),
      let set = header.names[first...].firstIndex(where: { $0.hasPrefix("set ") })
    else { return nil }
    self.date = date
    self.first = first
    note = header.place(of: "note", "notes")
    workout = header.place(of: "workout")
    bodyweight = header.place(of: "body weight")
    units = header.names[(first + 1)..<set].compactMap { MeasureName.bracketed($0)?.unit }
      .compactMap { WeightUnit(rawValue: $0) }
    guard !units.isEmpty, units.count == set - first - 1 else { return nil }
  }
}
