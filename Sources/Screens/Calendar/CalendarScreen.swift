import Canvas
import Training

/// Workouts by day: a month, the day under the cursor, the year; a question colours the days it holds for.
struct CalendarScreen: Screen {
  private(set) var content: CalendarContent?
  private(set) var day: Day
  private(set) var predicate: DayPredicate?

  init(day: Day, predicate: DayPredicate? = nil) {
    self.day = day
    self.predicate = predicate
  }

  var destination: Destination? { .calendar(month: day.startOfMonth, predicate: predicate) }
  var context: CommandContext { .list }

  /// Workouts of the day under the cursor, in the order they were done.
  var workouts: [WorkoutSummary] { (content?.workouts ?? []).filter { $0.start.day == day }.reversed() }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .calendar(let calendar) = content else { return }
    self.content = calendar
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    switch command {
    case .left: day = day + -1
    case .right: day = day + 1
    case .up: day = day + -7
    case .down: day = day + 7
    case .pageUp: day = day.monthsBefore(1)
    case .pageDown: day = day.monthsBefore(-1)
    case .first: day = day.monthsBefore(12)
    case .last: day = scene.now.day
    case .open: return open()
    case .back, .calendar: return [.back]
    case .search:
      return [.present(TextSheet("Which days?", predicate?.text ?? "", for: .predicate))]
    case .goToDate: return [.present(TextSheet("Which date?", day.iso, for: .date))]
    default: break
    }
    return []
  }

  private func open() -> [Effect] {
    guard let workout = workouts.first else { return [.say(Message("No workout on \(day.text)"))] }
    return workout.isRunning ? [.switchTab(.workout)] : [.open(.detail(workout.id))]
  }

  mutating func accept(_ answer: Answer, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    switch answer {
    case .text(let text, .date):
      guard let day = Day(iso: text.trimmed) else {
        return [.say(Message("“\(text)” is no date: write 2026-11-27", tone: .warning))]
      }
      self.day = day
    case .text(let text, .predicate):
      if text.trimmed.isEmpty {
        predicate = nil
        return []
      }
      do throws(PredicateComplaint) {
        predicate = try DayPredicate(reading: text, unit: scene.preferences.weightUnit)
      } catch {
        return [.say(Message(error.sentence, tone: .warning))]
      }
    default: break
    }
    return []
  }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let page = CalendarPage(self, scene)
    if let workout = page.workout(at: point) {
      return workout.isRunning ? [.switchTab(.workout)] : [.open(.detail(workout.id))]
    }
    guard let clicked = page.day(at: point) else { return [] }
    if clicked == day { return open() }
    day = clicked
    return []
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    CalendarPage(self, scene).draw(on: &grid, in: area)
  }
}
