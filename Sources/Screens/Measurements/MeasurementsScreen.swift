import Canvas
import Training

/// Bodyweight, body fat and the tape: every kind with its newest value, the chosen one as a chart.
struct MeasurementsScreen: Screen {
  private(set) var content = MeasurementsContent(kinds: [])
  private(set) var place = ListPlace<String>()
  /// The line being typed for the kind under the cursor.
  private(set) var typed: TypedLine?

  var destination: Destination? { .measurements }
  var context: CommandContext { .page }

  private var keys: [String] { content.kinds.map(\.kind.name) }

  /// The kind under the cursor.
  var chosen: MeasurementsContent.Kind? {
    content.kinds.indices.contains(place.index) ? content.kinds[place.index] : nil
  }

  mutating func receive(_ content: Content, _ scene: Scene) {
    guard case .measurements(let measurements) = content else { return }
    self.content = measurements
    place.keep(keys)
    place.scroll(layout, in: MeasurementsPage(self, scene).list)
  }

  var layout: RowLayout { RowLayout(heights: keys.map { _ in 1 }) }

  mutating func take(_ key: Key, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    guard var line = typed else {
      guard case .character(let character) = key.code, key.modifiers.isEmpty, character.isNumber,
        character.isASCII
      else { return nil }
      typed = TypedLine(String(character))
      return []
    }
    switch key.code {
    case .escape:
      typed = nil
      return []
    case .enter: return save(line.text, scene, &ids)
    default:
      let isTaken = line.take(key)
      typed = line
      return isTaken ? [] : nil
    }
  }

  mutating func perform(_ command: Command, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    if place.perform(command, keys, layout, in: MeasurementsPage(self, scene).list) {
      typed = nil
      return []
    }
    switch command {
    case .open: typed = TypedLine()
    case .removeMeasurement: return remove()
    case .back: return [.back]
    default: break
    }
    return []
  }

  mutating func click(_ point: Point, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    let list = MeasurementsPage(self, scene).list
    guard let index = place.item(at: point, layout, in: list) else { return [] }
    if index == place.index { return perform(.open, scene, &ids) }
    typed = nil
    place.move(to: index, in: keys)
    return []
  }

  func draw(on grid: inout Grid, in area: Rectangle, _ scene: Scene) {
    MeasurementsPage(self, scene).draw(on: &grid, in: area)
  }
}

extension MeasurementsScreen {
  /// Nothing typed closes the line; what cannot be read stays for mending.
  private mutating func save(_ text: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect] {
    guard let chosen, text.contains(where: { !$0.isWhitespace }) else {
      typed = nil
      return []
    }
    do throws(Reason) {
      let entry = try MeasurementEntry(
        text, of: chosen, unit: content.unit(of: chosen, scene.preferences), today: scene.now.day)
      typed = nil
      return change(entry, of: chosen, scene, &ids)
    } catch {
      return [.say(Message(sentence(of: error, chosen), tone: .warning))]
    }
  }

  var takesText: Bool { typed != nil }

  /// A value for the kind that is asked for, or the number of a kind.
  mutating func hear(_ words: String, _ scene: Scene, _ ids: inout IDSource) -> [Effect]? {
    if typed != nil { return save(words, scene, &ids) }
    guard let number = Int(words) else { return nil }
    guard keys.indices.contains(number - 1) else { return [.say(Message.noNumber(number))] }
    place.move(to: number - 1, in: keys)
    typed = TypedLine()
    return []
  }

  private func sentence(of reason: Reason, _ kind: MeasurementsContent.Kind) -> String {
    guard case .notAUnit = reason, let quantity = kind.kind.quantity else { return reason.sentence }
    return "\(kind.kind.title) is measured in \(quantity.units.joined(separator: " or "))."
  }

  private func change(
    _ entry: MeasurementEntry, of chosen: MeasurementsContent.Kind, _ scene: Scene, _ ids: inout IDSource
  ) -> [Effect] {
    let name = chosen.kind.name
    switch entry {
    case .goal(nil):
      guard let goal = chosen.goal else { return [.say(Message("\(chosen.kind.title) has no goal."))] }
      return [.save(Change("Removed the goal of \(name)", [.measurement(from: goal, to: nil)]))]
    case .goal(let value?):
      let goal = Measurement(
        id: chosen.goal?.id ?? ids.next(at: scene.now.moment), kind: chosen.kind.goal.name,
        milli: value.milli, unit: value.unit, taken: scene.now)
      let summary = "Set the goal of \(name) to \(value.text())"
      return [.save(Change(summary, [.measurement(from: chosen.goal, to: goal)]))]
    case .value(let value, let day):
      let measurement = Measurement(
        id: ids.next(at: scene.now.moment), kind: name, milli: value.milli, unit: value.unit,
        taken: day.map { scene.noon(of: $0) } ?? scene.now)
      return [
        .save(Change("Measured \(name) \(value.text())", [.measurement(from: nil, to: measurement)])),
        .say(Message("\(chosen.kind.title) \(value.text(style: scene.numbers)); u takes it back.")),
      ]
    }
  }

  private func remove() -> [Effect] {
    guard let chosen, let newest = chosen.series.points.last?.measurement else {
      return [.say(Message("There is no value to remove."))]
    }
    let text = "\(chosen.kind.name) \(newest.value.text())"
    return [
      .save(Change("Removed \(text)", [.measurement(from: newest, to: nil)])),
      .say(Message("Removed \(text); u brings it back.")),
    ]
  }
}

extension Scene {
  /// Noon of a day, at the offset of now.
  fileprivate func noon(of day: Day) -> LocalMoment {
    LocalMoment(moment: Moment(seconds: day.number * 86_400 + 43_200 - now.offset), offset: now.offset)
  }
}
