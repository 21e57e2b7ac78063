/// The theme files the program carries, as text.
package enum BuiltInThemes {
  /// The names, the default first.
  package static let names = ["strong-dark", "strong-light", "terminal", "mono"]

  /// The file of a theme; nil for a name that is not built in.
  package static func text(of name: String) -> String? {
    switch name {
    case "strong-dark": decode(PackageResources.strong_dark_theme)
    case "strong-light": decode(PackageResources.strong_light_theme)
    case "terminal": decode(PackageResources.terminal_theme)
    case "mono": decode(PackageResources.mono_theme)
    default: nil
    }
  }

  /// All of them, each decoded.
  package static var files: [(name: String, text: String)] {
    names.compactMap { name in text(of: name).map { (name, $0) } }
  }

  private static func decode(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
