extension Theme {
  /// The theme meant by a name and, where the person asked for one, a variant.
  ///
  /// `strong` with `light` means `strong-light`; a design system without that variant says so.
  package static func name(
    for wanted: String, variant: Variant?, among names: [String]
  ) throws(ThemeError) -> String {
    let family = family(of: wanted)
    let candidates =
      variant.map { ["\(family)-\($0.rawValue)"] } ?? [wanted, "\(wanted)-\(Variant.dark.rawValue)"]
    if let name = candidates.first(where: names.contains) { return name }
    let asked = variant ?? Variant.allCases.first { wanted.hasSuffix("-" + $0.rawValue) }
    let kin = names.filter { self.family(of: $0) == family }
    guard let asked, !kin.isEmpty else {
      let known = names.joined(separator: ", ")
      throw ThemeError(
        file: "theme", line: 0, key: wanted, message: "there is no theme of this name; there are \(known)")
    }
    throw ThemeError(
      file: "theme", line: 0, key: wanted,
      message: "\(family) has no \(asked.rawValue) variant; there is \(kin.joined(separator: ", "))")
  }

  private static func family(of name: String) -> String {
    for variant in Variant.allCases where name.hasSuffix("-" + variant.rawValue) {
      return String(name.dropLast(variant.rawValue.count + 1))
    }
    return name
  }
}
