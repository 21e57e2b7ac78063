extension Theme {
  /// Whether any colour is an exact one, which a terminal of sixteen colours can only guess at.
  package var isExact: Bool {
    Surface.allCases.contains { surface in
      if case .rgb = colours[surface] { return true }
      return Ink.allCases.contains { if case .rgb = colours[$0, on: surface] { true } else { false } }
    }
  }

  /// The theme as a terminal with fewer colours shows it: nearest colours, and text stepped until it reads again.
  package func shown(at depth: Depth) -> Theme {
    guard depth < .exact else { return self }
    var shown = colours
    for surface in Surface.allCases { shown[surface] = colours[surface]?.nearest(at: depth) }
    for ink in Ink.allCases {
      shown[ink] = colours[ink]?.nearest(at: depth)
      for surface in Surface.allCases {
        shown[ink, on: surface] = colours[ink, on: surface]?.nearest(at: depth)
      }
    }
    for reading in Role.readable {
      for surface in reading.surfaces {
        guard let ink = colours[reading.ink, on: surface], let behind = colours[surface] else { continue }
        shown[reading.ink, on: surface] = ink.legible(on: behind, at: depth)
      }
    }
    return Theme(name: name, variant: variant, style: style, colours: shown)
  }
}

extension Colour {
  /// The nearest colour at a depth that is told from what lies behind as well as before, up to 4.5 : 1.
  ///
  /// Where no step towards white or black does it, white or black, whichever is told better.
  func legible(on behind: Colour, at depth: Depth) -> Colour {
    let nearest = nearest(at: depth)
    let shownBehind = behind.nearest(at: depth).inXterm
    guard let before = Contrast.ratio(self, behind), let after = Contrast.ratio(nearest.inXterm, shownBehind)
    else { return nearest }
    let wanted = min(before, 4.5)
    guard before >= 3, after < wanted else { return nearest }
    let ends = [Colour.rgb(255, 255, 255), .rgb(0, 0, 0)]
    let whiteIsBetter =
      (Contrast.ratio(ends[0], shownBehind) ?? 0) >= (Contrast.ratio(ends[1], shownBehind) ?? 0)
    let end = whiteIsBetter ? ends[0] : ends[1]
    for tenths in 1..<10 {
      let step = mixed(with: end, tenths: tenths).nearest(at: depth)
      if (Contrast.ratio(step.inXterm, shownBehind) ?? 0) >= wanted { return step }
    }
    return end.nearest(at: depth)
  }

  private func mixed(with other: Colour, tenths: Int) -> Colour {
    guard case .rgb(let red, let green, let blue) = self, case .rgb(let red2, let green2, let blue2) = other
    else { return self }
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((Int(one) * (10 - tenths) + Int(two) * tenths) / 10)
    }
    return .rgb(mix(red, red2), mix(green, green2), mix(blue, blue2))
  }
}
