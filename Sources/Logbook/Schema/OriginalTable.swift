/// Rows of imported files as they stood there, to go out again unchanged.
enum OriginalTable {
  static let name = "original"
  static let all = [table]

  /// A few hundred workouts of one file: the imprint of each, eight bytes, and their rows packed together.
  private static let table = """
    CREATE TABLE original (
      import_id TEXT NOT NULL REFERENCES import (id) DEFERRABLE INITIALLY DEFERRED,
      number INTEGER NOT NULL CHECK (number > 0),
      variant TEXT NOT NULL,
      header TEXT NOT NULL,
      crlf INTEGER NOT NULL CHECK (crlf IN (0, 1)),
      weight_unit TEXT CHECK (weight_unit IN ('kg', 'lb')),
      distance_unit TEXT CHECK (distance_unit IN ('m', 'km', 'mi', 'yd', 'ft')),
      imprints BLOB NOT NULL,
      rows BLOB NOT NULL,
      PRIMARY KEY (import_id, number)
    ) STRICT
    """
}
