internal import Logbook
internal import Shell

/// `knurl status --watch`: the line again whenever it reads differently.
enum StatusWatch {
  /// Milliseconds between two looks while no workout runs and nothing is heard of the log.
  private static let idle = 60_000

  static func run(_ format: StatusFormat, _ call: Call) throws {
    var log: Logbook?
    var last: String?
    var watch: Watch?
    while !call.output.isClosed {
      if log == nil { log = try call.glance() }
      if watch == nil { watch = Watch(log: call.paths.log) }
      watch?.drain()
      let (text, runs) = try Status.line(format, log, call)
      if text != last {
        call.output.exact(text)
        call.output.flush()
        last = text
      }
      let second = call.millisecondsToNextSecond
      let isHeard = watch != nil && log != nil
      guard call.pause(runs || !isHeard ? second : idle, watch?.descriptor) else { return }
    }
  }
}
