extension CSVRecord {
  /// The record with the cells of a name that holds bare commas put together.
  ///
  /// Nil when the row is no longer than the header, or is only padded: then a number, or nothing, stands
  /// where numbers should.
  func joiningName(at name: Int, _ layout: Layout) -> CSVRecord? {
    let surplus = count - layout.count
    guard surplus > 0, let weight = layout[.weight], weight < count, !isBlank(weight),
      Decimal(bytes.span.extracting(range(weight))) == nil
    else { return nil }
    var record = self
    let whole = CSVField(
      start: fields[name].start, end: fields[name + surplus].end,
      holdsQuotes: fields[name...(name + surplus)].contains(where: \.holdsQuotes))
    record.fields.replaceSubrange(name...(name + surplus), with: [whole])
    return record
  }
}
