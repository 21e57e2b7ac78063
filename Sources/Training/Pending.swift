package enum EstimateFormula: String, CaseIterable, Hashable, Sendable { case epley, brzycki }
package struct Estimate: Hashable, Sendable { package var weight: Weight }
package struct RecordEvent: Hashable, Sendable { package var setID: String }
