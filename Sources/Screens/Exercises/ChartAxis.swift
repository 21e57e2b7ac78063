import Canvas
import Training

/// The words under a chart's time axis: days, months or years, as the span needs.
enum ChartAxis {
  static func labels(from first: Day, through last: Day) -> [LineChart.Label] {
    switch last - first {
    case ..<1: return [label(first, first.shortText)]
    case ..<62:
      return stride(from: 0, through: last - first, by: 7).map { label(first + $0, (first + $0).shortText) }
    case ..<430: return [label(first, first.civil.monthShort)] + months(1, first, last)
    case ..<1_300:
      return [label(first, "\(first.civil.monthShort) \(first.civil.year)")] + months(3, first, last)
    default: return [label(first, String(first.civil.year))] + months(12, first, last)
    }
  }

  private static func label(_ day: Day, _ text: String) -> LineChart.Label {
    LineChart.Label(time: Double(day.number), text: text)
  }

  /// Each first day of a month that starts a step of so many months.
  private static func months(_ step: Int, _ first: Day, _ last: Day) -> [LineChart.Label] {
    var labels: [LineChart.Label] = []
    var (year, month) = (first.civil.year, first.civil.month)
    while true {
      month += 1
      if month > 12 { (year, month) = (year + 1, 1) }
      guard let day = Day(year: year, month: month, day: 1), day <= last else { return labels }
      guard (month - 1) % step == 0 else { continue }
      let text = month == 1 ? String(year) : day.civil.monthShort
      labels.append(label(day, text))
    }
  }
}
