import Canvas
import Training

extension Editor {
  /// Joins the exercise with the one below it; where they are one already, takes it out of its superset.
  mutating func toggleSuperset(_ scene: Scene) -> [Effect] {
    guard let block, let index = workout.index(of: block.id) else { return [] }
    let members = workout.supersetMembers(of: index)
    if members.count > 1, index + 1 == workout.blocks.count || members.contains(index + 1) {
      return leaveSuperset(scene)
    }
    guard index + 1 < workout.blocks.count else {
      return [.say(Message("No exercise below to join with.", tone: .warning))]
    }
    let partner = content.exercises[workout.blocks[index + 1].exercise]?.name ?? "the next exercise"
    let name = exercise?.name ?? "the exercise"
    return save("Joined \(name) and \(partner)", workout.joining(at: index), scene)
  }

  mutating func leaveSuperset(_ scene: Scene) -> [Effect] {
    guard let block, let index = workout.index(of: block.id),
      workout.supersetMembers(of: index).count > 1
    else { return [.say(Message("This exercise is in no superset."))] }
    let name = exercise?.name ?? "the exercise"
    return save("Took \(name) out of its superset", workout.splitting(at: index), scene)
  }

  func askSupersetRests() -> [Effect] {
    guard let block, let index = workout.index(of: block.id),
      workout.supersetMembers(of: index).count > 1
    else { return [.say(Message("This exercise is in no superset; S joins it with the next."))] }
    return [
      .present(
        TextSheet(
          "Rests of the superset: between / after the round", block.supersetRests.text,
          for: .supersetRests(block.id)))
    ]
  }

  mutating func setSupersetRests(_ text: String, of id: ID<Block>, _ scene: Scene) -> [Effect] {
    guard let index = workout.index(of: id) else { return [] }
    do throws(Reason) {
      let rests = try SupersetRests(text)
      let members = workout.supersetMembers(of: index)
      return save("Set the rests of a superset", workout.resting(rests, inSupersetOf: index), scene)
        + overruled(rests, in: members)
    } catch {
      return [.say(Message(error.sentence, tone: .warning))]
    }
  }

  /// Says which exercise's own rest counts in the place of the one after the round.
  private func overruled(_ rests: SupersetRests, in members: Range<Int>) -> [Effect] {
    let block = workout.blocks[members.upperBound - 1]
    guard rests.round != nil, let exercise = content.exercises[block.exercise],
      let own = block.restWork ?? exercise.restWork
    else { return [] }
    return [
      .say(Message("\(exercise.shortName) has a rest of its own, \(Elapsed.text(own)): it counts first."))
    ]
  }
}

extension Workout {
  /// The block and the one below in one superset, with all members of both.
  func joining(at index: Int) -> Workout {
    var workout = self
    let (mine, theirs) = (supersetMembers(of: index), supersetMembers(of: index + 1))
    let highest = blocks.compactMap(\.superset).max() ?? 0
    let leader = mine.count > 1 || theirs.count == 1 ? index : index + 1
    let isNew = mine.count == 1 && theirs.count == 1
    for member in mine.lowerBound..<theirs.upperBound {
      workout.blocks[member].superset = isNew ? highest + 1 : blocks[leader].superset
      workout.blocks[member].supersetRests = isNew ? SupersetRests() : blocks[leader].supersetRests
    }
    return workout
  }

  /// The block outside its superset; a lone member left behind is none either.
  func splitting(at index: Int) -> Workout {
    var workout = self
    let highest = blocks.compactMap(\.superset).max() ?? 0
    let number = blocks[index].superset
    workout.blocks[index].superset = nil
    for place in workout.blocks.indices where place > index && blocks[place].superset == number {
      workout.blocks[place].superset = highest + 1
    }
    for place in workout.blocks.indices where workout.supersetLetter(of: place) == nil {
      workout.blocks[place].superset = nil
      workout.blocks[place].supersetRests = SupersetRests()
    }
    return workout
  }
}

/// The two rests of a superset in words.
struct SupersetText {
  let long: String
  let short: String

  init(_ block: Block, _ preferences: Preferences) {
    let between = block.supersetRests.between ?? preferences.restBetween
    let usual = preferences.restRound > 0 ? preferences.restRound : preferences.restWork
    let round = block.supersetRests.round ?? usual
    let first = between > 0 ? Elapsed.text(between) : "no rest"
    let second = round > 0 ? Elapsed.text(round) : "no rest"
    long = "Superset  \(first) between, \(second) after the round"
    short = "\(first) between, \(second) after"
  }
}
