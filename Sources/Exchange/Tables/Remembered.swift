/// What the text of a cell was found to mean, kept for the rows after it: most of them say the same.
struct Remembered<Meaning> {
  private var text: [UInt8] = []
  private var meaning: Meaning?

  init() {}

  /// The meaning of a cell, by asking only where its text differs from the last one.
  mutating func meaning<Failure>(
    of record: CSVRecord, _ index: Int, _ ask: () throws(Failure) -> Meaning
  ) throws(Failure) -> Meaning {
    if let meaning, RowKey.isSame(record, index, text) { return meaning }
    let found = try ask()
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: record.bytes[record.range(index)])
    meaning = found
    return found
  }
}
