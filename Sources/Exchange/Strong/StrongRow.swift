import Training

/// What a row of a Strong file is.
enum StrongRowKind: Hashable {
  /// The number among the working sets is nil for warm-ups, drop sets and failures.
  case set(SetType, number: Int?)
  case rest
  case note
}

/// One row, with its numbers read; the texts stay in the record.
struct StrongRow {
  var kind: StrongRowKind
  var values: SetValues
  /// Why the row is kept but doubtful.
  var doubts: [ProblemReason] = []
  /// Whether a doubt is about the numbers of the set.
  var isSuspicious = false

  /// Seconds of a set or a rest; 0 when the file says none.
  var seconds: Int { values.duration ?? 0 }
}
