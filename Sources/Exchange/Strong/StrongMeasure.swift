/// What a Strong measurements file measures, by its header: a date and one value.
struct StrongMeasure: Hashable {
  let kind: String
  let unit: String

  init?(_ header: Header) {
    guard header.names.count == 2, header.names[0] == "date" else { return nil }
    if header.names[1] == "body fat percentage" {
      (kind, unit) = ("body fat", "%")
      return
    }
    guard let (part, unit) = MeasureName.bracketed(header.names[1]),
      (part == "weight") == (UnitWord.weight(unit) != nil)
    else { return nil }
    kind = MeasureName.kind(part)
    self.unit = unit
  }
}
