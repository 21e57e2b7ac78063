/// How many colours a terminal has.
package enum Depth: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// No colours, attributes only.
  case none = 1
  case eight = 8
  case sixteen = 16
  case palette = 256
  case exact = 16_777_216

  package static func < (left: Depth, right: Depth) -> Bool { left.rawValue < right.rawValue }
}

extension Colour {
  /// The exact colour xterm has for a number of the palette; any other colour itself.
  package var inXterm: Colour {
    guard case .index(let index) = self else { return self }
    return Palette.rgb(index)
  }

  /// The nearest colour a terminal of this depth can show.
  package func nearest(at depth: Depth) -> Colour {
    switch (self, depth) {
    case (_, .none): return .default
    case (.default, _), (.rgb, .exact), (.index, .exact), (.index, .palette): return self
    case (.index(let index), _):
      guard index >= 16 else { return depth == .eight ? .index(index & 7) : self }
      return Palette.rgb(index).nearest(at: depth)
    case (.rgb(let red, let green, let blue), .palette):
      return .index(Palette.nearest(Channels(red, green, blue)))
    case (.rgb(let red, let green, let blue), _):
      return .index(Palette.nearest(Channels(red, green, blue), ofFirst: depth == .eight ? 8 : 16))
    }
  }
}

/// Red, green and blue, 0–255.
struct Channels: Hashable, Sendable {
  let red: Int
  let green: Int
  let blue: Int

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = Int(red)
    self.green = Int(green)
    self.blue = Int(blue)
  }

  /// Coloured enough to be called red, green or blue; the darkest and the palest tints are not.
  var hasHue: Bool {
    let most = max(red, green, blue)
    let least = min(red, green, blue)
    return most - least >= 32 && most >= 80 && least <= 200
  }

  /// The square of the straight distance between two colours.
  func distance(to other: Channels) -> Int {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return red * red + green * green + blue * blue
  }
}

/// The 256 colours of xterm: sixteen, a cube of 6 × 6 × 6, and 24 greys.
enum Palette {
  /// The levels of a channel in the cube.
  static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The sixteen as xterm ships them; users change them, so nothing above eight colours relies on them.
  static let basic: [Channels] = [
    Channels(0, 0, 0), Channels(205, 0, 0), Channels(0, 205, 0), Channels(205, 205, 0),
    Channels(0, 0, 238), Channels(205, 0, 205), Channels(0, 205, 205), Channels(229, 229, 229),
    Channels(127, 127, 127), Channels(255, 0, 0), Channels(0, 255, 0), Channels(255, 255, 0),
    Channels(92, 92, 255), Channels(255, 0, 255), Channels(0, 255, 255), Channels(255, 255, 255),
  ]

  /// What xterm shows for a number of the palette.
  static func rgb(_ index: UInt8) -> Colour {
    if index < 16 {
      let colour = basic[Int(index)]
      return .rgb(UInt8(colour.red), UInt8(colour.green), UInt8(colour.blue))
    }
    if index >= 232 {
      let grey = (index - 232) * 10 + 8
      return .rgb(grey, grey, grey)
    }
    let cube = Int(index) - 16
    return .rgb(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
  }

  /// The nearest of the cube and the greys.
  static func nearest(_ colour: Channels) -> UInt8 {
    let steps = (nearestLevel(colour.red), nearestLevel(colour.green), nearestLevel(colour.blue))
    let cube = Channels(levels[steps.0], levels[steps.1], levels[steps.2])
    let mean = (colour.red + colour.green + colour.blue) / 3
    let greyStep = max(0, min(23, (mean - 3) / 10))
    let grey = UInt8(greyStep * 10 + 8)
    if Channels(grey, grey, grey).distance(to: colour) < cube.distance(to: colour) {
      return UInt8(232 + greyStep)
    }
    return UInt8(16 + steps.0 * 36 + steps.1 * 6 + steps.2)
  }

  /// The nearest of the first colours of the palette: greys for greys, hues for hues, however pale.
  static func nearest(_ colour: Channels, ofFirst count: Int) -> UInt8 {
    let alike = (0..<count).filter { basic[$0].hasHue == colour.hasHue }
    let best = alike.min { basic[$0].distance(to: colour) < basic[$1].distance(to: colour) }
    return UInt8(best ?? 0)
  }

  private static func nearestLevel(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }
}
