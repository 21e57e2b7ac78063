internal import Exchange
internal import Shell

/// A folder that mirrors a log: one text a workout, the library, and what was mirrored last.
final class MirrorFolder {
  static let library = "library.jsonl"

  let path: String
  /// Entries of the last time by file.
  private(set) var entries: [String: MirrorEntry] = [:]
  /// The log mirrored last; nil the first time.
  private(set) var log: String?

  init(path: String) throws {
    self.path = path
    guard let text = try Platform.text(of: statePath) else { return }
    for (number, line) in text.split(separator: "\n").enumerated() {
      if number == 0 {
        log = try MirrorFolder.log(in: String(line), statePath)
      } else if let entry = MirrorEntry(line: String(line)) {
        entries[entry.file] = entry
      } else {
        throw Refusal(
          "\(statePath):\(number + 1): this is not a line of the mirror's memory. Nothing was changed. "
            + "Remove the file to mirror afresh: what differs is then shown as a conflict.")
      }
    }
  }

  private var statePath: String { path + "/.knurl/mirror.jsonl" }

  private static func log(in line: String, _ path: String) throws -> String {
    do {
      let value = try JSONValue(parsing: line)
      guard value["knurl"]?.text == "mirror", value["version"]?.integer == 1, let log = value["log"]?.text
      else { throw Refusal("\(path) was written by another Knurl. Nothing was changed.") }
      return log
    } catch let fault as JSONFault {
      throw Refusal("\(path) cannot be read: \(fault.text). Nothing was changed.")
    }
  }

  /// Names of the texts there are now.
  var files: [String] { Platform.names(in: path).filter { $0.hasSuffix(".txt") } }

  /// The text of a file; nil when there is none.
  func text(of file: String) throws -> String? { try Platform.text(of: "\(path)/\(file)") }

  func write(_ text: String, to file: String) throws {
    try Platform.write(text, to: "\(path)/\(file)")
  }

  func remove(_ file: String) { Platform.remove("\(path)/\(file)") }

  /// Remembers what is the same on both sides now.
  func remember(_ entries: [MirrorEntry], of log: String) throws {
    let file = try FileWriter(path: statePath)
    do {
      let heading = JSON.object([("knurl", .text("mirror")), ("version", .integer(1)), ("log", .text(log))])
      try file.write(Array(heading.encoded.utf8) + [10])
      for entry in entries.sorted(by: { $0.file < $1.file }) { try file.write(entry.line + [10]) }
      try file.finish()
    } catch {
      file.giveUp()
      throw error
    }
  }
}
