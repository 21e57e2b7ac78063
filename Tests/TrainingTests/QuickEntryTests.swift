import Training
import Testing

/// What an entry gives, as text: values of each set, or the sentence of the reason.
func read(_ text: String, _ kind: ExerciseKind = .weightReps, focus: SetField = .weight) -> String {
  switch QuickEntry.parse(text, focus: focus, kind: kind) {
  case .success(let entry): entry.sets.map(describe).joined(separator: " | ")
  case .failure(let reason): "! " + reason.sentence
  }
}

private func describe(_ values: SetValues) -> String {
  [
    values.weight.map { $0.text() }, values.distance.map { $0.text() },
    values.duration.map { Elapsed.text($0) }, values.reps.map { "×\($0)" },
    values.rpe.map { "@\($0.text())" },
  ].compactMap { $0 }.joined(separator: " ")
}

@Test(arguments: [
  ("100", "100 kg"), ("97,5", "97.5 kg"), (".5kg", "0.5 kg"), ("60lb", "60 lb"), ("60 LBS", "60 lb"),
  ("100x5", "100 kg ×5"), ("100 x 5", "100 kg ×5"), ("100×5", "100 kg ×5"), ("100*5", "100 kg ×5"),
  ("x7", "×7"), ("@8.5", "@8.5"), ("@8,5", "@8.5"), ("r2", "@8"), ("rir 1.5", "@8.5"), ("rpe8", "@8"),
  ("100x5@8", "100 kg ×5 @8"), ("100 x 5 @ 8", "100 kg ×5 @8"), ("100x5r2", "100 kg ×5 @8"),
  ("97.5 kg × 5 @8", "97.5 kg ×5 @8"), ("225lbx5", "225 lb ×5"), ("x0", "×0"), ("0x12", "0 kg ×12"),
  ("102.5", "102.5 kg"), ("11.25", "11.25 kg"), ("33,5", "33.5 kg"), ("0,125", "0.125 kg"),
])
func `an entry gives one set`(text: String, expected: String) {
  #expect(read(text) == expected)
}

@Test(arguments: [
  ("3x100x5", "100 kg ×5 | 100 kg ×5 | 100 kg ×5"), ("3x 100x5", "100 kg ×5 | 100 kg ×5 | 100 kg ×5"),
  ("2x 100x5@8", "100 kg ×5 @8 | 100 kg ×5 @8"), ("2x 60", "60 kg | 60 kg"), ("2x x8", "×8 | ×8"),
  ("100x12/10/8", "100 kg ×12 | 100 kg ×10 | 100 kg ×8"), ("100kg/105/110", "100 kg | 105 kg | 110 kg"),
  ("100x5/105x3", "100 kg ×5 | 105 kg ×3"), ("100x5@8/4@9", "100 kg ×5 @8 | 100 kg ×4 @9"),
  ("100x5/4 @9", "100 kg ×5 @9 | 100 kg ×4 @9"), ("100x5@8/4 @9", "100 kg ×5 @8 | 100 kg ×4 @9"),
  ("x12/10/8", "×12 | ×10 | ×8"), ("12/10/8", "×12 | ×10 | ×8"), ("12@8/10 @9", "×12 @8 | ×10 @9"),
  ("100x5/60lb", "100 kg ×5 | 60 lb ×5"), ("@8/9", "@8 | @9"),
])
func `an entry gives several sets`(text: String, expected: String) {
  #expect(read(text) == expected)
}

@Test func `a number without a unit goes to the cell it was typed in`() {
  #expect(read("12", focus: .reps) == "×12")
  #expect(read("12/10/8", focus: .reps) == "×12 | ×10 | ×8")
  #expect(read("8.5", focus: .rpe) == "@8.5")
  #expect(read("60lb", focus: .reps) == "60 lb")
  #expect(read("100x5", focus: .reps) == "100 kg ×5")
}

@Test func `an exercise without weight reads a product as sets`() {
  #expect(read("3x12", .reps) == "×12 | ×12 | ×12")
  #expect(read("12", .reps) == "×12")
  #expect(read("2x45s", .duration) == "0:45 | 0:45")
  #expect(read("60kg", .reps) == "! This exercise has no weight; one that is weighted or assisted has.")
  #expect(read("60kgx5", .reps) == "! One entry fills 1 to 20 sets.")
}

@Test func `times and distances are read by their look`() {
  #expect(read("45s", .duration) == "0:45")
  #expect(read("1:30", .duration) == "1:30")
  #expect(read("90", .duration) == "1:30")
  #expect(read("2m", .duration) == "2:00")
  #expect(read("1h 5m", .distanceDuration) == "1:05:00")
  #expect(read("30", .distanceDuration, focus: .duration) == "30:00")
  #expect(read("2.5km", .distanceDuration) == "2.5 km")
  #expect(read("5km 25:00", .distanceDuration) == "5 km 25:00")
  #expect(read("5km 25:00 @8", .distanceDuration) == "5 km 25:00 @8")
  #expect(read("400m", .distanceDuration) == "400 m")
  #expect(read("20x45s", .weightDuration) == "20 kg 0:45")
  #expect(read("2x20x45", .weightDuration) == "20 kg 0:45 | 20 kg 0:45")
  #expect(read("40x40m", .weightDistance) == "40 kg 40 m")
  #expect(read("40s", .duration) == "0:40")
}

@Test func `a weight below zero is assistance where there can be some`() {
  #expect(read("-21", .weightedBodyweight) == "-21 kg")
  #expect(read("-5lbx8", .assistedBodyweight) == "-5 lb ×8")
  #expect(read("+10x5", .weightedBodyweight) == "10 kg ×5")
  #expect(
    read("-5") == "! A weight below zero means assistance, and this exercise has none.")
}

@Test(arguments: [
  ("", "Nothing was typed."), ("   ", "Nothing was typed."), ("1.2.3", "“1.2.3” is not a number."),
  ("...", "“...” is not a number."), ("heavy", "“heavy” makes no sense there."),
  ("45g", "“g” is not a unit here."), ("100x", "Something is missing after “x”."),
  ("100x5x", "Something is missing after “x”."), ("x", "Something is missing after “x”."),
  ("@", "Something is missing after “@”."), ("@11", "“11” is not an RPE: write 1 to 10, in halves."),
  ("@8.3", "“8.3” is not an RPE: write 1 to 10, in halves."),
  ("100 5", "Which is which? Write 100x5."),
  ("100x5.5", "“5.5” is not a count of reps: write a whole number."),
  ("x-3", "The number cannot be below zero."),
  ("100x1000000000", "1000000000 is too much: the limit is 999,999 reps."),
  ("99999999999", "99999999999 is too much: the limit is 9,999,999.999 kg."),
  ("1e9", "1e9 is too much: the limit is 9,999,999.999 kg."),
  ("x1e9", "1e9 is too much: the limit is 999,999 reps."),
  ("5x100kg", "100kg is a weight, which comes first: write 100kgx5 for 5 reps with it."),
  ("3x5x100 lb", "100lb is a weight, which comes first: write 100lbx5 for 5 reps with it."),
  ("1,000", "“1,000” can be read in two ways: leave out the comma or the zeros."),
  ("100.1234", "“100.1234” has more than three decimals."), ("45s", "This exercise has no duration."),
  ("100x5@8@9", "“@” makes no sense there."), ("100x5@8 @9", "The RPE is given twice."),
  ("1x2x3x4", "“x” makes no sense there."), ("21x 100x5", "One entry fills 1 to 20 sets."),
  ("3x 100x5/4", "Write either a list of sets or how many, not both."),
  ("100 € x 5", "“€” makes no sense there."),
])
func `an entry that cannot be read gives a sentence`(text: String, sentence: String) {
  #expect(read(text) == "! " + sentence)
}
