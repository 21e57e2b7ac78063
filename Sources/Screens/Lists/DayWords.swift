import Training

extension Scene {
  /// A day as lists write it: `today`, `yesterday`, `27 Nov`, and with its year when that is another one.
  func words(_ day: Day) -> String {
    switch now.day - day {
    case 0: "today"
    case 1: "yesterday"
    default: date(day)
    }
  }

  /// `27 Nov`, and with its year when that is another one.
  func date(_ day: Day) -> String {
    day.civil.year == now.day.civil.year ? day.shortText : "\(day.shortText) \(day.civil.year)"
  }

  /// A day where there is little room: `27 Nov`, or `2025` in another year.
  func shortWords(_ day: Day) -> String {
    let year = day.civil.year
    return year == now.day.civil.year ? day.shortText : String(year)
  }

  /// A maximum in the unit the exercise is shown in: `116.7 kg`.
  func text(_ estimate: Estimate, of exercise: Exercise, withUnit: Bool = true) -> String {
    let unit = exercise.unit ?? preferences.weightUnit
    return estimate.text(in: unit, style: numbers) + (withUnit ? " \(unit.rawValue)" : "")
  }
}
