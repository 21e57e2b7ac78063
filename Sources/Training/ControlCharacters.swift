extension String {
  /// Without control characters, which would steer a terminal that a text is written to; line breaks and tabs
  /// stay.
  package var withoutControls: String {
    // Those beyond ASCII begin with this byte.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return self }
    var kept = UnicodeScalarView()
    for scalar in unicodeScalars
    where scalar.properties.generalCategory != .control || "\t\n\r\u{85}".unicodeScalars.contains(scalar) {
      kept.append(scalar)
    }
    return String(kept)
  }
}

extension Change.Step {
  /// What is saved of it: its names and notes without control characters.
  package var withoutControls: Change.Step {
    switch self {
    case .workout(let from, let to?): .workout(from: from, to: to.withoutControls)
    case .routine(let from, let to?): .routine(from: from, to: to.withoutControls)
    case .exercise(let from, let to?): .exercise(from: from, to: to.withoutControls)
    case .measurement(let from, let to?): .measurement(from: from, to: to.withoutControls)
    default: self
    }
  }
}

extension Workout {
  fileprivate var withoutControls: Workout {
    var clean = self
    clean.name = name.withoutControls
    clean.note = note.withoutControls
    for block in blocks.indices {
      clean.blocks[block].note = blocks[block].note.withoutControls
      for set in blocks[block].sets.indices {
        clean.blocks[block].sets[set].note = blocks[block].sets[set].note.withoutControls
      }
    }
    return clean
  }
}

extension Routine {
  fileprivate var withoutControls: Routine {
    var clean = self
    clean.name = name.withoutControls
    clean.note = note.withoutControls
    clean.folder = folder.withoutControls
    for block in blocks.indices { clean.blocks[block].note = blocks[block].note.withoutControls }
    return clean
  }
}

extension Exercise {
  fileprivate var withoutControls: Exercise {
    var clean = self
    clean.name = name.withoutControls
    clean.note = note.withoutControls
    clean.aliases = aliases.map(\.withoutControls)
    return clean
  }
}

extension Measurement {
  fileprivate var withoutControls: Measurement {
    var clean = self
    clean.kind = kind.withoutControls
    clean.note = note.withoutControls
    return clean
  }
}

extension ImportedWorkout {
  /// Its names and notes without control characters.
  package var withoutControls: ImportedWorkout {
    var clean = self
    clean.name = name.withoutControls
    clean.note = note.withoutControls
    for block in blocks.indices {
      clean.blocks[block].exerciseName = blocks[block].exerciseName.withoutControls
      clean.blocks[block].note = blocks[block].note.withoutControls
      for set in blocks[block].sets.indices {
        clean.blocks[block].sets[set].note = blocks[block].sets[set].note.withoutControls
      }
    }
    return clean
  }
}
