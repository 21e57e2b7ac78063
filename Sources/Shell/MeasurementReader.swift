internal import Logbook
internal import Screens
internal import Training

extension ContentReader {
  /// Values of a kind that its chart shows, the newest.
  private static let mostValues = 400

  /// Every standard kind, measured or not, and the person's own.
  func measurements() throws(LogbookError) -> MeasurementsContent {
    let known = try log.measurementKinds()
    let own = known.map(\.kind).filter { !$0.isStandard }
    var kinds: [MeasurementsContent.Kind] = []
    for kind in MeasurementKind.standard + own {
      let count = known.first { $0.kind == kind }?.count ?? 0
      kinds.append(
        MeasurementsContent.Kind(
          kind: kind,
          series: MeasurementSeries(try log.measurements(of: kind, limit: ContentReader.mostValues)),
          count: count, goal: try log.measurements(of: kind.goal, limit: 1).first))
    }
    return MeasurementsContent(kinds: kinds)
  }
}
