internal import Canvas
internal import Screens

extension Session {
  /// Beside the log, so that it is found where everything else of the person is.
  mutating func write(_ text: String, to name: String) {
    let log = configuration.settings.logPath
    let folder = log.lastIndex(of: "/").map { String(log[..<$0]) } ?? "."
    let path = "\(folder)/shared/\(name)"
    do throws(FileError) {
      let writer = try FileWriter(path: path)
      try writer.write(Array(text.utf8))
      try writer.finish()
      say("Wrote \(path)", .plain)
    } catch {
      say(error.sentence, .error)
    }
  }
}
