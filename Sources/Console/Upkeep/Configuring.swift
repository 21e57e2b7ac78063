internal import Shell
internal import Training

/// `knurl config`.
enum Configuring {
  static func run(_ call: Call) throws {
    let words = call.arguments.operands
    guard let key = words.first else { return show(PreferenceEntry.all + call.preferences.gymEntries, call) }
    guard let entry = PreferenceEntry.entry(for: key) else {
      let near = Search.nearest(key, among: PreferenceEntry.all.map(\.key)).first
      throw UsageError(
        "There is no setting “\(key)”. \(near.map { "Did you mean \($0)?" } ?? "knurl config lists them.")")
    }
    guard words.count > 1 else {
      guard !call.wantsJSON else { return show([entry], call) }
      return call.output.line(entry.read(call.preferences))
    }
    try set(entry, to: words.dropFirst().joined(separator: " "), call)
  }

  private static func set(_ entry: PreferenceEntry, to value: String, _ call: Call) throws {
    var configuration = Configuration(paths: call.paths)
    if let complaint = configuration.set(entry.key, to: value) {
      let isSaid =
        entry.values == .theme || complaint.contains(entry.allowed) || complaint.contains("not kept")
      let allowed = isSaid ? "" : " \(entry.key) takes \(entry.allowed)."
      throw Refusal("\(complaint)\(allowed)")
    }
    let preferences = configuration.preferences
    if entry.group == .records, Platform.exists(call.paths.log) {
      try call.log().preferFormula(
        preferences.formula, firstCounts: preferences.firstCountsAsRecord,
        setVolume: preferences.showsSetVolumeRecords)
    }
    call.output.line("\(entry.key) = \(entry.read(preferences))")
  }

  private static func show(_ entries: [PreferenceEntry], _ call: Call) {
    guard !call.wantsJSON else {
      return call.print(.object(entries.map { ($0.key, .text($0.read(call.preferences))) }))
    }
    var table = TextTable([
      .init(title: "SETTING"), .init(title: "VALUE"), .init(title: "", isFlexible: true),
    ])
    table.rows = entries.map { [$0.key, value(of: $0, call), $0.summary] }
    call.print(table)
    call.output.line()
    call.output.line("Kept in \(call.paths.config)")
  }

  /// The value, with a word where it names a theme that cannot be shown.
  private static func value(of entry: PreferenceEntry, _ call: Call) -> String {
    let value = entry.read(call.preferences)
    guard entry.values == .theme else { return value }
    do {
      _ = try ThemeLibrary(folder: call.paths.themes).theme(value)
      return value
    } catch {
      return "\(value) (no such theme)"
    }
  }
}
