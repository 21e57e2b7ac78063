import Training

/// A weight with its unit behind it: `183lb`, `183.00lb`, `80 kg`.
struct LabelledWeight: Hashable {
  let number: Decimal
  let unit: WeightUnit?

  init?(_ text: String) {
    let bytes = Array(text.utf8.drop { $0 <= 32 })
    let digits = bytes.prefix { (48...57).contains($0) || $0 == 46 || $0 == 44 || $0 == 45 }
    guard let number = Decimal(String(decoding: digits, as: UTF8.self)) else { return nil }
    self.number = number
    unit = UnitWord.weight(String(decoding: bytes[digits.endIndex...], as: UTF8.self))
  }
}
