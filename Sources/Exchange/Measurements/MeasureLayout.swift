/// Where a measurements file keeps what.
struct MeasureLayout: Hashable {
  struct Value: Hashable {
    var index: Int
    /// `bodyweight`, `body fat` or what the header calls it.
    var kind: String
    /// Nil where the person has to say kg or lb.
    var unit: String?
  }

  /// Columns that name each row's kind and unit.
  struct Row: Hashable {
    var kind: Int
    var value: Int
    var unit: Int
  }

  var date: Int
  var time: Int?
  /// What the person wrote beside it.
  var note: Int?
  var values: [Value] = []
  var row: Row?

  private static let notes = [
    "comments", "comment", "note", "notes", "kommentar", "kommentare", "commentaires",
  ]

  /// The columns that hold numbers.
  var numbers: [Int] { row.map { [$0.value] } ?? values.map(\.index) }
  var needsUnit: Bool { values.contains { $0.unit == nil } }

  /// The cells a row has at least.
  var count: Int {
    let row = row.map { [$0.kind, $0.value, $0.unit] } ?? []
    return ([date, time ?? 0] + row + values.map(\.index)).reduce(0, max) + 1
  }

  /// Nil when the header lacks what a file of the format has.
  init?(_ header: Header, _ format: Format) {
    guard let date = header.place(of: "date", "datum", "datetime", "fecha", "data") else { return nil }
    self.date = date
    note = header.place(of: MeasureLayout.notes)
    switch format {
    case .strongMeasurements:
      guard let measure = StrongMeasure(header) else { return nil }
      values = [Value(index: 1, kind: measure.kind, unit: measure.unit)]
    case .hevyMeasurements: values = MeasureLayout.underscored(header)
    case .withings: values = MeasureLayout.bracketed(header)
    case .openScale:
      time = header.place(of: "time")
      values = MeasureLayout.scale(header)
    case .fitNotesBody:
      guard let kind = header.place(of: "measurement"), let value = header.place(of: "value"),
        let unit = header.place(of: "unit")
      else { return nil }
      time = header.place(of: "time")
      row = Row(kind: kind, value: value, unit: unit)
    default: return nil
    }
    guard row != nil || !values.isEmpty else { return nil }
  }

  /// A date, perhaps a time, and one number: a body weight.
  init(date: Int, time: Int?, weight: Int, unit: String?) {
    self.date = date
    self.time = time
    values = [Value(index: weight, kind: "bodyweight", unit: unit)]
  }
}

extension MeasureLayout {
  /// `weight_kg`, `fat_percent`, `left_bicep_in`.
  private static func underscored(_ header: Header) -> [Value] {
    header.names.enumerated().compactMap { index, name in
      var words = name.split(separator: "_")
      guard words.count > 1, let unit = UnitWord.measure(String(words.removeLast())) else { return nil }
      return Value(index: index, kind: MeasureName.kind(words.joined(separator: " ")), unit: unit)
    }
  }

  /// `Weight (kg)`, `Fat mass (lb)`.
  private static func bracketed(_ header: Header) -> [Value] {
    header.names.enumerated().compactMap { index, name in
      guard let (part, unit) = MeasureName.bracketed(name) else { return nil }
      return Value(index: index, kind: MeasureName.kind(part), unit: unit)
    }
  }

  /// Body weight in the unit the person uses, body fat in percent; other columns have no certain unit.
  private static func scale(_ header: Header) -> [Value] {
    var values: [Value] = []
    if let weight = header.place(of: "weight") {
      values.append(Value(index: weight, kind: "bodyweight", unit: nil))
    }
    if let fat = header.place(of: "body_fat", "fat", "body fat") {
      values.append(Value(index: fat, kind: "body fat", unit: "%"))
    }
    return values
  }
}

/// What measurements are called.
enum MeasureName {
  /// The log's own word for a measurement that it knows, the file's for another.
  static func kind(_ text: String) -> String {
    let words = text.lowercased().split { $0 == " " || $0 == "_" }.joined(separator: " ")
    switch words {
    case "weight", "bodyweight", "body weight", "gewicht", "poids", "peso", "vikt", "waga":
      return "bodyweight"
    case "fat", "body fat", "bodyfat", "fat percentage", "body fat percentage", "körperfett":
      return "body fat"
    case "fettmasse", "masse grasse": return "fat mass"
    case "knochenmasse", "masse osseuse": return "bone mass"
    case "muskelmasse", "masse musculaire": return "muscle mass"
    default: return words
    }
  }

  /// The name and the unit of `Waist (cm)`; nil where no unit known here stands in brackets.
  static func bracketed(_ name: String) -> (name: String, unit: String)? {
    guard let open = name.lastIndex(of: "("), name.last == ")",
      let unit = UnitWord.measure(String(name[name.index(after: open)...].dropLast()))
    else { return nil }
    let part = name[..<open].split(separator: " ").joined(separator: " ")
    return part.isEmpty ? nil : (part, unit)
  }

  /// Whether a header's name is one for body weight, with a unit or not.
  static func isBodyweight(_ name: String) -> Bool {
    let part = bracketed(name)?.name ?? name
    return kind(part) == "bodyweight" || UnitWord.weight(part) != nil
      || ["体重", "вес", "vægt", "paino", "gewicht (kg)", "mass", "masse", "value", "wert"].contains(part)
  }
}

extension MeasureLayout {
  /// A table whose first row holds one date, perhaps a time, and one number under a name for body weight.
  ///
  /// Where the person said it is one, the name may be any.
  init?(_ header: Header, firstRow record: CSVRecord, isStated: Bool) {
    guard (2...4).contains(header.names.count), record.count >= header.names.count else { return nil }
    let bytes = record.bytes.span
    var dates: [Int] = []
    var times: [Int] = []
    var numbers: [Int] = []
    for index in header.names.indices where !record.isBlank(index) {
      let text = bytes.extracting(record.range(index))
      if Stamp(text, order: .dayFirst) != nil || Stamp(text, order: .monthFirst) != nil {
        dates.append(index)
      } else if Decimal(text) != nil {
        numbers.append(index)
      } else if ColonTime.clock(record.text(index)) != nil {
        times.append(index)
      }
    }
    guard dates.count == 1, times.count <= 1, numbers.count == 1,
      isStated || MeasureName.isBodyweight(header.names[numbers[0]])
    else { return nil }
    let name = header.names[numbers[0]]
    let unit = MeasureName.bracketed(name)?.unit ?? UnitWord.weight(name)?.rawValue
    self.init(date: dates[0], time: times.first, weight: numbers[0], unit: unit)
    note = header.place(of: MeasureLayout.notes)
  }
}
