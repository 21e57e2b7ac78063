/// A value of a column or a parameter.
package enum Value: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case blob([UInt8])

  package static func integer(_ value: Int?) -> Value { value.map { .integer($0) } ?? .null }
  package static func text(_ value: String?) -> Value { value.map { .text($0) } ?? .null }
  package static func flag(_ value: Bool) -> Value { .integer(value ? 1 : 0) }
}
