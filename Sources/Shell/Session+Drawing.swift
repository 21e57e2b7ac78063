package import Canvas

extension Session {
  /// What the terminal shows next; the app keeps what is slow to draw for the frames after it.
  package mutating func nextFrame() -> Grid { app.nextFrame() }
}
