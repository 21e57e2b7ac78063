internal import SQLite

extension Store {
  func turnImport(_ id: String, _ turn: JournalTurn) throws(LogbookError) {}
}
