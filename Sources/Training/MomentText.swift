extension LocalMoment {
  /// `18:36`.
  package var clockText: String {
    let minutes = secondOfDay / 60
    return "\(two(minutes / 60)):\(two(minutes % 60))"
  }

  /// ISO 8601 with the offset: `2026-11-27T18:36:00+01:00`.
  package var iso: String {
    let minutes = abs(offset) / 60
    let zone = "\(offset < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
    return "\(day.iso)T\(clockText):\(two(secondOfDay % 60))\(zone)"
  }

  private func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
