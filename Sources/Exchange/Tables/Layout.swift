import Training

/// What a header's name stands for, and the unit it names.
struct ColumnName: Hashable {
  var column: Column
  var weight: WeightUnit?
  var distance: DistanceUnit?

  /// Names by their columns.
  static func table(_ words: KeyValuePairs<Column, [String]>) -> [String: ColumnName] {
    var names: [String: ColumnName] = [:]
    for (column, texts) in words {
      for text in texts { names[text] = ColumnName(column: column) }
    }
    return names
  }
}

/// Where a table keeps what, and the units its header names.
struct Layout: Hashable {
  /// Cells of a row.
  let count: Int
  /// By the column's number.
  private var places: [Int?] = Column.allCases.map { _ in nil }
  private(set) var weightUnit: WeightUnit?
  /// The unit of a second column of weights.
  private(set) var otherWeightUnit: WeightUnit?
  private(set) var distanceUnit: DistanceUnit?

  /// Takes the first column of each kind.
  init(_ header: Header, names: [String: ColumnName]) {
    count = header.names.count
    for (index, name) in header.names.enumerated() {
      guard let known = names[name], self[known.column] == nil else { continue }
      places[known.column.rawValue] = index
      if known.column == .otherWeight {
        otherWeightUnit = known.weight
      } else {
        weightUnit = weightUnit ?? known.weight
      }
      distanceUnit = distanceUnit ?? known.distance
    }
  }

  /// The columns as they follow each other, with gaps for those that hold nothing of use.
  init(positions: [Column?]) {
    count = positions.count
    for (index, column) in positions.enumerated() {
      if let column { places[column.rawValue] = index }
    }
  }

  subscript(column: Column) -> Int? { places[column.rawValue] }

  func has(_ columns: Column...) -> Bool { columns.allSatisfy { self[$0] != nil } }
}
