/// Problems in the order of the file: the first ones whole, the rest as a number.
package struct ProblemList: Hashable, Sendable {
  /// As many as are kept whole.
  package static let limit = 1_000

  package private(set) var shown: [Problem] = []
  package private(set) var count = 0

  package init() {}

  package mutating func add(_ problem: @autoclosure () -> Problem) {
    count += 1
    if shown.count < ProblemList.limit { shown.append(problem()) }
  }
}
