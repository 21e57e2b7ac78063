internal import Training

/// A value of a JSON text (RFC 8259), numbers as they are written.
package enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  /// The digits as the text has them: `100`, `97.5`, `1e3`.
  case number(String)
  case text(String)
  case list([JSONValue])
  /// Members in the order of the text; of two with one name the last one counts.
  case object([JSONMember])
}

/// A name and its value.
package struct JSONMember: Hashable, Sendable {
  package var name: String
  package var value: JSONValue

  package init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}

extension JSONValue {
  /// A member of an object; nil for a member that is missing or null, and for what is no object.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self, let member = members.last(where: { $0.name == name }),
      member.value != .null
    else { return nil }
    return member.value
  }

  package var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  package var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }

  package var list: [JSONValue]? {
    guard case .list(let list) = self else { return nil }
    return list
  }

  package var members: [JSONMember]? {
    guard case .object(let members) = self else { return nil }
    return members
  }

  /// A whole number; nil for fractions and for what an Int does not hold.
  package var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    if let number = Int(digits) { return number }
    guard let number = Double(digits), number == number.rounded(), number.magnitude < 9e15 else {
      return nil
    }
    return Int(number)
  }

  package var double: Double? {
    guard case .number(let digits) = self else { return nil }
    return Double(digits)
  }

  /// Thousandths, exactly; nil for a number that has more than three decimals.
  package var thousandths: Int? {
    guard case .number(let digits) = self else { return nil }
    do throws(Reason) {
      return try Number.thousandths(of: digits)
    } catch {
      // An exponent is rare and never needed to be exact beyond a double.
      guard let number = double, number.magnitude < 9e12 else { return nil }
      let milli = (number * 1_000).rounded()
      return Double(milli) / 1_000 == number ? Int(milli) : nil
    }
  }
}
