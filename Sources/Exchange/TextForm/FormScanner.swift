internal import Training

/// Reads one line of the text form from left to right.
struct FormScanner {
  private let characters: [Unicode.Scalar]
  private let line: Int
  private(set) var at = 0

  init(_ text: some StringProtocol, line: Int) {
    characters = Array(String(text).unicodeScalars)
    self.line = line
  }

  var isAtEnd: Bool { at >= characters.count }
  var next: Unicode.Scalar? { isAtEnd ? nil : characters[at] }
  var isAtDigit: Bool { isDigit(at) }

  private func isDigit(_ place: Int) -> Bool {
    place < characters.count && (48...57).contains(characters[place].value)
  }

  private func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(characters[range]))
  }

  func fault(_ reason: String, at place: Int? = nil) -> LineFault {
    LineFault(line: line, column: (place ?? at) + 1, reason)
  }

  mutating func skipBlanks() {
    while let next, next.properties.isWhitespace { at += 1 }
  }

  /// Takes some characters if they come next, after blanks.
  mutating func take(_ text: String) -> Bool {
    skipBlanks()
    guard characters[at...].starts(with: text.unicodeScalars) else { return false }
    at += text.unicodeScalars.count
    return true
  }

  /// The letters that come next, a hyphen between them included; empty when there are none.
  mutating func word() -> String {
    skipBlanks()
    let start = at
    while let next, next.properties.isAlphabetic || (next == "-" && at > start) { at += 1 }
    return string(start..<at)
  }

  /// The word that comes next without taking it.
  var coming: String {
    var copy = self
    return copy.word()
  }

  /// Everything up to one of some characters.
  mutating func text(upTo ends: String) -> String {
    let start = at
    while let next, !ends.unicodeScalars.contains(next) { at += 1 }
    return string(start..<at)
  }

  /// A name, in quotes or as it stands up to one of some characters.
  mutating func name(upTo ends: String) throws(LineFault) -> String {
    skipBlanks()
    guard next == "\"" else {
      let start = at
      var end = at + text(upTo: ends).unicodeScalars.count
      while end > start, characters[end - 1].properties.isWhitespace { end -= 1 }
      return string(start..<end)
    }
    return try quoted()
  }

  /// A text in quotes, from its opening quote on.
  mutating func quoted() throws(LineFault) -> String {
    let start = at
    at += 1
    while let character = next, character != "\"" { at += character == "\\" ? 2 : 1 }
    guard !isAtEnd else { throw fault("the quote is opened and never closed", at: start) }
    at += 1
    do throws(JSONFault) {
      guard let text = try JSONValue(parsing: string(start..<at)).text else { return "" }
      return text
    } catch {
      throw fault(error.text, at: start + error.offset)
    }
  }

  /// Digits with a sign and a mark, as thousandths; nil when none come next.
  mutating func number() throws(LineFault) -> Int? {
    skipBlanks()
    let start = at
    if let next, "+-−".unicodeScalars.contains(next) { at += 1 }
    let first = at
    while let next, isAtDigit || ((next == "." || next == ",") && isDigit(at + 1)) { at += 1 }
    guard at > first else {
      at = start
      return nil
    }
    let signed = string(start..<at)
    do throws(Reason) {
      return try Number.thousandths(of: signed.first == "+" ? signed.dropFirst() : signed[...])
    } catch {
      throw fault(FormScanner.words(error), at: start)
    }
  }

  /// A whole number from 0; nil when none comes next.
  mutating func count() throws(LineFault) -> Int? {
    skipBlanks()
    let start = at
    guard let milli = try number() else { return nil }
    guard milli >= 0, milli % 1_000 == 0 else { throw fault("this is not a whole number", at: start) }
    return milli / 1_000
  }

  /// A reason as a sentence's end.
  static func words(_ reason: Reason) -> String {
    String(reason.sentence.reversed().drop { $0 == "." }.reversed())
  }
}

extension FormScanner {
  /// `1:30`, `1:05:00`, `90 s`, `1 h 5 min`; `bare` is what a number alone counts, in seconds.
  mutating func length(bare: Int = 1) throws(LineFault) -> Int {
    skipBlanks()
    let start = at
    guard let first = try count() else { throw fault("a length of time is missing, like 1:30 or 90 s") }
    if next == ":" { return try clock(first, from: start) }
    var total = 0
    var number = first
    var isBare = true
    while true {
      let place = at
      guard let size = FormScanner.seconds(in: word()) else {
        at = place
        guard isBare else { throw fault("this number has no unit, like h, min or s", at: start) }
        return try limited(number, times: bare, start)
      }
      isBare = false
      total += try limited(number, times: size, start)
      skipBlanks()
      guard isAtDigit, let more = try count() else { return total }
      number = more
    }
  }

  private func limited(_ number: Int, times size: Int, _ place: Int) throws(LineFault) -> Int {
    let (product, overflows) = number.multipliedReportingOverflow(by: size)
    guard !overflows, product <= Limits.storedCount else { throw fault("this is too long", at: place) }
    return product
  }

  /// The rest of a time with colons.
  mutating func clock(_ first: Int, from start: Int) throws(LineFault) -> Int {
    var total = first
    var parts = 1
    while next == ":", parts < 3 {
      at += 1
      guard isAtDigit, let part = try count(), part < 60 else {
        throw fault("this is not a time: write 1:30 or 1:05:00", at: start)
      }
      total = try limited(total, times: 60, start) + part
      parts += 1
    }
    return total
  }

  static func seconds(in unit: String) -> Int? {
    switch unit.lowercased() {
    case "h", "hr", "hour", "hours": 3_600
    case "m", "min", "minute", "minutes": 60
    case "s", "sec", "second", "seconds": 1
    default: nil
    }
  }
}
