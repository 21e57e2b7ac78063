internal import Shell
internal import Training

/// `knurl config`.
enum Configuring {
  static func run(_ call: Call) throws {
    let words = call.arguments.operands
    if let complaint = call.configuration.complaint { call.output.line("# \(complaint)") }
    guard let key = words.first else { return show(PreferenceEntry.all, call) }
    guard let entry = PreferenceEntry.entry(for: key) else {
      let near = Search.nearest(key, among: PreferenceEntry.all.map(\.key)).first
      throw UsageError(
        "There is no setting “\(key)”. \(near.map { "Did you mean \($0)?" } ?? "knurl config lists them.")")
    }
    guard words.count > 1 else {
      if call.wantsJSON { return show([entry], call) }
      return call.output.line(entry.read(call.preferences))
    }
    var configuration = call.configuration
    let value = words.dropFirst().joined(separator: " ")
    if let complaint = configuration.set(entry.key, to: value) { throw Refusal(complaint) }
    if Platform.exists(call.paths.log) {
      try call.log().preferFormula(
        configuration.preferences.formula, firstCounts: configuration.preferences.firstCountsAsRecord)
    }
    call.output.line("\(entry.key) = \(entry.read(configuration.preferences))")
  }

  private static func show(_ entries: [PreferenceEntry], _ call: Call) {
    if call.wantsJSON {
      let pairs = entries.map { ($0.key, JSON.text($0.read(call.preferences))) }
      return call.output.line(JSON.object(pairs).encoded)
    }
    var table = TextTable([.init(title: "SETTING"), .init(title: "VALUE"), .init(title: "", isFlexible: true)])
    table.rows = entries.map { [$0.key, $0.read(call.preferences), $0.summary] }
    for line in table.lines(width: call.output.columns) { call.output.line(line) }
    call.output.line()
    call.output.line("Kept in \(call.paths.config)")
  }
}
