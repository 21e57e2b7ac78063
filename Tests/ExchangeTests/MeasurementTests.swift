import Exchange
import Testing
import Training

/// Files of body weights and tape measures.
@Suite struct MeasurementTests {
  @Test func `Hevy's measurements are columns, and a blank is not measured`() throws {
    let reading = try read(file("hevy-measurements.csv"))
    #expect(reading.scan.variant == "hevy.measurements")
    #expect(reading.measurements.map(\.kind) == ["bodyweight", "waist"])
    #expect(reading.measurements.map(\.milli) == [86_400, 34_500])
    #expect(reading.measurements.map(\.unit) == ["kg", "in"])
    #expect(reading.measurements.map(\.taken.day.iso) == ["2025-01-14", "2025-01-14"])
  }

  @Test func `units of weight and tape are independent`() throws {
    let reading = try read(
      "\"date\",\"weight_lbs\",\"fat_percent\",\"left_bicep_cm\"\n\"14 janv. 2025, 07:30\",190.5,18.2,38\n")
    #expect(reading.measurements.map(\.kind) == ["bodyweight", "body fat", "left bicep"])
    #expect(reading.measurements.map(\.unit) == ["lb", "%", "cm"])
    #expect(reading.measurements.map(\.taken.secondOfDay) == [27_000, 27_000, 27_000])
  }

  @Test func `Withings tells masses, by name and not by place`() throws {
    let reading = try read(file("withings.csv"))
    #expect(reading.scan.format == .withings)
    let weights = reading.measurements.filter { $0.kind == "bodyweight" }
    #expect(weights.map(\.milli) == [80_150, 80_400])
    #expect(weights.map(\.note) == ["", "after travel, late"])
    #expect(reading.measurements.filter { !$0.note.isEmpty }.count == 1)
    #expect(
      reading.measurements.map(\.kind).filter { $0 != "bodyweight" } == [
        "fat mass", "bone mass", "muscle mass",
      ])
    let moved = try read("Date,\"Fettmasse (lb)\",\"Gewicht (lb)\"\n\"2025-03-09 07:10:11\",30,177\n")
    #expect(moved.measurements.map(\.kind) == ["fat mass", "bodyweight"])
    #expect(moved.measurements.map(\.unit) == ["lb", "lb"])
  }

  @Test func `openScale leaves the unit of weights to the person`() throws {
    let reading = try read(file("openscale.csv"), unit: .lb)
    #expect(reading.scan.variant == "openscale")
    #expect(reading.scan.weightUnit == .unknown)
    #expect(reading.scan.unitGuess.examples.map(\.weight) == ["80.15", "80.4"])
    #expect(reading.measurements.filter { $0.kind == "bodyweight" }.map(\.milli) == [80_150, 80_400])
    #expect(reading.measurements.filter { $0.kind == "bodyweight" }.map(\.unit) == ["lb", "lb"])
    #expect(reading.measurements.map(\.taken.secondOfDay) == [25_811, 25_811, 25_500])
    #expect(reading.leftOut.count == 0)
  }

  @Test(arguments: ["\"2025-03-09 07:10\"", "09.03.2025 07:10"])
  func `older openScale files write date and time in one cell, and 0 for not measured`(date: String) throws {
    let reading = try read("\"dateTime\";\"weight\";\"fat\"\n\(date);80.15;0.0\n")
    #expect(reading.scan.variant == "openscale.old")
    #expect(reading.measurements.map(\.milli) == [80_150])
    #expect(reading.measurements.map(\.taken.day.iso) == ["2025-03-09"])
    #expect(reading.measurements.map(\.taken.secondOfDay) == [25_800])
  }

  @Test func `a date and a body weight are enough, with a comma for decimals`() throws {
    let reading = try read(file("bodyweight-decimal-comma.csv"))
    #expect(reading.scan.format == .bodyweight)
    #expect(reading.scan.weightUnit == .unknown)
    #expect(reading.scan.remarks == ["The column “Gewicht” is taken as body weight."])
    #expect(reading.measurements.map(\.milli) == [93_500, 93_100])
    #expect(reading.measurements.map(\.taken.day.iso) == ["2025-03-09", "2025-03-10"])
    #expect(reading.measurements.map(\.taken.secondOfDay) == [43_200, 43_200])
  }

  @Test(arguments: [
    ("Day,Time,Weight (lb)\n2025/03/09,7:10 PM,177.5\n", "lb", 177_500, 69_000),
    ("date,kg\n2025-03-09 07:10:00 AM,80.15\n", "kg", 80_150, 25_800),
    ("Date,Bodyweight\n2025-03-09T07:10:00Z,80.15\n", "kg", 80_150, 29_400),
  ])
  func `body weights in many spellings`(text: String, unit: String, milli: Int, second: Int) throws {
    let reading = try read(text)
    #expect(reading.measurements.map(\.unit) == [unit])
    #expect(reading.measurements.map(\.milli) == [milli])
    #expect(reading.measurements.map(\.taken.secondOfDay) == [second])
  }

  @Test func `a column of other numbers is no body weight`() {
    #expect(throws: ScanRefusal.unknown(header: "Date,Steps")) {
      try scan(Array("Date,Steps\n2025-03-09,9000\n".utf8))
    }
  }

  @Test func `a person may say that a column is body weight`() throws {
    let reading = try read(Array("When,Me\n2025-03-09,80.5\n".utf8), as: .bodyweight)
    #expect(reading.measurements.map(\.milli) == [80_500])
  }

  @Test func `values that cannot be read are left out by line`() throws {
    let reading = try read(
      "Date,Weight (kg),Fat mass (kg)\n2025-03-09 07:10:11,heavy,\nnever,80,\n2025-03-10 07:10:11,80,\n")
    #expect(reading.measurements.map(\.milli) == [80_000])
    #expect(
      reading.leftOut.shown.map(\.reason) == [.number(column: "bodyweight", text: "heavy"), .date("never")])
  }
}
