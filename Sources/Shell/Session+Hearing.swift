internal import Screens

/// The lines of the plain mode.
extension Session {
  /// A typed line of the plain mode; nil when the app knows nothing of the kind.
  package mutating func hear(_ line: String) -> [Outward]? {
    lastSaved = nil
    var outward: [Outward] = []
    for (index, order) in app.orders(in: line).enumerated() {
      // What was told with a command that asks nothing here is no value for a set.
      if index > 0, !app.asks { break }
      let before = app
      let now = clock.now()
      guard let effects = app.hear(order, at: now, &ids) else { return nil }
      outward += carryOut(effects, at: now, orGoBackTo: before)
    }
    return outward
  }

  /// What was told is gone from the screen.
  package mutating func dismissTold() {
    if app.onlyTells { talk = nil }
    app.dismissTold()
  }
}
