/// The sessions of a JEFIT backup, kept in little room: a long history has hundreds of thousands.
struct JefitSessions {
  struct Session {
    let id: Int
    /// Seconds since 1970; the end may be missing, as 0.
    let start: Int
    let end: Int
  }

  private var sessions: [Session] = []
  private var isOrdered = true
  /// The one asked for last: the exercises of a session mostly stand side by side.
  private var last: Session?

  mutating func add(_ session: Session) {
    if let before = sessions.last, before.id > session.id { isOrdered = false }
    sessions.append(session)
    last = nil
  }

  /// The session with an id; of several the one told last.
  mutating func session(_ id: Int) -> Session? {
    if let last, last.id == id { return last }
    settle()
    var (low, high) = (0, sessions.count)
    while low < high {
      let middle = (low + high) / 2
      if sessions[middle].id <= id { low = middle + 1 } else { high = middle }
    }
    guard low > 0, sessions[low - 1].id == id else { return nil }
    last = sessions[low - 1]
    return last
  }

  /// Puts them in the order of their ids; equal ones stay in the order they came.
  private mutating func settle() {
    guard !isOrdered else { return }
    let order = sessions.indices.sorted { (sessions[$0].id, $0) < (sessions[$1].id, $1) }
    sessions = order.map { sessions[$0] }
    isOrdered = true
  }
}
