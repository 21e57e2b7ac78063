import Testing
import Training

@Test func `gaps are filled and what is there stays`() {
  let typed = SetValues(reps: 7)
  let shown = SetValues(weight: kg(100), reps: 5, rpe: RPE(halves: 16))
  #expect(typed.filled(from: shown) == SetValues(weight: kg(100), reps: 7, rpe: RPE(halves: 16)))
  #expect(SetValues().isEmpty)
  #expect(!typed.isEmpty)
}

@Test func `every kind of exercise knows its cells`() {
  #expect(ExerciseKind.weightReps.fields == [.weight, .reps])
  #expect(ExerciseKind.distanceDuration.fields == [.distance, .duration])
  #expect(ExerciseKind.reps.has(.rpe))
  #expect(!ExerciseKind.reps.has(.weight))
  #expect(ExerciseKind.allCases.filter(\.allowsAssistance) == [.weightedBodyweight, .assistedBodyweight])
  #expect(ExerciseKind(rawValue: "weighted_bodyweight") == .weightedBodyweight)
}

@Test func `only working and failure sets take a number`() {
  #expect(SetType.allCases.filter(\.takesOrdinal) == [.work, .failure])
}

@Test func `the strongest kind of record comes first`() {
  #expect(Array(RecordKind.allCases.prefix(3)) == [.weight, .e1rm, .repsAt])
  #expect(RecordKind.allCases.filter(\.isOfSession) == [.sessionVolume, .sessionReps])
  #expect(RecordKind.allCases.filter(\.isQuiet) == [.setVolume])
}
