/// A line that is redrawn while long work goes on, on a terminal alone.
final class ProgressBar {
  private static let cells = 30
  /// Work of fewer bytes is over before a bar could be read.
  private static let worthShowing = 1 << 20

  private let output: Output
  private let isWanted: Bool
  private var shown: Int?

  init(_ call: Call) {
    output = call.output
    isWanted = call.output.isTerminal && !call.wantsJSON
  }

  func show(_ done: Int, of all: Int) {
    guard isWanted, all > ProgressBar.worthShowing else { return }
    let percent = min(100, done * 100 / all)
    guard percent != shown else { return }
    shown = percent
    let filled = percent * ProgressBar.cells / 100
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: ProgressBar.cells - filled)
    output.redraw("\(bar) \(percent) %")
  }

  /// Leaves the line empty.
  func clear() {
    guard shown != nil else { return }
    output.redraw(String(repeating: " ", count: ProgressBar.cells + 6))
    output.redraw("")
    shown = nil
  }
}
