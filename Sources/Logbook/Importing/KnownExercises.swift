internal import SQLite
internal import Training

/// An exercise as an import meets it: from the library, or new under the file's name.
final class ImportedExercise {
  private(set) var exercise: Exercise
  let isNew: Bool
  /// The folded name in the file, by which workouts are compared.
  let key: String
  /// Blocks kept in this import.
  var uses = 0
  /// Those of them that have a weight.
  var weightedUses = 0
  private var evidence = Evidence()

  init(_ exercise: Exercise, isNew: Bool, key: String) {
    self.exercise = exercise
    self.isNew = isNew
    self.key = key
  }

  /// Takes in a block; the first one decides how a new exercise is counted until the end.
  func meet(_ block: ImportedBlock) {
    uses += 1
    if block.hasWeight { weightedUses += 1 }
    guard isNew else { return }
    for set in block.sets { evidence.add(set.values) }
    guard uses == 1 else { return }
    exercise.kind = evidence.kind(named: exercise.name)
    if let multiplier = block.multiplier { exercise.count(times: multiplier) }
  }

  /// Whether it is an exercise of the log that counts reps alone: with weights in the file it takes one from now on.
  private var mayTakeWeight: Bool { !isNew && exercise.kind == .reps }

  /// Whether a weight comes to an exercise of the log that counted reps alone.
  var takesWeight: Bool { mayTakeWeight && weightedUses > 0 }

  /// Whether a weight below zero is help.
  var allowsAssistance: Bool { exercise.kind.allowsAssistance || mayTakeWeight }

  /// Whether all its sets together speak for another kind than the first ones did.
  var isReconsidered: Bool { evidence.kind(named: exercise.name) != exercise.kind }

  /// The exercise with the kind that all its sets speak for.
  func settled() -> Exercise {
    var settled = exercise
    settled.kind = evidence.kind(named: exercise.name)
    return settled
  }
}

extension ImportedBlock {
  var hasWeight: Bool { sets.contains { $0.values.weight.map { $0.milli != 0 } ?? false } }
}

extension Exercise {
  /// Makes volume count what a file says, which does not tell implements from sides: the name does.
  fileprivate mutating func count(times multiplier: Int) {
    let words = Search.key(of: name).split(separator: " ")
    let isPair = ["dumbbell", "kettlebell"].contains { words.contains($0) }
    let isOneSided = ["single", "one", "alternating", "side"].contains { words.contains($0) }
    switch multiplier {
    case 2 where isPair && !isOneSided: implements = 2
    case 2: isPerSide = true
    case 4: (implements, isPerSide) = (2, true)
    default: break
    }
  }
}

/// What the sets of an exercise showed.
struct Evidence {
  var weights = 0
  var reps = 0
  var durations = 0
  var distances = 0

  mutating func add(_ values: SetValues) {
    if values.weight.map({ $0.milli != 0 }) ?? false { weights += 1 }
    if (values.reps ?? 0) > 0 { reps += 1 }
    if (values.duration ?? 0) > 0 { durations += 1 }
    if (values.distance?.milli ?? 0) > 0 { distances += 1 }
  }

  /// The kind that most sets speak for; the name decides about bodyweight.
  func kind(named name: String) -> ExerciseKind {
    if name.hasSuffix("(Assisted)") { return .assistedBodyweight }
    if name.hasSuffix("(Weighted)") { return .weightedBodyweight }
    if reps > 0 && reps >= max(durations, distances) { return weights > 0 ? .weightReps : .reps }
    if distances > 0 { return weights > durations ? .weightDistance : .distanceDuration }
    if durations > 0 { return weights > 0 ? .weightDuration : .duration }
    return .weightReps
  }
}

/// The library as an import sees it: names in a file find their exercise.
final class KnownExercises {
  private var byName: [String: ImportedExercise] = [:]
  private var byKey: [String: Exercise] = [:]
  private var newByKey: [String: ImportedExercise] = [:]
  private var matches: [(name: String, exercise: ImportedExercise)] = []

  init(_ store: Store) throws(LogbookError) {
    let all = try store.rows(
      "SELECT \(Store.exerciseColumns) FROM exercise e ORDER BY e.archived, e.custom DESC, e.id",
      read: Store.readExercise)
    // An archived one may have been merged into another, which took its name as an alias.
    for isArchived in [false, true] {
      let some = all.filter { $0.isArchived == isArchived }
      for exercise in some { add(exercise, named: exercise.name) }
      for exercise in some {
        for alias in exercise.aliases { add(exercise, named: alias) }
      }
    }
    // Last, so that a person's own name is never taken for a translation.
    let inUse = Dictionary(all.filter { !$0.isArchived }.map { ($0.id, $0) }) { first, _ in first }
    for (id, names) in Catalogue.translations {
      guard let exercise = inUse[id] else { continue }
      for name in names { add(exercise, named: name) }
    }
  }

  private func add(_ exercise: Exercise, named name: String) {
    let key = KnownExercises.key(of: name)
    if byKey[key] == nil { byKey[key] = exercise }
  }

  /// By what names are told apart: a name of signs alone, which has no words, by those.
  private static func key(of name: String) -> String {
    let key = Search.key(of: name)
    return key.isEmpty ? "\n" + Substring(name).trimmed : key
  }

  /// Says what a name of the file stands for, whatever the library knows by it.
  func match(_ name: String, with exercise: Exercise) {
    let found = ImportedExercise(exercise, isNew: false, key: Search.key(of: name))
    byName[name] = found
    matches.append((name, found))
  }

  /// Exercises that won a name in this import, with the aliases they have now.
  var renamed: [(exercise: Exercise, aliases: [String])] {
    var found: [ID<Exercise>: (exercise: Exercise, aliases: [String])] = [:]
    for (name, imported) in matches where imported.uses > 0 {
      let exercise = imported.exercise
      var aliases = found[exercise.id]?.aliases ?? exercise.aliases
      let alias = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let known = ([exercise.name] + aliases).map(Search.key)
      if !alias.isEmpty, !known.contains(Search.key(of: alias)) { aliases.append(alias) }
      found[exercise.id] = (exercise, aliases)
    }
    return found.values.filter { $0.aliases != $0.exercise.aliases }.sorted {
      $0.exercise.id < $1.exercise.id
    }
  }

  /// The exercise of a name; `makeID` names a new one.
  func find(_ name: String, makeID: () -> ID<Exercise>) -> ImportedExercise {
    if let known = byName[name] { return known }
    let (key, words) = (KnownExercises.key(of: name), Search.key(of: name))
    let found: ImportedExercise
    if let exercise = byKey[key] {
      found = ImportedExercise(exercise, isNew: false, key: words)
    } else if let new = newByKey[key] {
      found = new
    } else {
      found = ImportedExercise(new(name, makeID()), isNew: true, key: words)
      newByKey[key] = found
    }
    byName[name] = found
    return found
  }

  /// Exercises the library did not know, by name.
  var met: [ImportedExercise] { newByKey.values.sorted { $0.exercise.name < $1.exercise.name } }

  /// Those of them that are used.
  var new: [ImportedExercise] { met.filter { $0.uses > 0 } }

  /// Exercises of the library that counted reps alone and got weights, by name.
  var weighted: [Exercise] {
    let found = byName.values.filter(\.takesWeight).map { ($0.exercise.id, $0.exercise) }
    return Dictionary(found) { first, _ in first }.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  /// How many exercises of the library the file names.
  var matched: Int { Set(byName.values.filter { !$0.isNew }.map(\.exercise.id)).count }

  private func new(_ name: String, _ id: ID<Exercise>) -> Exercise {
    let trimmed = Substring(name).trimmed
    return Exercise(
      id: id, name: trimmed.isEmpty ? "Unnamed exercise" : trimmed,
      equipment: KnownExercises.equipment(name))
  }

  /// The catalogue's word for the first words in brackets.
  static func equipment(_ name: String) -> String {
    guard let open = name.lastIndex(of: "(") else { return "other" }
    let bracket = name[open...].dropFirst().prefix { $0 != ")" && $0 != "-" }
    let words = [
      "barbell", "ez bar", "trap bar", "smith machine", "dumbbell", "kettlebell", "plate", "cable",
      "machine", "bodyweight", "assisted", "band", "cardio",
    ]
    let word = bracket.lowercased()[...].trimmed
    return words.contains(word) ? word : "other"
  }
}

extension Substring {
  /// Without white space around it.
  var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
