extension App {
  /// Goes on with an import: the sheet of the step before makes way.
  package mutating func show(_ offer: ImportOffer) {
    hideOffer()
    sheets.append(ImportSheet(offer))
  }

  /// Takes an import's sheet away.
  package mutating func hideOffer() {
    if sheets.last is ImportSheet { sheets.removeLast() }
  }
}
