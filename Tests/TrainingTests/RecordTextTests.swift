import Testing
import Training

private func event(
  _ kind: RecordKind, _ mark: RecordMark, after previous: RecordMark? = nil
) -> RecordEvent {
  RecordEvent(
    kind: kind, setID: "s", workoutID: "w", mark: mark, previous: previous, isBaseline: false, isShown: true)
}

private func mark(_ kilograms: Double, _ reps: Int) -> RecordMark {
  RecordMark(load: Load(kg(kilograms)), reps: reps)
}

@Test func `an estimate's badge is whole, and finer when it would look like the old one`() {
  let record = event(.e1rm, mark(100, 5), after: mark(99, 5))
  #expect(record.badge(formula: .epley) == "▲ PR · EST. 1RM 117 KG")
  #expect(record.shortBadge(formula: .epley) == "▲ 1RM 117")
  #expect(record.change(formula: .epley) == "115.5 → 116.7 kg")
  let close = event(.e1rm, mark(100, 5), after: mark(120, 1))
  #expect(close.badge(formula: .epley) == "▲ PR · EST. 1RM 117 KG")
  let same = event(.e1rm, mark(100.25, 5), after: mark(100, 5))
  #expect(same.badge(formula: .epley) == "▲ PR · EST. 1RM 117.0 KG")
  #expect(same.change(formula: .epley) == "116.7 → 117.0 kg")
  let hair = event(.e1rm, mark(100.01, 5), after: mark(100, 5))
  #expect(hair.change(formula: .epley) == "116.67 → 116.68 kg")
}

@Test func `every kind has its words`() {
  let run = RecordMark(seconds: 1_500, distance: Distance(milli: 5_000, unit: .km))
  let records: [(RecordEvent, String, String)] = [
    (event(.weight, mark(102.5, 5)), "▲ PR · WEIGHT 102.5 KG", "▲ 102.5 KG"),
    (event(.repsAt, mark(100, 7)), "▲ PR · 7 REPS AT 100 KG", "▲ 7 REPS"),
    (event(.assist, mark(20, 8)), "▲ PR · ASSISTANCE 20 KG", "▲ 20 KG"),
    (event(.reps, RecordMark(reps: 12)), "▲ PR · 12 REPS", "▲ 12 REPS"),
    (event(.sessionReps, RecordMark(reps: 36)), "▲ PR · 36 REPS IN ALL", "▲ 36 REPS"),
    (event(.duration, RecordMark(seconds: 90)), "▲ PR · TIME 1:30", "▲ 1:30"),
    (event(.distance, run), "▲ PR · DISTANCE 5 KM", "▲ 5 KM"),
    (event(.pace, run), "▲ PR · 5 KM IN 25:00", "▲ 25:00"),
    (event(.setVolume, mark(500, 5)), "▲ PR · SET VOLUME 500 KG", "▲ VOL 500"),
    (event(.sessionVolume, mark(4_820, 40)), "▲ PR · VOLUME 4,820 KG", "▲ VOL 4,820"),
  ]
  for (record, long, short) in records {
    #expect(record.badge(formula: .epley) == long)
    #expect(record.shortBadge(formula: .epley) == short)
  }
}

@Test func `a reps record is told by the weight it improves, or by the reps`() {
  let heavier = event(.repsAt, mark(100, 5), after: mark(97.5, 5))
  #expect(heavier.label == "5 reps at")
  #expect(heavier.change(formula: .epley) == "97.5 → 100 kg")
  let more = event(.repsAt, mark(100, 7), after: mark(100, 5))
  #expect(more.label == "Reps")
  #expect(more.change(formula: .epley) == "5 → 7 reps at 100 kg")
}

@Test func `a record says why it is one`() {
  let record = event(.e1rm, mark(100, 5), after: mark(99, 5))
  #expect(
    record.reason(formula: .epley, day: "today", previousDay: "12 Mar")
      == "e1RM 116.7 (Epley, 100×5, today) beats 115.5 (99×5, 12 Mar)")
  #expect(
    event(.e1rm, mark(100, 5)).reason(formula: .epley, day: "today")
      == "e1RM 116.7 (Epley, 100×5, today) is the first")
}

@Test func `a record read off the set is told by its sets`() {
  let heavier = event(.repsAt, mark(100, 5), after: mark(97.5, 5))
  #expect(
    heavier.reason(formula: .epley, day: "today", previousDay: "12 Mar")
      == "100×5 (today) beats 97.5×5 (12 Mar)")
  let volume = event(.sessionVolume, mark(4_820, 40), after: mark(4_500, 38))
  #expect(
    volume.reason(formula: .epley, day: "today") == "Volume 4,820 (40 reps, today) beats 4,500 (38 reps)")
}

@Test func `a record is told in the wanted unit, style and glyph`() {
  let record = event(.weight, mark(102.5, 5), after: mark(100, 5))
  #expect(record.badge(formula: .epley, in: .lb, glyph: "^") == "^ PR · WEIGHT 225.97 LB")
  #expect(record.change(formula: .epley, arrow: "->", style: .comma) == "100 -> 102,5 kg")
}
