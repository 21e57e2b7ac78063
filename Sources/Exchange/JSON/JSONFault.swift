/// Why a text is not JSON, and where.
package struct JSONFault: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    case unfinished, unexpected, badNumber, badString, badEscape, notUTF8, tooDeep
  }

  package var cause: Cause
  /// The byte it was found at, from 0.
  package var offset: Int

  /// The fault as a sentence's end: `a value is missing its end`.
  package var text: String {
    switch cause {
    case .unfinished: "the text ends too early"
    case .unexpected: "there is a character that JSON does not allow there"
    case .badNumber: "a number is not written as JSON wants it"
    case .badString: "a string holds a line break or a control character"
    case .badEscape: "a string holds an escape that JSON does not know"
    case .notUTF8: "the text is not UTF-8"
    case .tooDeep: "lists and objects are nested too deep"
    }
  }
}
