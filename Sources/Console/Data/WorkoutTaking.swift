internal import Exchange
internal import Logbook
internal import Training

/// Makes workouts of the log from texts: names become the exercises and routines of the library.
struct WorkoutTaking {
  private var exercises: [ID<Exercise>: Exercise]
  private let routines: [Routine]
  private var ids: IDSource
  /// Exercises the texts say are new.
  private(set) var new: [Exercise] = []

  init(exercises: [Exercise], routines: [Routine], ids: IDSource) {
    self.exercises = Dictionary(exercises.map { ($0.id, $0) }) { first, _ in first }
    self.routines = routines
    self.ids = ids
  }

  /// The workout a text means, with the identifiers of `old` as far as they fit.
  mutating func workout(_ written: WrittenWorkout, continuing old: Workout?) throws(LineFault) -> Workout {
    var workout = written.workout
    for index in workout.blocks.indices {
      let known = old?.blocks.map(\.exercise) ?? []
      workout.blocks[index].exercise = try exercise(
        written.exercises[index], of: workout.blocks[index], preferring: known)
    }
    workout.routine = try routine(written, old)
    let start = workout.start.moment
    let before = old ?? Workout(id: ids.next(at: start), name: "", start: workout.start)
    var ids = ids
    let adopted = workout.adopting(
      from: before, newBlock: { ids.next(at: start) }, newSet: { ids.next(at: start) })
    self.ids = ids
    return adopted
  }

  /// By identifier, else by its exact name, else by a name that reads the same.
  private mutating func exercise(
    _ written: WrittenExercise, of block: Block, preferring known: [ID<Exercise>]
  ) throws(LineFault) -> ID<Exercise> {
    if let id = written.id, exercises[id] != nil { return id }
    if let same = known.first(where: { exercises[$0]?.name == written.name }) { return same }
    let all = exercises.values.sorted { $0.id < $1.id }
    if let exact = all.first(where: { $0.name == written.name })
      ?? ExerciseChoice.exact(written.name, in: all)
    {
      return exact.id
    }
    guard written.isNew else { throw unknown(written, all) }
    let made = Exercise(id: ids.next(at: Moment(seconds: 0)), name: written.name, kind: kind(of: block))
    exercises[made.id] = made
    new.append(made)
    return made.id
  }

  private func unknown(_ written: WrittenExercise, _ all: [Exercise]) -> LineFault {
    let near = Search.nearest(written.name, among: all.map(\.name)).first.map { ", but “\($0)”" } ?? ""
    return LineFault(
      line: written.line, column: 1,
      "there is no exercise “\(written.name.prefix(80))”\(near); [new] behind the name creates it")
  }

  /// What the sets of a new exercise speak of.
  private func kind(of block: Block) -> ExerciseKind {
    func has(_ field: SetField) -> Bool { block.sets.contains { $0.values.has(field) } }
    if has(.reps) { return has(.weight) ? .weightReps : .reps }
    if has(.distance) { return has(.weight) ? .weightDistance : .distanceDuration }
    if has(.duration) { return has(.weight) ? .weightDuration : .duration }
    return .weightReps
  }

  private func routine(_ written: WrittenWorkout, _ old: Workout?) throws(LineFault) -> ID<Routine>? {
    guard let name = written.routine else { return nil }
    if let kept = routines.first(where: { $0.id == old?.routine && $0.name == name }) { return kept.id }
    guard let found = routines.first(where: { $0.name == name }) else {
      throw LineFault(line: written.routineLine, column: 1, "there is no routine “\(name.prefix(80))”")
    }
    return found.id
  }
}
