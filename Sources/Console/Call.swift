internal import Logbook
internal import Shell
internal import Training

/// One verb being run: its words, and the world it may touch.
package final class Call {
  let arguments: Arguments
  let paths: Paths
  let clock: Clock
  let output: Output
  let input: Input
  private(set) lazy var configuration = Configuration(paths: paths)
  private var opened: Logbook?

  init(arguments: Arguments, paths: Paths, clock: Clock, output: Output, input: Input) {
    self.arguments = arguments
    self.paths = paths
    self.clock = clock
    self.output = output
    self.input = input
  }

  var preferences: Preferences { configuration.preferences }

  var style: NumberStyle { preferences.usesDecimalComma ? .comma : .point }

  var wantsJSON: Bool { arguments.has("json") }

  /// The log, opened on first use.
  func log() throws(LogbookError) -> Logbook {
    if let opened { return opened }
    let log = try Logbook(path: paths.log)
    opened = log
    return log
  }

  func close() { opened?.close() }
}
