import Training

/// Cells that carry their unit as a word, in any language: `20 ripetizioni`, `5 minuti`, `35,00 kg`.
struct WordedCells {
  private let amount: Int
  private let load: Int
  private let amountMark: DecimalMark
  private let loadMark: DecimalMark
  private let typeIndex: Int
  private var lastType = Remembered<SetType>()
  private var amountWord = LastWord()
  private var loadWord = LastWord()
  /// What a set, a warm-up set and a cool-down set are called.
  private let types: [String]

  /// Nil for formats whose cells hold bare numbers.
  init?(_ scan: Scan) {
    guard scan.format == .gymBook, let layout = scan.layout, let amount = layout[.reps],
      let load = layout[.weight], let type = layout[.type]
    else { return nil }
    self.amount = amount
    self.load = load
    amountMark = scan.marks[amount] ?? .point
    loadMark = scan.marks[load] ?? .point
    typeIndex = type
    types = scan.header[type].split(separator: "/").map { WordedCells.trimmed($0.lowercased()) }
  }

  mutating func type(of record: CSVRecord) -> SetType {
    lastType.meaning(of: record, typeIndex) { [types, typeIndex] in
      let text = record.text(typeIndex).lowercased()
      return types.count > 1 && WordedCells.trimmed(text) == types[1] ? .warmup : .work
    }
  }

  mutating func values(of record: CSVRecord) throws(ProblemReason) -> SetValues {
    var values = SetValues()
    if let (number, end) = try number(of: record, amount, amountMark, "reps") {
      if case .time(let length) = amountWord.meaning(
        of: record, from: end, to: record.range(amount).upperBound)
      {
        values.duration = number.thousandths * length / 1_000
      } else if number.thousandths >= 0, number.thousandths % 1_000 == 0 {
        values.reps = number.thousandths / 1_000
      } else {
        throw .fraction(column: "reps", text: String(record.text(amount).prefix(40)))
      }
    }
    guard let (number, end) = try number(of: record, load, loadMark, "weight"), number.thousandths != 0 else {
      return values
    }
    switch loadWord.meaning(of: record, from: end, to: record.range(load).upperBound) {
    case .weight(let unit): values.weight = try Conversion.typed(number, in: unit)
    case .distance(let unit) where number.thousandths > 0:
      values.distance = Distance(milli: number.thousandths, unit: unit)
    default: throw .unit(String(record.text(load).prefix(40)))
    }
    return values
  }

  /// A cell's number and where it ends.
  private func number(
    of record: CSVRecord, _ index: Int, _ mark: DecimalMark, _ column: String
  ) throws(ProblemReason) -> (Decimal, end: Int)? {
    guard !record.isBlank(index) else { return nil }
    let range = record.range(index)
    var end = range.upperBound
    while end > range.lowerBound, !(48...57).contains(record.bytes[end - 1]) { end -= 1 }
    guard let number = Decimal(record.bytes.span.extracting(range.lowerBound..<end), mark: mark),
      number.thousandths.magnitude < 100_000_000
    else { throw .number(column: column, text: String(record.text(index).prefix(40))) }
    return (number, end)
  }

  static func trimmed(_ text: String) -> String {
    var text = text.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}

/// A word for a unit, and what it was found to mean.
private struct LastWord {
  enum Meaning {
    case weight(WeightUnit)
    case distance(DistanceUnit)
    /// Seconds.
    case time(Int)
    case none
  }

  private var word: [UInt8] = []
  private var meaning = Meaning.none

  mutating func meaning(of record: CSVRecord, from start: Int, to end: Int) -> Meaning {
    let bytes = record.bytes[start..<end]
    if bytes.elementsEqual(word) { return meaning }
    word = Array(bytes)
    let text = WordedCells.trimmed(String(decoding: bytes, as: UTF8.self).lowercased())
    if let unit = UnitWord.weight(text) {
      meaning = .weight(unit)
    } else if let unit = UnitWord.distance(text) {
      meaning = .distance(unit)
    } else {
      meaning = LastWord.length(of: text).map { .time($0) } ?? .none
    }
    return meaning
  }

  /// Seconds of a unit of time by the beginning of its name; nil for another word.
  private static func length(of word: String) -> Int? {
    let units: [(beginnings: [String], seconds: Int)] = [
      (["min", "мин", "分", "분", "dak"], 60), (["sec", "sek", "seg", "сек", "秒", "초", "san"], 1),
      (["hour", "hr", "std", "stund", "heure", "hora", "ora", "ore", "uur", "час", "小时", "時間"], 3_600),
    ]
    if word == "s" { return 1 }
    if word == "h" { return 3_600 }
    return units.first { $0.beginnings.contains(where: word.hasPrefix) }?.seconds
  }
}
