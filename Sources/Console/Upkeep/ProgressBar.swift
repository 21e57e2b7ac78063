internal import Shell
internal import Training

/// A line that is redrawn while long work goes on, on a terminal alone: how far, how fast, how long still.
final class ProgressBar {
  private static let cells = 30
  /// Work of fewer bytes is over before a bar could be read.
  private static let worthShowing = 1 << 20

  private let output: Output
  private let isWanted: Bool
  /// Milliseconds that only run forward.
  private let clock: () -> Int
  private var began: Int?
  private var shown: Int?
  private var width = 0

  init(output: Output, isWanted: Bool, clock: @escaping () -> Int) {
    self.output = output
    self.isWanted = isWanted
    self.clock = clock
  }

  convenience init(_ call: Call) {
    self.init(
      output: call.output, isWanted: call.output.isTerminal && !call.wantsJSON && !call.speaks,
      clock: Platform.uptime)
  }

  func show(_ done: Int, of all: Int) {
    guard isWanted, all > ProgressBar.worthShowing else { return }
    let start = began ?? clock()
    began = start
    let percent = min(100, done * 100 / all)
    guard percent != shown else { return }
    shown = percent
    let filled = percent * ProgressBar.cells / 100
    let bar =
      String(repeating: "█", count: filled) + String(repeating: "░", count: ProgressBar.cells - filled)
    let pace = WorkPace.text(done, of: all, in: clock() - start)
    let line = "\(bar) \(percent) %" + (pace.isEmpty ? "" : "  \(pace)")
    let gap = String(repeating: " ", count: max(0, width - line.count))
    width = line.count
    output.redraw(line + gap)
  }

  /// Leaves the line empty.
  func clear() {
    guard shown != nil else { return }
    output.redraw(String(repeating: " ", count: width))
    output.redraw("")
    shown = nil
    began = nil
    width = 0
  }
}
