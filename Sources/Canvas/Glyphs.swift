/// Every sign the interface draws; the ASCII set says the same with what any terminal can show.
package struct Glyphs: Hashable, Sendable {
  package let isUnicode: Bool
  package let ellipsis: String
  /// A completed set.
  package let check: String
  /// A set not yet completed.
  package let emptyBox: String
  /// The record flag, and "more than before".
  package let up: String
  package let down: String
  /// The cursor's bar at the left edge of a row.
  package let bar: String
  package let times: String
  package let minus: String
  package let dot: String
  /// Nothing to show.
  package let dash: String
  package let more: String
  package let bullet: String
  package let arrow: String
  package let folded: String
  package let unfolded: String
  package let foldedUp: String
  package let enter: String
  /// The space bar, as a key.
  package let space: String
  package let star: String
  package let starFilled: String
  package let activeDot: String
  package let rule: String
  package let gridDot: String
  /// The line where a chart's values are going.
  package let trendDash: String
  /// The mark of a chart that is read.
  package let cursorDot: String
  package let full: String
  /// Less than full, for what is told apart without colour.
  package let shade: String
  package let shadeLight: String
  package let lowerHalf: String
  package let heat: String
  /// Cells filled from the left, from one eighth to eight.
  package let leftEighths: [String]
  /// Cells filled from below, from one eighth to eight.
  package let lowerEighths: [String]
  package let hairline: Hairline
  /// The round ends of a pill; spaces where the style has none.
  package let pillLeft: String
  package let pillRight: String
  package let scrollThumb: String
  package let scrollTrack: String
  package let barbell: String
  package let dumbbell: String
  package let machine: String
  package let cable: String
  package let bodyweight: String
  package let cardio: String

  /// The lines around a hairline card.
  package struct Hairline: Hashable, Sendable {
    package let horizontal: String
    package let vertical: String
    package let topLeft: String
    package let topRight: String
    package let bottomLeft: String
    package let bottomRight: String
  }
}

extension Glyphs {
  package static let unicode = Glyphs(
    isUnicode: true, ellipsis: "…", check: "✓", emptyBox: "[ ]", up: "▲", down: "▼", bar: "▌", times: "×",
    minus: "−", dot: "·", dash: "—", more: "⋯", bullet: "◦", arrow: "→", folded: "▸", unfolded: "▾",
    foldedUp: "▴",
    enter: "⏎", space: "␣", star: "☆", starFilled: "★", activeDot: "•", rule: "━", gridDot: "·",
    trendDash: "╌",
    cursorDot: "●", full: "█", shade: "▒", shadeLight: "░",
    lowerHalf: "▄", heat: "■",
    leftEighths: ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"],
    lowerEighths: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"],
    hairline: Hairline(
      horizontal: "─", vertical: "│", topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘"),
    pillLeft: "▐", pillRight: "▌", scrollThumb: "▐", scrollTrack: "│", barbell: "▐━▌", dumbbell: "╺●╸",
    machine: "▥", cable: "┇", bodyweight: "○", cardio: "»")

  package static let ascii = Glyphs(
    isUnicode: false, ellipsis: "~", check: "x", emptyBox: "[ ]", up: "^", down: "v", bar: "|", times: "x",
    minus: "-", dot: "-", dash: "-", more: "...", bullet: "*", arrow: "->", folded: ">", unfolded: "v",
    foldedUp: "^",
    enter: "Enter", space: "_", star: "o", starFilled: "*", activeDot: "*", rule: "=", gridDot: ".",
    trendDash: "-",
    cursorDot: "O", full: "#", shade: "+", shadeLight: ".",
    lowerHalf: "=", heat: "#",
    leftEighths: ["", "", "", "", "", "", "", "#"], lowerEighths: ["_", "_", ".", ".", "-", "-", "=", "#"],
    hairline: Hairline(
      horizontal: "-", vertical: "|", topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+"),
    pillLeft: "[", pillRight: "]", scrollThumb: "#", scrollTrack: "|", barbell: "|-|", dumbbell: "o-o",
    machine: "M", cable: "C", bodyweight: "B", cardio: ">")
}
