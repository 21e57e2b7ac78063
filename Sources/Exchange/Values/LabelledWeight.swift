import Training

/// A weight with its unit behind it: `183lb`, `183.00lb`, `80 kg`.
struct LabelledWeight: Hashable {
  let number: Decimal
  let unit: WeightUnit?

  init?(_ text: Span<UInt8>) {
    var start = 0
    while start < text.count, text[start] <= 32 { start += 1 }
    var end = start
    while end < text.count, LabelledWeight.isOfNumber(text[end]) { end += 1 }
    guard let number = Decimal(text.extracting(start..<end)) else { return nil }
    self.number = number
    unit = LabelledWeight.unit(text.extracting(end..<text.count))
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || byte == 46 || byte == 44 || byte == 45
  }

  private static func unit(_ text: Span<UInt8>) -> WeightUnit? {
    guard text.count > 0 else { return nil }
    var bytes: [UInt8] = []
    for index in text.indices { bytes.append(text[index]) }
    return UnitWord.weight(String(decoding: bytes, as: UTF8.self))
  }
}
