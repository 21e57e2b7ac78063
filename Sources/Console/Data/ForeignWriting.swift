internal import Exchange
internal import Logbook
internal import Shell
internal import Training

/// Workouts on their way to another program: rows kept since an import go out as they came, others are written.
///
/// Where all workouts came from exports of one layout, that is the file's; else it is the program's own.
struct ForeignWriting {
  private enum Writer {
    case strong(StrongText)
    case hevy(HevyText)
  }

  let units: ForeignUnits
  private let writer: Writer
  private let layout: RowLayout
  private let kept: KeptHistory

  /// The unit is the one a person asks for; nil leaves it to what came in.
  init?(
    _ form: ExportForm, _ choice: WorkoutChoice, unit: WeightUnit?, _ log: Logbook, _ preferences: Preferences
  ) throws {
    guard form == .strong || form == .hevy else { return nil }
    let batches = try log.originals().filter { $0.layout.variant.hasPrefix(form.rawValue + ".") }
    let all = Set(batches.map(\.layout))
    let shared = ForeignWriting.shared(all, try log.sources(choice), unit)
    let own = Set(all.compactMap(\.weightUnit))
    let usual = form == .hevy ? (own.count == 1 ? own.first : nil) ?? .kg : preferences.weightUnit
    let distance: DistanceUnit = preferences.distanceUnit == .mi ? .mi : .km
    var units = ForeignUnits(
      weight: shared?.weightUnit ?? unit ?? usual, distance: shared?.distanceUnit ?? distance)
    if let shared, let writer = ForeignWriting.writer(form, shared, units) {
      (self.writer, layout) = (writer, shared)
    } else {
      units = ForeignUnits(weight: unit ?? usual, distance: distance)
      let phone = ForeignWriting.phone(among: all, units)
      writer =
        phone.map { .strong($0) }
        ?? (form == .strong ? .strong(StrongText(units: units)) : .hevy(HevyText(units: units)))
      if form == .strong, phone == nil { units.distance = .m }
      layout = ForeignWriting.layout(form, ForeignWriting.heading(of: writer), units)
    }
    self.units = units
    kept = KeptHistory(in: log, batches, fitting: layout)
  }

  /// The one layout that all workouts came in.
  private static func shared(_ layouts: Set<RowLayout>, _ sources: Set<String>, _ unit: WeightUnit?)
    -> RowLayout?
  {
    guard sources.count == 1 else { return nil }
    let fitting = layouts.filter { sources.contains($0.variant) }
    guard fitting.count == 1, let layout = fitting.first, unit == nil || unit == layout.weightUnit else {
      return nil
    }
    return layout
  }

  /// What the app for iOS writes, where rows were kept that can go out under that header as they came.
  private static func phone(among layouts: Set<RowLayout>, _ units: ForeignUnits) -> StrongText? {
    let layout = RowLayout(
      variant: StrongVariant.ios2025.rawValue, header: StrongText.phoneHeader, weightUnit: units.weight,
      distanceUnit: units.distance)
    guard layouts.contains(where: { $0.header == layout.header && $0.weightUnit == layout.weightUnit }) else {
      return nil
    }
    return StrongText(layout, units: units)
  }

  private static func writer(_ form: ExportForm, _ layout: RowLayout, _ units: ForeignUnits) -> Writer? {
    form == .strong
      ? StrongText(layout, units: units).map { .strong($0) }
      : HevyText(layout, units: units).map { .hevy($0) }
  }

  private static func layout(_ form: ExportForm, _ heading: [UInt8], _ units: ForeignUnits) -> RowLayout {
    RowLayout(
      variant: form.rawValue, header: String(decoding: heading.dropLast(), as: UTF8.self),
      weightUnit: units.weight, distanceUnit: units.distance)
  }

  private static func heading(of writer: Writer) -> [UInt8] {
    switch writer {
    case .strong(let text): text.heading
    case .hevy(let text): text.heading
    }
  }
}

extension ForeignWriting {
  var heading: [UInt8] { ForeignWriting.heading(of: writer) }

  var losses: Set<Loss> {
    switch writer {
    case .strong(let text): text.losses
    case .hevy(let text): text.losses
    }
  }

  func isKept(_ workout: Workout, names: (ID<Exercise>) -> String?) -> Bool {
    kept.hasRows(of: workout, names: names)
  }

  func rows(_ workout: Workout, names: (ID<Exercise>) -> String?) throws -> [UInt8] {
    if let rows = try kept.rows(of: workout, lineBreak: layout.lineBreak, names: names) { return rows }
    switch writer {
    case .strong(let text): return text.rows(workout, names: names)
    case .hevy(let text): return text.rows(workout, names: names)
    }
  }
}
