package import Canvas

/// Keys as the help sheet and messages write them.
package enum KeyName {
  package static func of(_ key: Key) -> String {
    let name =
      switch key.code {
      case .character(" "): "Space"
      case .character(let character): String(character)
      case .enter: "Enter"
      case .escape: "Esc"
      case .tab: key.modifiers.contains(.shift) ? "BackTab" : "Tab"
      case .backspace: "Backspace"
      case .delete: "Delete"
      case .insert: "Insert"
      case .up: "Up"
      case .down: "Down"
      case .left: "Left"
      case .right: "Right"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "PgUp"
      case .pageDown: "PgDn"
      case .function(let number): "F\(number)"
      }
    return key.modifiers.contains(.control) ? "Ctrl-\(name.uppercased())" : name
  }
}
