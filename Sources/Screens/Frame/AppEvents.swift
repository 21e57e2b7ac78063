package import Canvas
package import Training

extension App {
  /// Handles one event at a moment; the effects returned are the shell's to carry out, in order.
  package mutating func handle(_ event: Event, at now: LocalMoment, _ ids: inout IDSource) -> [Effect] {
    scene.now = now
    let alarm = scene.follows ? [] : alarms(at: now.moment) + endRounds(at: now.moment)
    seen = now.moment
    if scene.window != scene.size, let effects = blind(event) { return alarm + effects }
    switch event {
    case .key(let key): return alarm + press(key, &ids)
    case .paste(let text): return alarm + paste(text, &ids)
    case .mouse(let mouse): return alarm + point(mouse, &ids)
    case .resize(let size):
      scene.size = size
      return alarm
    case .hangup: return [.quit]
    case .tick, .resumed, .focus: return alarm
    }
  }

  /// What is done while the terminal is too small to show anything: nothing that nobody sees.
  private func blind(_ event: Event) -> [Effect]? {
    switch event {
    case .key(let key): key == Key("q") ? [.quit] : []
    case .paste, .mouse: []
    default: nil
    }
  }

  /// The bells of the rest and of a set's clock: a rest within stretches ends with the stretch's own.
  private func alarms(at now: Moment) -> [Effect] {
    let timer = TimerControl.alarm(of: live, since: seen, at: now, scene.preferences)
    guard timer.isEmpty else { return timer }
    return RestControl.alarm(of: live, since: seen, at: now, scene.preferences)
  }

  /// Rounds that are over by now are done before anything else happens.
  private mutating func endRounds(at now: Moment) -> [Effect] {
    guard let before = live, let after = TimerControl.advanced(before, to: now, scene.preferences) else {
      return []
    }
    let change = Change(
      TimerControl.summary(from: before, to: after), from: before.workout, to: after.workout)
    receive(.editor(after), for: .workout)
    return [.settle(change)]
  }

  mutating func press(_ key: Key, _ ids: inout IDSource) -> [Effect] {
    message = nil
    if !sheets.isEmpty {
      let effects = sheets[sheets.count - 1].take(key, scene, &ids)
      return carryOut(effects ?? (key.code == .escape ? [.dismiss] : []), &ids)
    }
    if pending.isEmpty, let effects = screen.take(key, scene, &ids) { return carryOut(effects, &ids) }
    pending.append(key)
    let match = keymap.match(pending, in: screen.context)
    if match == .pending { return [] }
    pending = []
    guard case .command(let command) = match, !screen.missing.contains(command) else {
      say(Message("\(KeyName.of(key)) does nothing here; ? shows the keys"))
      return []
    }
    let effects = run(command, &ids)
    return carryOut(key.code == .escape ? staying(effects) : effects, &ids)
  }

  /// Esc goes back but never leaves the program.
  func staying(_ effects: [Effect]) -> [Effect] {
    guard stacks[tab.rawValue].count == 1 else { return effects }
    return effects.map {
      if case .back = $0 { .say(Message("Nothing to go back to; q leaves.")) } else { $0 }
    }
  }

  /// A command by the frame itself, by the rest timer, or by the screen.
  mutating func run(_ command: Command, _ ids: inout IDSource) -> [Effect] {
    if screen.missing.contains(command) {
      return [.say(Message("That does nothing here; ? shows the keys"))]
    }
    if let objection = screen.objection(to: command, scene) {
      return [.say(Message(objection, tone: .warning))]
    }
    switch command {
    case .goProfile: return [.switchTab(.profile)]
    case .goHistory: return [.switchTab(.history)]
    case .goWorkout: return [.switchTab(.workout)]
    case .goExercises: return [.switchTab(.exercises)]
    case .goSettings: return [.switchTab(.settings)]
    case .nextTab: return [.switchTab(tab.moved(by: 1))]
    case .previousTab: return [.switchTab(tab.moved(by: -1))]
    case .undo, .redo:
      screen.expectTurn()
      return [command == .undo ? .undo : .redo]
    case .suspend: return [.suspend]
    case .quit: return [.quit]
    case .help: return [.present(HelpSheet(context: screen.context, without: screen.missing))]
    case .commandLine: return [.present(CommandLineSheet(context: screen.context, earlier: typedLines))]
    case .addPast: return [.present(TextSheet("Add a workout of which day?", "yesterday", for: .pastDay))]
    case .bringIn: return [.present(TextSheet("Import which file?", "", for: .importPath))]
    case .gym: return [chooseGym()]
    case .theme where tab != .settings: return [.switchTab(.settings), .command(.theme)]
    case .pause: return TimerControl.pause(live, scene)
    case .rest, .restLess, .restMore, .restSkip: return RestControl.perform(command, on: live, scene)
    default: return screen.perform(command, scene, &ids)
    }
  }

  /// Offers the gyms there are; asks for a name while there is none.
  private func chooseGym() -> Effect {
    let names = scene.preferences.gymNames
    guard names.count > 1, let entry = PreferenceEntry.entry(for: "gym") else {
      return .say(Message("No gym has a name yet: write gym.home.plates = 20x2 10x4 into the settings file."))
    }
    return .present(
      ChoiceSheet(entry, names.map { PreferenceEntry.Choice($0) }, current: scene.preferences.gym))
  }

  /// Carries out the frame's effects; returns the shell's.
  mutating func carryOut(_ effects: [Effect], _ ids: inout IDSource) -> [Effect] {
    effects.flatMap { effect -> [Effect] in
      switch effect {
      case .open(let destination): stacks[tab.rawValue].append(App.screen(for: destination))
      case .switchTab(let next): tab = next
      case .present(let sheet): sheets.append(sheet)
      case .dismiss: if !sheets.isEmpty { sheets.removeLast() }
      case .back: return leave()
      case .say(let message): say(message)
      case .command(let command):
        sheets = []
        return carryOut(run(command, &ids), &ids)
      case .typed(let line): remember(line)
      case .order(let command, let words):
        sheets = []
        let effects = carryOut(run(command, &ids), &ids)
        if !sheets.isEmpty { return effects + carryOut(answer(words, &ids), &ids) }
        return screen.takesText ? effects + carryOut(screen.hear(words, scene, &ids) ?? [], &ids) : effects
      case .answer(let answer):
        if !sheets.isEmpty { sheets.removeLast() }
        return carryOut(hand(answer, &ids), &ids)
      default: return [effect]
      }
      return []
    }
  }

  /// The newest fifty lines that were typed, each once.
  private mutating func remember(_ line: String) {
    guard !line.isEmpty else { return }
    typedLines = (typedLines.filter { $0 != line } + [line]).suffix(50)
  }

  private mutating func hand(_ answer: Answer, _ ids: inout IDSource) -> [Effect] {
    switch answer {
    case .text(let text, .pastDay): return [.addPast(text.trimmed)]
    case .text(let text, .copyDay(let id)): return [.copyWorkout(id, to: text.trimmed)]
    case .text(let path, .importPath):
      return path.trimmed.isEmpty ? [] : [.bringIn(.inspect(path: path.trimmed))]
    default: break
    }
    if case .text(let text, .rest) = answer { return RestControl.set(text, on: live, scene) }
    guard sheets.isEmpty else { return sheets[sheets.count - 1].accept(answer, scene, &ids) }
    return screen.accept(answer, scene, &ids)
  }

  /// One screen back; from a tab's root out of the program.
  private mutating func leave() -> [Effect] {
    if stacks[tab.rawValue].count > 1 {
      goBack()
      return []
    }
    return [.quit]
  }

  mutating func goBack() {
    if stacks[tab.rawValue].count > 1 { stacks[tab.rawValue].removeLast() }
  }

  private mutating func paste(_ text: String, _ ids: inout IDSource) -> [Effect] {
    let keepsLines = (sheets.last ?? screen).keepsLines
    return Pasting.keys(of: text, keepingLines: keepsLines).flatMap { key -> [Effect] in
      if !sheets.isEmpty { return carryOut(sheets[sheets.count - 1].take(key, scene, &ids) ?? [], &ids) }
      return carryOut(screen.take(key, scene, &ids) ?? [], &ids)
    }
  }
}

extension Tab {
  /// The tab so many places on, around the end.
  func moved(by steps: Int) -> Tab {
    let count = Tab.allCases.count
    return Tab.allCases[((rawValue + steps) % count + count) % count]
  }
}
