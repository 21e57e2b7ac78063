package import Training

/// What time alone brings while a workout runs, for somebody who does not see it pass.
extension App {
  /// When the next thing is to be told: the end of the rest, or a bell of a set's clock.
  package var nextNews: Moment? {
    guard let workout = live?.workout else { return nil }
    let now = scene.now.moment
    return [workout.rest?.rest.deadline, workout.timer?.nextBell(after: now)].compactMap { $0 }
      .filter { $0 > now }.min()
  }

  /// The bells since an earlier state, the rounds that are over, and the clock that runs now.
  package func timeNews(since before: App) -> [String] {
    guard let old = before.live, live?.workout.id == old.workout.id else { return [] }
    let bell = old.workout.timer.flatMap { timer in
      timer.bell(after: before.scene.now.moment, until: scene.now.moment).map { App.words(timer, at: $0) }
    }
    return [bell].compactMap { $0 } + completed(since: before) + timed(since: before)
  }

  private static func words(_ timer: SetTimer, at bell: Int) -> String {
    if let rounds = timer.rounds, timer.isEvery, let target = timer.target, target > 0 {
      let number = bell / target + 1
      return number > rounds.following + 1
        ? "The rounds are over." : "Round \(number) of \(rounds.following + 1)."
    }
    return bell == 0 ? "Go." : "Time: \(SpokenWords.time(bell))."
  }

  /// The clock of another set, or none.
  func timed(since before: App) -> [String] {
    guard let live, let old = before.live, live.workout.timer?.set != old.workout.timer?.set else {
      return []
    }
    guard let timer = live.workout.timer, let place = live.workout.place(of: timer.set) else {
      let isDone = old.workout.timer.flatMap { live.workout.set($0.set)?.isCompleted } == true
      return isDone || old.workout.timer?.isEvery == true ? [] : ["No clock is running now."]
    }
    let block = live.workout.blocks[place.block]
    let name = live.exercises[block.exercise]?.name ?? "the exercise"
    let length = timer.target.map { ", \(SpokenWords.time($0))" } ?? ""
    let ready = timer.readyLeft(at: scene.now.moment)
    let begin = ready == 0 ? "Go" : "In \(SpokenWords.time(ready))"
    return ["\(begin): \(block.setName(place.set)) of \(name)\(timer.isEvery ? "" : length)."]
  }
}
