internal import Exchange
internal import Shell
internal import Training

/// A text in the person's own editor, until it can be taken or is given up; what was given up is kept.
struct TextEdit {
  private static let mark = "# ^ "

  let call: Call
  /// Where the text lies while it is edited.
  let path: String
  let original: String
  /// The command line that takes a kept text, without its file: `knurl edit 0199…`.
  let retry: String

  /// A path for a text, beside the log.
  static func path(_ name: String, _ call: Call) -> String {
    let folder = call.paths.log.lastIndex(of: "/").map { String(call.paths.log[..<$0]) } ?? "."
    return "\(folder)/edits/\(name)-\(call.newSeed() % 100_000).txt"
  }

  /// Opens the editor until the text can be taken, or the person gives up.
  func inEditor(_ take: (String) throws -> Void) throws {
    guard call.canAsk || Platform.variable("EDITOR") != nil || Platform.variable("VISUAL") != nil else {
      throw UsageError("\(retry) needs a terminal, or a text with --file FILE.")
    }
    try Platform.write(original, to: path)
    while true {
      let code = TextEditor.open(path)
      let text = try Platform.text(of: path) ?? ""
      guard code == 0 else {
        throw kept(text, "The editor \(TextEditor.command) ended with \(code).")
      }
      guard TextEdit.unmarked(text) != original else {
        Platform.remove(path)
        return call.output.line("Nothing was changed.")
      }
      do {
        try take(text)
        return Platform.remove(path)
      } catch let fault as LineFault {
        guard let answer = call.ask("\(fault.sentence) Edit it again? [Y/n] "), !answer.hasPrefix("n") else {
          throw kept(text, fault.sentence)
        }
        try Platform.write(TextEdit.marked(text, fault), to: path)
      } catch {
        throw kept(text, Complaint.sentence(of: error))
      }
    }
  }

  /// Takes the text of a file, or of the standard input.
  static func take(from path: String, _ take: (String) throws -> Void) throws {
    let reader = try FileReader(path: path)
    defer { reader.close() }
    var bytes: [UInt8] = []
    while let chunk = try reader.next() { bytes += chunk }
    do {
      try take(String(decoding: bytes, as: UTF8.self))
    } catch let fault as LineFault {
      throw Refusal("\(path): \(fault.sentence) Nothing was changed.")
    }
  }

  private func kept(_ text: String, _ sentence: String) -> Refusal {
    guard TextEdit.unmarked(text) != original else {
      Platform.remove(path)
      return Refusal("\(sentence) Nothing was changed.")
    }
    return Refusal(
      "\(sentence) Nothing was changed. Your text is kept: \(retry) --file \(path) takes it.")
  }

  /// The text with the fault below the line it is on.
  private static func marked(_ text: String, _ fault: LineFault) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let kept = lines.enumerated().filter { !$1.hasPrefix(mark) }
    let place = kept.firstIndex { $0.offset >= fault.line - 1 } ?? kept.count - 1
    lines = kept.map(\.element)
    let column = fault.column.map { "column \($0): " } ?? ""
    lines.insert("\(mark)\(column)\(fault.reason)", at: min(place + 1, lines.count))
    return lines.joined(separator: "\n")
  }

  private static func unmarked(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix(mark) }
      .joined(separator: "\n")
  }
}
