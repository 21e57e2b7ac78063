internal import Logbook
internal import Shell

/// Whether the person's hooks will be called.
enum HookCheck {
  static func findings(_ call: Call) -> [Finding] {
    let folder = call.paths.hooks
    let known = Hooks.Occasion.allCases.map(\.rawValue)
    var findings: [Finding] = []
    var good: [String] = []
    for name in Platform.names(in: folder) {
      let path = "\(folder)/\(name)"
      if !known.contains(name) {
        let stem = String(name.prefix { $0 != "." })
        guard stem.hasPrefix("on_") else { continue }
        findings.append(
          .trouble("\(path) is never called: hooks are named \(known.joined(separator: ", "))."))
      } else if Platform.isExecutable(path) {
        good.append(name)
      } else {
        findings.append(
          .trouble("\(path) is never called: it is not executable.") {
            guard LogSurroundings.setMode(0o700, of: path) else {
              throw Refusal("The mode of \(path) cannot be changed.")
            }
            return "It is executable now."
          })
      }
    }
    if !good.isEmpty { findings.append(.fine("Hooks: \(good.joined(separator: ", ")).")) }
    return findings
  }
}
