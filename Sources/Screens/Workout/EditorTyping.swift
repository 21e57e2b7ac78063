import Canvas
import Training

extension Editor {
  /// A raw key: part of the text being typed, or the start of one; nil leaves it to the keymap.
  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    guard var entry else { return begin(with: key, scene) }
    switch key.code {
    case .escape:
      self.entry = nil
      return []
    case .enter: return commit(completes: true, scene, &ids)
    case .tab:
      let effects = commit(completes: false, scene, &ids)
      if self.entry == nil { tab(by: key.modifiers.contains(.shift) ? -1 : 1, scene) }
      return effects
    case .up, .down:
      let effects = commit(completes: false, scene, &ids)
      if self.entry == nil { move(by: key.code == .up ? -1 : 1, scene) }
      return effects
    case .backspace where entry.line.isEmpty:
      self.entry = nil
      return []
    default:
      guard entry.line.take(key) else { return key.modifiers.contains(.control) ? nil : [] }
      self.entry = entry
      return []
    }
  }

  /// Digits and the signs of the quick-entry grammar begin an entry over the cell.
  private mutating func begin(with key: Key, _ scene: Scene) -> [Effect]? {
    let isSigned = dashed != nil && dashed == cursor.set
    dashed = nil
    guard case .character(let character) = key.code, key.modifiers.isEmpty, cursor.set != nil,
      character.isASCII, character.isNumber || ".,x@".contains(character)
    else { return nil }
    return type((isSigned && character.isNumber ? "-" : "") + String(character), scene)
  }

  /// Starts an entry with a text over the focused cell.
  mutating func type(_ text: String, _ scene: Scene) -> [Effect] {
    guard let set = cursor.set, let field = field(scene) else { return [] }
    entry = Entry(set: set, field: field, line: TypedLine(text))
    return []
  }

  /// To the next or previous cell, going on to the next or previous set.
  mutating func tab(by step: Int, _ scene: Scene) {
    guard let focus = focus(scene) else { return }
    let column = column(in: focus.card) + step
    if (0..<focus.card.fields.count).contains(column) {
      cursor.column = column
      return
    }
    let old = cursor
    move(by: step, scene)
    if cursor.set != old.set { cursor.column = step > 0 ? 0 : .max }
  }

  mutating func move(by step: Int, _ scene: Scene) {
    cursor = cursor.moved(by: step, in: workout)
    settle(scene)
  }

  /// What the typed text means.
  func reading(of entry: Entry, in card: BlockCard) -> Result<QuickEntry, Reason> {
    let place = QuickEntry.Place(
      kind: card.text.kind, focus: entry.field, weightUnit: card.text.unit,
      distanceUnit: card.text.distanceUnit)
    let isHalfSpan = isRoutine && entry.line.text.hasSuffix("-") && entry.line.text.count > 1
    return isHalfSpan
      ? .failure(.unfinished("-")) : QuickEntry.parse(spanned(entry.line.text).text, at: place)
  }

  /// Only a plan leaves reps open: elsewhere a span is no number.
  func spanned(_ text: String) -> (text: String, span: RepSpan?) {
    isRoutine ? RepSpan.cut(from: text) : (text, nil)
  }

  /// Rounds by the clock, when the text says them.
  func rounds(of entry: Entry) -> Result<RoundPlan, Reason>? {
    guard !isRoutine else { return nil }
    do throws(Reason) {
      return try RoundPlan.read(entry.line.text).map { .success($0) }
    } catch {
      return entry.line.text.contains("o") ? .failure(error) : nil
    }
  }

  /// Takes the typed values over; with `completes` an open set becomes a fact.
  private mutating func commit(
    completes: Bool, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    guard let entry, let focus = focus(scene) else { return [] }
    if let rounds = rounds(of: entry) {
      guard case .success(let plan) = rounds else { return [] }
      self.entry = nil
      return startRounds(plan, scene, &ids)
    }
    switch reading(of: entry, in: focus.card) {
    // The sentence stands under the cell already.
    case .failure: return []
    case .success(let typed):
      self.entry = nil
      let filled = filling(typed.sets, from: entry.set, spanned(entry.line.text).span, scene, &ids)
      if isRoutine {
        let effects = save("Planned \(setTitle)", filled, scene)
        if completes { move(by: 1, scene) }
        return effects
      }
      guard completes, let set = workout.set(entry.set), !set.isCompleted else {
        let title = setTitle
        return save(summary(of: typed, title), filled, scene)
      }
      return completeTyped(entry.set, in: filled, typed, scene)
    }
  }

  private func summary(of typed: QuickEntry, _ title: String) -> String {
    typed.sets.count > 1 ? "Filled \(typed.sets.count) sets from \(title)" : "Changed \(title)"
  }

  /// The workout with the typed values in this set and the open ones after it; missing ones are added.
  private func filling(
    _ typed: [SetValues], from id: ID<SetEntry>, _ span: RepSpan?, _ scene: Scene, _ ids: inout IDSource
  ) -> Workout {
    guard let place = workout.place(of: id) else { return workout }
    let block = workout.blocks[place.block]
    var filled = workout.updating(id) { set in
      set.take(typed[0], span, isPlan: isRoutine)
      set.isSuspicious =
        workout.isRunning && set.isCompleted && Doubt(set.values, past: content.past[block.exercise]) != nil
    }
    var index = place.set + 1
    for values in typed.dropFirst() {
      while index < block.sets.count, block.sets[index].isCompleted { index += 1 }
      if index < block.sets.count {
        filled = filled.updating(block.sets[index].id) { $0.take(values, span, isPlan: isRoutine) }
      } else {
        let type = block.sets[place.set].type
        var set = SetEntry(id: ids.next(at: scene.now.moment), type: type)
        set.take(values, span, isPlan: isRoutine)
        filled = filled.adding([set], to: block.id, at: .max)
      }
      index += 1
    }
    return filled
  }

  /// Completes the set after its typed values; when something is missing they are kept and it is asked for.
  private mutating func completeTyped(
    _ id: ID<SetEntry>, in filled: Workout, _ typed: QuickEntry, _ scene: Scene
  ) -> [Effect] {
    var trial = self
    trial.content.workout = filled
    guard let focus = trial.focus(scene) else { return [] }
    let values = focus.card.shown[focus.set]
    if let objection = values.objection(
      for: focus.card.text.kind, type: focus.card.block.sets[focus.set].type)
    {
      let effects = save(summary(of: typed, setTitle), filled, scene)
      cursor.column = focus.card.missing(in: values) ?? cursor.column
      return effects + [.say(Message(objection))]
    }
    return complete(id, with: values, in: filled, scene)
  }
}

extension SetEntry {
  /// Takes typed values over; in a plan typed reps bring their span or end one.
  fileprivate mutating func take(_ typed: SetValues, _ span: RepSpan?, isPlan: Bool) {
    values = typed.filled(from: values)
    if isPlan, typed.reps != nil { plannedRepsTo = span?.upper }
  }
}
