/// Every routine as lists show them: those in no folder first, then folder by folder.
package struct RoutineShelf: Hashable, Sendable {
  package struct Folder: Hashable, Sendable {
    /// Empty for those in none.
    package var name: String
    package var routines: [Routine]
  }

  package private(set) var folders: [Folder]

  /// A folder stands where the first of its routines does.
  package init(_ routines: [Routine]) {
    let placed = routines.sorted { RoutineShelf.isBefore($0, $1) }
    var folders = [Folder(name: "", routines: [])]
    for routine in placed {
      if let index = folders.firstIndex(where: { $0.name == routine.folder }) {
        folders[index].routines.append(routine)
      } else {
        folders.append(Folder(name: routine.folder, routines: [routine]))
      }
    }
    self.folders = folders.filter { !$0.routines.isEmpty }
  }

  private static func isBefore(_ first: Routine, _ second: Routine) -> Bool {
    let places = (
      first.position == 0 ? Int.max : first.position, second.position == 0 ? .max : second.position
    )
    guard places.0 == places.1 else { return places.0 < places.1 }
    let names = (first.name.lowercased(), second.name.lowercased())
    return names.0 == names.1 ? first.id < second.id : names.0 < names.1
  }

  /// In the order of the list.
  package var routines: [Routine] { folders.flatMap(\.routines) }

  /// The routine so many places further down within its folder; it stops at the ends.
  package func moving(_ id: ID<Routine>, by steps: Int) -> RoutineShelf {
    var shelf = self
    for index in folders.indices {
      guard let place = folders[index].routines.firstIndex(where: { $0.id == id }) else { continue }
      let routine = shelf.folders[index].routines.remove(at: place)
      let target = min(max(0, place + steps), shelf.folders[index].routines.count)
      shelf.folders[index].routines.insert(routine, at: target)
    }
    return shelf
  }

  /// The whole folder so many places further down; those in no folder stay on top.
  package func movingFolder(_ name: String, by steps: Int) -> RoutineShelf {
    guard !name.isEmpty, let place = folders.firstIndex(where: { $0.name == name }) else { return self }
    var shelf = self
    let folder = shelf.folders.remove(at: place)
    let top = shelf.folders.first?.name.isEmpty == true ? 1 : 0
    shelf.folders.insert(folder, at: min(max(top, place + steps), shelf.folders.count))
    return shelf
  }

  /// A new routine right behind another one, in its folder.
  package func inserting(_ routine: Routine, after id: ID<Routine>) -> RoutineShelf {
    var shelf = self
    for index in folders.indices {
      guard let place = folders[index].routines.firstIndex(where: { $0.id == id }) else { continue }
      shelf.folders[index].routines.insert(routine, at: place + 1)
    }
    return shelf
  }

  /// What must be written for the routines to stand as they do here; those new to `before` are inserted.
  package func steps(from before: [Routine]) -> [Change.Step] {
    let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    return routines.enumerated().compactMap { index, routine in
      var placed = routine
      placed.position = index + 1
      let old = known[routine.id]
      return old == placed ? nil : .routine(from: old, to: placed)
    }
  }
}

extension Routine {
  /// The same plan under another name, with identifiers of its own.
  package func copy(named name: String, at moment: Moment, _ ids: inout IDSource) -> Routine {
    Routine(
      id: ids.next(at: moment), name: name, note: note, folder: folder, values: values,
      blocks: blocks.map { block in
        RoutineBlock(
          id: ids.next(at: moment), exercise: block.exercise, superset: block.superset, note: block.note,
          restWork: block.restWork, restWarmup: block.restWarmup,
          sets: block.sets.map { set in
            RoutineSet(
              id: ids.next(at: moment), type: set.type, planned: set.planned, repsTo: set.repsTo,
              rest: set.rest)
          })
      })
  }

  /// `Push A 2`: the name with the first number that none of some names has.
  package func copyName(among names: [String]) -> String {
    let words = name.split(separator: " ")
    let hasNumber = words.count > 1 && words.last.flatMap { Int($0) } != nil
    let stem = hasNumber ? words.dropLast().joined(separator: " ") : name
    var number = 2
    while names.contains("\(stem) \(number)") { number += 1 }
    return "\(stem) \(number)"
  }
}
