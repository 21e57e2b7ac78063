internal import Canvas
internal import Training

/// A chart as a vector picture (SVG 1.1), light or dark as the reader prefers.
struct ChartPicture {
  private let drawing: ChartDrawing
  private let chart: LineChart
  private let ticks: Ticks
  private let decimalMark: String

  private static let width = 800.0
  private static let height = 420.0
  private static let left = 72.0
  private static let right = 24.0
  private static let top = 76.0
  private static let bottom = 44.0

  init(_ drawing: ChartDrawing, decimalMark: String) {
    self.drawing = drawing
    self.decimalMark = decimalMark
    chart = drawing.points.chart(cursor: nil)
    let values = (chart.marks + chart.dots).map(\.value)
    ticks = Ticks(from: values.min() ?? 0, to: values.max() ?? 0, most: 6)
  }

  var svg: String {
    let size = "\(number(ChartPicture.width)) \(number(ChartPicture.height))"
    let head = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" role=\"img\">",
      "<title>\(escaped(drawing.title))</title>", "<style>\(ChartPicture.style)</style>",
      "<rect class=\"page\" width=\"100%\" height=\"100%\"/>",
      text(drawing.title, x: 24, y: 32, class: "title"), text(drawing.summary, x: 24, y: 54, class: "quiet"),
    ]
    return (head + axis + times + trend + dots + lines + records + ["</svg>"]).joined(separator: "\n")
  }

  private static let style = """
    text{font:13px system-ui,sans-serif;fill:#1d1d1f}.title{font-size:18px;font-weight:600}.quiet{fill:#6e6e73}\
    .page{fill:#fff}.grid{stroke:#e2e2e6}.line{fill:none;stroke:#1a73d9;stroke-width:2;stroke-linejoin:round;\
    stroke-linecap:round}.trend{stroke:#8e8e93;stroke-dasharray:2 5}.record{fill:#c77700}\
    .dot{fill:#8e8e93}\
    @media(prefers-color-scheme:dark){text{fill:#f2f2f4}.quiet{fill:#a0a0a8}.page{fill:#17181c}\
    .grid{stroke:#33343a}.line{stroke:#5aa9ff}.record{fill:#ffb340}}
    """

  private var axis: [String] {
    zip(ticks.values, ticks.labels(mark: decimalMark)).flatMap { value, label in
      let y = number(down(value))
      return [
        "<path class=\"grid\" d=\"M\(number(ChartPicture.left)) \(y)H\(number(ChartPicture.width - ChartPicture.right))\"/>",
        text(label, x: ChartPicture.left - 10, y: down(value) + 4, class: "quiet", anchor: "end"),
      ]
    } + [
      text(
        drawing.points.axisUnit, x: ChartPicture.left - 10, y: ChartPicture.top - 12, class: "quiet",
        anchor: "end")
    ]
  }

  /// Labels that would touch the one before are left out.
  private var times: [String] {
    var free = 0.0
    return chart.labels.compactMap { label in
      let half = Double(label.text.columns) * 4
      let middle = min(max(across(label.time), ChartPicture.left + half), ChartPicture.width - 16 - half)
      guard middle - half >= free else { return nil }
      free = middle + half + 12
      return text(label.text, x: middle, y: ChartPicture.height - 16, class: "quiet", anchor: "middle")
    }
  }

  private var trend: [String] {
    guard let ends = LineChart.trend(chart.marks), let first = chart.marks.first, let last = chart.marks.last
    else { return [] }
    let start = "\(number(across(first.time))) \(number(down(ends.first)))"
    return ["<path class=\"trend\" d=\"M\(start)L\(number(across(last.time))) \(number(down(ends.last)))\"/>"]
  }

  /// One path, broken at gaps; a mark with a gap at both sides is a dot by its round cap.
  private var lines: [String] {
    var path = ""
    var before: LineChart.Mark?
    for (index, mark) in chart.marks.enumerated() {
      let isJoined = before.map { mark.time - $0.time <= chart.longestGap ?? .infinity } ?? false
      let next = index + 1 < chart.marks.count ? chart.marks[index + 1] : nil
      let isAlone = !isJoined && (next.map { $0.time - mark.time > chart.longestGap ?? .infinity } ?? true)
      path += "\(isJoined ? "L" : "M")\(number(across(mark.time))) \(number(down(mark.value)))"
      if isAlone { path += "h0" }
      before = mark
    }
    return ["<path class=\"line\" d=\"\(path)\"/>"]
  }

  private var dots: [String] {
    chart.dots.map { mark in
      "<circle class=\"dot\" cx=\"\(number(across(mark.time)))\" cy=\"\(number(down(mark.value)))\" r=\"2\"/>"
    }
  }

  private var records: [String] {
    chart.marks.filter(\.isRecord).map { mark in
      "<path class=\"record\" d=\"M\(number(across(mark.time))) \(number(down(mark.value) - 6))l5 9h-10z\"/>"
    }
  }
}

extension ChartPicture {
  private func across(_ time: Double) -> Double {
    let room = ChartPicture.width - ChartPicture.right - ChartPicture.left
    guard let first = chart.marks.first?.time, let last = chart.marks.last?.time, last > first else {
      return ChartPicture.left + room / 2
    }
    return ChartPicture.left + max(0, min(1, (time - first) / (last - first))) * room
  }

  private func down(_ value: Double) -> Double {
    let room = ChartPicture.height - ChartPicture.bottom - ChartPicture.top
    let share = ticks.high > ticks.low ? (value - ticks.low) / (ticks.high - ticks.low) : 0
    return ChartPicture.top + (1 - max(0, min(1, share))) * room
  }

  private func number(_ value: Double) -> String {
    Number.text(Int((value * 1_000).rounded()), maximum: 1)
  }

  private func text(_ text: String, x: Double, y: Double, class kind: String, anchor: String? = nil) -> String
  {
    let anchor = anchor.map { " text-anchor=\"\($0)\"" } ?? ""
    return "<text class=\"\(kind)\" x=\"\(number(x))\" y=\"\(number(y))\"\(anchor)>\(escaped(text))</text>"
  }

  /// Fit for XML: what it gives a meaning is spelled out, what it forbids is left out.
  private func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..<" ": result += " "
      case "\u{FFFE}", "\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
