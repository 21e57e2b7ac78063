internal import Logbook
internal import Shell
internal import Training

/// `knurl backup` and `knurl restore`.
enum BackingUp {
  static func backup(_ call: Call) throws {
    guard call.arguments.operands.count <= 1 else { throw UsageError("One file at a time, please.") }
    if call.arguments.has("list") { return list(call) }
    let log = try call.readableLog()
    let path: String
    if let file = call.arguments.operands.first {
      guard !file.isEmpty else { throw UsageError("The name of the file is empty.") }
      try log.copy(to: file)
      path = file
    } else {
      path = try log.backUp(on: call.now.day)
    }
    let glance = try Logbook.inspect(path)
    guard !call.wantsJSON else { return call.print(json(path, glance)) }
    call.output.line("Wrote \(path): \(words(glance)), checked.")
  }

  private static func list(_ call: Call) {
    let entries = Logbook.backups(of: call.paths.log)
    guard !call.wantsJSON else {
      return call.print(
        .list(
          entries.map { entry in
            .object([
              ("path", .text(entry.path)), ("day", .optional(entry.day?.iso)),
              ("bytes", .integer(entry.bytes)),
            ])
          }))
    }
    guard !entries.isEmpty else { return call.output.line("There is no backup yet. knurl backup makes one.") }
    var table = TextTable([
      .init(title: "DAY"), .init(title: "SIZE", isNumber: true), .init(title: "FILE", isFlexible: true),
    ])
    table.rows = entries.map { [$0.day?.text ?? "", Sizes.text($0.bytes), $0.path] }
    // A name that is cut is none: who reads through a pipe wants to use it.
    guard call.output.isTerminal else {
      return table.lines(width: Int(Int32.max)).forEach { call.output.line($0) }
    }
    call.print(table)
  }

  static func words(_ glance: LogGlance) -> String {
    let count = "\(Number.grouped(glance.workouts)) workout\(glance.workouts == 1 ? "" : "s")"
    let newest = glance.newest.map { ", the newest of \($0.day.text)" } ?? ""
    return count + newest
  }

  private static func json(_ path: String, _ glance: LogGlance) -> JSON {
    .object([
      ("path", .text(path)), ("workouts", .integer(glance.workouts)),
      ("newest", .optional(glance.newest?.iso)), ("bytes", .integer(glance.bytes)),
    ])
  }
}

extension BackingUp {
  static func restore(_ call: Call) throws {
    guard call.arguments.operands.count == 1, let word = call.arguments.operands.first else {
      throw UsageError(
        "Which backup? Say a file, a day such as 2026-11-27, or newest. knurl backup --list lists them.")
    }
    let copy = try path(of: word, call)
    let glance = try Logbook.inspect(copy)
    if call.canAsk, !call.arguments.has("yes"), !call.wantsJSON {
      call.output.line("\(copy): \(words(glance)).")
      if let present = present(call) { call.output.line("The log now: \(present). It will be kept aside.") }
      guard let answer = call.ask("Restore? [y/N] "), answer.hasPrefix("y") else {
        throw Refusal("Nothing was changed.")
      }
    }
    let stamp = String(call.now.iso.prefix(19)).replacing("T", with: "-").replacing(":", with: "")
    let aside = try Logbook.restore(from: copy, to: call.paths.log, stamp: stamp)
    guard !call.wantsJSON else {
      return call.print(
        .object([
          ("restored", .text(copy)), ("kept_aside", .optional(aside)),
          ("workouts", .integer(glance.workouts)),
        ]))
    }
    call.output.line("Restored \(copy): \(words(glance)).")
    if let aside { call.output.line("The log as it was is kept: \(aside)") }
  }

  /// A file, the backup of a day, or the newest sound one.
  private static func path(of word: String, _ call: Call) throws -> String {
    let entries = Logbook.backups(of: call.paths.log)
    if word == "newest" {
      guard let newest = Logbook.newestGoodBackup(of: call.paths.log) else {
        throw Refusal("There is no sound backup of \(call.paths.log). Nothing was changed.")
      }
      return newest.path
    }
    if !Platform.exists(word), let day = DateText.dayIfAny(word, clock: call.clock) {
      guard let entry = entries.first(where: { $0.day == day }) else {
        throw Refusal("There is no backup of \(day.text). knurl backup --list lists those there are.")
      }
      return entry.path
    }
    return word
  }

  private static func present(_ call: Call) -> String? {
    guard Platform.exists(call.paths.log) else { return nil }
    do {
      return words(try Logbook.inspect(call.paths.log))
    } catch {
      return "it cannot be read"
    }
  }
}

extension Call {
  /// Makes today's backup if there is none; a failure is told and stops nothing.
  func backUpIfDue() {
    do {
      _ = try log().backUpIfDue(on: now.day)
    } catch {
      output.flush()
      errors.line("knurl: Today's backup could not be made. \(error.sentence)")
    }
  }
}

/// Sizes of files for people.
enum Sizes {
  /// `812 B`, `3.2 MB`.
  static func text(_ bytes: Int) -> String {
    let units = [(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "kB")]
    guard let unit = units.first(where: { bytes >= $0.0 }) else { return "\(bytes) B" }
    return Number.text(bytes / (unit.0 / 1_000), maximum: 1) + " " + unit.1
  }
}
