package import Training

/// A line for the person at the bottom of the screen.
package struct Message: Hashable, Sendable {
  package enum Tone: Hashable, Sendable {
    case plain, record, warning, error
  }

  package var text: String
  package var tone: Tone

  package init(_ text: String, tone: Tone = .plain) {
    self.text = text
    self.tone = tone
  }
}

extension Message {
  /// A number was typed that the list does not have.
  static func noNumber(_ number: Int) -> Message {
    Message("There is no number \(number) here.", tone: .warning)
  }
}

/// What a workout starts from.
package enum StartSource: Hashable, Sendable {
  case empty(name: String?)
  case routine(ID<Routine>)
  case workout(ID<Workout>)
}

/// What a screen wants done.
///
/// The frame carries out the first group, the shell the second.
package enum Effect: Sendable {
  // by the frame
  case open(Destination)
  case switchTab(Tab)
  /// Puts a sheet over the screen.
  case present(any Screen)
  case dismiss
  case back
  case say(Message)
  /// A command chosen in a sheet, performed by the screen beneath after the sheet is gone.
  case command(Command)
  /// A command with the words for what it asks.
  case order(Command, String)
  /// A line of the command line, to be called back later.
  case typed(String)
  /// A text or a value chosen in a sheet, handed to the screen beneath.
  case answer(Answer)

  // by the shell
  case save(Change)
  /// A change that the clock makes; when another program was faster, its change counts.
  case settle(Change)
  case undo
  case redo
  case start(StartSource)
  /// Keeps a workout's exercises and sets as a routine of that name.
  case saveRoutine(from: ID<Workout>, name: String)
  case deleteWorkout(ID<Workout>)
  /// Adds an exercise to a workout at a place, with as many sets as last time.
  case addExercise(ID<Exercise>, to: ID<Workout>, at: Int)
  /// Puts another exercise in the place of one, with the reps that its open sets show.
  case swapExercise(ID<Block>, for: ID<Exercise>, reps: [ID<SetEntry>: Int], in: ID<Workout>)
  /// Adds one to a routine.
  case addToRoutine(ID<Exercise>, ID<Routine>, at: Int)
  /// An empty workout on a past day that the person names.
  case addPast(String)
  /// The same workout once more, on a day that the person names.
  case copyWorkout(ID<Workout>, to: String)
  /// Puts a workout behind the one before it.
  case mergeWorkout(ID<Workout>)
  /// Makes two of a workout; the second begins with that block.
  case splitWorkout(ID<Workout>, before: ID<Block>)
  case prefer(key: String, value: String)
  /// Draws with a theme without keeping it, until another preview or preference.
  case previewTheme(String)
  /// A rest came to its end, whether that rings or not.
  case restEnded
  case ring
  case notify(title: String, body: String)
  case copy(String)
  /// Writes a file of that name beside the log, in the folder for what is shared, and says where it is.
  case write(name: String, text: String)
  /// A step of an import; what comes of it is shown by `App.show`.
  case bringIn(ImportStep)
  case suspend
  case quit
}

/// What a sheet gives back to the screen that presented it.
package enum Answer: Hashable, Sendable {
  case exercise(ID<Exercise>)
  case newExercise(Exercise)
  case text(String, for: TextPurpose)
  case choice(Int)
  case filter(ListFilter)
}

/// What a text asked for in a sheet is for.
package enum TextPurpose: Hashable, Sendable {
  case setNote(ID<SetEntry>)
  case blockNote(ID<Block>)
  case workoutNote
  case workoutTags
  case pinnedNote(ID<Exercise>)
  case workoutName
  case workoutStart
  case workoutDuration
  /// A new routine, from a workout or with nothing in it.
  case routineName
  case pastDay
  case copyDay(ID<Workout>)
  case routineTitle(ID<Routine>)
  case routineFolder(ID<Routine>)
  case folderName(String)
  case rpe(ID<SetEntry>)
  case rest
  case restAfter(ID<SetEntry>)
  case blockRest(ID<Block>)
  case warmupRest(ID<Block>)
  case supersetRests(ID<Block>)
  case date
  case predicate
  case importPath
  case rounds
  /// A setting, by its key.
  case preference(String)
}
