internal import Logbook

/// Names of the log that complete a word.
package enum NameList: String, CaseIterable, Sendable {
  case exercises, routines

  /// `knurl names`: fast and silent, because a shell waits for it while somebody types.
  static func run(_ call: Call) throws {
    guard let word = call.arguments.operands.first, let list = NameList(rawValue: word) else {
      throw UsageError("Names of what? There are \(allCases.map(\.rawValue).joined(separator: " and ")).")
    }
    guard let log = try call.glance() else { return }
    let names = try list == .exercises ? log.exerciseNames() : log.routineNames()
    for name in names where !name.contains(where: \.isNewline) { call.output.exact(name) }
  }
}
