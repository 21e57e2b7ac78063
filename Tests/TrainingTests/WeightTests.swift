import Testing
import Training

func kg(_ number: Double) -> Weight { Weight(milli: Int((number * 1_000).rounded()), unit: .kg) }
func lb(_ number: Double) -> Weight { Weight(milli: Int((number * 1_000).rounded()), unit: .lb) }

@Test func `weights of both units compare exactly`() {
  #expect(kg(100) > lb(200))
  #expect(lb(250) > kg(100))
  #expect(kg(102.058) < lb(225))
  #expect(kg(102.059) > lb(225))
  #expect(kg(45_359.237).weighsSame(as: lb(100_000)))
}

@Test(arguments: [
  (kg(100), "220.46"), (kg(10), "22.05"), (kg(24), "52.91"), (kg(145), "319.67"), (kg(40.82), "90"),
  (kg(27.22), "60"), (kg(63.5), "140"), (kg(105.69), "233"), (kg(52.163), "115"), (kg(81.647), "180"),
])
func `kilograms are shown in pounds to a hundredth, or as what they were once typed as`(
  weight: Weight, expected: String
) {
  #expect(weight.converted(to: .lb).number() == expected)
}

@Test func `a weight is kept as typed however often it is shown in the other unit`() {
  for milli in stride(from: 0, through: 300_000, by: 1_250) {
    let typed = Weight(milli: milli, unit: .lb)
    #expect(typed.converted(to: .lb) == typed)
    let inKilograms = Load(typed).weight(in: .kg)
    #expect(inKilograms.snapped(to: .lb) == (milli % 250 == 0 ? typed : nil))
  }
}

@Test func `a converted weight is written to a hundredth, a typed one in full`() {
  #expect(kg(100).text(in: .lb) == "220.46 lb")
  #expect(kg(10).text(in: .kg) == "10 kg")
  #expect(kg(80.05).text() == "80.05 kg")
  #expect(lb(45).text(in: .kg) == "20.41 kg")
  #expect(kg(102.125).number() == "102.125")
}

@Test func `sums of both units are exact and say their unit`() {
  let sum = Load(kg(20)) + Load(lb(45))
  #expect(sum.text(in: .kg) == "40.41")
  #expect(sum.text(in: .lb) == "89.09")
  #expect((Load(kg(145)) - Load(lb(310))).text(in: .lb) == "9.67")
  #expect((Load(kg(100)) * 5).volumeText(in: .kg) == "500 kg")
  #expect((Load(kg(482)) * 10).volumeText(in: .kg) == "4,820 kg")
  #expect((Load(kg(482)) * 10).volumeText(in: .kg, style: .comma) == "4.820 kg")
  let million = (0..<1_000).reduce(Load.zero) { sum, _ in sum + Load(lb(9_999_999.999)) * 999_999 }
  #expect(million > .zero)
}

@Test(arguments: [
  (202.5, 5.0, "205"), (54, 2.5, "55"), (49.5, 2.5, "50"), (36, 2.5, "35"), (280.25, 5, "280"),
  (47.25, 2.5, "47.5"), (0, 2.5, "0"), (22.499, 5, "20"), (-3.75, 2.5, "-2.5"),
])
func `a load is rounded to a step with halves up`(value: Double, step: Double, expected: String) {
  #expect(kg(value).rounded(to: kg(step)).number() == expected)
}

@Test func `a load is rounded down and up on request, and into the unit of the step`() {
  #expect(kg(234).rounded(to: kg(5), .down) == kg(230))
  #expect(kg(234).rounded(to: kg(5), .up) == kg(235))
  #expect(kg(235).rounded(to: kg(5), .up) == kg(235))
  #expect(kg(100).rounded(to: lb(5)) == lb(220))
  #expect(kg(100).rounded(to: lb(5), .up) == lb(225))
  #expect(kg(101).rounded(to: kg(0)) == kg(101))
}

@Test(arguments: [
  ("100", 100_000), ("100,5", 100_500), ("-5", -5_000), (".5", 500), ("5.", 5_000), ("0,125", 125),
  ("00100", 100_000), ("−21", -21_000), ("93,5", 93_500),
])
func `a number is read with a point or a comma`(text: String, expected: Int) throws {
  #expect(try Number.thousandths(of: text) == expected)
}

@Test(arguments: [
  ("1.2.3", Reason.notANumber("1.2.3")), ("+.", .notANumber("+.")), (".", .notANumber(".")),
  ("", .empty), ("-", .notANumber("-")), ("1,000", .ambiguousComma("1,000")),
  ("1,234.5", .notANumber("1,234.5")), ("0.1234", .tooManyDecimals("0.1234")), ("٣", .notANumber("٣")),
])
func `what is not a number is refused with a reason`(text: String, reason: Reason) {
  #expect(throws: reason) { try Number.thousandths(of: text) }
}

@Test func `a weight is read with or without its unit`() throws {
  #expect(try Weight(reading: "100", unit: .kg) == kg(100))
  #expect(try Weight(reading: "2.5 lb", unit: .kg) == lb(2.5))
  #expect(try Weight(reading: ".5KG", unit: .lb) == kg(0.5))
  #expect(try Weight(reading: "-21", unit: .kg, allowsAssistance: true) == kg(-21))
  #expect(throws: Reason.negativeWeight) { try Weight(reading: "-21", unit: .kg) }
  #expect(throws: Reason.notAUnit("g")) { try Weight(reading: "45g", unit: .kg) }
  #expect(throws: Reason.notANumber("heavy")) { try Weight(reading: "heavy", unit: .kg) }
}

@Test(arguments: [(980, "1.0"), (9_960, "10.0"), (19_996, "20.0"), (80_050, "80.1"), (-1_250, "-1.2")])
func `rounding a number carries over`(thousandths: Int, expected: String) {
  #expect(Number.text(thousandths, minimum: 1, maximum: 1) == expected)
}

@Test func `thousands are grouped by the style`() {
  #expect(Number.grouped(1_234_567) == "1,234,567")
  #expect(Number.grouped(1_234_567, style: .comma) == "1.234.567")
  #expect(Number.grouped(999) == "999")
  #expect(Number.text(-4_820_500, grouped: true) == "-4,820.5")
  #expect(Number.text(97_500, style: .comma) == "97,5")
}
