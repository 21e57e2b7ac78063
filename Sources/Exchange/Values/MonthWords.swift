import Training

/// The names of months, whole or cut short, in the languages that files are written in.
enum MonthWords {
  /// A set of languages, one bit each.
  typealias Languages = UInt32

  static let allLanguages = Languages.max

  /// The month of a word and the languages that have it; nil for a word that is no month.
  static func month(_ word: String) -> (month: Int, languages: Languages)? {
    let isPlain = word.utf8.allSatisfy { (97...122).contains($0 | 0x20) }
    let plain = isPlain ? word.lowercased() : Search.key(of: word)
    for candidate in [plain, String(plain.prefix(4)), String(plain.prefix(3))] {
      if let found = words[candidate] { return found }
    }
    return nil
  }

  /// The code of the language that all of a file's months are in; nil for English, and where none fits.
  static func language(_ languages: Languages) -> String? {
    guard languages != allLanguages, languages & 1 == 0 else { return nil }
    return table.indices.first { languages & (1 << Languages($0)) != 0 }.map { table[$0].code }
  }

  private static let words: [String: (month: Int, languages: Languages)] = {
    var words: [String: (month: Int, languages: Languages)] = [:]
    for (place, language) in table.enumerated() {
      for (index, names) in language.months.split(separator: " ").enumerated() {
        for name in names.split(separator: "|") {
          let key = Search.key(of: String(name))
          words[key] = (index + 1, (words[key]?.languages ?? 0) | 1 << Languages(place))
        }
      }
    }
    return words
  }()

  /// January to December; what one language writes in several ways stands between bars.
  private static let table: [(code: String, months: String)] = [
    ("en", "jan feb mar apr may jun jul aug sep oct nov dec"),
    ("de", "jan feb mar apr mai jun jul aug sep okt nov dez"),
    ("es", "ene feb mar abr may jun jul ago sep|set oct nov dic"),
    ("fr", "jan fev mar avr mai juin juil aou sep oct nov dec"),
    ("it", "gen feb mar apr mag giu lug ago set ott nov dic"),
    ("pt", "jan fev mar abr mai jun jul ago set out nov dez"),
    ("tr", "oca sub mar nis may haz tem agu eyl eki kas ara"),
    ("nl", "jan feb mrt|maa apr mei jun jul aug sep okt nov dec"),
    ("sv", "jan feb mar apr maj jun jul aug sep okt nov dec"),
    ("no", "jan feb mar apr mai jun jul aug sep okt nov des"),
    ("pl", "sty lut mar kwi maj cze lip sie wrz paz lis gru"),
    ("cs", "led uno bre dub kve cvn cvc srp zar rij lis pro"),
    ("hu", "jan feb mar apr maj jun jul aug sze okt nov dec"),
    ("fi", "tam hel maa huh tou kes hei elo syy lok marr jou"),
    ("ro", "ian feb mar apr mai iun iul aug sep oct noi dec"),
    ("id", "jan feb mar apr mei jun jul agu|agt sep okt nov des"),
    ("ru", "янв фев мар апр май|мая июн июл авг сен окт ноя дек"),
    ("uk", "січ лют бер кві тра чер лип сер вер жов лис гру"),
  ]
}
