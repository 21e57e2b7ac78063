import Canvas
import Terminal

/// The events of a text's bytes, with nothing following.
func events(_ text: String) -> [Event] {
  events(bytes: Array(text.utf8))
}

func events(bytes: [UInt8]) -> [Event] {
  var decoder = InputDecoder()
  return decoder.decode(bytes) + decoder.settle()
}

func key(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> [Event] {
  [.key(Key(code, modifiers))]
}

/// A repeatable stream of numbers (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
