package import Canvas
package import Logbook
package import Screens
internal import Training

/// What only the terminal can do; the loop carries it out after painting.
package enum Outward: Hashable, Sendable {
  case ring
  case notify(title: String, body: String)
  case copy(String)
  case suspend
  case quit
}

/// The app and its log: events in, frames out, everything saved before it is shown.
package struct Session {
  package internal(set) var app: App
  package let log: Logbook
  private var reader: ContentReader
  var ids: IDSource
  let clock: Clock
  private(set) var configuration: Configuration
  /// The import being talked about.
  var talk: ImportTalk?
  /// What the app was last given; read again when the log changes.
  private var delivered: [Destination] = []
  /// Told when a rest ends; nil tells nobody.
  package var hooks: Hooks?
  /// Shown the app while long work goes on, before the events at hand are done; nil shows nothing.
  package var showWork: ((App) -> Void)?
  /// Whether somebody else's workout is only looked at.
  private let follows: Bool
  /// The name of the change that the last line of the plain mode made; nil when it made none.
  package internal(set) var lastSaved: String?
  /// The clock that went with the timed set done last.
  private var stopped: StoppedTimer?

  package init(
    log: Logbook, configuration: Configuration, clock: Clock, seed: UInt64, size: Size, follows: Bool = false,
    hindrance: LogbookError? = nil
  ) {
    self.follows = follows
    self.log = log
    self.configuration = configuration
    self.clock = clock
    reader = ContentReader(log: log)
    ids = IDSource(seed: seed)
    app = App(
      scene: Scene(
        now: clock.now(), preferences: configuration.preferences, style: configuration.style, size: size,
        commands: configuration.commands),
      keymap: Keymap(configuration.commands))
    app.follow(follows)
    if let hindrance { app.keepSaying("Nothing can be saved. \(hindrance.sentence)") }
    let mayWrite = !follows && hindrance == nil
    if mayWrite { agree() }
    deliver()
    if mayWrite { app.remind() }
    if let complaint = configuration.complaint { app.say(Message(complaint, tone: .warning)) }
  }

  /// The log reckons records by the settings, also when the file was changed by hand.
  private mutating func agree() {
    let preferences = configuration.preferences
    do {
      try log.preferFormula(
        preferences.formula, firstCounts: preferences.firstCountsAsRecord,
        setVolume: preferences.showsSetVolumeRecords)
    } catch {
      app.say(Message(error.sentence, tone: .error))
    }
  }

  /// The theme's colours for what the app draws.
  package var theme: Theme { configuration.theme }

  /// What the shell prints after leaving: that a workout goes on, when one does.
  package var farewell: String? {
    app.live.map { "\($0.workout.name) keeps running. knurl opens it again." }
  }

  package mutating func handle(_ event: Event) -> [Outward] {
    let before = app
    let now = clock.now()
    return carryOut(app.handle(event, at: now, &ids), at: now, orGoBackTo: before)
  }

  /// Carries out what the shell must; when that fails the app is as it was before.
  mutating func carryOut(
    _ effects: [Effect], at now: LocalMoment, orGoBackTo before: App
  ) -> [Outward] {
    var outward: [Outward] = []
    for effect in effects {
      do {
        outward += try carryOut(effect, at: now)
      } catch {
        app = before
        app.say(Message(error.sentence, tone: .error))
        renew()
        return outward
      }
    }
    deliver()
    return outward
  }

  /// Reads again what is shown if another program changed the log; answers whether one did.
  package mutating func look() -> Bool {
    do {
      guard try log.didChangeElsewhere() else { return false }
    } catch {
      app.say(Message(error.sentence, tone: .error))
      return true
    }
    renew()
    return true
  }

  /// Everything shown is read again, and so is the past.
  mutating func renew() {
    reader.forget()
    delivered = []
    deliver()
  }

  /// Gives the app content for what it shows; new destinations may follow from it.
  private mutating func deliver() {
    for _ in 0..<4 {
      let wanted = app.destinations
      delivered.removeAll { !wanted.contains($0) }
      let missing = wanted.filter { !delivered.contains($0) }
      if missing.isEmpty { return }
      for destination in missing {
        delivered.append(destination)
        do {
          let content = try reader.content(
            for: destination, at: clock.now(), configuration.preferences, configuration.settings)
          app.receive(content, for: destination)
        } catch {
          tell(error)
        }
      }
    }
  }

  /// A damaged log stays one: that is not said once and forgotten.
  private mutating func tell(_ error: LogbookError) {
    if error.kind == .corrupt { return app.keepSaying(error.sentence) }
    app.say(Message(error.sentence, tone: .error))
  }

  private mutating func carryOut(
    _ effect: Effect, at now: LocalMoment
  ) throws(LogbookError) -> [Outward] {
    if follows, effect.changes { throw .following }
    switch effect {
    case .save(let change): try save(change, at: now.moment)
    case .settle(let change):
      do {
        try save(change, at: now.moment)
      } catch {
        guard error.kind == .conflict else { throw error }
        renew()
      }
    case .undo:
      let summary = try turn(at: now.moment) { (log) throws(LogbookError) in try log.undo(at: now.moment) }
      app.say(Message("Undone: \(summary). Ctrl-R brings it back."))
    case .redo:
      let summary = try turn(at: now.moment) { (log) throws(LogbookError) in try log.redo(at: now.moment) }
      app.say(Message("Done again: \(summary)."))
    case .start(let source): try start(source, at: now)
    case .saveRoutine(let id, let name): try saveRoutine(from: id, name: name, at: now.moment)
    case .deleteWorkout(let id): try deleteWorkout(id, at: now.moment)
    case .prefer(let key, let value): try prefer(key, value)
    case .addPast, .copyWorkout, .mergeWorkout, .splitWorkout: try rearrange(effect, at: now)
    case .addExercise, .addToRoutine, .swapExercise: try place(effect, at: now)
    case .previewTheme(let name): preview(name)
    case .restEnded: tellRestEnd()
    case .ring: return configuration.preferences.rings ? [.ring] : []
    case .notify(let title, let body):
      return configuration.preferences.notifies ? [.notify(title: title, body: body)] : []
    case .copy(let text): return [.copy(text)]
    case .write(let name, let text): write(text, to: name)
    case .bringIn(let step): bringIn(step)
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    default: break
    }
    return []
  }

  private func tellRestEnd() {
    guard let live = app.live else { return }
    hooks?.tellRestEnd(of: live.workout, next: app.nextText, in: log)
  }

  /// Undoes or redoes; a clock or a rest that the sets now done leave running goes on.
  private mutating func turn(
    at moment: Moment, _ take: (Logbook) throws(LogbookError) -> String
  ) throws(LogbookError) -> String {
    let done = app.live?.doneSets ?? []
    let summary = try take(log)
    renew()
    if let revived = app.revivedTimer(stopped) ?? app.revivedRest(sinceDone: done) {
      try save(revived, at: moment)
      deliver()
    }
    return summary
  }

  func moment(of date: SpokenDate) -> LocalMoment { date.moment(clock) }

  mutating func newID<Subject>(at moment: Moment) -> ID<Subject> { ids.next(at: moment) }

  mutating func withIDs<Result>(_ body: (inout IDSource) -> Result) -> Result { body(&ids) }

  mutating func say(_ text: String, _ tone: Message.Tone) { app.say(Message(text, tone: tone)) }

  /// Shows a workout of its own: the running one on its tab, another one in its detail.
  mutating func open(_ workout: Workout, saying text: String) {
    app.show(workout.isRunning ? .workout : .detail(workout.id))
    say(text, .plain)
  }

  mutating func save(_ change: Change, at moment: Moment) throws(LogbookError) {
    try log.save(change, at: moment)
    lastSaved = change.summary
    if let timer = change.stoppedTimer { stopped = StoppedTimer(timer, at: moment) }
    if change.staysWithinRunningWorkout { reader.forgetFeed() } else { reader.forget() }
    delivered = []
  }

  private mutating func start(_ source: StartSource, at now: LocalMoment) throws(LogbookError) {
    if let running = try log.runningWorkout() {
      app.say(Message("\(running.name) is still running: finish it with F first.", tone: .warning))
      return
    }
    var workout: Workout
    switch source {
    case .empty(let name):
      workout = Workout(id: ids.next(at: now.moment), name: name ?? now.workoutName, start: now)
    case .routine(let id):
      guard let routine = try log.routine(id) else { return }
      workout = try log.workout(of: routine, at: now, configuration.preferences, &ids)
    case .workout(let id):
      guard let other = try log.workout(id) else { return }
      workout = Workout(repeating: other, at: now, &ids)
    }
    try save(Change("Started \(workout.name)", from: nil, to: workout), at: now.moment)
  }

  private mutating func preview(_ name: String) {
    if let complaint = configuration.preview(name) { return app.say(Message(complaint, tone: .error)) }
    app.prefer(configuration.preferences, style: configuration.style)
  }

  private mutating func saveRoutine(
    from id: ID<Workout>, name: String, at moment: Moment
  ) throws(LogbookError) {
    guard let workout = try log.workout(id) else { return }
    let routine = Routine(from: workout, name: name, at: moment, &ids)
    try save(Change("Saved routine \(name)", [.routine(from: nil, to: routine)]), at: moment)
    app.say(Message("Saved routine \(name)."))
  }

  private mutating func prefer(_ key: String, _ value: String) throws(LogbookError) {
    if let complaint = configuration.set(key, to: value) {
      app.say(Message(complaint, tone: .error))
      return
    }
    let preferences = configuration.preferences
    agree()
    app.prefer(preferences, style: configuration.style)
    renew()
  }
}

extension Change {
  /// The clock of a running workout that ends with its set being done.
  fileprivate var stoppedTimer: SetTimer? {
    for case .workout(let from?, let to?) in steps {
      if let timer = from.timer, to.timer == nil, to.set(timer.set)?.isCompleted == true { return timer }
    }
    return nil
  }

  /// Whether nothing but a running workout differs afterwards.
  fileprivate var staysWithinRunningWorkout: Bool {
    steps.allSatisfy { step in
      guard case .workout(let from?, let to?) = step else { return false }
      return from.isRunning && to.isRunning && from.start == to.start
    }
  }
}
