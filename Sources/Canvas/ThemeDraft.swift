/// A theme while its files are read, one over the other.
struct ThemeDraft {
  var name: String?
  var variant = Theme.Variant.dark
  var style = Style()
  var colours = ThemeColours()
}

/// What is wrong with one entry.
private struct Fault: Error {
  let message: String
}

extension ThemeDraft {
  /// Lays a file over what is there; tokens go first because a new token drops the steps made for the old one.
  mutating func apply(_ file: ThemeFile) throws(ThemeError) {
    name = nil
    let steps = file.entries.filter(\.isStep)
    for entry in file.entries.filter({ !$0.isStep }) + steps {
      do throws(Fault) {
        try apply(entry)
      } catch {
        throw ThemeError(file: file.path, line: entry.line, key: entry.key, message: error.message)
      }
    }
  }

  private mutating func apply(_ entry: ThemeEntry) throws(Fault) {
    switch entry.section {
    case "theme": try applyStyle(entry.key, entry.value)
    case "surfaces":
      guard let surface = Surface(rawValue: entry.key) else { throw unknown("surface", Surface.self) }
      colours[surface] = try colour(entry.value)
    case "inks": try applyInk(entry.key, entry.value)
    case "attributes": try applyAttributes(entry.key, entry.value)
    case "": throw Fault(message: "it stands before the first section")
    default:
      throw Fault(
        message: "there is no section [\(entry.section)]; there are [theme], [surfaces], [inks], [attributes]"
      )
    }
  }

  private mutating func applyStyle(_ key: String, _ value: String) throws(Fault) {
    switch key {
    case "name": name = value
    case "base": break
    case "variant": variant = try choice(value)
    case "card": style.card = try choice(value)
    case "label": style.label = try choice(value)
    case "chip": style.chip = try choice(value)
    case "tab": style.tab = try choice(value)
    case "motion": style.motion = try choice(value)
    case "person": style.person = try choice(value)
    default:
      throw Fault(
        message: "there is no such key in [theme]; there are name, base, variant, card, label, chip, tab, "
          + "motion, person")
    }
  }

  private mutating func applyInk(_ key: String, _ value: String) throws(Fault) {
    let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let ink = Ink(rawValue: parts[0]) else { throw unknown("ink", Ink.self) }
    guard parts.count == 2 else {
      colours[ink] = try colour(value)
      return
    }
    guard let surface = Surface(rawValue: parts[1]) else { throw unknown("surface", Surface.self) }
    colours[ink, on: surface] = try colour(value)
  }

  private mutating func applyAttributes(_ key: String, _ value: String) throws(Fault) {
    guard let attributes = Attributes(value) else {
      throw Fault(
        message: "\(shown(value)) is not a list of bold, dim, italic, underline, reverse, nor none")
    }
    let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
    if key == "strong" {
      colours.strong = attributes
    } else if parts.count == 2, parts[0] == "surface" {
      guard let surface = Surface(rawValue: parts[1]) else { throw unknown("surface", Surface.self) }
      colours.set(attributes, of: surface)
    } else if parts.count == 2, parts[0] == "ink" {
      guard let ink = Ink(rawValue: parts[1]) else { throw unknown("ink", Ink.self) }
      colours.set(attributes, of: ink)
    } else {
      throw Fault(message: "there is no such key in [attributes]; there are strong, surface.NAME, ink.NAME")
    }
  }

  private func colour(_ value: String) throws(Fault) -> Colour {
    guard let colour = Colour(value) else {
      throw Fault(
        message:
          "\(shown(value)) is not a colour; write #RRGGBB, default, 0–255, or a name such as bright-blue")
    }
    return colour
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(_ value: String) throws(Fault) -> Choice
  where Choice.RawValue == String {
    guard let choice = Choice(rawValue: value) else {
      throw Fault(message: "\(shown(value)) is not one of \(names(Choice.self))")
    }
    return choice
  }

  private func unknown<Name: RawRepresentable & CaseIterable>(_ kind: String, _ type: Name.Type) -> Fault
  where Name.RawValue == String {
    Fault(message: "there is no such \(kind); there are \(names(type))")
  }

  private func shown(_ value: String) -> String { value.isEmpty ? "nothing" : value }

  private func names<Name: RawRepresentable & CaseIterable>(_ type: Name.Type) -> String
  where Name.RawValue == String {
    type.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

extension ThemeEntry {
  /// Gives an ink a colour on one surface.
  fileprivate var isStep: Bool { section == "inks" && key.contains(".") }
}
