package import Canvas

/// Turns the terminal's bytes into events, byte by byte: how they are cut into reads changes nothing.
///
/// Well-formed sequences that mean nothing here are swallowed whole, so that none of their letters
/// can run a command. Memory is bounded whatever arrives.
package struct InputDecoder {
  /// What has been read of something longer than a byte.
  enum State {
    case ground
    case escape
    /// After ESC O.
    case single(digits: [UInt8])
    /// After ESC [.
    case control(ControlSequence)
    /// After ESC [ [ as the Linux console writes F1–F5.
    case console
    /// After ESC [ M: three bytes of the old mouse form.
    case oldMouse([UInt8])
    /// Within a string for somebody else: DCS, OSC, SOS, PM, APC.
    case string(isEmpty: Bool, introducer: UInt8)
    /// After an escape within such a string: its end, or the beginning of something else.
    case stringEscape
    case paste
  }

  private var state = State.ground
  private var scalars = ScalarAssembler()
  private var pasted = PasteBuffer()
  private var hasAlt = false
  private var events: [Event] = []

  package init() {}

  /// True when silence would decide what the bytes so far mean: a lone escape, or one letter after it.
  package var isUnsettled: Bool {
    switch state {
    case .escape, .stringEscape: true
    case .single(let digits): digits.isEmpty
    case .control(let sequence): sequence.isEmpty
    case .string(let isEmpty, _): isEmpty
    case .ground, .console, .oldMouse, .paste: false
    }
  }

  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Event] {
    for byte in bytes { take(byte) }
    defer { events.removeAll() }
    return events
  }

  /// Nothing followed for a while: a lone escape was the key, ESC and a letter were Alt and the letter.
  package mutating func settle() -> [Event] {
    guard isUnsettled else { return [] }
    switch state {
    case .escape, .stringEscape: emit(.escape)
    case .single: emit(.character("O"), .alt)
    case .control: emit(.character("["), .alt)
    case .string(_, let introducer): emit(.character(Character(Unicode.Scalar(introducer))), .alt)
    case .ground, .console, .oldMouse, .paste: break
    }
    state = .ground
    defer { events.removeAll() }
    return events
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takePlain(byte)
    case .escape: takeAfterEscape(byte)
    case .single(let digits): takeSingle(byte, after: digits)
    case .control(let sequence): takeControl(byte, sequence)
    case .console: takeConsole(byte)
    case .oldMouse(let bytes): takeOldMouse(byte, after: bytes)
    case .string(_, let introducer): takeString(byte, introducer)
    case .stringEscape: takeStringEnd(byte)
    case .paste: takePaste(byte)
    }
  }

  private mutating func takePlain(_ byte: UInt8) {
    // a character broken off takes its Alt with it
    if scalars.isPending, byte & 0xC0 != 0x80 { hasAlt = false }
    switch scalars.take(byte) {
    case .more: break
    case .broken: hasAlt = false
    case .scalar("\u{1B}"): state = .escape
    case .scalar(let scalar): emit(KeyTable.key(scalar))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      emit(.escape)
      state = .escape
    case UInt8(ascii: "["): state = .control(ControlSequence())
    case UInt8(ascii: "O"): state = .single(digits: [])
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(isEmpty: true, introducer: byte)
    default:
      state = .ground
      hasAlt = true
      takePlain(byte)
    }
  }

  private mutating func takeSingle(_ byte: UInt8, after digits: [UInt8]) {
    switch byte {
    case 0x30...0x3B where digits.count < 8: state = .single(digits: digits + [byte])
    case 0x40...0x7E:
      state = .ground
      let parameters = ControlSequence.numbers(digits)
      emit(KeyTable.single(byte, modifiers: parameters.last ?? 1))
    default: abandon(for: byte)
    }
  }

  private mutating func takeControl(_ byte: UInt8, _ sequence: ControlSequence) {
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty: state = .console
    case UInt8(ascii: "M") where sequence.isEmpty: state = .oldMouse([])
    case 0x20...0x3F: state = .control(sequence.adding(byte))
    case 0x40...0x7E:
      state = .ground
      finish(sequence, byte)
    default: abandon(for: byte)
    }
  }

  private mutating func finish(_ sequence: ControlSequence, _ final: UInt8) {
    if sequence.startsPaste(final) {
      state = .paste
    } else if let event = sequence.event(final) {
      events.append(event)
    }
  }

  private mutating func takeConsole(_ byte: UInt8) {
    guard (0x20...0x7E).contains(byte) else { return abandon(for: byte) }
    state = .ground
    guard (0x41...0x45).contains(byte) else { return }
    emit(.function(Int(byte) - 0x40))
  }

  private mutating func takeOldMouse(_ byte: UInt8, after bytes: [UInt8]) {
    guard byte >= 0x20 else { return abandon(for: byte) }
    guard bytes.count == 2 else {
      state = .oldMouse(bytes + [byte])
      return
    }
    state = .ground
    let place = (column: Int(bytes[1]) - 32, row: Int(byte) - 32)
    guard let mouse = MouseReport.old(Int(bytes[0]) - 32, column: place.column, row: place.row) else {
      return
    }
    events.append(.mouse(mouse))
  }

  /// A string ends with BEL, with ESC \ or is broken off by whatever else an escape begins.
  private mutating func takeString(_ byte: UInt8, _ introducer: UInt8) {
    switch byte {
    case 0x07, 0x18, 0x1A: state = .ground
    case 0x1B: state = .stringEscape
    default: state = .string(isEmpty: false, introducer: introducer)
    }
  }

  private mutating func takeStringEnd(_ byte: UInt8) {
    guard byte == UInt8(ascii: "\\") else { return takeAfterEscape(byte) }
    state = .ground
  }

  private mutating func takePaste(_ byte: UInt8) {
    guard let text = pasted.take(byte) else { return }
    state = .ground
    events.append(.paste(text))
  }

  private mutating func emit(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
    emit(Key(code, modifiers))
  }

  private mutating func emit(_ key: Key?) {
    defer { hasAlt = false }
    guard var key else { return }
    if hasAlt { key.modifiers.insert(.alt) }
    events.append(.key(key))
  }

  /// The sequence was no sequence: its byte is read for itself.
  private mutating func abandon(for byte: UInt8) {
    state = .ground
    takePlain(byte)
  }
}
