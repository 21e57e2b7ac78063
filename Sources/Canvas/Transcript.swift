extension Grid {
  /// What the screen says, line by line; spaces at the ends are left out.
  package var text: String {
    (0..<size.rows).map { line($0) }.joined(separator: "\n")
  }

  /// One row of the screen as text without the spaces at its end.
  package func line(_ row: Int) -> String {
    var text = ""
    var spaces = 0
    for column in 0..<size.columns {
      let cell = self[column, row]
      if cell.sign == .space {
        spaces += 1
      } else {
        text += String(repeating: " ", count: spaces) + cell.glyph
        spaces = 0
      }
    }
    return text
  }

  /// What the cells mean, line by line, as runs such as `text!*6 secondary/input*12`.
  package var roles: String {
    (0..<size.rows).map { roles($0) }.joined(separator: "\n")
  }

  /// The runs of one row; plain text on the canvas at its end is left out.
  package func roles(_ row: Int) -> String {
    var runs: [(role: Role, columns: Int)] = []
    for column in 0..<size.columns {
      let role = self[column, row].role
      if runs.last?.role == role {
        runs[runs.count - 1].columns += 1
      } else {
        runs.append((role, 1))
      }
    }
    if runs.last?.role == Role(.text) { runs.removeLast() }
    return runs.map { "\($0.role)*\($0.columns)" }.joined(separator: " ")
  }
}

extension Role: CustomStringConvertible {
  /// The ink, `/` and the surface unless it is the canvas, `!` when strong, `~` when personal.
  package var description: String {
    let place = surface == .canvas ? "" : "/" + surface.rawValue
    return ink.rawValue + place + (isStrong ? "!" : "") + (isPersonal ? "~" : "")
  }
}
