import Canvas
import Training

/// One exercise's place in the workout with everything its card shows.
struct BlockCard: Sendable {
  let index: Int
  let block: Block
  let exercise: Exercise?
  let text: ValueText
  let loading: Loading
  let markers: [String]
  let previous: [SetEntry?]
  /// What completing each set would accept.
  let shown: [SetValues]
  let fields: [SetField]
  /// Whether it is a routine's: its values are what is asked for.
  let isPlan: Bool
  let columns: SetColumns

  init(_ index: Int, of content: EditorContent, _ scene: Scene, columns width: Int) {
    let block = content.workout.blocks[index]
    let exercise = content.exercises[block.exercise]
    let session = content.workout.session(before: index, in: content.past[block.exercise])
    let text = ValueText(exercise, scene)
    self.index = index
    self.block = block
    self.exercise = exercise
    self.text = text
    let letter = content.workout.supersetLetter(of: index)
    markers = letter.map { letter in block.markers.map { letter + $0 } } ?? block.markers
    previous = block.previous(in: session)
    shown = block.shownValues(previous: session, kind: text.kind, prefill: scene.preferences.prefill)
    fields = BlockCard.fields(text.kind, in: content.workout, isPlan: content.routine != nil, scene)
    loading = scene.preferences.gymNow.loading(of: exercise, unit: text.unit)
    isPlan = content.routine != nil
    columns = BlockCard.columns(
      fields, block, shown, text, isPlan: isPlan, step: loading.decimals, width: width)
  }

  /// What stands in a cell; in a plan reps that are left open show their limits.
  func cell(_ index: Int, _ field: SetField) -> String {
    BlockCard.cell(block.sets[index], shown[index], field, text, isPlan: isPlan)
  }

  private static func cell(
    _ set: SetEntry, _ values: SetValues, _ field: SetField, _ text: ValueText, isPlan: Bool
  ) -> String {
    guard isPlan, field == .reps, let span = set.span else { return text.cell(values, field) }
    return span.text
  }

  var name: String { exercise?.name ?? "Unknown exercise" }

  /// The value columns: the kind's own, and RPE when the workout uses it or it is preferred and there is room.
  static func fields(
    _ kind: ExerciseKind, in workout: Workout, isPlan: Bool, _ scene: Scene
  ) -> [SetField] {
    guard !scene.isNarrow || isPlan else { return kind.fields }
    let usesRPE =
      scene.preferences.showsRPE
      || workout.blocks.contains { $0.sets.contains { $0.values.rpe ?? $0.planned.rpe != nil } }
    return usesRPE ? kind.fields + [.rpe] : kind.fields
  }

  private static func columns(
    _ fields: [SetField], _ block: Block, _ shown: [SetValues], _ text: ValueText, isPlan: Bool, step: Int,
    width: Int
  ) -> SetColumns {
    var widest: [SetField: Int] = [:]
    var decimals: [SetField: Int] = [:]
    for field in fields {
      var whole = 0
      var behind = field == .weight ? step : field == .rpe ? 2 : 0
      for (set, values) in zip(block.sets, shown) {
        let cell = BlockCard.cell(set, values, field, text, isPlan: isPlan)
        let own = field == .duration ? 0 : text.decimals(of: cell)
        whole = max(whole, cell.utf8.count - own)
        behind = max(behind, own)
      }
      widest[field] = whole + behind
      decimals[field] = behind
    }
    return SetColumns(fields: fields, columns: width, widest: widest, decimals: decimals, isPlan: isPlan)
  }

  /// The first column without which a set can't be completed and that has no value.
  func missing(in values: SetValues) -> Int? {
    fields.firstIndex { text.kind.needs($0) && !values.has($0) }
  }
}

extension Block {
  /// The set's name within its exercise, for messages: `set 2`, `warm-up 1`, `drop set 3`.
  func setName(_ index: Int) -> String {
    guard sets.indices.contains(index) else { return "set" }
    let ordinal = sets[...index].count { $0.type == sets[index].type }
    switch sets[index].type {
    case .warmup: return "warm-up \(ordinal)"
    case .drop: return "drop set \(ordinal)"
    case .work, .failure: return "set \(sets[...index].count { $0.type.takesOrdinal })"
    }
  }
}

extension Workout {
  /// The letter of a block within its superset, in order of turns: `A`, `B`; nil outside one.
  func supersetLetter(of index: Int) -> String? {
    guard let superset = blocks[index].superset else { return nil }
    let before = blocks[..<index].reversed().prefix { $0.superset == superset }.count
    let after = blocks[(index + 1)...].first?.superset == superset
    guard before > 0 || after else { return nil }
    return String(UnicodeScalar(UInt8(65 + min(before, 25))))
  }
}
