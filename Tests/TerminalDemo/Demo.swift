import Canvas
import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A screen that shows the last events and obeys one letter each.
struct Demo {
  private let terminal: Terminal
  private var heard: [String] = []
  private var mark = "."
  private var isWide = false
  private var deadline: Int?
  private var hasCursor = false
  private var isRunning = true
  private var watched: [Int32] = []
  private var isWhole = false
  private var frames: RandomFrames?

  init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  mutating func run() {
    while isRunning {
      draw()
      let next = terminal.nextEvents(within: deadline, alsoWatching: watched)
      deadline = nil
      if !next.ready.isEmpty { heard.append("ready \(next.ready == watched)") }
      watched.removeAll()
      for event in next.events {
        heard.append(Demo.words(event))
        obey(event)
      }
    }
  }

  static func appearance(of role: Role) -> Appearance {
    let ink: Colour =
      switch role.ink {
      case .accent: .rgb(47, 128, 237)
      case .record: .rgb(0, 0, 0)
      case .done: .index(10)
      case .warning: .index(200)
      case .ghost: .default
      default: .rgb(245, 245, 245)
      }
    var attributes: Attributes = role.isStrong ? .bold : []
    if role.isPersonal { attributes.insert(.italic) }
    if role.ink == .error { attributes.insert(.underline) }
    if role.surface == .accent { attributes.insert(.reverse) }
    let surface: Colour = role.ink == .ghost ? .default : .rgb(26, 26, 26)
    return Appearance(foreground: ink, background: surface, attributes: attributes)
  }

  private mutating func draw() {
    if let frame = isWhole ? frames?.repeated() : frames?.next() { return terminal.show(frame) }
    var grid = Grid(size: terminal.size)
    lay("Knurl demo", 0, 0, Role(.text, strong: true), &grid)
    let inks: [(String, Role)] = [
      ("accent", Role(.accent)), ("record", Role(.record)), ("done", Role(.done)),
      ("warning", Role(.warning)), ("ghost", Role(.ghost)), ("error", Role(.error)),
      ("personal", Role(.text, personal: true)), ("block", Role(.accent, on: .accent)),
    ]
    for (index, ink) in inks.enumerated() { lay(ink.0, index * 9, 1, ink.1, &grid) }
    lay("\(terminal.size.columns)x\(terminal.size.rows) \(terminal.depth) \(mark)", 0, 2, Role(.text), &grid)
    lay(isWide ? "a\u{4E2D}b e\u{301} \u{2665}\u{FE0F}!" : "a-b", 0, 3, Role(.text), &grid)
    for (index, line) in heard.suffix(8).enumerated() { lay(line, 2, 5 + index, Role(.text), &grid) }
    lay("@", terminal.size.columns - 1, terminal.size.rows - 1, Role(.accent), &grid)
    if hasCursor { grid.cursor = Point(column: 5, row: 2) }
    terminal.show(grid)
  }

  private func lay(_ text: String, _ column: Int, _ row: Int, _ role: Role, _ grid: inout Grid) {
    var column = column
    for character in text {
      grid[column, row] = Cell(String(character), role: role)
      column += 1
      guard character == "\u{4E2D}" else { continue }
      grid[column, row] = Cell("", role: role)
      column += 1
    }
  }

  private mutating func obey(_ event: Event) {
    switch event {
    case .hangup: isRunning = false
    case .key(Key("q")): isRunning = false
    case .key(let key):
      if case .character(let letter) = key.code, key.modifiers.isEmpty { obey(letter) }
      if key == Key(.character("z"), .control) { terminal.suspend() }
    default: break
    }
  }

  private mutating func obey(_ letter: Character) {
    switch letter {
    case "+":
      heard.removeAll()
      mark = mark == "." ? "!" : "."
    case "w": isWide.toggle()
    case "d": deadline = 50
    case "i": hasCursor.toggle()
    case "b": terminal.ring()
    case "t": terminal.setTitle("1:18 · Bench 100×5\u{1B}]evil")
    case "n": terminal.notify(title: "Rest; over", body: "Bench 100×5")
    case "p": terminal.setProgress(40)
    case "y": heard.append("copied \(terminal.copy("Bench 100×5"))")
    case "m": write(2, "held message\n", 13)
    case "x": exit(3)
    case "f": fatalError("the demo fails on purpose")
    case "g": raise(SIGSEGV)
    case "s": watched = [pipeWithByte()]
    case "r": frames = frames ?? RandomFrames(size: terminal.size)
    case "F":
      isWhole = true
      terminal.wear(Demo.appearance(of:))
    case "T": heard.append(getenv("TERMINFO").map { String(cString: $0) } ?? "no TERMINFO")
    default: break
    }
  }

  private func pipeWithByte() -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0, write(ends[1], "!", 1) == 1 else { return -1 }
    return ends[0]
  }

  private static func words(_ event: Event) -> String {
    switch event {
    case .key(let key): "key \(key.code) \(key.modifiers.rawValue)"
    case .mouse(let mouse): "mouse \(mouse.action) \(mouse.point.column),\(mouse.point.row)"
    case .paste(let text): "paste \(text.split(separator: "\n").joined(separator: "|"))"
    case .focus(let isIn): "focus \(isIn)"
    case .resize(let size): "resize \(size.columns)x\(size.rows)"
    case .tick: "tick"
    case .resumed: "resumed"
    case .hangup: "hangup"
    }
  }
}
