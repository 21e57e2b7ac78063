extension String {
  /// The text in lines of at most `columns`, broken between words and at its own line ends.
  ///
  /// A word longer than a line is cut. There is always at least one line.
  package func wrapped(to columns: Int) -> [String] {
    let columns = max(1, columns)
    return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { paragraph in
        lines(of: paragraph.split(whereSeparator: \.isWhitespace).map(String.init), columns: columns)
      }
  }

  /// Paired names in one line: whole names as far as they fit, then `…`.
  ///
  /// A lone name is cut where it says least: what stands behind a dash or in brackets at its end tells it from
  /// others, as in `…Close Grip (Barbell)` and `Bulgarian… (Barbell)`.
  package func truncatedAtJoint(to columns: Int, mark: String = "…") -> String {
    guard self.columns > columns else { return isPlain ? self : symbols.text }
    guard utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "+") }) else {
      return truncatedAtBracket(to: columns, mark: mark)
    }
    let names = namesWithJoints
    guard names.count > 1 else { return truncatedAtBracket(to: columns, mark: mark) }
    for count in stride(from: names.count - 1, to: 0, by: -1) {
      let line = names[..<count].joined(separator: " ") + " " + mark
      if line.columns <= columns { return line }
    }
    return mark.columns <= columns ? mark : ""
  }

  private func truncatedAtBracket(to columns: Int, mark: String) -> String {
    guard last == ")", let open = lastIndex(of: "("), open > startIndex else {
      return truncated(to: columns, mark: mark)
    }
    let bracket = " " + self[open...]
    let words = self[..<open].split(separator: " ")
    if let dash = words.lastIndex(of: "-") {
      let variant = mark + words[(dash + 1)...].joined(separator: " ") + bracket
      if variant.columns <= columns { return variant }
    }
    let room = columns - bracket.columns
    guard room >= 6 + mark.columns else { return truncated(to: columns, mark: mark) }
    var head = String(self[..<open]).truncated(to: room - mark.columns, mark: "")
    while head.last == " " { head.removeLast() }
    return head + mark + bracket
  }

  /// The names of a pair, each but the last followed by its `&`.
  private var namesWithJoints: [String] {
    var names = [""]
    for word in split(whereSeparator: \.isWhitespace) {
      let name = names[names.count - 1]
      names[names.count - 1] = name.isEmpty ? String(word) : name + " " + word
      if word == "&" || word == "+" { names.append("") }
    }
    if names.count > 1, names[names.count - 1].isEmpty { names.removeLast() }
    return names
  }

  private func lines(of words: [String], columns: Int) -> [String] {
    var lines = [""]
    for word in words {
      let line = lines[lines.count - 1]
      let longer = line.isEmpty ? word : line + " " + word
      if longer.columns <= columns {
        lines[lines.count - 1] = longer.symbols.text
      } else {
        if line.isEmpty { lines.removeLast() }
        lines += word.cut(every: columns)
      }
    }
    return lines
  }

  /// Pieces of at most `columns`; one piece when it fits.
  private func cut(every columns: Int) -> [String] {
    var rest = symbols[...]
    var pieces: [String] = []
    while !rest.isEmpty {
      let piece = Array(rest).prefix(columns: columns)
      let taken = piece.isEmpty ? Array(rest.prefix(1)) : piece
      pieces.append(taken.text)
      rest = rest.dropFirst(taken.count)
    }
    return pieces
  }
}
