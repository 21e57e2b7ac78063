import Canvas
import Training

/// A body from the front and from the back, with the muscles that work and those that help.
///
/// Each has its own sign too, so that no colour is needed to tell them apart.
struct MuscleFigure {
  static let columns = 33
  /// The two bodies and the line that says what the signs mean.
  static let rows = 17

  private let primary: Set<Muscle>
  private let secondary: Set<Muscle>

  init(_ exercise: Exercise) {
    primary = Set(exercise.primaryMuscles)
    secondary = Set(exercise.secondaryMuscles).subtracting(primary)
  }

  var isEmpty: Bool { primary.isEmpty && secondary.isEmpty }

  private static let front = [
    "      ooo      ", "      ooo      ", "      nnn      ", "   ssttnttss   ", "  ssscccccsss  ",
    "  bb ccccc bb  ", "  bb  aaa  bb  ", "  ff  aaa  ff  ", " ff  aaaaa  ff ", " o  uuodouu  o ",
    "    qqqdqqq    ", "    qqq qqq    ", "    qqq qqq    ", "    vv   vv    ", "    vv   vv    ",
  ]

  private static let back = [
    "      ooo      ", "      ooo      ", "      nnn      ", "   sstttttss   ", "  ssmmtttmmss  ",
    "  rr lmmml rr  ", "  rr llwll rr  ", "  ff  www  ff  ", " ff  ggggg  ff ", " o   ggggg   o ",
    "    hhh hhh    ", "    hhh hhh    ", "    hhh hhh    ", "    vvv vvv    ", "    vv   vv    ",
  ]

  private static let muscles: [Character: Muscle] = [
    "n": .neck, "t": .traps, "s": .shoulders, "c": .chest, "b": .biceps, "f": .forearms, "a": .abdominals,
    "u": .abductors, "d": .adductors, "q": .quadriceps, "v": .calves, "m": .middleBack, "l": .lats,
    "w": .lowerBack, "r": .triceps, "g": .glutes, "h": .hamstrings,
  ]

  func draw(on grid: inout Grid, column: Int, row: Int) {
    draw(MuscleFigure.front, on: &grid, column: column, row: row)
    draw(MuscleFigure.back, on: &grid, column: column + 18, row: row)
    let glyphs = grid.style.glyphs
    let key = row + MuscleFigure.rows - 1
    var at = column + 1
    let legend: [(String, Ink, String)] = [
      (glyphs.full, .musclePrimary, "works"), (glyphs.shade, .muscleSecondary, "helps"),
    ]
    for (sign, ink, word) in legend {
      at += grid.write(sign, column: at, row: key, role: Role(ink, on: .card)) + 1
      at += grid.write(word, column: at, row: key, role: Role(.secondary, on: .card)) + 2
    }
    let sides = "front, back"
    grid.write(
      sides, column: column + MuscleFigure.columns - sides.columns, row: key,
      role: Role(.tertiary, on: .card))
  }

  private func draw(_ body: [String], on grid: inout Grid, column: Int, row: Int) {
    for (down, line) in body.enumerated() {
      for (across, sign) in line.enumerated() where sign != " " {
        let (glyph, role) = look(MuscleFigure.muscles[sign], grid.style.glyphs)
        grid.write(glyph, column: column + across, row: row + down, role: role)
      }
    }
  }

  /// What rests is a quiet body of a surface of its own.
  private func look(_ muscle: Muscle?, _ glyphs: Glyphs) -> (String, Role) {
    if let muscle, primary.contains(muscle) { return (glyphs.full, Role(.musclePrimary, on: .card)) }
    if let muscle, secondary.contains(muscle) { return (glyphs.shade, Role(.muscleSecondary, on: .card)) }
    return (glyphs.shadeLight, Role(.divider, on: .raised))
  }
}
