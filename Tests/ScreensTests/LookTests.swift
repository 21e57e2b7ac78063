import Canvas
import Testing
import Training

@testable import Screens

@Suite struct LookTests {
  func show(_ name: String, _ text: String) {
    print("@@\(name)<<<\n\(text)\n>>>")
  }

  @Test func `look`() {
    let push = Workouts.push()
    show("push80", Bench(push).text)
    show("push40", Bench(push, columns: 40, rows: 20).text)
    show("push120", Bench(push, columns: 120, rows: 24).text)
    show("push32", Bench(push, columns: 32, rows: 10).text)
    for row in [0, 2, 7, 8, 9] { show("roles\(row)", Bench(push).roles(row)) }
    var style = Style()
    style.glyphs = .ascii
    show("ascii", Bench(push, style: style).text)
    var over = Bench(push)
    over.wait(120)
    show("over", over.roles(2))
    var typed = Bench(push)
    typed.type("x7")
    show("typed9", typed.line(9))
    show("typed10", typed.line(10))
    typed.type("@8.5")
    show("typed10b", typed.line(10))
    var grown = Bench(push)
    grown.type("102.5")
    grown.press("Tab")
    show("grown", grown.line(9))
    let kinds: [(ExerciseKind, SetValues)] = [
      (.reps, SetValues(reps: 12)), (.weightedBodyweight, Workouts.values(10, 5)),
      (.assistedBodyweight, Workouts.values(20, 8)), (.duration, SetValues(duration: 90)),
      (.weightDuration, SetValues(weight: Workouts.kg(20), duration: 45)),
      (.distanceDuration, SetValues(duration: 1_530, distance: Distance(milli: 5_250, unit: .km))),
      (.weightDistance, SetValues(weight: Workouts.kg(40), distance: Distance(milli: 30_000, unit: .m))),
    ]
    for (index, (kind, values)) in kinds.enumerated() {
      let content = Workouts.one(Exercise(id: ID("x"), name: "Test", kind: kind), previous: values)
      let wide = Bench(content)
      let narrow = Bench(content, columns: 40, rows: 20)
      show("kind\(index)a", wide.line(5))
      show("kind\(index)b", wide.line(6))
      show("kind\(index)c", narrow.line(4))
      show("kind\(index)d", narrow.line(5))
    }
    var preferences = Preferences()
    preferences.weightUnit = .lb
    preferences.distanceUnit = .mi
    preferences.usesDecimalComma = true
    let bar = Exercise(id: ID("x"), name: "Test", equipment: "barbell")
    let lb = Bench(
      Workouts.one(bar, previous: SetValues(weight: Weight(milli: 102_500, unit: .lb), reps: 5)), preferences: preferences)
    show("lb5", lb.line(5))
    show("lb6", lb.line(6))
  }
}
