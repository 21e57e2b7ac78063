/// The languages whose headers are known.
enum StrongLanguage: Hashable {
  case english, german, french, chinese, other

  var variant: StrongVariant? {
    switch self {
    case .english: nil
    case .german: .iosGerman
    case .french: .iosFrench
    case .chinese: .iosChinese
    case .other: .iosOther
    }
  }
}

/// The layouts of Strong's export through the years.
package enum StrongVariant: String, CaseIterable, Hashable, Sendable {
  case ios2016 = "strong.ios.2016"
  case ios2017 = "strong.ios.2017"
  case ios2018 = "strong.ios.2018"
  case ios2020 = "strong.ios.2020"
  case ios2025 = "strong.ios.2025"
  case ios2026 = "strong.ios.2026"
  case iosGerman = "strong.ios.de"
  case iosFrench = "strong.ios.fr"
  case iosChinese = "strong.ios.zh"
  /// A language not known: columns are taken by position.
  case iosOther = "strong.ios.other"
  case android2019 = "strong.android.2019"
  case android2023 = "strong.android.2023"
  case androidNew = "strong.android.new"
  case androidNewPounds = "strong.android.new.lbs"

  static func isAndroid(_ variant: String) -> Bool { variant.hasPrefix("strong.android") }
}
