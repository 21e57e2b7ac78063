import Testing
import Training

@testable import Logbook

@Suite struct SideTests {
  @Test func `sides are kept, counted and undone`() throws {
    let log = try Logbook.memory(Gym.exercise())
    var set = Gym.set("s1", 30, 7)
    set.values.count(SetValues.Sides(left: 8, right: 7))
    try log.add(Gym.workout("w1", [set]))
    let before = try #require(try log.workout(ID("w1")))
    #expect(before.blocks[0].sets[0].values.sides?.text == "8/7")
    #expect(try log.summary(of: ID("w1"))?.volume == Load(kilograms: 450_000))
    #expect(try log.figures(of: Gym.exercise().id, since: nil).first?.sum.volume == 450_000)
    let changed = before.updating(ID("s1")) { $0.values.reps = 9 }
    try log.save(Change("Changed a set", from: before, to: changed))
    #expect(try log.workout(ID("w1")) == changed)
    #expect(try log.workout(ID("w1"))?.blocks[0].sets[0].values.sides == nil)
    _ = try log.undo(at: Gym.monday.moment)
    #expect(try log.workout(ID("w1")) == before)
  }
}
