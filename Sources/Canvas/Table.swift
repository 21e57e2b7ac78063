/// A table whose columns stand where they stand, whatever the rows say.
package struct Table: Hashable, Sendable {
  package struct Column: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable {
      case left, right, centre
      /// The last digit before the mark stands `after` columns from the right edge of the field.
      case decimal(after: Int)
    }

    package var title: String
    /// The columns of the field, its padding included.
    package var columns: Int
    package var alignment: Alignment
    /// Columns left free inside the field on the side the text is aligned to.
    package var padding: Int
    /// Columns between this field and the next.
    package var gap: Int

    package init(
      _ title: String, columns: Int, alignment: Alignment = .left, padding: Int = 0, gap: Int = 1
    ) {
      self.title = title
      self.columns = columns
      self.alignment = alignment
      self.padding = padding
      self.gap = gap
    }
  }

  /// What one field says and means; without a role it is plain text on the table's surface.
  package struct Field: Hashable, Sendable {
    package var text: String
    package var role: Role

    package init(_ text: String, _ role: Role = Role(.text)) {
      self.text = text
      self.role = role
    }
  }

  package var columns: [Column]
  /// The sign before decimals in the texts given.
  package var decimalMark: Character

  package init(_ columns: [Column], decimalMark: Character = ".") {
    self.columns = columns
    self.decimalMark = decimalMark
  }
}

extension Table {
  /// The columns from the first field's left to the last one's right edge.
  package var width: Int {
    columns.reduce(0) { $0 + $1.columns + $1.gap } - (columns.last?.gap ?? 0)
  }

  /// Where each field begins and ends, counted from the table's left edge.
  package var fields: [Range<Int>] {
    var at = 0
    return columns.map { column in
      defer { at += column.columns + column.gap }
      return at..<(at + column.columns)
    }
  }

  /// The field at a column counted from the table's left edge; nil in a gap.
  package func field(at column: Int) -> Int? { fields.firstIndex { $0.contains(column) } }

  /// Gives one column all the room that is left of `width`, never less than it has.
  package func stretched(_ index: Int, to width: Int) -> Table {
    var table = self
    table.columns[index].columns += max(0, width - self.width)
    return table
  }

  /// The columns the longest of these texts takes from its decimal mark on: the `after` of a decimal alignment.
  package static func decimals(of texts: [String], mark: Character = ".") -> Int {
    texts.map { tail(of: $0, mark: mark).columns }.max() ?? 0
  }

  /// What follows the whole part of the first number in a text: `.5 kg` of `102.5 kg`.
  static func tail(of text: String, mark: Character) -> String {
    guard let digit = text.firstIndex(where: \.isNumber) else { return "" }
    let whole = text[digit...].prefix { $0.isNumber || (isGroup($0) && $0 != mark) }
    let lastDigit = whole.lastIndex(where: \.isNumber) ?? digit
    return String(text[text.index(after: lastDigit)...])
  }

  /// Signs that part thousands.
  private static func isGroup(_ character: Character) -> Bool {
    character == "," || character == "." || character == "'" || character == "\u{202F}"
      || character == "\u{A0}"
  }
}

extension Grid {
  /// Draws the titles of a table.
  package mutating func header(
    _ table: Table, column: Int, row: Int, role: Role = Role(.secondary, on: .card, strong: true)
  ) {
    let titles = table.columns.map { Table.Field(style.label($0.title, columns: $0.columns), role) }
    fields(titles, of: table, column: column, row: row, isHeader: true)
  }

  /// Draws a row of a table; each field's whole width takes its role.
  package mutating func row(_ fields: [Table.Field], of table: Table, column: Int, row: Int) {
    self.fields(fields, of: table, column: column, row: row, isHeader: false)
  }

  private mutating func fields(
    _ fields: [Table.Field], of table: Table, column: Int, row: Int, isHeader: Bool
  ) {
    for (index, place) in table.fields.enumerated() where index < fields.count {
      let field = fields[index]
      let frame = Rectangle(
        column: column + place.lowerBound, row: row, columns: place.count, rows: 1)
      fill(frame, role: field.role)
      let inner = table.columns[index].inner(place.count)
      guard inner.count > 0 else { continue }
      let text = table.aligned(field.text, index, columns: inner.count, isHeader: isHeader, style: style)
      write(text, column: frame.column + inner.lowerBound, row: row, role: field.role)
    }
  }
}

extension Table.Column {
  /// The part of a field that text may take.
  func inner(_ columns: Int) -> Range<Int> {
    switch alignment {
    case .left: min(padding, columns)..<columns
    case .centre: 0..<columns
    case .right, .decimal: 0..<max(0, columns - padding)
    }
  }
}

extension Table {
  func aligned(_ text: String, _ index: Int, columns: Int, isHeader: Bool, style: Style) -> String {
    let mark = style.glyphs.ellipsis
    switch self.columns[index].alignment {
    case .left: return text.fitted(to: columns, align: .left, mark: mark)
    case .right: return text.fitted(to: columns, align: .right, mark: mark)
    case .centre: return text.fitted(to: columns, align: .centre, mark: mark)
    case .decimal(let after):
      guard !isHeader else { return text.fitted(to: columns, align: .right, mark: mark) }
      let after = max(0, after - Table.tail(of: text, mark: decimalMark).columns)
      let space = min(after, max(0, columns - text.columns))
      return (text + String(repeating: " ", count: space)).fitted(to: columns, align: .right, mark: mark)
    }
  }
}
