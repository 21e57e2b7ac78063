import Training

/// The rest timer's commands, alarm and title, from whatever tab.
enum RestControl {
  static func perform(_ command: Command, on live: EditorContent?, _ scene: Scene) -> [Effect] { [] }
  static func set(_ text: String, on live: EditorContent?, _ scene: Scene) -> [Effect] { [] }
  static func alarm(
    of live: EditorContent?, since: Moment, at now: Moment, _ preferences: Preferences
  ) -> [Effect] { [] }
  static func title(of live: EditorContent, at now: Moment) -> String { live.workout.name }
}
