import Canvas
import Training

/// Text being typed over a cell.
struct Entry: Hashable, Sendable {
  let set: ID<SetEntry>
  /// The cell it was begun on: a number without a sign goes there.
  let field: SetField
  var line: TypedLine
}

/// A line of text being typed, with the cursor in it.
struct TypedLine: Hashable, Sendable {
  private(set) var characters: [Character]
  /// Characters before the cursor.
  private(set) var caret: Int

  init(_ text: String = "") {
    characters = Array(text)
    caret = characters.count
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }
  /// Columns before the cursor.
  var caretColumn: Int { String(characters[..<caret]).columns }

  mutating func insert(_ character: Character) {
    guard characters.count < 2_000 else { return }
    characters.insert(character, at: caret)
    caret += 1
  }

  mutating func replace(with text: String) {
    self = TypedLine(text)
  }

  mutating func move(to place: Int) {
    caret = min(max(0, place), characters.count)
  }

  mutating func removeBefore() {
    guard caret > 0 else { return }
    caret -= 1
    characters.remove(at: caret)
  }

  mutating func removeAfter() {
    guard caret < characters.count else { return }
    characters.remove(at: caret)
  }

  mutating func removeWordBefore() {
    while caret > 0, characters[caret - 1] == " " { removeBefore() }
    while caret > 0, characters[caret - 1] != " " { removeBefore() }
  }
}
