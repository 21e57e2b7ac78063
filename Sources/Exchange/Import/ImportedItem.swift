package import Training

/// One thing that a file tells.
package enum ImportedItem: Hashable, Sendable {
  case workout(ImportedWorkout)
  case measurement(ImportedMeasurement)
}
