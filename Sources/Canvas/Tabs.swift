/// A tab of the bar at the bottom; the short title stands in where the screen is narrow.
package struct Tab: Hashable, Sendable {
  package var title: String
  package var short: String

  package init(_ title: String, short: String) {
    self.title = title
    self.short = short
  }
}

extension Tab {
  /// The widest way to name all tabs that fits: titles with air, titles, short titles, letters.
  static func forms(_ tabs: [Tab], columns: Int) -> (titles: [String], padding: Int, margin: Int) {
    let forms: [(titles: [String], padding: Int, margin: Int)] = [
      (tabs.map(\.title), 2, 1), (tabs.map(\.title), 1, 0), (tabs.map(\.short), 1, 0),
      (tabs.map { String($0.short.prefix(1)) }, 1, 0),
    ]
    let fitting = forms.first { form in
      let taken = form.titles.reduce(0) { $0 + $1.columns + 2 * form.padding + 1 }
      return taken + form.margin <= columns
    }
    return fitting ?? forms[forms.count - 1]
  }
}

extension Grid {
  /// Draws the tab bar over a whole row, a hint at its right end if there is room, and returns each tab's place.
  @discardableResult
  package mutating func tabBar(_ tabs: [Tab], active: Int?, row: Int, hint: String = "") -> [Rectangle] {
    fill(row: row, role: Role(.tertiary))
    let hintColumns = hint.isEmpty ? 0 : hint.columns + 2
    let form = Tab.forms(tabs, columns: columns - hintColumns)
    var at = form.margin
    let places = form.titles.enumerated().map { index, title in
      let isActive = index == active
      let place = Rectangle(column: at, row: row, columns: title.columns + 2 * form.padding, rows: 1)
      write(title, column: at, row: row, role: tabRole(isActive), width: place.columns, align: .centre)
      if isActive, style.tab == .dot {
        write(style.glyphs.activeDot, column: at + form.padding - 1, row: row, role: Role(.accent))
      }
      at = place.endColumn + 1
      return place
    }
    if at + hint.columns < columns {
      write(hint, column: columns - hint.columns - 1, row: row, role: Role(.tertiary))
    }
    return places
  }

  private func tabRole(_ isActive: Bool) -> Role {
    guard isActive else { return Role(.tertiary) }
    switch style.tab {
    case .block: return Role(.inverse, on: .accent, strong: true)
    case .tint: return Role(.accent, on: .tabActive, strong: true)
    case .dot: return Role(.accent, strong: true)
    }
  }

  /// Draws a segmented control and returns each segment's place.
  @discardableResult
  package mutating func segments(
    _ titles: [String], selected: Int, column: Int, row: Int, padding: Int = 1
  ) -> [Rectangle] {
    var at = column
    return titles.enumerated().map { index, title in
      let isSelected = index == selected
      let place = Rectangle(column: at, row: row, columns: title.columns + 2 * padding, rows: 1)
      let role = isSelected ? Role(.text, on: .selected, strong: true) : Role(.secondary, on: .input)
      write(title, column: at, row: row, role: role, width: place.columns, align: .centre)
      at = place.endColumn
      return place
    }
  }

  /// Draws, in one column, which part of a longer list is in view; nothing when all of it is.
  package mutating func scrollMarker(column: Int, viewport: Viewport, total: Int) {
    let rows = viewport.frame.rows
    guard rows > 0, total > rows else { return }
    let length = max(1, rows * rows / total)
    let way = total - rows
    let offset = max(0, min(viewport.offset, way))
    let top = (offset * (rows - length) + way / 2) / way
    for row in 0..<length {
      overlay(style.glyphs.scrollThumb, column: column, row: viewport.frame.row + top + row, ink: .tertiary)
    }
  }
}
