/// What a Strong measurements file measures, by its header: a date and one value.
struct StrongMeasure: Hashable {
  let kind: String
  let unit: String

  init?(_ header: Header) {
    guard header.names.count == 2, header.names[0] == "date" else { return nil }
    let name = header.names[1]
    if name == "body fat percentage" {
      (kind, unit) = ("body fat", "%")
      return
    }
    guard let open = name.lastIndex(of: "("), name.last == ")" else { return nil }
    let part = name[..<open].split(separator: " ").joined(separator: " ")
    kind = part == "weight" ? "bodyweight" : part
    switch name[name.index(after: open)...].dropLast() {
    case "kg" where part == "weight": unit = "kg"
    case "lb" where part == "weight", "lbs" where part == "weight": unit = "lb"
    case "cm" where !part.isEmpty && part != "weight": unit = "cm"
    case "in" where !part.isEmpty && part != "weight": unit = "in"
    case "%" where !part.isEmpty && part != "weight": unit = "%"
    default: return nil
    }
  }
}
