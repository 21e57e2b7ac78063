/// What reaches the person outside the screen.
extension Terminal {
  /// Names the window; the same name again sends nothing, and the one from before comes back on leaving.
  package func setTitle(_ text: String) {
    guard text != title else { return }
    title = text
    sendTitle()
  }

  func sendTitle() {
    guard surroundings.hasTitle, let title else { return }
    write(Announcement.title(title))
  }

  package func ring() {
    write(Control.bell)
  }

  /// Asks for a desktop notification, where the terminal is known to give one.
  package func notify(title: String, body: String) {
    let text = Announcement.notification(surroundings.notification, title: title, body: body)
    guard !text.isEmpty else { return }
    write(surroundings.isTmux ? Announcement.throughTmux(text) : text)
  }

  /// Puts text on the clipboard by OSC 52; false when it is longer than terminals take.
  package func copy(_ text: String) -> Bool {
    guard let sequence = Announcement.clipboard(text) else { return false }
    write(surroundings.isTmux ? sequence + Announcement.throughTmux(sequence) : sequence)
    return !isGone
  }

  /// Draws progress on the taskbar or tab, 0…100, where the terminal is known to; nil removes it.
  package func setProgress(_ percent: Int?) {
    guard surroundings.hasProgress, percent != progress else { return }
    progress = percent
    let text = Announcement.progress(percent)
    write(surroundings.isTmux ? Announcement.throughTmux(text) : text)
  }
}
