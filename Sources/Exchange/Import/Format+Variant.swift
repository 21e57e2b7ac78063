extension Format {
  /// The layout's name, such as `fitnotes.android.old`.
  func variant(_ scan: Scan, _ header: Header, firstDate: String) -> String {
    switch self {
    case .hevy: HevyVariant.name(scan, firstDate: firstDate)
    case .hevyMeasurements: "hevy.measurements"
    case .strongMeasurements: "strong.measurements"
    case .fitNotes: header.has("weight unit") ? "fitnotes.android" : "fitnotes.android.old"
    case .fitNotesPhone: "fitnotes.ios"
    case .fitNotesBody: "fitnotes.body"
    case .strongLifts: "stronglifts.new"
    case .strongLiftsWide: "stronglifts.old"
    case .jefitSets: "jefit.sets"
    case .jefitLogs: "jefit.logs"
    case .openScale: header.has("datetime") ? "openscale.old" : "openscale"
    case .bodyweight: "generic"
    default: rawValue.lowercased()
    }
  }
}

extension Scan {
  /// Whether the columns are there that files of the format have.
  var isComplete: Bool {
    format == .jefit || jefitLogs != nil || layout != nil || measures != nil || strongLifts != nil
      || strongLiftsWide != nil
  }
}
