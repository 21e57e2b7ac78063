import Canvas
import Training

extension Editor {
  /// Puts warm-up sets above the first working set, up to its weight.
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
    let steps = LoadSteps(card.exercise, unit: card.text.unit)
    let bar = steps.lightest.milli > 0 ? steps.lightest : steps.step
    let rows = WarmUpScheme.standard.sets(for: work, on: .steps(steps.step, bar: bar))
    guard !rows.isEmpty else {
      return [.say(Message("\(work.text(in: card.text.unit, style: scene.numbers)) needs no warm-up sets."))]
    }
    let sets = rows.map { row in
      SetEntry(
        id: ids.next(at: scene.now.moment), type: .warmup,
        planned: SetValues(weight: row.weight, reps: row.reps))
    }
    let position = card.block.sets.firstIndex { $0.type != .warmup } ?? card.block.sets.count
    return insert(sets, at: position, "Added warm-up sets to \(card.name)", scene)
  }
}
