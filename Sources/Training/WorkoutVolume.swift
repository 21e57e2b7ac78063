extension Exercise {
  /// How its sets' weights count.
  package var loadRules: LoadRules {
    LoadRules(kind: kind, share: bodyweightShare, implements: implements, isPerSide: isPerSide)
  }
}

extension Workout {
  /// Σ load × reps over completed sets but warm-ups, exactly.
  package func volume(exercises: [ID<Exercise>: Exercise], bodyweight: Weight?) -> Volume {
    blocks.reduce(into: Volume.zero) { sum, block in
      guard let rules = exercises[block.exercise]?.loadRules else { return }
      for set in block.sets where set.isCompleted && set.type.counts && !set.isSuspicious {
        sum += rules.volume(set.values, bodyweight: bodyweight)
      }
    }
  }
}
