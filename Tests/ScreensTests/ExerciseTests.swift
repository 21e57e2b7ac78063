import Canvas
import Testing
import Training

@testable import Screens

@Suite struct ExerciseTests {
  @Test func `x`() {
    for (c, r) in [(80, 30), (40, 20)] {
      let scene = TabSamples.scene(c, r)
      var s = TabSamples.benchScreen(scene)
      print(TabSamples.text(s, scene))
      print("--------")
      _ = s.press(.right, scene: scene)
      print(TabSamples.text(s, scene))
      print("--------")
      _ = s.press(.left, .left, scene: scene)
      print(TabSamples.text(s, scene))
      print("--------")
    }
  }
}
