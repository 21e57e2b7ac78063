#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A line that is redrawn while long work goes on, on a terminal alone: how far, how fast, how long still.
final class ProgressBar {
  private static let cells = 30
  /// Work of fewer bytes is over before a bar could be read.
  private static let worthShowing = 1 << 20
  /// Milliseconds after which a rate means something.
  private static let settled = 500

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
      output: call.output, isWanted: call.output.isTerminal && !call.wantsJSON, clock: ProgressBar.uptime)
  }

  private static func uptime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
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
    let line = "\(bar) \(percent) %" + pace(done, of: all, in: clock() - start)
    let gap = String(repeating: " ", count: max(0, width - line.count))
    width = line.count
    output.redraw(line + gap)
  }

  /// `  12.4 MB/s, 8 s left`; nothing before it can be known.
  private func pace(_ done: Int, of all: Int, in time: Int) -> String {
    guard time >= ProgressBar.settled, done > 0, done < all else { return "" }
    let tenths = done / time * 1_000 / 100_000
    let left = (all - done) * time / done / 1_000 + 1
    return "  \(tenths / 10).\(tenths % 10) MB/s, \(left < 60 ? "\(left) s" : "\(left / 60) min") left"
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
