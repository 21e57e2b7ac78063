/// Whether a set is a fact or still an intention.
package enum Completion: Hashable, Sendable {
  case open
  /// Done; imported sets carry no moment.
  case done(at: Moment?)
}

/// One set of a block.
package struct SetEntry: Hashable, Sendable {
  package let id: ID<SetEntry>
  package var type: SetType
  /// What was typed, or accepted at completion; nil fields are untouched.
  package var values: SetValues
  /// What the routine asks for; shown as ghost values.
  package var planned: SetValues
  /// The upper end of the span of reps asked for, such as the 12 of 8-12.
  package var plannedRepsTo: Int?
  /// The rest asked for after this set, seconds; nil follows the block.
  package var rest: Int?
  package var completion: Completion
  /// The rest actually taken before this set, seconds.
  package var restTaken: Int?
  package var note: String
  /// Kept, but out of records until the person confirms the value.
  package var isSuspicious: Bool

  package init(
    id: ID<SetEntry>, type: SetType = .work, values: SetValues = SetValues(),
    planned: SetValues = SetValues(), plannedRepsTo: Int? = nil, rest: Int? = nil,
    completion: Completion = .open, restTaken: Int? = nil, note: String = "",
    isSuspicious: Bool = false
  ) {
    self.id = id
    self.type = type
    self.values = values
    self.planned = planned
    self.plannedRepsTo = plannedRepsTo
    self.rest = rest
    self.completion = completion
    self.restTaken = restTaken
    self.note = note
    self.isSuspicious = isSuspicious
  }

  package var isCompleted: Bool { completion != .open }

  package var completedAt: Moment? {
    guard case .done(let moment) = completion else { return nil }
    return moment
  }
}
