internal import Training

/// The columns of a file in their order, and how its cells are written.
struct RowShape: Hashable, Sendable {
  /// Nil stands for a column that holds nothing known here.
  var columns: [Column?]
  var delimiter = UInt8(ascii: ",")
  var lineBreak = "\n"
  /// Whether every cell stands in quotes.
  var quotesAll = false
  var header: String

  /// A layout that a program of its own is known for.
  init(_ columns: [Column?], header: String) {
    self.columns = columns
    self.header = header
  }

  init(_ layout: RowLayout, _ places: Layout, delimiter: UInt8) {
    columns = (0..<places.count).map { index in Column.allCases.first { places[$0] == index } }
    self.delimiter = delimiter
    lineBreak = layout.lineBreak
    header = layout.header
  }

  func has(_ column: Column) -> Bool { columns.contains(column) }

  var heading: [UInt8] { Array((header + lineBreak).utf8) }
}

extension RowLayout {
  /// The names of the columns and what separates them.
  var columns: (names: Header, delimiter: UInt8) {
    var reader = CSVReader(encoding: .utf8)
    reader.feed(Array(header.utf8)[...])
    reader.finish()
    guard reader.next() == .record else { return (Header([]), reader.delimiter) }
    return (Header((0..<reader.record.count).map { reader.record.text($0) }), reader.delimiter)
  }
}

extension Loss {
  /// What a file without these columns cannot carry.
  static func lacking(_ columns: RowShape) -> Set<Loss> {
    var losses: Set<Loss> = []
    if !columns.has(.duration), !columns.has(.end) { losses.insert(.lengths) }
    if !columns.has(.notes), !columns.has(.exerciseNotes) { losses.formUnion([.exerciseNotes, .setNotes]) }
    if !columns.has(.workoutNotes) { losses.insert(.workoutNotes) }
    if !columns.has(.rpe) { losses.insert(.ratings) }
    return losses
  }
}
