internal import Logbook
internal import Shell
internal import Training

/// `knurl status --watch`: the line again whenever it reads differently.
enum StatusWatch {
  /// Milliseconds between two looks while no workout runs and nothing is heard of the log.
  private static let idle = 60_000

  static func run(_ format: StatusFormat, _ call: Call) throws {
    var log: Logbook?
    var last: String?
    var watch: Watch?
    var seen = call.now.moment
    while !call.output.isClosed {
      if log == nil { log = try call.glance() }
      if watch == nil { watch = Watch(log: call.paths.log) }
      _ = watch?.drain()
      let (text, runs) = try Status.line(format, log, call)
      if text != last {
        call.output.exact(text)
        call.output.flush()
        last = text
      }
      if let log, runs { try tellRestEnd(in: log, since: seen, call) }
      seen = call.now.moment
      let second = call.millisecondsToNextSecond
      let isHeard = watch != nil && log != nil
      guard call.pause(runs || !isHeard ? second : idle, watch?.descriptor) else { return }
    }
  }

  /// Starts the hook for a rest that came to its end between two looks, unless an open app did.
  private static func tellRestEnd(in log: Logbook, since seen: Moment, _ call: Call) throws {
    let hooks = Hooks(folder: call.paths.hooks)
    guard hooks.listensToRests, let workout = try log.runningWorkout(), let rest = workout.rest?.rest,
      rest.rings(lastLook: seen, now: call.now.moment)
    else { return }
    let next = try Status.next(of: workout, in: log, call)
    do throws(LogbookError) {
      let writable = try Logbook(path: call.paths.log)
      defer { writable.close() }
      hooks.tellRestEnd(of: workout, next: next, in: writable)
    } catch {
      // Where the log cannot be written to, nobody can know who tells; the line goes on.
      return
    }
  }
}
