internal import Training

/// The exercises of a file beside those of the log: which is which.
final class TransferExercises {
  /// Exercises of the file that are not settled yet.
  var waiting: [Exercise] = []
  /// Built-in exercises the file has settings for, before and after.
  private(set) var settled: [(old: Exercise, new: Exercise)] = []
  /// Exercises whose settings differ and stay.
  private(set) var kept = 0

  private var known: [String: Exercise]
  private var byName: [String: Exercise] = [:]
  private var byKey: [String: Exercise] = [:]
  /// By other names, which only a file without identifiers may mean.
  private var byAlias: [String: Exercise] = [:]
  private var mapped: [String: Exercise] = [:]
  /// Exercises that an identifier of the file already stands for: another identifier means another one.
  private var claimed: Set<String> = []
  private var keys: [String: String] = [:]
  private lazy var builtIn = Dictionary(
    Catalogue.read(String(decoding: PackageResources.exercises_tsv, as: UTF8.self)).map { ($0.id.text, $0) }
  ) { first, _ in first }

  init(_ store: Store) throws(LogbookError) {
    let all = try store.rows(
      "SELECT \(Store.exerciseColumns) FROM exercise e ORDER BY e.archived, e.custom DESC, e.id",
      read: Store.readExercise)
    known = Dictionary(all.map { ($0.id.text, $0) }) { first, _ in first }
    for exercise in all { learn(exercise, named: exercise.name) }
    for exercise in all {
      for alias in exercise.aliases {
        let key = Search.key(of: alias)
        if byAlias[key] == nil, !key.isEmpty { byAlias[key] = exercise }
      }
    }
  }

  private func learn(_ exercise: Exercise, named name: String) {
    if byName[name] == nil { byName[name] = exercise }
    let key = Search.key(of: name)
    if byKey[key] == nil, !key.isEmpty { byKey[key] = exercise }
  }

  /// The folded name by which workouts are compared.
  func key(of id: ID<Exercise>) -> String {
    if let key = keys[id.text] { return key }
    let key = Search.key(of: known[id.text]?.name ?? "")
    keys[id.text] = key
    return key
  }

  /// Decides about the exercises waiting and returns those that are new to the log.
  ///
  /// One whose id is here is that one. Else one of the same name that the file does not tell of is it.
  func settle() -> [Exercise] {
    let told = Set(waiting.map(\.id.text))
    var new: [Exercise] = []
    for exercise in waiting {
      if let here = known[exercise.id.text] {
        compare(here, exercise)
      } else if let twin = byKey[Search.key(of: exercise.name)], !told.contains(twin.id.text) {
        mapped[exercise.id.text] = twin
      } else {
        known[exercise.id.text] = exercise
        new.append(exercise)
      }
    }
    waiting = []
    for exercise in new { learn(exercise, named: exercise.name) }
    return new
  }

  private func compare(_ here: Exercise, _ told: Exercise) {
    guard here != told else { return }
    if here == builtIn[here.id.text] {
      settled.append((here, told))
      known[here.id.text] = told
    } else if told != builtIn[told.id.text] {
      kept += 1
    }
  }

  /// The exercise a block means, by id, else by name; a new one is returned twice.
  func find(_ block: Block, named name: String?, makeID: () -> ID<Exercise>) -> (Exercise?, new: Exercise?) {
    let id = block.exercise.text
    if let found = mapped[id] ?? known[id] {
      claimed.insert(found.id.text)
      return (found, nil)
    }
    guard let name else { return (nil, nil) }
    // A file without identifiers names its exercises by a line break and their name.
    let isUnnamed = id.utf8.first == 10
    let key = Search.key(of: name)
    if let found = byName[name] ?? byKey[key] ?? (isUnnamed ? byAlias[key] : nil),
      isUnnamed || claimed.insert(found.id.text).inserted
    {
      mapped[id] = found
      return (found, nil)
    }
    var evidence = Evidence()
    for set in block.sets { evidence.add(set.values) }
    let new = Exercise(
      id: isUnnamed ? makeID() : block.exercise,
      name: name.allSatisfy { $0 == " " } ? "Unnamed exercise" : name,
      equipment: KnownExercises.equipment(name), kind: evidence.kind(named: name))
    known[new.id.text] = new
    mapped[id] = new
    claimed.insert(new.id.text)
    learn(new, named: new.name)
    return (new, new)
  }

  func exercise(_ id: ID<Exercise>) -> Exercise? { mapped[id.text] ?? known[id.text] }
}
