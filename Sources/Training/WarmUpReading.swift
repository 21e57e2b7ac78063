extension WarmUpScheme {
  /// Reads a name such as `hevy`, or rows: `bar x10, 40% x5, 60% x3`.
  package static func read(_ text: String) throws(Reason) -> WarmUpScheme {
    let words = text.lowercased()
    if let known = all.first(where: { $0.name == words }) { return known }
    var rows: [Row] = []
    for part in words.split(whereSeparator: { $0 == "," || $0 == ";" }) {
      let row = part.filter { $0 != " " }
      if !row.isEmpty { rows.append(try Row.read(row)) }
    }
    guard !rows.isEmpty else { throw .empty }
    guard rows.count <= Limits.setsAtOnce else { throw .tooManySets(Limits.setsAtOnce) }
    return WarmUpScheme(name: "own", rows: rows)
  }
}

extension WarmUpScheme.Row {
  /// Reads `barx10` or `40%x5`.
  fileprivate static func read(_ text: String) throws(Reason) -> WarmUpScheme.Row {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .unexpected(text) }
    guard let reps = Int(parts[1]), (1...100).contains(reps) else { throw .notReps(String(parts[1])) }
    if parts[0] == "bar" { return WarmUpScheme.Row(.bar, reps: reps) }
    guard parts[0].last == "%", let percent = Int(parts[0].dropLast()), (1...99).contains(percent) else {
      throw .unexpected(String(parts[0]))
    }
    return WarmUpScheme.Row(.percent(percent), reps: reps)
  }
}
