/// Yes and no as files write them.
enum Truth {
  /// Nil for a word that is neither.
  static func answer(_ text: String) -> Bool? {
    switch text.lowercased().filter({ !$0.isWhitespace && $0 != "." }) {
    case "1", "true", "t", "yes", "y", "x", "ja", "j", "oui", "o", "si", "sì", "sí", "s", "sim", "да", "是",
      "はい", "예", "tak", "evet", "kyllä", "ano":
      true
    case "0", "false", "f", "no", "n", "nein", "non", "não", "nee", "nej", "nei", "нет", "否", "nie", "hayır",
      "ei", "ne":
      false
    default: nil
    }
  }
}
