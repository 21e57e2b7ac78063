import Testing

@testable import Training

@Suite struct FilterWordTests {
  private func split(_ text: String) throws -> (ListFilter, [String]) {
    let found = try ListFilter.split(text.split(separator: " ").map(String.init))
    return (found.filter, found.rest)
  }

  @Test func `words that narrow are taken out of a text`() throws {
    let (filter, rest) = try split("left muscle:chest knee -equipment:cable #Deload -tag:home with:pr")
    #expect(rest == ["left", "knee"])
    #expect(
      filter.wanted == [
        .muscle(.chest): true, .equipment("cable"): false, .tag("deload"): true, .tag("home"): false,
        .records: true,
      ])
  }

  @Test(arguments: [
    ("muscle:quad", ListFilter.Facet.muscle(.quadriceps)), ("muscle:lower-back", .muscle(.lowerBack)),
    ("Muscle:LOWER_BACK", .muscle(.lowerBack)), ("kind:reps", .kind(.reps)),
    ("kind:weight-reps", .kind(.weightReps)), ("kind:assisted", .kind(.assistedBodyweight)),
    ("equipment:ez-bar", .equipment("ez bar")), ("equipment:smith", .equipment("smith machine")),
  ])
  func `values are known by their beginnings, with dashes for blanks`(word: String, facet: ListFilter.Facet)
    throws
  {
    #expect(try split(word).0.wanted == [facet: true])
    #expect(try split("-" + word).0.wanted == [facet: false])
  }

  @Test(arguments: [
    "muscle:", "muscle:back", "muscle:tri-ceps-x", "kind:weight", "equipment:spoon", "tag:", "#!",
    "with:luck",
  ])
  func `what names nothing, or several, is complained about`(word: String) {
    #expect(throws: PredicateComplaint.self) { try split(word) }
  }

  @Test func `other words stay text`() throws {
    for text in ["bench:", "12:30", "-", "#", "a:b c", "muscles:chest"] {
      let (filter, rest) = try split(text)
      #expect(filter.isEmpty && rest.joined(separator: " ") == text)
    }
  }

  @Test func `a search is words, a text or a question about days`() throws {
    let text = try HistorySearch(reading: " tag:deload  left knee ", unit: .kg)
    #expect(text.text == "left knee" && text.predicate == nil && text.filter[.tag("deload")] == true)
    let question = try HistorySearch(reading: "bench>=100x5 muscle:chest", unit: .kg)
    #expect(question.text.isEmpty && question.filter[.muscle(.chest)] == true)
    #expect(question.predicate == (try DayPredicate(reading: "bench>=100x5", unit: .kg)))
    #expect(throws: PredicateComplaint.self) { try HistorySearch(reading: "bench>=x", unit: .kg) }
  }

  @Test func `an exercise needs one value of each sort and none that is kept out`() {
    var filter = ListFilter()
    let exercise = Exercise(
      id: ID("e"), name: "Pull Up", equipment: "bodyweight", kind: .reps, primaryMuscles: [.lats])
    filter[.muscle(.lats)] = true
    filter[.muscle(.chest)] = true
    filter[.tag("deload")] = true
    #expect(filter.admits(exercise) && filter.asked.count == 1)
    filter[.kind(.weightReps)] = true
    #expect(!filter.admits(exercise))
    filter[.kind(.reps)] = true
    #expect(filter.admits(exercise) && !filter.keepsOut(exercise))
    filter[.equipment("bodyweight")] = false
    #expect(!filter.admits(exercise) && filter.keepsOut(exercise))
  }
}
