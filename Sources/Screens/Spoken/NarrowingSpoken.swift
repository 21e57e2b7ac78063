import Canvas
import Training

/// What a list is narrowed to, for somebody who hears it.
enum SpokenNarrowing {
  static let question = "Search for what? Type it, or back."

  /// `with chest, without cable, for “bench”`; empty when all is listed.
  static func words(_ filter: ListFilter, _ search: SearchLine) -> String {
    let text = search.isEmpty || search.isTyping ? [] : ["for “\(search.text)”"]
    return (sentence(filter) + text).joined(separator: ", ")
  }

  private static func sentence(_ filter: ListFilter) -> [String] {
    let (asked, out) = (filter.names(wanted: true), filter.names(wanted: false))
    return (asked.isEmpty ? [] : ["with " + asked.joined(separator: " and ")])
      + (out.isEmpty ? [] : ["without " + out.joined(separator: " and ")])
  }

  /// How all is listed again.
  static func wayOut(_ filter: ListFilter, _ search: SearchLine) -> [String] {
    let ways = [
      search.isEmpty ? nil : "back ends the search", filter.isEmpty ? nil : "filter clear shows all",
    ]
    .compactMap { $0 }
    return ways.isEmpty ? [] : [ways.joined(separator: ", ") + "."]
  }

  /// What a filter asks for, in a sentence.
  static func now(_ filter: ListFilter) -> String {
    filter.isEmpty ? "Now: everything." : "Now: \(sentence(filter).joined(separator: ", "))."
  }
}

extension ListFilter {
  /// What is asked for, or kept out, in words by the alphabet.
  func names(wanted isWanted: Bool) -> [String] {
    wanted.filter { $0.value == isWanted }.map { $0.key == .records ? "records" : $0.key.words }.sorted()
  }
}

extension FilterSheet {
  func spoken(_ scene: Scene) -> [String]? {
    [
      "Show only what? \(SpokenNarrowing.now(filter))",
      "Type words such as chest, -cable or tag:deload, with commas between; a minus keeps out.",
      "A word again takes it back, clear all of them; list tells the words, back leaves it as it is.",
    ]
  }

  func spokenPlace(_ scene: Scene) -> [String] {
    ["\(SpokenNarrowing.now(filter)) Type words, clear, list or back."]
  }

  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    switch words.lowercased() {
    case "clear": return [.answer(.filter(ListFilter()))]
    case "list": return [.say(Message(facets.map(FilterSheet.name).joined(separator: ", ") + "."))]
    default: break
    }
    var changed = filter
    do throws(PredicateComplaint) {
      for part in words.split(separator: ",") {
        for (facet, wants) in try read(String(part).trimmed) {
          changed[facet] = changed[facet] == wants ? nil : wants
        }
      }
    } catch {
      return [.say(Message(error.sentence, tone: .warning))]
    }
    return [.answer(.filter(changed))]
  }

  private static func name(_ facet: ListFilter.Facet) -> String {
    facet == .records ? "records" : facet.words
  }

  /// One name such as `weight and reps`, or several words.
  private func read(_ text: String) throws(PredicateComplaint) -> [(ListFilter.Facet, Bool)] {
    if let one = named(text) { return [one] }
    let (filter, rest) = try ListFilter.split(text.split(separator: " ").map(String.init))
    var found = filter.wanted.map { ($0.key, $0.value) }
    for word in rest {
      guard let one = named(word) else { throw complaint(word) }
      found.append(one)
    }
    return found
  }

  private func named(_ text: String) -> (ListFilter.Facet, Bool)? {
    let isOut = text.first == "-"
    let name = isOut ? String(text.dropFirst()) : text
    return facets.first { Search.isSame(FilterSheet.name($0), name) || Search.isSame($0.words, name) }
      .map { ($0, !isOut) }
  }

  private func complaint(_ word: String) -> PredicateComplaint {
    let near = Search.nearest(word, among: facets.map(FilterSheet.name)).first
    return PredicateComplaint(
      sentence: "“\(word)” is nothing to filter by."
        + (near.map { " Did you mean \($0)?" } ?? " list tells what is."))
  }
}
