/// What the tape or the scale said at a moment.
///
/// Bodyweight is kind `bodyweight`.
package struct Measurement: Hashable, Sendable {
  package let id: ID<Measurement>
  package var kind: String
  /// Thousandths of `unit`.
  package var milli: Int
  /// `kg`, `lb`, `cm`, `in` or `%`.
  package var unit: String
  package var taken: LocalMoment
  package var note: String

  package init(
    id: ID<Measurement>, kind: String, milli: Int, unit: String, taken: LocalMoment, note: String = ""
  ) {
    self.id = id
    self.kind = kind
    self.milli = milli
    self.unit = unit
    self.taken = taken
    self.note = note
  }
}
