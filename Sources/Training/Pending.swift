extension Estimate: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(milli(in: .kg)) }
}
