extension Format {
  /// How the format lays out a row for each set; nil for files of another kind.
  var dialect: Dialect? {
    switch self {
    case .hevy: .hevy
    case .fitNotes: .fitNotes
    case .fitNotesPhone: .fitNotesPhone
    case .gymBook: .gymBook
    case .gymRun: .gymRun
    case .strengthLog: .strengthLog
    case .fitbod: .fitbod
    case .liftLog: .liftLog
    case .nextSet: .nextSet
    case .liftosaur: .liftosaur
    case .jefitSets: .jefitSets
    default: nil
    }
  }

  /// Where a table of sets keeps what; nil when it lacks what the format needs.
  func layout(_ header: Header) -> Layout? {
    switch self {
    case .strong: return StrongColumns(header)?.layout
    case .gymBook:
      return header.names.count == 12 ? Layout(positions: Dialect.gymBookPlaces) : nil
    default:
      guard let names = dialect?.names else { return nil }
      let layout = Layout(header, names: names)
      return layout.has(.date, .exercise) && (layout.has(.reps) || layout.has(.weight)) ? layout : nil
    }
  }
}

extension Scan {
  /// What reads the file; nil when files of its format are not read here.
  func source(_ choice: ImportChoice) -> (any ItemSource)? {
    if let history = StrongHistory(self, choice) { return TableSource(self, history) }
    if let history = MeasureHistory(self, choice) { return TableSource(self, history) }
    if let history = StrongLiftsHistory(self, choice) { return TableSource(self, history) }
    if let history = StrongLiftsWideHistory(self, choice) { return TableSource(self, history) }
    if let history = JefitLogsHistory(self, choice) { return TableSource(self, history) }
    if let history = JefitHistory(self, choice) { return TableSource(self, history, hasHeader: false) }
    if let source = WgerSource(self, choice) { return source }
    guard let dialect = format.dialect, let history = SetHistory(self, dialect, choice) else { return nil }
    return TableSource(self, history)
  }
}
