internal import Logbook
internal import Shell
internal import Training

/// One thing the doctor looked at.
struct Finding {
  var sentence: String
  var isFine: Bool
  /// What `--fix` does about it, and the sentence that says so afterwards.
  var fix: (() throws -> String)?

  static func fine(_ sentence: String) -> Finding { Finding(sentence: sentence, isFine: true) }

  static func trouble(_ sentence: String, fix: (() throws -> String)? = nil) -> Finding {
    Finding(sentence: sentence, isFine: false, fix: fix)
  }
}

/// `knurl doctor`.
enum Doctor {
  static func run(_ call: Call) throws {
    var findings = log(call)
    findings +=
      LogSurroundings.findings(call) + settings(call) + HookCheck.findings(call)
      + TerminalCheck.findings(call)
    var open = 0
    var mendable = 0
    var reports: [JSON] = []
    for finding in findings {
      let mended = try !finding.isFine && call.arguments.has("fix") ? finding.fix?() : nil
      if !finding.isFine, mended == nil {
        open += 1
        if finding.fix != nil { mendable += 1 }
      }
      reports.append(report(finding, mended))
      if !call.wantsJSON { tell(finding, mended, call) }
    }
    if call.wantsJSON { call.print(.list(reports)) }
    guard open > 0 else { return }
    let hint = mendable > 0 ? " knurl doctor --fix mends \(mendable) of them." : ""
    throw Refusal("\(open) thing\(open == 1 ? "" : "s") to look at.\(hint)")
  }

  private static func tell(_ finding: Finding, _ mended: String?, _ call: Call) {
    call.output.line("\(finding.isFine ? "ok   " : mended == nil ? "!!   " : "fixed") \(finding.sentence)")
    if let mended { call.output.line("      \(mended)") }
  }

  private static func report(_ finding: Finding, _ mended: String?) -> JSON {
    .object([
      ("ok", .flag(finding.isFine)), ("sentence", .text(finding.sentence)),
      ("fixable", .flag(finding.fix != nil)), ("fixed", .optional(mended)),
    ])
  }

  private static func log(_ call: Call) -> [Finding] {
    let path = call.paths.log
    guard !Platform.isMissing(path) else { return [.fine("There is no log at \(path) yet.")] }
    do {
      let log = try call.readableLog()
      let count = try log.count(WorkoutChoice())
      let plural = count == 1 ? "" : "s"
      var findings: [Finding] = [.fine("The log \(path): \(Number.grouped(count)) workout\(plural).")]
      let faults = try log.check()
      if faults.isEmpty {
        let changes = try log.changeCount()
        findings += [
          .fine("It is sound: every page, every reference, every table and view."),
          .fine("\(Number.grouped(changes)) change\(changes == 1 ? "" : "s") can be undone."),
          .fine("Records and totals are what a replay of the history says."),
        ]
      }
      return findings + faults.map { trouble($0, log, call) } + backups(log, call)
    } catch {
      return [.trouble(Complaint.sentence(of: error))] + backups(nil, call)
    }
  }

  private static func trouble(_ fault: LogFault, _ log: Logbook, _ call: Call) -> Finding {
    guard fault.isMendable else {
      return .trouble("\(fault.sentence)\(offer(call))")
    }
    guard call.mayWrite else { return .trouble(fault.sentence) }
    return .trouble(fault.sentence) {
      try log.mend()
      return "They were made anew from the history."
    }
  }

  private static func offer(_ call: Call) -> String {
    guard let good = Logbook.newestGoodBackup(of: call.paths.log) else { return " There is no sound backup." }
    return " The newest sound backup: knurl restore \(good.path)"
  }

  private static func backups(_ log: Logbook?, _ call: Call) -> [Finding] {
    let entries = Logbook.backups(of: call.paths.log)
    let make: (() throws -> String)? = (call.mayWrite ? log : nil).map { log in
      { "Wrote \(try log.backUp(on: call.now.day))." }
    }
    guard let newest = entries.first else {
      return [.trouble("There is no backup. knurl backup makes one.", fix: make)]
    }
    do {
      let glance = try Logbook.inspect(newest.path)
      let day = newest.day.map { ", the newest of \($0.text)" } ?? ""
      return [
        .fine(
          "\(entries.count) backup\(entries.count == 1 ? "" : "s")\(day), sound: \(BackingUp.words(glance)).")
      ]
    } catch {
      return [.trouble("The newest backup is no good. \(error.sentence)", fix: make)]
    }
  }

  private static func settings(_ call: Call) -> [Finding] {
    var findings: [Finding] = []
    for complaint in call.complaints { findings.append(.trouble("\(complaint) The other settings count.")) }
    if call.complaints.isEmpty {
      let exists = Platform.exists(call.paths.config)
      findings.append(
        .fine(exists ? "The settings \(call.paths.config)." : "No settings file: all as usual."))
    }
    let library = ThemeLibrary(folder: call.paths.themes)
    for name in Set(library.names + [call.preferences.theme]).sorted() {
      do {
        _ = try library.theme(name)
      } catch {
        findings.append(.trouble(error.description))
      }
    }
    return findings
  }
}

extension LogSurroundings {
  /// What the person may not mend is told alone.
  static func findings(_ call: Call) -> [Finding] {
    var findings: [Finding] = leftovers(of: call.paths.log).map { path in
      let sentence = "\(path) was left behind by a copy that was cut off."
      guard Platform.mayReplace(path) else { return .trouble(sentence) }
      return .trouble(sentence) {
        guard remove(path) else { throw Refusal("\(path) cannot be removed.") }
        return "It was removed."
      }
    }
    for (path, mode) in open(of: call.paths.log) {
      let sentence = "\(path) can be read by other users."
      guard Platform.isOwn(path) else {
        findings.append(.trouble(sentence))
        continue
      }
      findings.append(
        .trouble(sentence) {
          guard setMode(mode, of: path) else { throw Refusal("The mode of \(path) cannot be changed.") }
          return "It is private now."
        })
    }
    return findings
  }
}
