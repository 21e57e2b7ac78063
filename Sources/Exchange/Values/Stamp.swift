import Training

/// When something happened, as exactly as a file tells.
enum Stamp: Hashable {
  case day(Day)
  case wall(CivilTime)
  /// Seconds east of Greenwich; nil where the file only says UTC.
  case instant(Moment, offset: Int?)

  /// Reads any date known here, with or without a time; nil for anything else.
  ///
  /// `2025-01-14 18:00:00` and its kin, `2024-05-01T17:00:00.000Z`, `2024-05-01 17:00:00 +0200`, seconds and
  /// milliseconds since 1970, `31.08.2018`, `12 Dec 2024, 13:18` in many languages. Dates with slashes that
  /// end with the year need an order.
  init?(_ text: Span<UInt8>, order: DateOrder? = nil) {
    guard
      let stamp = Stamp(strict: text) ?? EnglishDate(text)?.stamp ?? Stamp(loose: LooseTime(text), order)
        ?? NamedDate(text)?.stamp
    else { return nil }
    self = stamp
  }

  /// Reads what can only mean one thing: ISO dates with a time, and seconds since 1970.
  init?(strict text: Span<UInt8>) {
    guard let stamp = Stamp(iso: text) ?? Stamp(unix: text) else { return nil }
    self = stamp
  }

  /// Reads dates whose month is a number.
  init?(loose text: LooseTime, _ order: DateOrder?) {
    if let time = CivilTime(loose: text, order: order) {
      self = .wall(time)
      return
    }
    guard text.isDay, let day = text.date(order: order), CivilTime.years.contains(day.civil.year) else {
      return nil
    }
    self = .day(day)
  }

  /// Day and time; noon where there is none.
  var civil: CivilTime {
    switch self {
    case .day(let day): CivilTime(day: day, second: 43_200)
    case .wall(let time): time
    case .instant(let moment, let offset): CivilTime(LocalMoment(moment: moment, offset: offset ?? 0))
    }
  }

  var hasClock: Bool { if case .day = self { false } else { true } }

  /// Seconds on a line of its own, to compare stamps of one file.
  var seconds: Int { civil.seconds }

  /// The moment in a zone; a day without a time is lived at noon, so that it stays that day.
  func moment(in zone: (CivilTime) -> LocalMoment) -> LocalMoment {
    guard case .instant(let moment, let offset) = self else { return civil.moment(in: zone) }
    if let offset { return LocalMoment(moment: moment, offset: offset) }
    let near = zone(CivilTime(LocalMoment(moment: moment, offset: 0))).offset
    return LocalMoment(
      moment: moment, offset: zone(CivilTime(LocalMoment(moment: moment, offset: near))).offset)
  }

  /// The stamp that many seconds later.
  func later(by seconds: Int) -> Stamp {
    switch self {
    case .day(let day): .day(day + seconds / 86_400)
    case .wall(let time):
      .wall(CivilTime(LocalMoment(moment: Moment(seconds: time.seconds + seconds), offset: 0)))
    case .instant(let moment, let offset): .instant(moment + seconds, offset: offset)
    }
  }
}

extension Stamp {
  /// `2025-01-14T18:00:00`, with a fraction and a zone behind it or not.
  private init?(iso text: Span<UInt8>) {
    guard text.count >= 19 else { return nil }
    guard let time = CivilTime(iso: text.extracting(0..<19)) else { return nil }
    var at = 19
    if at < text.count, text[at] == UInt8(ascii: ".") || text[at] == UInt8(ascii: ",") {
      at += 1
      while at < text.count, Stamp.isDigit(text[at]) { at += 1 }
    }
    while at < text.count, text[at] == 32 { at += 1 }
    guard at < text.count else {
      self = .wall(time)
      return
    }
    guard let offset = Stamp.offset(text, from: at) else { return nil }
    let moment = Moment(seconds: time.seconds - offset)
    self = .instant(moment, offset: offset == 0 ? nil : offset)
  }

  /// `Z`, `UTC`, `+02:00`, `+0200`, `-05` from a place to the end.
  private static func offset(_ text: Span<UInt8>, from start: Int) -> Int? {
    let sign = text[start]
    if sign == UInt8(ascii: "Z") || sign == UInt8(ascii: "z") { return text.count == start + 1 ? 0 : nil }
    if sign == UInt8(ascii: "U") { return text.count == start + 3 ? 0 : nil }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    var digits: [Int] = []
    for at in (start + 1)..<text.count where text[at] != UInt8(ascii: ":") {
      guard isDigit(text[at]) else { return nil }
      digits.append(Int(text[at]) - 48)
    }
    guard digits.count == 2 || digits.count == 4 else { return nil }
    let minutes = digits.count == 4 ? digits[2] * 10 + digits[3] : 0
    let seconds = (digits[0] * 10 + digits[1]) * 3_600 + minutes * 60
    guard seconds <= 15 * 3_600 else { return nil }
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }

  /// Seconds since 1970 that lie between 1990 and 2200.
  static let unixSeconds = 631_152_000..<7_258_118_400

  /// Seconds or milliseconds since 1970.
  private init?(unix text: Span<UInt8>) {
    guard (9...13).contains(text.count) else { return nil }
    var number = 0
    for index in text.indices {
      guard Stamp.isDigit(text[index]) else { return nil }
      number = number * 10 + Int(text[index]) - 48
    }
    let seconds = text.count >= 12 ? number / 1_000 : number
    guard Stamp.unixSeconds.contains(seconds) else { return nil }
    self = .instant(Moment(seconds: seconds), offset: nil)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }
}
