import Canvas
import Testing
import Training

@testable import Screens

private let scene = TabSamples.scene(80, 24)

extension ExerciseForm {
  /// Goes down to a field and types into it.
  fileprivate mutating func fill(_ field: ExerciseField, _ text: String) {
    while self.field != field { _ = key(.down, scene: scene) }
    type(text, scene: scene)
  }

  fileprivate mutating func made() -> Exercise? {
    var ids = IDSource(seed: 1)
    guard case .answer(.newExercise(let exercise))? = take(Key(.enter), scene, &ids)?.first else {
      return nil
    }
    return exercise
  }
}

private func form(_ exercise: Exercise = Exercise(id: ID("x"), name: "", equipment: "barbell"))
  -> ExerciseForm
{
  ExerciseForm(exercise, isNew: exercise.name.isEmpty, others: ["Squat (Barbell)"])
}

@Suite struct ExercisesFormTests {
  @Test func `a name and Enter make an exercise`() {
    var form = form()
    form.fill(.name, " Zercher  Squat ")
    #expect(form.made()?.name == "Zercher Squat")
  }

  @Test func `all fields are filled`() {
    var form = form()
    form.fill(.name, "Sled Push")
    form.fill(.kind, "")
    _ = form.key(.left, scene: scene)
    form.fill(.equipment, "")
    _ = form.key(.right, scene: scene)
    form.fill(.muscles, "quad")
    form.fill(.secondary, "glutes, quadriceps, cal")
    form.fill(.aliases, "prowler,  sled ")
    form.fill(.unit, "l")
    form.fill(.restWork, "90")
    form.fill(.restWarmup, "off")
    form.fill(.note, "Low handles")
    let made = form.made()
    #expect(made?.kind == .weightDistance)
    #expect(made?.equipment == "dumbbell")
    #expect(made?.primaryMuscles == [.quadriceps])
    #expect(made?.secondaryMuscles == [.glutes, .calves])
    #expect(made?.aliases == ["prowler", "sled"])
    #expect(made?.unit == .kg)
    #expect(made?.restWork == 90)
    #expect(made?.restWarmup == 0)
    #expect(made?.note == "Low handles")
  }

  @Test func `what is wrong is said at its field and nothing is handed back`() {
    var form = form()
    #expect(form.made() == nil)
    #expect(form.objection == "Type a name first.")
    form.fill(.name, "squat (barbell)")
    #expect(form.made() == nil)
    #expect(form.objection == "There is an exercise “Squat (Barbell)” already.")
    form.fill(.name, " 2")
    form.fill(.muscles, "lower bak")
    #expect(form.made() == nil)
    #expect(form.objection == "“lower bak” is no muscle here; did you mean lower back?")
    #expect(form.field == .muscles)
    form.fill(.restWork, "soon")
    form.fill(.muscles, "")
    _ = form.key(.backspace, scene: scene)
    _ = form.key(.backspace, scene: scene)
    #expect(form.made() == nil)
    #expect(form.field == .restWork)
    #expect(TabSamples.text(form, scene).contains("“soon” is not a time"))
  }

  @Test func `a beginning that fits two muscles asks which`() {
    #expect(MuscleText.read("a").objection == "“a” may be abdominals or abductors or adductors.")
    #expect(MuscleText.read("chest,").muscles == [.chest])
    #expect(MuscleText.read("").muscles == [])
  }

  @Test func `changing an exercise starts from what it is`() {
    var exercise = TabSamples.library[0].exercise
    exercise.restWork = 150
    var form = form(exercise)
    #expect(form.made() == exercise)
    let text = TabSamples.text(form, scene)
    #expect(text.contains("Change Bench Press (Barbell)"))
    #expect(text.contains("2:30"))
    #expect(form.key(.escape, scene: scene) == ["dismiss"])
  }

  @Test func `the form fits a narrow screen and follows the field`() {
    var form = form(TabSamples.library[0].exercise)
    let small = TabSamples.scene(40, 12)
    form.fill(.note, "")
    #expect(TabSamples.text(form, small).contains(" Note"))
    var ids = IDSource(seed: 1)
    _ = form.click(Point(column: 20, row: 9), TabSamples.scene(80, 24), &ids)
    #expect(form.field == .kind)
  }
}
