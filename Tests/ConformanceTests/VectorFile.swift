import Training

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file of test vectors: named inputs with the value expected of them.
struct VectorFile {
  let name: String
  let rows: [Row]

  init(name: String, text: String) {
    self.name = name
    let lines = VectorFile.records(of: text)
    let header = lines.first ?? []
    rows = lines.dropFirst().filter { $0.count == header.count }.map { fields in
      Row(fields: Dictionary(uniqueKeysWithValues: zip(header, fields)))
    }
  }

  /// The vector files of a folder in order of name; nil when the folder cannot be read.
  static func all(in folder: String) -> [VectorFile]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".csv") { names.append(name) }
    }
    return names.sorted().compactMap { name in
      text(of: "\(folder)/\(name)").map { VectorFile(name: name, text: $0) }
    }
  }

  private static func text(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  /// Splits text at commas and line ends outside double quotes.
  private static func records(of text: String) -> [[String]] {
    var records: [[String]] = []
    var record: [String] = []
    var field = ""
    var isQuoted = false
    var last: Character?
    for character in text {
      switch character {
      case "\"":
        if !isQuoted, last == "\"" { field.append(character) }
        isQuoted.toggle()
      case "," where !isQuoted:
        record.append(field)
        field = ""
      case "\n", "\r\n":
        if isQuoted {
          field.append(character)
        } else {
          records.append(record + [field])
          (record, field) = ([], "")
        }
      default: field.append(character)
      }
      last = last == "\"" && character == "\"" ? nil : character
    }
    return field.isEmpty && record.isEmpty ? records : records + [record + [field]]
  }
}

/// One vector.
struct Row {
  let fields: [String: String]

  func text(_ column: String) -> String { fields[column] ?? "" }
  func number(_ column: String) -> Double? { Double(text(column)) }
  func integer(_ column: String) -> Int? { Int(text(column)) }
  func json(_ column: String) -> JSON { JSON(parsing: text(column)) ?? .null }

  var name: String { text("case") }
  var expected: String { text("expected") }
  var tolerance: Double { number("tolerance") ?? 1e-9 }

  /// A weight in thousandths; nil when the column holds no finite number.
  func weight(_ column: String, _ unit: WeightUnit = .kg) -> Weight? {
    number(column).flatMap { Weight(number: $0, unit: unit) }
  }
}

extension Weight {
  init?(number: Double, unit: WeightUnit) {
    guard number.isFinite else { return nil }
    self.init(milli: Int((number * 1_000).rounded()), unit: unit)
  }

  var value: Double { Double(milli) / 1_000 }
}

/// Runs one vector.
typealias Check = @Sendable (Row) -> Verdict

/// What came of a vector.
enum Verdict {
  case passed
  /// With what this program gives.
  case differing(String)
  case notCovered
  /// The vector follows somebody else's convention, which is named.
  case otherConvention(String)
}

extension Row {
  /// Compares a number within the vector's tolerance; "none", "error" and nothing expect nil.
  func compare(_ ours: Double?) -> Verdict {
    guard let expectedNumber = Double(expected) else {
      let expectsNone = ["none", "error", ""].contains(expected)
      return expectsNone && ours == nil ? .passed : .differing(ours.map { "\($0)" } ?? "none")
    }
    guard let ours else { return .differing("none") }
    return abs(ours - expectedNumber) <= max(tolerance, 1e-9) ? .passed : .differing("\(ours)")
  }

  func compare(_ ours: String?) -> Verdict {
    let ours = ours ?? "none"
    return ours == expected ? .passed : .differing(ours)
  }
}
