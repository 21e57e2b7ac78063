import Canvas
import Terminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Draws what it is told and echoes what it hears, for the terminal's tests.
do {
  let choice = ColourChoice(rawValue: CommandLine.arguments.dropFirst().first ?? "auto") ?? .auto
  let terminal = try Terminal.open(Terminal.Options(colour: choice))
  terminal.wear(Demo.appearance(of:))
  var demo = Demo(terminal)
  demo.run()
  terminal.close()
} catch {
  print(error.sentence)
  exit(1)
}
