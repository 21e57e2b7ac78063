extension Scan {
  /// What a person should know about how the file is read, as sentences.
  package var remarks: [String] {
    var remarks: [String] = []
    switch encoding {
    case .utf8: break
    case .windows1252: remarks.append("The text is not UTF-8, so it is read as Windows-1252.")
    case .utf16LittleEndian, .utf16BigEndian: remarks.append("The text is UTF-16.")
    }
    if unreadableBytes > 0 {
      remarks.append(
        "Not UTF-8, and shown as \u{FFFD}: \(unreadableBytes) byte\(unreadableBytes == 1 ? "" : "s").")
    }
    if isPositional, let layout {
      let places = Column.allCases.compactMap { column in
        layout[column].map { "\(column.name) “\(header[$0])”" }
      }
      remarks.append(
        "The language of the header is not known, so its columns are taken by their place: "
          + places.joined(separator: ", ") + ".")
    }
    if format == .bodyweight, let weight = measures?.values.first {
      remarks.append("The column “\(header[weight.index])” is taken as body weight.")
    }
    if !hasClocks, measures == nil, dates != nil {
      remarks.append("The file has no times of day, so workouts are set to noon.")
    }
    return remarks
  }
}
