import Training

/// Units as files write them.
enum UnitWord {
  static func weight(_ text: String) -> WeightUnit? {
    switch trimmed(text) {
    case "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "кг", "公斤", "千克": .kg
    case "lb", "lbs", "pound", "pounds", "фунт", "фунты", "磅": .lb
    default: nil
    }
  }

  static func distance(_ text: String) -> DistanceUnit? {
    switch trimmed(text) {
    case "m", "meter", "meters", "metre", "metres", "м": .m
    case "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres", "км": .km
    case "mi", "mile", "miles": .mi
    case "yd", "yds", "yard", "yards": .yd
    case "ft", "foot", "feet": .ft
    default: nil
    }
  }

  /// The unit of a measurement as the log spells it.
  static func measure(_ text: String) -> String? {
    if let unit = weight(text) { return unit.rawValue }
    switch trimmed(text) {
    case "cm", "cms", "centimeter", "centimeters", "centimetres": return "cm"
    case "in", "ins", "inch", "inches", "\"": return "in"
    case "%", "percent": return "%"
    default: return nil
    }
  }

  private static func trimmed(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace && $0 != "." }
  }
}
