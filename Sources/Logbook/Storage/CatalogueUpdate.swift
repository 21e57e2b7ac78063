internal import SQLite
internal import Training

/// Brings what is new in the catalogue into a log that an older one filled: exercises, and names of exercises.
///
/// Nothing else of an exercise is touched, and no name is taken from another exercise. A built-in name the
/// lifter took away stays away: the log remembers what the catalogue has offered so far.
struct CatalogueUpdate {
  static let memory = "catalogue_names"

  private let store: Store
  private let known: [String: Exercise]
  /// Who goes by a name, by the name's key.
  private var owners: [String: String] = [:]
  private let offered: [String: Set<String>]

  init(_ store: Store) throws(LogbookError) {
    self.store = store
    let exercises = try store.rows(
      "SELECT \(Store.exerciseColumns) FROM exercise e", read: Store.readExercise)
    known = Dictionary(exercises.map { ($0.id.text, $0) }) { first, _ in first }
    offered = try store.meta(CatalogueUpdate.memory).map(CatalogueUpdate.read) ?? [:]
    for exercise in exercises {
      for name in CatalogueUpdate.names(exercise) { owners[Search.key(of: name)] = exercise.id.text }
    }
  }

  func apply(_ catalogue: [Exercise]) throws(LogbookError) {
    for exercise in catalogue {
      if let mine = known[exercise.id.text] {
        try addNames(of: exercise, to: mine)
      } else {
        try store.insert(Store.row(arriving(exercise)))
      }
    }
    try store.setMeta(CatalogueUpdate.memory, CatalogueUpdate.text(catalogue))
  }

  /// Where an own exercise has the name already, the built-in one comes archived.
  private func arriving(_ exercise: Exercise) -> Exercise {
    guard !owners.isEmpty else { return exercise }
    var new = exercise
    new.isArchived = !isFree(exercise.name, for: exercise)
    new.aliases = exercise.aliases.filter { isFree($0, for: exercise) }
    return new
  }

  private func addNames(of exercise: Exercise, to mine: Exercise) throws(LogbookError) {
    let before = offered[exercise.id.text]
    let candidates = before.map { before in CatalogueUpdate.names(exercise).filter { !before.contains($0) } }
    let new = (candidates ?? exercise.aliases).filter { owners[Search.key(of: $0)] == nil }
    guard !new.isEmpty else { return }
    var richer = mine
    richer.aliases += new
    try store.update(from: Store.row(mine), to: Store.row(richer))
  }

  private func isFree(_ name: String, for exercise: Exercise) -> Bool {
    owners[Search.key(of: name)].map { $0 == exercise.id.text } ?? true
  }

  private static func names(_ exercise: Exercise) -> [String] { [exercise.name] + exercise.aliases }

  /// A line for each exercise: its id and its names, apart by tabs.
  static func text(_ catalogue: [Exercise]) -> String {
    catalogue.map { ([$0.id.text] + names($0)).joined(separator: "\t") }.joined(separator: "\n")
  }

  private static func read(_ text: String) -> [String: Set<String>] {
    let lines = text.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    return Dictionary(lines.map { ($0[0], Set($0.dropFirst())) }) { first, _ in first }
  }
}
