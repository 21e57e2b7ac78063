import Testing
import Training

@Test(arguments: [
  ("Weight", "bodyweight"), ("bw", "bodyweight"), ("body fat percentage", "body fat"),
  ("Left Bicep", "left biceps"),
  ("bicep, left", "left biceps"), ("R forearm", "right forearm"), ("lower ab", "lower abs"),
  ("WAIST", "waist"),
])
func `other words mean a standard kind`(text: String, name: String) {
  #expect(MeasurementKind.standard(named: text)?.name == name)
  #expect(MeasurementKind(named: text).isStandard)
}

@Test func `there are seventeen places for the tape, and own kinds beside them`() {
  #expect(MeasurementKind.sites.count == 17)
  #expect(Set(MeasurementKind.standard.map(\.name)).count == 19)
  #expect(MeasurementKind.standard(named: "biceps") == nil)
  let own = MeasurementKind(named: "  Grip   Strength ")
  #expect(own.name == "grip strength" && own.title == "Grip strength" && own.quantity == nil)
  #expect(MeasurementKind.bodyweight.goal.isGoal && !MeasurementKind.bodyweight.isGoal)
}

@Test(arguments: [
  ("82.4kg", 82_400, "kg"), ("82,4", 82_400, "kg"), ("180 lbs", 180_000, "lb"), (".5 kilos", 500, "kg"),
])
func `values are read as typed`(text: String, milli: Int, unit: String) throws {
  let value = try MeasurementValue(reading: text, quantity: .weight, unit: "kg")
  #expect(value == MeasurementValue(milli: milli, unit: unit))
}

@Test(arguments: ["", "kg", "82cm", "1.2.3", "-4", "2000kg", "82.1234", "82 84"])
func `what is no weight is refused`(text: String) {
  #expect(throws: Reason.self) { try MeasurementValue(reading: text, quantity: .weight, unit: "kg") }
}

@Test func `inches, percent and conversions`() throws {
  #expect(try MeasurementValue(reading: "15.5\"", quantity: .length, unit: "cm").unit == "in")
  #expect(try MeasurementValue(reading: "14%", quantity: .percent, unit: "%").text() == "14 %")
  #expect(MeasurementValue(milli: 10_000, unit: "in").number(in: "cm") == 25.4)
  #expect(abs(MeasurementValue(milli: 80_000, unit: "kg").number(in: "lb") - 176.37) < 0.01)
}

private func weighIn(_ day: Int, _ milli: Int, _ unit: String = "kg") -> Measurement {
  Measurement(
    id: ID("m\(day)"), kind: "bodyweight", milli: milli, unit: unit,
    taken: LocalMoment(moment: Moment(seconds: (20_000 + day) * 86_400), offset: 0))
}

@Test func `the trend follows slowly and catches up over a gap`() {
  let series = MeasurementSeries([weighIn(1, 82_000), weighIn(0, 80_000), weighIn(101, 82_000)])
  #expect(series.points.map(\.value) == [80, 82, 82])
  #expect(abs(series.points[1].trend - 80.2) < 1e-9)
  #expect(abs(series.points[2].trend - 82) < 0.001)
  #expect(series.change(overDays: 30).map { series.changeText($0) } == "+1.8 kg")
  #expect(series.change(overDays: 200) == nil)
  #expect(MeasurementSeries([]).points.isEmpty)
}

@Test func `a series speaks the unit of its newest value`() {
  let series = MeasurementSeries([weighIn(0, 80_000), weighIn(40, 176_000, "lb")])
  #expect(series.unit == "lb")
  #expect(series.text(series.points[0].value) == "176.4 lb")
  #expect(series.changeText(0.01) == "±0.0 lb" && series.changeText(-1.25) == "−1.3 lb")
}

@Test func `an excerpt is the words around a find, on one line`() {
  let text = "First line\nthe left knee hurt a little on the third set, then it was fine again afterwards"
  let excerpt = Excerpt(of: text, around: "KNE", characters: 30)
  #expect(excerpt?.text == "…the left knee hurt a little…")
  #expect(excerpt?.marks == [10..<14])
  #expect(Excerpt(of: "Knee", around: "knee")?.marks == [0..<4])
  #expect(Excerpt(of: text, around: "elbow") == nil)
  #expect(Excerpt(of: "", around: "x") == nil)
}

@Test func `former scores and ages come out as their tables say`() {
  #expect(abs(FormerScore.wilks.points(total: 1000, bodyweight: 100, sex: .male) - 608.59) < 0.005)
  #expect(FormerScore.glossbrenner.points(total: 500, bodyweight: 0, sex: .male) == 0)
  #expect(AgeCoefficient.value(age: 14) == 1.23 && AgeCoefficient.value(age: 90) == 2.549)
  #expect(AgeCoefficient.value(age: 30) == 1 && AgeCoefficient.value(age: 120) == 1)
}
