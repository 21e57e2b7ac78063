/// Turns a file's bytes, pushed in pieces of any size, into UTF-8 without a byte order mark.
///
/// Without a given encoding a byte order mark decides; where there is none the bytes pass unchanged and
/// `encoding` tells afterwards whether they were UTF-8 or have to be read as Windows-1252.
struct TextDecoder {
  private var given: TextEncoding?
  private var head: [UInt8] = []
  private var isStarted = false
  private var validity = UTF8Validity()
  private var utf16 = UTF16Decoder(isBigEndian: false)

  init(encoding: TextEncoding? = nil) {
    given = encoding
  }

  /// What the bytes so far were; final after `finish`.
  var encoding: TextEncoding {
    given ?? (validity.isLikelyUTF8 ? .utf8 : .windows1252)
  }

  /// Bytes of text said to be UTF-8 that are not.
  var unreadableBytes: Int {
    encoding == .utf8 ? validity.invalid : 0
  }

  mutating func decode(_ chunk: ArraySlice<UInt8>, into output: inout [UInt8]) {
    guard !isStarted else { return pass(chunk, into: &output) }
    head.append(contentsOf: chunk)
    if head.count >= 3 { start(into: &output) }
  }

  mutating func finish(into output: inout [UInt8]) {
    if !isStarted { start(into: &output) }
    utf16.finish(into: &output)
    validity.finish()
  }

  private mutating func start(into output: inout [UInt8]) {
    isStarted = true
    var mark = 0
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      mark = 3
    } else if head.starts(with: [0xFF, 0xFE]) {
      (mark, given) = (2, .utf16LittleEndian)
    } else if head.starts(with: [0xFE, 0xFF]) {
      (mark, given) = (2, .utf16BigEndian)
    }
    utf16 = UTF16Decoder(isBigEndian: given == .utf16BigEndian)
    pass(head[mark...], into: &output)
    head = []
  }

  private mutating func pass(_ chunk: ArraySlice<UInt8>, into output: inout [UInt8]) {
    switch given {
    case .utf8: output.append(contentsOf: chunk)
    case .utf16LittleEndian, .utf16BigEndian: utf16.decode(chunk, into: &output)
    case .windows1252: Windows1252.decode(chunk, into: &output)
    case nil:
      validity.check(chunk)
      output.append(contentsOf: chunk)
    }
  }
}
