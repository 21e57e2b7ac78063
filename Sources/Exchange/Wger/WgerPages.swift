/// Cuts the objects out of wger's pages, pushed in pieces, with the line each of them ends on.
struct WgerPages {
  private var pieces: JSONPieces
  private var line = 1

  /// The text begins with an object that holds its results in a list, or with a list.
  init(isList: Bool) {
    pieces = JSONPieces(depth: isList ? 1 : 2)
  }

  /// Whether a text begins as JSON does, and with a list; nil while that is open.
  static func start(of head: ArraySlice<UInt8>) -> (isJSON: Bool, isList: Bool)? {
    let plain = head.drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF || $0 <= 32 }
    guard let first = plain.first else { return nil }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return (false, false) }
    guard let second = plain.dropFirst().first(where: { $0 > 32 }) else { return nil }
    let isList = first == UInt8(ascii: "[")
    return ([UInt8](isList ? "{[]".utf8 : "\"}".utf8).contains(second), isList)
  }

  /// Hands over each object with the line it ends on, and whether its text names a session that is wanted;
  /// null for one that cannot be read.
  ///
  /// Those that name a session which is not wanted are passed over unread.
  mutating func feed(
    _ chunk: ArraySlice<UInt8>, wants: (_ session: Int) -> Bool = { _ in true },
    each: (JSONValue, Int, Bool) -> Void
  ) {
    var rest = chunk
    while let end = rest.firstIndex(of: 10) {
      cut(rest[...end], wants, each)
      line += 1
      rest = rest[(end + 1)...]
    }
    cut(rest, wants, each)
  }

  private mutating func cut(
    _ bytes: ArraySlice<UInt8>, _ wants: (Int) -> Bool, _ each: (JSONValue, Int, Bool) -> Void
  ) {
    pieces.feed(bytes)
    while let piece = pieces.next() {
      let session = WgerPages.session(in: piece.span)
      if let session, !wants(session) { continue }
      do throws(JSONFault) {
        let value = try JSONValue(parsing: piece[...])
        for entry in value["results"]?.list ?? [value] { each(entry, line, session != nil) }
      } catch {
        each(.null, line, session != nil)
      }
    }
  }

  private static let key = Array("\"session\"".utf8)

  /// The number of the only session that an object's text names; nil when there is none or several.
  static func session(in text: Span<UInt8>) -> Int? {
    var found: Int?
    var at = 0
    while at + key.count < text.count {
      defer { at += 1 }
      guard isKey(at, of: text) else { continue }
      guard found == nil, let number = number(in: text, after: at + key.count) else { return nil }
      found = number
    }
    return found
  }

  private static func isKey(_ place: Int, of text: Span<UInt8>) -> Bool {
    for offset in key.indices where text[place + offset] != key[offset] { return false }
    return true
  }

  /// The digits behind a colon, with blanks around it.
  private static func number(in text: Span<UInt8>, after start: Int) -> Int? {
    var at = start
    while at < text.count, text[at] <= 32 || text[at] == UInt8(ascii: ":") { at += 1 }
    var number: Int?
    while at < text.count, (48...57).contains(text[at]), number ?? 0 < 1 << 50 {
      number = (number ?? 0) * 10 + Int(text[at] - 48)
      at += 1
    }
    let isWhole = at < text.count && [UInt8](" \n\r\t,}".utf8).contains(text[at])
    return isWhole ? number : nil
  }
}

/// What wger's pages hold as a whole.
struct WgerScan {
  private var pages: WgerPages
  private var entries = 0
  /// Sets and sessions that the reading holds until the end.
  private(set) var held = 0
  private var sets = 0
  private var dates: ClosedRange<CivilTime>?
  private var weights: [UnitGuess.Example] = []

  init(isList: Bool) {
    pages = WgerPages(isList: isList)
  }

  mutating func feed(_ chunk: ArraySlice<UInt8>) {
    var found: [WgerEntry] = []
    pages.feed(chunk) { value, _, _ in
      do throws(ProblemReason) {
        if let entry = try WgerEntry(value) { found.append(entry) }
      } catch {
        // The reading lists what cannot be read.
        return
      }
    }
    for entry in found { add(entry) }
  }

  private mutating func add(_ entry: WgerEntry) {
    entries += 1
    switch entry {
    case .session(let session):
      held += 1 + session.note.utf8.count / 256
      meet(session.day)
    case .set(let set):
      held += 1
      sets += 1
      if let date = set.date { meet(date) }
    case .bodyweight(let thousandths, let stamp):
      meet(stamp)
      guard weights.count < 3 else { return }
      let text = "\(thousandths / 1_000).\((thousandths % 1_000) / 100)"
      weights.append(UnitGuess.Example(exercise: "body weight", weight: text))
    }
  }

  private mutating func meet(_ stamp: Stamp) {
    let time = stamp.civil
    dates = min(dates?.lowerBound ?? time, time)...max(dates?.upperBound ?? time, time)
  }

  /// Nil when nothing in the text is wger's.
  func scan(_ head: ArraySlice<UInt8>) -> Scan? {
    guard entries > 0 else { return nil }
    var scan = Scan(
      format: .wger, variant: "wger", encoding: .utf8, unreadableBytes: 0, delimiter: UInt8(ascii: ","),
      header: [])
    scan.rows = entries
    scan.dates = dates
    scan.hasClocks = true
    scan.isList = WgerPages.start(of: head)?.isList ?? false
    scan.weightUnit = !weights.isEmpty ? .unknown : sets > 0 ? .perRow : .unused
    scan.unitGuess = UnitGuess(examples: weights)
    return scan
  }
}
