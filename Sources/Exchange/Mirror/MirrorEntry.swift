package import Training

/// What was the same on both sides when a folder was mirrored last.
package struct MirrorEntry: Hashable, Sendable {
  package var file: String
  /// The print of the file's text.
  package var filePrint: String
  /// The print of the text the log's workout gave.
  package var logPrint: String
  /// The identifiers of the workout and its parts, its sets without values; nil for the library.
  package var skeleton: Workout?

  package init(file: String, filePrint: String, logPrint: String, skeleton: Workout?) {
    self.file = file
    self.filePrint = filePrint
    self.logPrint = logPrint
    self.skeleton = skeleton.map(MirrorEntry.bare)
  }

  private static func bare(_ workout: Workout) -> Workout {
    Workout(
      id: workout.id, name: "", start: LocalMoment(moment: Moment(seconds: 0), offset: 0),
      ending: .finished(at: nil), routine: workout.routine, source: "",
      blocks: workout.blocks.map { block in
        Block(id: block.id, exercise: block.exercise, sets: block.sets.map { SetEntry(id: $0.id) })
      })
  }

  /// The entry on one line.
  package var line: [UInt8] {
    var text = JSONText()
    text.add("file", file)
    text.add("file_print", filePrint)
    text.add("log_print", logPrint)
    if let skeleton { text.add("workout", MirrorEntry.object(skeleton)) }
    return text.closed
  }

  private static func object(_ workout: Workout) -> JSONText {
    var text = JSONText()
    text.add("id", workout.id.text)
    if let routine = workout.routine { text.add("routine_id", routine.text) }
    text.add(
      "blocks",
      workout.blocks.map { block in
        var text = JSONText()
        text.add("id", block.id.text)
        text.add("exercise_id", block.exercise.text)
        text.add("set_ids", block.sets.map(\.id.text))
        return text
      })
    return text
  }

  /// Nil for a line that is none.
  package init?(line: String) {
    guard let value = MirrorEntry.value(line), let file = value["file"]?.text,
      let filePrint = value["file_print"]?.text, let logPrint = value["log_print"]?.text
    else { return nil }
    self.init(
      file: file, filePrint: filePrint, logPrint: logPrint,
      skeleton: value["workout"].flatMap(MirrorEntry.skeleton))
  }

  private static func value(_ line: String) -> JSONValue? {
    do throws(JSONFault) {
      return try JSONValue(parsing: line)
    } catch {
      return nil
    }
  }

  private static func skeleton(_ value: JSONValue) -> Workout? {
    guard let id = value["id"]?.text else { return nil }
    var workout = Workout(
      id: ID(id), name: "", start: LocalMoment(moment: Moment(seconds: 0), offset: 0),
      ending: .finished(at: nil), routine: value["routine_id"]?.text.map { ID($0) }, source: "")
    for block in value["blocks"]?.list ?? [] {
      guard let id = block["id"]?.text, let exercise = block["exercise_id"]?.text else { return nil }
      let sets = (block["set_ids"]?.list ?? []).compactMap(\.text)
      workout.blocks.append(
        Block(id: ID(id), exercise: ID(exercise), sets: sets.map { SetEntry(id: ID($0)) }))
    }
    return workout
  }
}
