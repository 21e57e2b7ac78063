internal import Screens
internal import Training

extension Session {
  /// Goes a step on in an import; a refusal leaves everything as it was.
  mutating func bringIn(_ step: ImportStep) {
    do throws(ImportRefusal) {
      let unit = configuration.preferences.weightUnit
      talk?.show = shower
      switch step {
      case .leave: talk = nil
      case .inspect(let path):
        let opened = try ImportTalk(
          path, log: log, clock: clock, configuration.preferences, seed: ids.seed(), show: shower)
        talk = opened
        app.show(try opened.begin(unit))
      case .preview(let unit): if let offer = try talk?.preview(unit) { app.show(offer) }
      case .perform(let matches):
        guard let offer = try talk?.perform(matches) else { return }
        app.show(offer)
        talk = nil
        renew()
      }
    } catch {
      app.hideOffer()
      talk = nil
      app.say(Message(error.sentence, tone: .error))
    }
  }

  /// Shows over the app as it is how far the work is.
  private var shower: (ImportOffer) -> Void {
    { [app, showWork] offer in
      var working = app
      working.show(offer)
      showWork?(working)
    }
  }
}
