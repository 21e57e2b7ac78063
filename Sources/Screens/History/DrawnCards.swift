import Canvas
import Training

/// The feed's cards in view as they were last drawn: moving among them draws none anew.
struct DrawnCards: Sendable {
  /// All that a card's cells follow from besides its workout.
  private struct Look: Hashable {
    var size: Size
    var edition: Int
    var year: Int

    init(_ scene: Scene) {
      size = scene.size
      edition = scene.edition
      year = scene.now.day.civil.year
    }
  }

  private var look: Look?
  private var cards: [Int: Grid] = [:]

  mutating func forget() { cards = [:] }

  /// Draws the cards of these rows that are not kept yet, and lets go of all others.
  ///
  /// A running workout's changes by itself and is never kept.
  mutating func keep(_ rows: [WorkoutSummary], _ indices: Range<Int>, _ scene: Scene) {
    let asked = Look(scene)
    if look != asked { forget() }
    look = asked
    guard indices.contains(where: { cards[$0] == nil && !rows[$0].isRunning }) else { return }
    cards = cards.filter { indices.contains($0.key) }
    for index in indices where cards[index] == nil && !rows[index].isRunning {
      let card = WorkoutCard(rows[index], scene)
      var grid = Grid(size: Size(columns: scene.pageArea.columns, rows: card.height), style: scene.style)
      card.draw(on: &grid, row: 0)
      cards[index] = grid
    }
  }

  /// The cards as they look in a scene; none where they were drawn for another.
  func shown(_ scene: Scene) -> [Int: Grid] { look == Look(scene) ? cards : [:] }
}
