import Training

/// Puts the rows of a table of sets together to workouts, in the order of the file.
struct SetHistory: RowHistory {
  private let dialect: Dialect
  private let layout: Layout
  private var rows: SetRowReader
  private var stamps: StampCells
  private let zone: (CivilTime) -> LocalMoment
  private let nameIndex: Int

  private(set) var tally = ImportTally()
  private var key: RowKey
  private var open: OpenWorkout?
  private var place = BlockPlace()
  private var kept = KeptRows()

  /// Where the row above went.
  private struct BlockPlace {
    var index = 0
    var exercise: [UInt8] = []
    var number: Int?
    var workoutNote: [UInt8] = []
    var note: [UInt8] = []
  }

  init?(_ scan: Scan, _ dialect: Dialect, _ choice: ImportChoice) {
    guard let layout = scan.layout, let name = layout[.exercise],
      let stamps = StampCells(layout, order: scan.dateOrder)
    else { return nil }
    self.dialect = dialect
    self.layout = layout
    self.stamps = stamps
    zone = choice.zone
    nameIndex = name
    let cells = NumberCells(
      layout, marks: scan.marks, unit: choice.unit, distanceUnit: choice.distanceUnit)
    rows = SetRowReader(dialect, layout, cells, worded: WordedCells(scan))
    key = RowKey(dialect.key.compactMap { layout[$0] })
  }

  mutating func take(_ record: CSVRecord, into items: inout [ImportedItem]) {
    if dialect.hasBareCommas, let whole = record.joiningName(at: nameIndex, layout) {
      take(row: whole, into: &items)
    } else {
      take(row: record, into: &items)
    }
  }

  private mutating func take(row record: CSVRecord, into items: inout [ImportedItem]) {
    do throws(ProblemReason) {
      guard let row = try rows.row(record) else {
        tally.notDone += 1
        return
      }
      guard !record.isBlank(nameIndex) else { throw .noExercise }
      if open == nil || !key.matches(record) {
        let stamp = try stamps.stamp(of: record)
        if let last = open?.last, dialect.gap > 0, abs(stamp.seconds - last.seconds) <= dialect.gap {
          open?.meet(stamp)
        } else {
          finish(into: &items)
          begin(record, at: stamp)
        }
        key.take(record)
      } else if dialect.isTimed {
        open?.meet(try stamps.stamp(of: record))
      }
      keep(record)
      add(row, record)
      for doubt in row.doubts { tally.doubt(record, doubt) }
    } catch {
      tally.leaveOut(record, error)
      // A row that cannot be read is still one of the workout it stands in.
      if open != nil, record.count >= layout.count, key.matches(record) { keep(record) }
    }
  }

  private mutating func keep(_ record: CSVRecord) {
    if dialect.keepsRows { kept.add(record) }
  }

  mutating func take(_ damage: CSVDamage) {
    tally.leftOut.add(damage.problem)
  }

  mutating func finish(into items: inout [ImportedItem]) {
    defer { open = nil }
    guard var workout = open?.finished(in: zone, isTimed: dialect.isTimed || dialect.gap > 0) else { return }
    workout.rows = kept.bytes
    tally.count(workout)
    items.append(.workout(workout))
  }
}

extension SetHistory {
  private mutating func begin(_ record: CSVRecord, at stamp: Stamp) {
    place = BlockPlace()
    kept.removeAll()
    let notes = layout.has(.workoutNotes) || layout.has(.exerciseNotes) || layout.has(.setNotes)
    var workout = ImportedWorkout(
      name: title(of: record), start: stamp.moment(in: zone), saysNotes: notes || layout.has(.notes),
      line: record.line)
    workout.duration = duration(of: record, from: workout.start)
    open = OpenWorkout(workout: workout, first: stamp, last: stamp)
  }

  /// The workout's name, behind its programme's where there is one.
  private func title(of record: CSVRecord) -> String {
    let names = [Column.program, .workout].compactMap { layout[$0] }
      .filter { !record.isBlank($0) }.map { record.text($0) }
    return names.isEmpty ? Dialect.title : names.joined(separator: " – ")
  }

  /// Seconds to the end that the row tells; nil where it tells none that can be.
  private mutating func duration(of record: CSVRecord, from start: LocalMoment) -> Int? {
    guard let index = layout[.end], !record.isBlank(index) else { return nil }
    let text = String(record.text(index).prefix(40))
    let end: Stamp
    do throws(ProblemReason) {
      end = try stamps.stamp(of: record, at: index)
    } catch {
      tally.doubt(record, .unreadDuration(text))
      return nil
    }
    let seconds = end.moment(in: zone).moment - start.moment
    guard seconds >= 0 else {
      tally.doubt(record, .endBeforeStart(text))
      return nil
    }
    if seconds > Doubts.longestWorkout {
      tally.counts.suspicious += 1
      tally.doubt(record, .workoutDuration("\(seconds / 3_600) h \(seconds / 60 % 60) min"))
    }
    return seconds
  }

  private mutating func add(_ row: SetRow, _ record: CSVRecord) {
    addWorkoutNote(record)
    openBlock(record)
    addExerciseNote(record)
    var set = ImportedSet(
      type: row.type, values: row.values, note: row.remark, isSuspicious: row.isSuspicious)
    addNote(of: record, to: &set)
    if let index = layout[.doneAt], let stamp = Stamp(record.bytes.span.extracting(record.range(index))) {
      open?.meet(stamp)
    }
    let index = place.index
    open?.workout.blocks[index].sets.append(set)
  }

  private mutating func openBlock(_ record: CSVRecord) {
    let number = self.number(.order, of: record)
    defer { place.number = number }
    let isOpen = open.map { !$0.workout.blocks.isEmpty } ?? false
    if isOpen, RowKey.isSame(record, nameIndex, place.exercise) {
      guard case .numberedRuns = dialect.blocks, let number, let last = place.number, number <= last else {
        return
      }
    }
    place.exercise = Array(record.bytes[record.range(nameIndex)])
    place.note = []
    let name = record.text(nameIndex)
    if case .exercises = dialect.blocks,
      let known = open?.workout.blocks.firstIndex(where: { $0.exerciseName == name })
    {
      place.index = known
      return
    }
    place.index = open?.workout.blocks.count ?? 0
    var block = ImportedBlock(exerciseName: name, superset: self.number(.superset, of: record))
    block.multiplier = self.number(.multiplier, of: record)
    open?.workout.blocks.append(block)
  }

  private func number(_ column: Column, of record: CSVRecord) -> Int? {
    guard let index = layout[column], !record.isEmpty(index) else { return nil }
    return Decimal(record.bytes.span.extracting(record.range(index))).map { $0.thousandths / 1_000 }
  }
}

extension SetHistory {
  private func text(_ index: Int, of record: CSVRecord) -> String {
    dialect.hasEscapedBreaks ? EscapedBreaks.removed(from: record.text(index)) : record.text(index)
  }

  /// A note that stands on every row of a workout is one.
  private mutating func addWorkoutNote(_ record: CSVRecord) {
    guard let index = layout[.workoutNotes], !record.isEmpty(index),
      !RowKey.isSame(record, index, place.workoutNote)
    else { return }
    place.workoutNote = Array(record.bytes[record.range(index)])
    let line = text(index, of: record)
    open?.workout.note.addLine(line)
  }

  /// A note that stands on every row of a block is one.
  private mutating func addExerciseNote(_ record: CSVRecord) {
    guard let index = layout[.exerciseNotes], !record.isEmpty(index),
      !RowKey.isSame(record, index, place.note)
    else { return }
    place.note = Array(record.bytes[record.range(index)])
    let (block, line) = (place.index, text(index, of: record))
    open?.workout.blocks[block].note.addLine(line)
  }

  /// A note that may be either is the exercise's on a block's first row, and the set's on a later one.
  private mutating func addNote(of record: CSVRecord, to set: inout ImportedSet) {
    if let index = layout[.setNotes], !record.isEmpty(index) { set.note.addLine(text(index, of: record)) }
    let place = place.index
    guard let index = layout[.notes], !record.isEmpty(index), let block = open?.workout.blocks[place] else {
      return
    }
    let text = text(index, of: record)
    guard text != block.note else { return }
    if block.sets.isEmpty, block.note.isEmpty {
      open?.workout.blocks[place].note = text
    } else {
      set.note.addLine(text)
    }
  }
}

extension String {
  /// Adds a line, unless the text ends with it already.
  fileprivate mutating func addLine(_ line: String) {
    guard self != line else { return }
    self += isEmpty ? line : "\n" + line
  }
}
