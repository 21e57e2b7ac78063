import Pty
import Testing

/// The demo on a terminal, drawn once.
func demo(
  _ colour: String = "auto", type: String = "xterm-256color", with changes: [String: String?] = [:],
  columns: Int = 80, rows: Int = 24
) throws -> Pty {
  let pty = try Pty(
    Pty.built("TerminalDemo"), [colour], environment: surroundings(type, changes), columns: columns,
    rows: rows)
  try #require(pty.wait(for: "Knurl demo") && pty.wait { $0.contains("a-b") })
  return pty
}

/// An environment of its own; a crash is only a crash, without the runtime's questions about it.
func surroundings(_ type: String, _ changes: [String: String?] = [:]) -> [String: String] {
  let usual: [String: String?] = [
    "TERM": type, "LANG": "C.UTF-8", "COLORTERM": "truecolor", "PATH": "/usr/bin:/bin",
    "SWIFT_BACKTRACE": "enable=no",
  ]
  return usual.merging(changes) { $1 }.compactMapValues { $0 }
}
