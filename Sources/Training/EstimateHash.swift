extension Estimate: Hashable {
  /// Equal estimates round to the same thousandth.
  package func hash(into hasher: inout Hasher) { hasher.combine(milli(in: .kg)) }
}
