import Canvas
import Training

extension Editor {
  /// Puts warm-up sets above the first working set, up to its weight.
  ///
  /// Those that are done stay and only heavier ones follow them; those still open give way.
  mutating func generateWarmups(_ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard let focus = focus(scene) else { return [] }
    let card = focus.card
    guard card.fields.contains(.weight), card.fields.contains(.reps) else {
      return [.say(Message("\(card.name) has no weight and reps to warm up with.", tone: .warning))]
    }
    let planned = zip(card.block.sets, card.shown).filter { $0.0.type != .warmup }.compactMap(\.1.weight)
    guard let work = planned.max(), work.milli > 0 else {
      return [.say(Message("Type the working weight first.", tone: .warning))]
    }
    let rows = scene.preferences.warmUpScheme.sets(for: work, on: card.loading.loadable)
    guard !rows.isEmpty else {
      return [.say(Message("\(work.text(in: card.text.unit, style: scene.numbers)) needs no warm-up sets."))]
    }
    let rest = card.block.sets.filter { $0.type != .warmup || $0.isCompleted }
    let done = card.block.sets.filter { $0.type == .warmup && $0.isCompleted }
    let warmed = done.compactMap(\.values.weight).map { Load($0) }.max() ?? .zero
    let sets = rows.filter { Load($0.weight) > warmed }.map { row in
      SetEntry(
        id: ids.next(at: scene.now.moment), type: .warmup,
        planned: SetValues(weight: row.weight, reps: row.reps))
    }
    guard let first = sets.first else { return [.say(Message("The warm-up sets are done already."))] }
    let changed = workout.updating(card.block.id) { block in
      block.sets = rest
      block.sets.insert(contentsOf: sets, at: rest.firstIndex { $0.type != .warmup } ?? rest.count)
    }
    let effects = save("Added warm-up sets to \(card.name)", changed, scene)
    cursor.set = first.id
    settle(scene)
    return effects
  }
}
