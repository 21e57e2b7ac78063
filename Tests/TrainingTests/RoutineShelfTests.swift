import Testing
import Training

struct RoutineShelfTests {
  private func routine(
    _ name: String, _ position: Int = 0, in folder: String = "", archived: Bool = false
  ) -> Routine {
    Routine(id: ID(name), name: name, folder: folder, position: position, isArchived: archived)
  }

  private func names(_ shelf: RoutineShelf) -> [String] { shelf.routines.map(\.name) }

  @Test func `routines without a place stand by name behind those that have one`() {
    let shelf = RoutineShelf([routine("b"), routine("A"), routine("z", 1), routine("y", 2)])
    #expect(names(shelf) == ["z", "y", "A", "b"])
  }

  @Test func `a folder stands where its first routine does, those outside on top`() {
    let shelf = RoutineShelf([
      routine("legs", 1, in: "Split"), routine("full", 2), routine("x", 3, in: "Old"),
      routine("push", 4, in: "Split"),
    ])
    #expect(shelf.folders.map(\.name) == ["", "Split", "Old"])
    #expect(names(shelf) == ["full", "legs", "push", "x"])
  }

  @Test func `a routine moves within its folder and stops at the ends`() {
    let shelf = RoutineShelf([routine("a", 1), routine("b", 2), routine("c", 3, in: "F")])
    #expect(names(shelf.moving(ID("a"), by: 1)) == ["b", "a", "c"])
    #expect(names(shelf.moving(ID("b"), by: 1)) == ["a", "b", "c"])
    #expect(names(shelf.moving(ID("c"), by: -1)) == ["a", "b", "c"])
  }

  @Test func `a folder moves as a whole and never above those outside`() {
    let shelf = RoutineShelf([routine("a", 1), routine("b", 2, in: "F"), routine("c", 3, in: "G")])
    #expect(names(shelf.movingFolder("F", by: 1)) == ["a", "c", "b"])
    #expect(names(shelf.movingFolder("F", by: -1)) == ["a", "b", "c"])
    #expect(names(shelf.movingFolder("", by: 1)) == ["a", "b", "c"])
  }

  @Test func `only what stands elsewhere afterwards is written`() {
    let before = [routine("a", 1), routine("b", 2), routine("c", 3)]
    let steps = RoutineShelf(before).moving(ID("b"), by: -1).steps(from: before)
    #expect(
      steps == [
        .routine(from: routine("b", 2), to: routine("b", 1)),
        .routine(from: routine("a", 1), to: routine("a", 2)),
      ])
    #expect(RoutineShelf(before).steps(from: before).isEmpty)
  }

  @Test func `a copy has the same plan, its own identifiers and the next free number`() {
    var ids = IDSource(seed: 1)
    var push = routine("Push A", 4, in: "Split")
    let set = RoutineSet(id: ID("s"), planned: SetValues(reps: 8), repsTo: 12, rest: 90)
    push.blocks = [RoutineBlock(id: ID("b"), exercise: ID("e"), note: "slow", restWork: 120, sets: [set])]
    let copy = push.copy(
      named: push.copyName(among: ["Push A", "Push A 2"]), at: Moment(seconds: 0), &ids)
    #expect(copy.name == "Push A 3")
    #expect(copy.folder == "Split")
    #expect(copy.blocks.map(\.note) == ["slow"])
    #expect(copy.blocks[0].sets.map(\.repsTo) == [12])
    #expect(copy.blocks[0].sets.map(\.rest) == [90])
    let mine = Set([copy.id.text, copy.blocks[0].id.text, copy.blocks[0].sets[0].id.text])
    #expect(mine.isDisjoint(with: ["Push A", "b", "s"]) && mine.count == 3)
    #expect(routine("Push 2").copyName(among: ["Push 2", "Push 3"]) == "Push 4")
  }
}
