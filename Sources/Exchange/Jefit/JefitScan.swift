import Training

/// What a JEFIT backup tells as a whole: the unit of its weights, the days of its sessions.
struct JefitScan {
  private var sections = JefitSections()
  private var unit: WeightUnit?
  private var first: Moment?
  private var last: Moment?
  private var hasLogs = false
  /// Exercises, and sets in rows of their own, that the reading holds until the end.
  private(set) var held = 0
  /// Notes and names, which are held whatever is read.
  private(set) var looked = 0
  private(set) var sessions = 0
  /// Whether sets in rows of their own came before an exercise they may belong to.
  private(set) var hasSetsBeforeLogs = false
  private var hasSets = false

  mutating func add(_ record: CSVRecord) {
    guard sections.isRow(record) else {
      if sections.name == "EXERCISE LOGS" { hasLogs = true }
      return
    }
    switch sections.name {
    case "SETTING": unit = sections.text("mass", of: record).flatMap(UnitWord.weight) ?? unit
    case "EXERCISE LOGS":
      held += 1 + (record.end - record.start) / 128
      hasSetsBeforeLogs = hasSetsBeforeLogs || hasSets
    case "EXERCISE SET LOGS":
      held += 1
      hasSets = true
    case "NOTES", "CUSTOM EXERCISES": looked += 1 + (record.end - record.start) / 256
    case "WORKOUT SESSIONS":
      sessions += 1
      guard let seconds = sections.whole("starttime", of: record),
        Stamp.unixSeconds.contains(seconds)
      else { return }
      let moment = Moment(seconds: seconds)
      first = min(first ?? moment, moment)
      last = max(last ?? moment, moment)
    default: break
    }
  }

  func describe(in scan: inout Scan) {
    scan.weightUnit = unit.map { .stated($0) } ?? (hasLogs ? .unknown : .unused)
    scan.jefitUnit = unit
    scan.hasClocks = first != nil
    guard let first, let last else { return }
    scan.dates =
      CivilTime(LocalMoment(moment: first, offset: 0))...CivilTime(LocalMoment(moment: last, offset: 0))
  }
}
