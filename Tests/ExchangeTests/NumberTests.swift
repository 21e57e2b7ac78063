import Testing
import Training

@testable import Exchange

@Suite struct NumberTests {
  private func decimal(_ text: String, _ mark: DecimalMark = .point) -> Decimal? {
    let bytes = Array(text.utf8)
    return Decimal(bytes.span, mark: mark)
  }

  private func thousandths(_ text: String, _ mark: DecimalMark = .point) -> Int? {
    decimal(text, mark)?.thousandths
  }

  @Test(arguments: [
    ("60", 60_000), ("60.0", 60_000), ("-21.5", -21_500), ("+5", 5_000), (".5", 500), ("5.", 5_000),
    ("0", 0), ("0.0", 0), ("-0", 0), ("102.5", 102_500), ("11.25", 11_250), ("80.05", 80_050),
    ("44.09245243697551", 44_092), ("52.163122550000004", 52_163), ("114.99999999999999", 115_000),
    ("6.80388555", 6_804), ("0.0005", 1), ("0.00049999", 0), ("1e3", 1_000_000), ("1.5E-2", 15),
    ("6.0E1", 60_000), (" 60 ", 60_000), ("0000000000000000000060.5", 60_500), ("999999999", 999_999_999_000),
    ("0.000000000000000000000000000001", 0),
  ])
  func `numbers are read to thousandths, halves up`(text: String, expected: Int) {
    #expect(thousandths(text) == expected)
  }

  @Test(arguments: [
    "", " ", "-", ".", "+.", "sixty", "NaN", "nan", "inf", "-inf", "1e10", "1e99999", "1e", "e5", "1.2.3",
    "1,2,3",
    "60kg", "45g", "0x10", "--5", "1 000", "99999999999999999999", "1,,5", "1,5.5,5", "٦٠",
  ])
  func `what is no number is not read as one`(text: String) {
    #expect(thousandths(text) == nil)
  }

  @Test(arguments: [
    ("93,5", 93_500), ("33,5", 33_500), ("-21,25", -21_250), ("44,09245243697551", 44_092), ("0,125", 125),
    ("1.234,5", 1_234_500), ("1,234.5", 1_234_500), ("1,234,567", 1_234_567_000), ("1234,567", 1_234_567),
  ])
  func `a comma is never lost`(text: String, expected: Int) {
    #expect(thousandths(text, .point) == expected)
    #expect(thousandths(text, .comma) == expected)
  }

  @Test func `one mark before three digits means what the column says`() {
    #expect(thousandths("1,250", .point) == 1_250_000)
    #expect(thousandths("1,250", .comma) == 1_250)
    #expect(thousandths("62.500", .point) == 62_500)
    #expect(thousandths("62.500", .comma) == 62_500_000)
  }

  private func mark(_ column: [String], delimiter: String = ",") -> DecimalMark {
    var tally = DecimalMarkTally()
    for text in column {
      let bytes = Array(text.utf8)
      tally.add(bytes.span)
    }
    return tally.mark(delimiter: delimiter.utf8.first ?? 0)
  }

  @Test func `a column decides by all its values`() {
    #expect(mark(["60", "62,5", "1,250"]) == .comma)
    #expect(mark(["60", "62.5", "1,250"]) == .point)
    #expect(mark(["60", "1,250", "2,500"]) == .point)
    #expect(mark(["60", "62,500"], delimiter: ";") == .comma)
    #expect(mark(["60", "0,500", "62,500"]) == .comma)
    #expect(mark([]) == .point)
  }

  @Test func `a file with decimal commas is read whole`() throws {
    let header =
      "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds"
    let text = """
      \(header)
      2024-01-01 10:00:00;A;Squat;1;62,5;kg;5;8,5;;;0
      2024-01-01 10:00:00;A;Squat;2;1.062,500;kg;5;;;;0
      2024-01-01 10:00:00;A;Run;1;;;;;2,125;km;600
      """
    let reading = try read(text)
    #expect(reading.leftOut.count == 0)
    #expect(reading.sets.map(\.values.weight?.milli) == [62_500, 1_062_500, nil])
    #expect(reading.sets[0].values.rpe == RPE(halves: 17))
    #expect(reading.sets[2].values.distance == Distance(milli: 2_125, unit: .km))
  }

  @Test(arguments: [
    ("44.09245243697551", WeightUnit.lb, 20_000, WeightUnit.kg),
    ("52.163122550000004", .kg, 115_000, .lb), ("114.99999999999999", .lb, 115_000, .lb),
    ("6.80388555", .kg, 15_000, .lb), ("20.41168092460379", .kg, 45_000, .lb),
    ("40.8233133", .kg, 90_000, .lb),
    ("60.00000000000001", .kg, 60_000, .kg), ("220.46226218487757", .lb, 100_000, .kg),
    ("137.78891386555", .lb, 62_500, .kg), ("23.722880951", .kg, 52_300, .lb),
    ("40.82", .kg, 40_820, .kg), ("27.22", .kg, 27_220, .kg), ("44.1", .lb, 44_100, .lb),
    ("61.2378", .lb, 61_238, .lb), ("-9.0718474", .kg, -20_000, .lb),
  ])
  func `weights come back as they were typed`(text: String, unit: WeightUnit, milli: Int, typed: WeightUnit)
    throws
  {
    let number = try #require(decimal(text))
    #expect(try Conversion.typed(number, in: unit) == Weight(milli: milli, unit: typed))
  }

  @Test(arguments: WeightUnit.allCases)
  func `every load in quarters survives being shown in the other unit`(unit: WeightUnit) throws {
    let other: WeightUnit = unit == .kg ? .lb : .kg
    for quarters in 1...2_000 {
      let value = Double(quarters) / 4
      let shown = unit == .kg ? value / 0.45359237 : value * 0.45359237
      let number = try #require(decimal("\(shown)"))
      let expected = Weight(milli: quarters * 250, unit: unit)
      let typed = try Conversion.typed(number, in: other)
      #expect(typed == expected || number.decimals < 4, "\(value) \(unit)")
    }
  }
}
