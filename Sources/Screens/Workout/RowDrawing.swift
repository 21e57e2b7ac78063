import Canvas
import Training

extension CardDrawing {
  /// One set: number, previous, values, check box, short record flag.
  func set(_ index: Int, on grid: inout Grid, row: Int) {
    background(on: &grid, row: row)
    let set = card.block.sets[index]
    let isFocused = focus?.set == index
    if isFocused { grid.write(glyphs.bar, column: 0, row: row, role: Role(.accent)) }
    let markerInk: Ink = set.type == .warmup ? .warmup : .secondary
    grid.write(
      card.markers[index], column: card.columns.marker, row: row,
      role: Role(markerInk, on: .card, strong: true), width: scene.isNarrow ? 3 : 4, align: .centre)
    previous(index, on: &grid, row: row)
    for (place, value) in card.columns.values.enumerated() {
      cell(index, value, on: &grid, row: row, isFocused: isFocused && focus?.column == place)
    }
    if card.isPlan { return plannedRest(set, on: &grid, row: row) }
    let check = card.columns.check
    if set.isCompleted {
      let sign = set.isSuspicious ? "?" : glyphs.check
      grid.write(
        sign, column: check.lowerBound, row: row, role: Role(.inverse, on: .done, strong: true),
        width: check.count, align: .centre)
    } else {
      grid.write(glyphs.emptyBox, column: check.lowerBound, row: row, role: Role(.ghost, on: .card))
    }
    shortFlag(set, on: &grid, row: row)
  }

  /// The rest after a planned set: its own, else the one it follows.
  private func plannedRest(_ set: SetEntry, on grid: inout Grid, row: Int) {
    let seconds =
      set.rest ?? content.workout.restLength(after: set.id, exercise: card.exercise, scene.preferences)
    let role = set.rest == nil ? Role(.ghost, on: .card) : Role(.text, on: .card, strong: true)
    grid.write(
      seconds > 0 ? Elapsed.text(seconds) : glyphs.dash, column: card.columns.check.lowerBound, row: row,
      role: role)
  }

  private func previous(_ index: Int, on grid: inout Grid, row: Int) {
    let place = card.columns.previous
    let role = Role(.previous, on: .card)
    guard let values = card.previous[index]?.values else {
      grid.write(glyphs.dash, column: place.lowerBound, row: row, role: role)
      return
    }
    let forms = [
      card.text.set(values, isShort: scene.isNarrow), card.text.set(values, isShort: true),
      card.text.set(values, isShort: true, withRPE: false), card.text.first(of: values),
    ]
    let text = forms.first { $0.columns <= place.count } ?? scene.style.glyphs.ellipsis
    grid.write(text, column: place.lowerBound, row: row, role: role, width: place.count)
  }

  private func cell(
    _ index: Int, _ value: SetColumns.Value, on grid: inout Grid, row: Int, isFocused: Bool
  ) {
    let set = card.block.sets[index]
    let clock = value.field == .duration ? content.clock(of: set.id, at: scene.now.moment) : nil
    let text = clock ?? card.cell(index, value.field)
    let own = value.field == .duration ? 0 : card.text.decimals(of: text)
    grid.fill(row: row, columns: value.columns, role: role(of: set, value.field, isFocused: isFocused))
    let end = value.columns.upperBound - 1 - max(0, value.decimals - own)
    grid.write(
      text, column: end - text.columns, row: row, role: role(of: set, value.field, isFocused: isFocused))
  }

  private func role(of set: SetEntry, _ field: SetField, isFocused: Bool) -> Role {
    let isTyped = set.values.has(field) || scene.preferences.prefill == .fill
    if isFocused { return Role(.inverse, on: .accent, strong: true) }
    if set.isCompleted { return Role(.done, on: .doneCell, strong: true) }
    return isTyped ? Role(.text, on: .input, strong: true) : Role(.ghost, on: .input)
  }

  private func shortFlag(_ set: SetEntry, on grid: inout Grid, row: Int) {
    guard let place = card.columns.flag, let event = content.badge(of: set.id, scene) else { return }
    let glyphs = scene.style.glyphs
    let role = Role(.record, on: .recordChip, strong: set.id != pulse)
    let text = event.shortBadge(
      formula: scene.preferences.formula, in: card.text.unit,
      glyph: content.isOfYear(event) ? "YR" : glyphs.up,
      style: scene.numbers)
    let fits = text.columns + 2 <= place.count
    grid.block(fits ? text : glyphs.up, column: place.lowerBound, row: row, role: role)
  }

  /// The note of a set, under it.
  func setNote(_ index: Int, on grid: inout Grid, row: Int) {
    let text = card.block.sets[index].note.split(whereSeparator: \.isNewline).joined(separator: " · ")
    background(on: &grid, row: row)
    let start = card.columns.previous.lowerBound
    grid.write(
      text, column: start, row: row, role: Role(.secondary, on: .card, personal: true),
      width: max(1, card.columns.card.upperBound - start - 1))
  }
}

/// The best estimate an exercise stands at, and how far this workout has moved it.
struct CardEstimate {
  let best: Estimate?
  /// `1.2 %` over everything before; nil when there is no growth to tell.
  let growth: String?

  init(_ card: BlockCard, _ content: EditorContent, _ scene: Scene) {
    let before = content.past[card.block.exercise]?.bestEstimate
    let sets = content.workout.blocks.lazy.filter { $0.exercise == card.block.exercise }.flatMap(\.sets)
    let today = sets.filter { $0.isCompleted && $0.type.counts && !$0.isSuspicious }
      .compactMap { CardEstimate.estimate($0.values, card.exercise, content.bodyweight, scene) }.max()
    guard let today else {
      best = before
      growth = nil
      return
    }
    guard let before, before < today else {
      best = before ?? today
      growth = nil
      return
    }
    best = today
    let old = before.milli(in: .kg)
    let tenths = old > 0 ? (today.milli(in: .kg) - old) * 1_000 / old : 0
    growth = tenths > 0 ? Number.text(tenths * 100, minimum: 1, style: scene.numbers) + " %" : nil
  }

  /// The estimate a set stands for, on what it really moves.
  static func estimate(
    _ values: SetValues, _ exercise: Exercise?, _ bodyweight: Weight?, _ scene: Scene
  ) -> Estimate? {
    guard let exercise, let weight = values.weight, let reps = values.reps,
      exercise.kind == .weightReps || exercise.kind == .weightedBodyweight,
      let load = exercise.loadRules.effective(weight, bodyweight: bodyweight)
    else { return nil }
    return Estimate(
      load: load, reps: reps, rpe: values.rpe, formula: scene.preferences.formula, unit: weight.unit)
  }
}
